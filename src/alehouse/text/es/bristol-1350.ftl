# Bristol 1350: título, opciones, nombres y reglas.

game-bristol-1350 = Bristol 1350

option-bristol-1350-characters = Personajes: cada jugador recibe un personaje con una acción especial propia.
option-bristol-1350-chaos = Caos: los síntomas se reparten del todo al azar, y más de uno empieza con la peste.
option-bristol-1350-congregate = Congregar: tras cada entremezcla, quienes tienen la peste se enteran de quién más la tiene.
option-bristol-1350-cure = Cura: dos síntomas de 1 curan la peste.
option-bristol-1350-alms = Caridad: se juega con las cartas y las monedas de la expansión.
option-bristol-1350-alms-by-chicken = Caridad sin la expansión: los pollos pueden descartarse como limosna.
option-bristol-1350-ratzy = Ratzy: seis ratas sobre la mesa se celebran.
option-bristol-1350-starting-remedies = Remedios con los que empieza cada jugador (con fantasmas, siempre 1).

b1350-ghost = Fantasma { $number }
b1350-cart = { $cart ->
    [birch] abedul
    [cedar] cedro
   *[oak] roble
}
b1350-face = { $face ->
    [birch-apple] manzana de abedul
    [birch-rat] rata de abedul
    [cedar-apple] manzana de cedro
    [cedar-rat] rata de cedro
    [oak-apple] manzana de roble
   *[oak-rat] rata de roble
}
b1350-dice-of = { $face ->
    [birch-apple] { $count } { $count ->
        [one] manzana
       *[other] manzanas
    } de abedul
    [birch-rat] { $count } { $count ->
        [one] rata
       *[other] ratas
    } de abedul
    [cedar-apple] { $count } { $count ->
        [one] manzana
       *[other] manzanas
    } de cedro
    [cedar-rat] { $count } { $count ->
        [one] rata
       *[other] ratas
    } de cedro
    [oak-apple] { $count } { $count ->
        [one] manzana
       *[other] manzanas
    } de roble
   *[oak-rat] { $count } { $count ->
        [one] rata
       *[other] ratas
    } de roble
}
b1350-remedy = { $remedy ->
    [arsenic] arsénico
    [chicken] pollo
    [emeralds] esmeraldas
    [leeches] sanguijuelas
    [pomander] pomo perfumado
    [whip] látigo
   *[alms] limosna
}
b1350-card = { $one }/{ $other }
b1350-character = { $character ->
    [chandler] la velera
    [mason] el cantero
    [knight] el caballero
    [barmaid] la camarera
    [sheriff] el alguacil
    [countess] la condesa
    [outlaw] el bandido
    [serf] la sierva
   *[friar] el fraile
}
b1350-mode = { $mode ->
    [congregate] Congregar
    [cure] Cura
    [alms] Caridad
   *[alms_by_chicken] Caridad sin la expansión
}

# Las reglas.

b1350-chapter-goal = De qué se trata
b1350-goal = Tres carros de manzanas corren hacia la puerta de Bristol. El primero que salga de la ciudad sin nadie infectado a bordo gana la partida, para todos los que van en él.
b1350-infection = Cada jugador tiene dos cartas de síntoma. Si en algún momento suman { $plague_sum } o más, tienes la peste, y la conservas aunque la suma vuelva a bajar.
b1350-infected = Quien tiene la peste ya no puede escapar y busca compañía: su meta es que ningún carro sano salga. Si nadie escapa, quienes tienen la peste se han salido con la suya.

b1350-chapter-setup = Preparación
b1350-setup-pawns = Los carros salen igualados (supuesto), en el orden abedul, cedro, roble: el de abedul va primero, así que empieza quien va delante en él. Los peones se sacan de una bolsa y llenan los carros de abedul a roble, cada uno desde delante. Según el número de peones, abedul, cedro y roble llevan: 4: 1, 1, 2; 5: 1, 2, 2; 6: 2, 2, 2; 7: 2, 2, 3; 8: 2, 3, 3; 9: 3, 3, 3.
b1350-setup-symptoms = Se reparten dos síntomas a cada jugador de un mazo sin los 4; después los 4 se barajan con el resto. De 1 hay { $symptoms_1 }, de 2 hay { $symptoms_2 }, de 3 hay { $symptoms_3 } y de 4 hay { $symptoms_4 }{ $symptoms_assumed ->
    [yes] {" "}(supuesto)
   *[no] {""}
}.
b1350-setup-remedies = Nadie empieza con remedios, salvo que la mesa acuerde uno para cada jugador. Con fantasmas, cada jugador empieza con uno.
b1350-secret = Puedes contar lo que quieras de tus síntomas y remedios, sea verdad o no, pero jamás enseñarlos.

