# Los bots.

bots-unknown = No hay ningún bot «{ $name }»; quizá sea uno de estos: { $near }.
