# Lo que vale en cualquier mesa, se juegue a lo que se juegue: el último capítulo de cada reglamento.

chapter-common = Modales en la mesa
common-now = Lo que está por decidir se decide primero, y solo lo decide el jugador a quien le toca.
    .refusal = Ahora se decide otra cosa. { $prompt }
common-chance = Los dados y las cartas que salen no los elige nadie: mientras están de camino, nadie puede actuar.
    .refusal = Antes tienen que caer los dados o salir las cartas.
common-outcome = La suerte solo puede traer lo que aún queda por salir.
    .refusal = Eso no puede salir ahora.
common-over = Cuando la partida termina, ya no se juega nada más.
    .refusal = La partida ha terminado.
common-foreign = Solo se juega a este juego: lo que es de otro, o alguien se ha inventado, aquí no es una jugada.
    .refusal = Eso no es de este juego.

action-outcome = Suerte: { $outcome }
