# La página en el navegador.

page-board = El tablero
page-players = Jugadores
page-you = { $name } (tú)
page-to-move = en turno
page-decision = Lo que se decide
page-your-turn = Te toca
page-not-your-turn = Espera un momento
page-do-it = Hacerlo
page-back = Un paso atrás
page-log = Lo que ha pasado
page-bot-random = bot, lo que salga
page-bot-greedy = bot, coge lo que puede
