# The page in the browser.

page-board = The board
page-players = Players
page-you = { $name } (you)
page-to-move = to move
page-decision = What is being decided
page-your-turn = Your turn
page-not-your-turn = Please wait
page-do-it = Do it
page-back = One step back
page-log = What happened
page-bot-random = bot, anything goes
page-bot-greedy = bot, grasps at once