b1350-chapter-round = Una ronda
b1350-round = La ronda empieza tirando los seis dados. Son iguales: cada uno tiene una manzana y una rata del color de cada uno de los tres carros. Luego todos tienen un turno, después se entremezclan los carros con ratas y por último todos los carros avanzan según los dados.
b1350-first = Empieza quien va delante en el primer carro que lleva a alguien; desde ahí se sigue en el sentido del reloj.
b1350-turn = En tu turno haces exactamente una cosa: volver a tirar dados, robar un remedio o mover un peón. Después puedes jugar remedios.
    .refusal = Un turno tiene una acción, ni más ni menos.

b1350-chapter-reroll = Volver a tirar
b1350-reroll = Toma uno o dos dados que elijas y vuelve a tirarlos; los demás quedan como están.
b1350-dice = Solo puede tomarse lo que hay en la mesa.
    .refusal = Los dados no muestran eso.
b1350-locked = Un dado bloqueado no se tira ni se cambia hasta la ronda siguiente.
    .refusal = Los dados que harían falta están bloqueados.

b1350-chapter-draw = Robar un remedio
b1350-draw = Toma en secreto la carta superior del mazo de remedios.
b1350-hand-limit = { $hand_limit ->
    [one] Nadie puede tener más de un remedio, así que con uno no se puede robar.
   *[other] Nadie puede tener más de { $hand_limit } remedios, así que con { $hand_limit } no se puede robar.
}
    .refusal = { $hand_limit ->
        [one] Ya tienes un remedio.
       *[other] Ya tienes { $hand_limit } remedios.
    }
b1350-remedy-deck = Cuando el mazo de remedios se acaba, los descartes se barajan y forman otro. Si tampoco los hay, no queda nada que robar.
    .refusal = No quedan bastantes remedios para robar.

b1350-chapter-move = Mover un peón
b1350-elbow = Codazo: pasa al frente de tu carro, por delante de todos.
    .refusal = Ya vas al frente de tu carro.
b1350-dash = Carrera: salta del frente de tu carro a la parte trasera del carro inmediatamente delante, de los que siguen en el camino.
    .refusal = No hay ningún carro delante del tuyo.
b1350-dash-front = Solo puede correr quien va al frente de su carro.
    .refusal = Para correr hay que ir al frente del carro.
b1350-dash-full = En un carro caben tres. Si corres a uno lleno, cambias de sitio con quien va detrás del todo.
b1350-push = Empujón: echa de tu carro a alguien que va detrás de ti, o salta tú. Los de detrás avanzan.
    .refusal = Solo puedes empujarte a ti o a alguien que va detrás de ti en tu carro.
b1350-push-where = Quien sale empujado cae en la parte trasera del carro más rezagado que tenga sitio, de entre los que van detrás del carro que deja.
b1350-left-behind = Si detrás no hay carro, o ninguno tiene sitio, quien sale empujado se queda atrás: fuera de la partida.
b1350-shame = Si resulta que quien se queda atrás no tenía la peste, quien empujó muere de vergüenza y también sale de la partida. Quedarse atrás por voluntad propia no es ninguna vergüenza.

b1350-chapter-mingle = Entremezclas
b1350-mingle = Antes de que avancen los carros, cada carro con { $rats_to_mingle ->
    [one] alguna rata
   *[other] { $rats_to_mingle } o más ratas
} de su color se entremezcla, el más adelantado primero: todos los de a bordo juntan sus dos síntomas, se barajan, cada jugador recupera dos y la carta sobrante se descarta sin mirarla. También se entremezcla quien va solo; un carro vacío, no.
b1350-mingle-extra = Antes de barajar se añade, sin que nadie lo vea, el síntoma superior del mazo.
b1350-mingle-pile = Si unas sanguijuelas o la sierva han dejado síntomas junto al carro, se añade en su lugar uno de ellos, sacado a ciegas, y los otros se descartan.
b1350-symptom-deck = Cuando el mazo de síntomas se acaba, los descartes se barajan y forman otro. Nadie puede robar más síntomas de los que hay.
    .refusal = No quedan bastantes síntomas para robar.

