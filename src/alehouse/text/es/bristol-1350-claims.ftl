# Bristol 1350: lo que los jugadores se dicen, sea cierto o no.

claim-b1350-healthy = No tengo la peste.
claim-b1350-infected = Tengo la peste.
claim-b1350-believes-healthy = Creo que { $whom } no tiene la peste.
claim-b1350-believes-infected = Creo que { $whom } tiene la peste.
claim-b1350-mingled = En mi última entremezcla puse { $put } y { $put_too }, y me tocaron { $got } y { $got_too }.
claim-b1350-asks-health = { $whom }, ¿tienes la peste?
claim-b1350-asks-mingle = { $whom }, ¿qué pusiste en tu última entremezcla y qué te tocó?
