# La pagina nel browser.

page-board = Il tabellone
page-players = Giocatori
page-you = { $name } (tu)
page-to-move = di turno
page-decision = Che cosa si decide
page-your-turn = Tocca a te
page-not-your-turn = Un attimo di pazienza
page-do-it = Fallo
page-back = Un passo indietro
page-log = Che cosa è successo
page-bot-random = bot, quel che capita
page-bot-greedy = bot, prende al volo
