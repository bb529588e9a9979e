# Lo que vale en cualquier mesa, se juegue a lo que se juegue: el último capítulo de cada reglamento.

chapter-common = Buenos modales en la mesa
common-now = Lo que está pendiente se decide antes que nada, y solo lo decide el jugador a quien le corresponde.
    .refusal = Antes hay que decidir otra cosa. { $prompt }
common-chance = Lo que depende del azar no lo elige nadie, y mientras el azar no haya decidido, nadie puede actuar.
    .refusal = Antes tiene que decidir el azar.
common-outcome = Por azar solo puede salir lo que todavía es posible.
    .refusal = Eso no puede salir ahora.
common-over = Una vez terminada la partida, ya no se juega más.
    .refusal = La partida ha terminado.
common-foreign = Solo se juega a este juego: lo que es de otro, o alguien se ha inventado, aquí no es una jugada.
    .refusal = Eso no es de este juego.

action-outcome = Azar: { $outcome }
