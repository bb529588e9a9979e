# Lo que dice el servidor: a quien lo pone en marcha y a quienes juegan en sus mesas.

server-open = Alehouse está abierto en { $address } (para cerrarlo: Ctrl-C).
page-open = La página está en { $address } (para cerrarla: Ctrl-C; no se pierde nada).
page-open-lan = Para otros de esta red, y para móviles: { $address }
server-address = No se puede abrir nada en { $host }, puerto { $port }: está ocupado o no está permitido. Elige otro con --port.
server-database-odd = Una base de datos se indica como sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE.
server-database-newer = Esta base de datos la usó un Alehouse más nuevo; este no puede leerla.
server-database-silent = La base de datos no responde ({ $kind }): ¿está en marcha y es correcta su dirección?
server-proxy-odd = { $address } no es la dirección de un proxy: escríbela como 127.0.0.1 o 10.0.0.0/8, varias con comas.
server-link-odd = { $address } no es una dirección para otros servidores: escribe una de esta máquina como 10.0.0.11 o 10.0.0.11:8351.

server-no-table = No hay ninguna mesa con este código.
server-no-link = Este enlace ya se ha usado o ha caducado. Crea otro en el primer dispositivo.
server-no-door = No hay nada en esta dirección.
server-no-page = La página no está construida aquí: `make page` la construye. Los programas encuentran las puertas en /api.
server-host-only = Eso solo puede hacerlo quien ha abierto la mesa.
server-seat-only = Eso solo puede hacerlo quien está sentado a la mesa.
server-sits-already = Ya ocupas el asiento { $number }.
server-record-later = La partida se puede descargar cuando termine: contiene cosas que algunos aún no pueden saber.
server-played-for = Ahora mismo un bot juega por ti: primero vuelve a la mesa.
server-full = En esta mesa no caben más espectadores.
server-devices = Este asiento ya está abierto en demasiados dispositivos.
server-look-again = Antes ha ocurrido otra cosa: vuelve a mirar.
server-trouble = Algo ha fallado en la casa. No se ha perdido nada de lo aceptado; inténtalo de nuevo dentro de un momento.
server-too-many = Demasiado de golpe: espera un momento.
server-too-large = Es más de lo que se puede enviar de una vez.
server-origin = Desde esta página no se puede jugar aquí: se abrió en otra dirección.
server-secret-odd = Un secreto consta de { $digits } cifras hexadecimales, con minúsculas.
server-message-odd = Este mensaje no se entiende.
server-hello-first = El primer mensaje tiene que ser un saludo (hello).
server-hello-once = Se saluda (hello) una sola vez.
