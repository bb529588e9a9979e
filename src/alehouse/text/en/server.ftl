# What the server says: to whoever starts it, and to players at its tables.

server-open = Alehouse is open at { $address } (to close it: Ctrl-C).
page-open = The page is at { $address } (to close it: Ctrl-C; nothing is lost).
page-open-lan = For others in this network, and for phones: { $address }
server-address = Nothing can be opened at { $host }, port { $port }: it is in use, or not allowed. Choose another with --port.
server-database-odd = A database is given as sqlite:///FILE or postgresql://USER@HOST/NAME.
server-database-newer = This database was used by a newer Alehouse; this one cannot read it.
server-database-silent = The database does not answer ({ $kind }): is it running, and is its address right?
server-proxy-odd = { $address } is no address of a proxy: give one as 127.0.0.1 or 10.0.0.0/8, several with commas.
server-link-odd = { $address } is no address for other servers: give one of this machine as 10.0.0.11 or 10.0.0.11:8351.

server-no-table = There is no table with this code.
server-no-link = This link has been used already, or is too old. Make a new one on the first device.
server-no-door = There is nothing at this address.
server-no-page = The page has not been built here: `make page` does it. Programs find the doors at /api.
server-host-only = Only the host of the table can do that.
server-seat-only = Only somebody who sits at the table can do that.
server-sits-already = You sit in seat { $number } already.
server-record-later = The record can be had when the game is over: it holds what some may not know yet.
server-played-for = A bot plays for you at the moment: come back first.
server-full = There is no room for more onlookers at this table.
server-devices = This seat is open on too many devices already.
server-look-again = Something else happened first: look again.
server-trouble = Something went wrong in the house. Nothing that was accepted is lost; try again in a moment.
server-too-many = That was too much at once: wait a moment.
server-too-large = That is more than can be sent at once.
server-origin = This page may not play here: it was opened at another address.
server-secret-odd = A secret consists of { $digits } hexadecimal digits in lower case.
server-message-odd = This message cannot be understood.
server-hello-first = The first message must be a hello.
server-hello-once = Hello is said once.