b1350-chapter-carts = Los carros avanzan
b1350-advance = Cada carro que sigue en el camino avanza un paso por cada dado de su color, manzana o rata, también los vacíos. La puerta está a { $road } { $road ->
    [one] paso
   *[other] pasos
} de la salida{ $road_assumed ->
    [yes] {" "}(supuesto)
   *[no] {""}
}.
b1350-order = Va delante el carro que ha llegado más lejos. Si están igualados, sigue delante el que ya lo estaba.

b1350-chapter-gate = En la puerta
b1350-cross-order = Si varios carros llegan a la puerta en la misma ronda, cruza primero el que más lejos habría llegado; si están igualados, el que iba delante.
b1350-escape = Todos los de un carro que cruza deben decir si tienen la peste. Si nadie la tiene, todos ellos ganan y la partida termina.
b1350-plague-cart = Si alguien de a bordo tiene la peste, mueren todos los de ese carro y la partida sigue.
b1350-empty-cart = Un carro que cruza vacío se ha ido, sin más. No desencadena la última ronda.
b1350-last-round = Cuando ha cruzado un carro con pasajeros y nadie ha ganado, queda una ronda.
b1350-gates = Tras esa última ronda se cierran las puertas: quien no ha cruzado muere en la ciudad.
b1350-dead = Quien muere enseña sus síntomas y los descarta, deja sus remedios boca abajo en los descartes y no tiene más turnos. Los muertos pueden seguir hablando y aconsejando; lo que quieren es que no gane nadie.
b1350-nobody-left = Cuando no queda nadie en el camino, la partida termina. Los fantasmas que siguen en él tras el último jugador continúan por su cuenta, y aún pueden escapar.
b1350-result = Ganan los pasajeros del primer carro sano. Si nadie escapa, quienes tienen la peste se han salido con la suya, que es una victoria menor; los demás han perdido.

b1350-chapter-remedies = Remedios
b1350-remedy-time = Los remedios se juegan en el turno propio, después de la acción: tantos como quieras de los que tienes. Solo el látigo se juega en el turno de otros.
    .refusal = No es el momento de ese remedio.
b1350-remedy-held = Cada carta muestra dos remedios y se descarta en cuanto se usa como uno de ellos. Hay { $remedy_cards } cartas{ $remedies_assumed ->
    [yes] {" "}y cada remedio está en nueve (supuesto)
   *[no] {""}
}.
    .refusal = No tienes esa carta.
b1350-remedy-fresh = Un remedio no puede jugarse en el mismo turno en que se robó.
    .refusal = Acabas de robar esa carta en este turno.
b1350-arsenic = Arsénico: bloquea dos dados, o el único que quede libre. No pueden tirarse ni cambiarse en lo que queda de ronda.
    .refusal = Elige tantos dados como haya que bloquear.
b1350-chicken = Pollo: si tu acción fue volver a tirar dos dados, sigue tirándolos.
    .refusal = El pollo pide haber vuelto a tirar dos dados con tu acción, y que alguno no esté bloqueado.
b1350-chicken-rolls = Con un pollo los dos dados pueden tirarse { $chicken_rolls ->
    [one] una vez más
   *[other] hasta { $chicken_rolls } veces más
}. Puedes plantarte con uno y seguir con el otro; el que dejaste, dejado queda.
    .refusal = Con este pollo ya no puedes tirar eso.
b1350-emeralds = Esmeraldas aplastadas: haz un movimiento más, fuera cual fuera tu acción: codazo, carrera o empujón. Para detener también ese hace falta otro látigo.
b1350-leeches = Sanguijuelas: roba dos síntomas, deja uno boca abajo junto a cualquier carro del camino y descarta el otro. Se usará en la próxima entremezcla de ese carro.
    .refusal = Elige un síntoma que hayas robado y un carro que siga en el camino.
b1350-pomander = Pomo perfumado: roba dos síntomas y quédate con dos cualesquiera de los cuatro. Solo cuenta lo que conservas.
    .refusal = No tienes esos dos síntomas.
b1350-whip = Látigo: detiene a quien corre hacia tu carro, te adelanta a codazos o te empuja fuera. Su movimiento se pierde. Puede usarse enseguida, aunque se acabe de robar.
    .refusal = El látigo es la respuesta al movimiento de otro.
b1350-whip-asked = Siempre que alguien mueve, se pregunta por un látigo, en orden de turno, a todos los afectados que tengan algún remedio, sea látigo o no. Un solo látigo detiene el movimiento.

