# Bristol 1350: ciò che i giocatori si dicono, vero o no.

claim-b1350-healthy = Non ho la peste.
claim-b1350-infected = Ho la peste.
claim-b1350-believes-healthy = Credo che { $whom } non abbia la peste.
claim-b1350-believes-infected = Credo che { $whom } abbia la peste.
claim-b1350-mingled = Nella mia ultima mescolanza ho messo { $put } e { $put_too }, e ho avuto { $got } e { $got_too }.
claim-b1350-asks-health = { $whom }, hai la peste?
claim-b1350-asks-mingle = { $whom }, che cosa hai messo nella tua ultima mescolanza, e che cosa hai avuto?