b1350-chapter-ghosts = Fantasmas, para uno a tres jugadores
b1350-ghosts = Con menos de cuatro jugadores, los fantasmas completan el número. Se sientan tras el último jugador y tienen un peón y dos síntomas que nadie ha visto, pero no remedios.
b1350-ghost-turn = En su turno, el fantasma vuelve a tirar un dado del color del carro rival más adelantado del que haya alguno, antes manzana que rata. Si su carro es el único que queda, toma un dado cualquiera de otro color (abedul antes que cedro, y cedro antes que roble). Si no hay ningún dado así que pueda tirarse, no hace nada.
b1350-ghost-move = Si sale una manzana, del color que sea, el fantasma avanza: de un codazo hasta el frente o, si ya está allí, de una carrera al carro siguiente si hay sitio. Un látigo puede detenerlo.
b1350-ghost-look = En vez de otra acción puedes mirar un síntoma de un fantasma. Sus dos cartas no cambian de sitio hasta que se entremezclan.
    .refusal = No hay tal fantasma en el camino.
b1350-ghost-plague = Un fantasma tiene la peste si sus síntomas suman { $plague_sum } o más cuando ha de enseñarlos; lo que fueron antes no importa.
b1350-ghost-win = Si cruza un carro solo con fantasmas sanos, ganan los fantasmas y pierden todos los jugadores.
b1350-solo = Si juegas en solitario, pierdes en cuanto contraes la peste, y la partida termina.

b1350-chapter-characters = Personajes
b1350-specials = Si se juega con personajes, cada jugador recibe uno a la vista. Su acción especial puede hacerse en lugar de otra acción.
    .refusal = Esa no es la acción especial de tu personaje.
b1350-chandler = Velera: roba un síntoma y quédate con dos de los tres.
b1350-mason = Cantero: vuelve a tirar un dado y después bloquea un dado.
b1350-knight = Caballero: lleva cualquier peón al frente de su carro. Ningún látigo lo impide.
    .refusal = El caballero mueve un peón del camino que no vaya ya al frente.
b1350-barmaid = Camarera: mira la carta superior de los síntomas descartados.
    .refusal = Aún no se ha descartado ningún síntoma.
b1350-sheriff = Alguacil: mira un síntoma, tomado a ciegas, de un jugador que va en otro carro.
    .refusal = El alguacil mira a un jugador de otro carro.
b1350-countess = Condesa: roba dos remedios, quédate con uno y descarta el otro boca abajo. No con { $hand_limit } en la mano.
    .refusal = Ese no es uno de los dos remedios robados.
b1350-outlaw = Bandido: vuelve a tirar un dado. Si muestra el color de tu carro, haz otra acción, incluso otra vez esta.
b1350-serf = Sierva: roba un síntoma y déjalo junto a cualquier carro, como las sanguijuelas.
b1350-friar = Fraile: pon un dado en la cara que quieras.

b1350-chapter-modes = Otras formas de jugar
b1350-chaos = Caos: los síntomas se reparten del mazo entero, con los 4. Con las cartas impresas, más o menos uno de cada tres empieza con la peste, en vez de uno de cada nueve.
b1350-congregate = Congregar: tras cada entremezcla todos cierran los ojos, y entonces quienes tienen la peste, también los muertos, los abren y se miran.
b1350-cure = Cura: quien tiene dos síntomas de 1 queda sano. Una suma posterior de { $plague_sum } o más trae la peste de nuevo.
b1350-alms = Caridad: las cartas de limosna ({ $alms_cards }) se barajan con los remedios. Al jugar una, saca una moneda de la bolsa, mírala y dásela a cualquier jugador vivo, incluido tú mismo; quien la recibe la mira y la guarda boca abajo.
    .refusal = La moneda es para un jugador vivo.
b1350-coins = Monedas que no significan nada: { $coins_naught }. Monedas que traen la peste: { $coins_plague }. Monedas que curan para siempre: { $coins_cured }. La que cura puede más que la de la peste; pero entre pasajeros infectados no salva a nadie.
    .refusal = Ya se han dado todas las monedas.
b1350-alms-chicken = Sin la expansión, un pollo puede descartarse como si fuera limosna.
    .refusal = Los pollos solo son limosna en el modo sin la expansión.
b1350-ratzy = Ratzy: cuando los seis dados muestran ratas, todos gritan «¡Ratzy!».
b1350-modes-apart = Congregar, Cura y Caridad no se juegan juntos.
    .refusal = { $modes } no pueden jugarse juntos.
