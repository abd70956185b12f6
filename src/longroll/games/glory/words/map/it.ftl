# Che cosa dice la carta dei suoi esagoni.
wind-n = a nord
wind-ne = a nord-est
wind-e = a est
wind-se = a sud-est
wind-s = a sud
wind-sw = a sud-ovest
wind-w = a ovest
wind-nw = a nord-ovest
side-0 = nord
side-1 = nord-est
side-2 = sud-est
side-3 = sud
side-4 = sud-ovest
side-5 = nord-ovest
place-beside = { $place }, { $wind }
place-far = { $place }, { $hexes } esagoni { $wind }
terrain-clear = Terreno aperto
terrain-woods = Bosco
terrain-town = Città
terrain-embankment = Terrapieno della ferrovia
fact-ground = { $terrain }, livello { $level }
fact-pike = Passa una strada maestra
fact-road = Passa una strada
fact-trail = Passa un sentiero
fact-river = Fiume: { $sides }
fact-creek = Torrente: { $sides }
fact-stream = Ruscello: { $sides }
fact-bridge = Ponte: { $sides }
fact-ford = Guado: { $sides }
fact-wall = Dietro il muro di pietra: { $sides }
fact-works = { $side ->
    [US] Trincee dell’Unione
   *[CS] Trincee confederate
}

## The table

army-US = Unione
army-CS = Confederati
list-and = { $first } e { $last }
scene-title = { $battle }, { $moment }
battle-fredericksburg = Fredericksburg
battle-chancellorsville = Chancellorsville
battle-first_manassas = Prima battaglia di Manassas
battle-second_manassas = Seconda battaglia di Manassas
battle-chickamauga = Chickamauga
battle-own = Battaglia libera
day-own = un giorno qualunque
day-fredericksburg = 13 dicembre 1862
day-first_manassas = 21 luglio 1861
day-Apr30 = 30 aprile 1863
day-May1 = 1 maggio 1863
day-May2 = 2 maggio 1863
day-May3 = 3 maggio 1863
day-May4 = 4 maggio 1863
day-May5 = 5 maggio 1863
day-Aug28 = 28 agosto 1862
day-Aug29 = 29 agosto 1862
day-Aug30 = 30 agosto 1862
day-Sep18 = 18 settembre 1863
day-Sep19 = 19 settembre 1863
day-Sep20 = 20 settembre 1863
short-Apr30 = 30 aprile
short-May1 = 1 maggio
short-May2 = 2 maggio
short-Aug29 = 29 agosto
short-Aug30 = 30 agosto
short-Sep18 = 18 settembre
short-Sep19 = 19 settembre
short-Sep20 = 20 settembre
moment = { $day }, { $time }
moment-night = { $day }, notte
hour-night = N{ $half }

## Counters

detail-unit = Divisione { $command }, { $marker }
detail-brigade = Brigata { $command }, { $marker }
detail-independent = { $command }, { $marker }
detail-leader = Comandante, { $marker }
range-L = lunga
range-M = media
range-S = corta
range-G1 = fino a cinque esagoni
fact-values = Forza { $strength }, coesione { $cohesion }, movimento { $movement }
fact-guns = Gittata { $range }, fuoco { $fire }, coesione { $cohesion }, movimento { $movement }
fact-if-disordered = In disordine: coesione { $cohesion }, movimento { $movement }
fact-in-order = In disordine; in buon ordine: coesione { $cohesion }, movimento { $movement }
fact-faces = Rivolta a { $side }
fact-fired = Ha fatto fuoco con questo segnalino
fact-moved = Si è mossa con questo segnalino
fact-bound = In marcia verso { $place }
fact-assigned = Agisce con { $leader } in questo turno
fact-charged = Carica in questa attivazione
fact-leader = Raggio di comando { $range }, attivazione combinata { $factor }, movimento { $movement }
fact-beyond-range = Fuori dal suo raggio: { $units }
fact-all-in-range = Tutte le sue unità sono nel raggio
fact-command = In comando: { $path } dei { $range } punti di { $leader }
fact-command-neighbour = In comando accanto ad altre: { $path } punti fino a { $leader }, raggio { $range }
fact-out-of-command = Fuori comando: { $path } punti fino a { $leader }, raggio { $range }
fact-out-no-path = Fuori comando: nessuna via fino a { $leader }
fact-no-leader = Nessun comandante sulla mappa
fact-independent = Indipendente: sempre in comando
fact-front = Di fronte: { $units }
fact-covered = { $unit } (coperto)
fact-seen-by = { $unit } lo vede, a { $distance ->
    [one] un esagono
   *[other] { $distance } esagoni
}
fact-hidden-from = Nascosto a { $unit } da { $place } ({ $clause })
fact-too-far = Troppo lontano per { $unit }: { $distance } esagoni
item-objective = Obiettivo
fact-objective = { $side ->
    [US] Obiettivo dell’Unione
   *[CS] Obiettivo confederato
}, { $points ->
    [one] un punto
   *[other] { $points } punti
}
fact-objective-held = { $side ->
    [US] L’Unione lo tiene
   *[CS] I confederati lo tengono
}
fact-objective-not-held = { $side ->
    [US] L’Unione non lo tiene
   *[CS] I confederati non lo tengono
}
fact-objective-any = Basta uno qualsiasi dei suoi { $hexes } esagoni
fact-stack = { $units }
fact-in-range-of = Nel raggio di { $leaders }

## Panels

panel-time-note = turno { $turn } di { $turns }
row-fog = Nebbia: non si vede oltre due esagoni
row-night = Notte: niente attivazione combinata, i cannoni arrivano a un esagono
row-night-older = In questa battaglia il fuoco difensivo ha +2 di notte, e chi non fa nulla si riordina anche accanto al nemico.
turn-night = Notte
turn-fog = Nebbia
panel-pool = { $number ->
    [0] Nessun segnalino rimasto
    [one] Prossima estrazione, l’ultima
   *[other] Prossima estrazione, { $number } rimasti
}
panel-pool-unfilled = Segnalini: non ancora riuniti
panel-pool-note = Unione { $union } %, confederati { $confederate } %
row-chance = { $number } su { $all }
row-opens = { $marker } apre il turno.
row-waits = { $marker } aspetta fino alle { $time }, o che il nemico si avvicini.
row-in-play = In gioco: { $marker }.
row-acted = { $names } { $number ->
    [one] ha agito.
   *[other] hanno agito.
}
row-acts = { $names } { $number ->
    [one] agisce.
   *[other] agiscono insieme.
}
row-to-come = { $names } da attivare.
row-initiative = { $side ->
    [US] L’Unione ha l’iniziativa.
   *[CS] I confederati hanno l’iniziativa.
}
panel-charges = Cariche
row-charge = { $units } contro { $against }
panel-out = Fuori comando
row-out-path = { $unit }: via da { $leader }, raggio { $range }
row-out-no-path = { $unit }: nessuna via da { $leader }
row-no-leader = { $unit }: il suo comandante non è sulla mappa
row-failed = { $unit }: la combinazione è fallita
row-out-neighbour = Nessuna unità in comando accanto
row-out-may-not = Non può muovere accanto a un nemico
panel-points = Punti vittoria
panel-points-note = { $margin } per l’Unione: { $level }
row-objective = { $place }
row-objective-held = { $place }, tenuto
row-handicap = Vantaggio, compreso nei punti
panel-boxes = Caselle
row-withdrawn = Ritirate: { $units }
row-recovery = In recupero: { $units }
row-recovered = Recuperate: { $units }
panel-arrivals = In arrivo
panel-deployment = Ancora da schierare
row-arrival = { $units } ({ $number }), da { $place }
row-due = atteso
row-left = Uscite dalla mappa: { $units }
row-away = In marcia intorno alla mappa: { $units }
panel-losses = Perdite definitive

## The decision

waiting = { $seat } decide: { $decision }.
situation-turn = { $moment }.
situation-marker = { $marker }.
situation-acts = { $names }, { $step }.
situation-charge = { $units } contro { $against }.
situation-answer = { $units } { $number ->
    [one] spara
   *[other] sparano
} su { $against }, a { $distance ->
    [one] un esagono.
   *[other] { $distance } esagoni.
}
situation-falls-back = { $units } { $number ->
    [one] ripiega di un esagono.
   *[other] ripiegano di un esagono, una dopo l’altra.
}
situation-advance = { $place } è vuoto: qualcuno deve entrarvi.
situation-advance-night = { $place } è vuoto: chi vi entra di notte va in disordine.
situation-counter = La loro carica su { $place } è spezzata.
situation-continue = Un totale di 11 o più: { $units } può caricare ancora una volta, da sola.
situation-face = { $units } { $number ->
    [one] sta
   *[other] stanno
} in { $place }.
situation-initiative = Hai l’iniziativa.
situation-combine = { $names }, fattori { $factors }: probabilità { $percent } %.
situation-combine-one = { $names } chiama altri capi nel suo raggio.
situation-charges = { $number } cariche sono dichiarate.
step-fire = fuoco d’artiglieria
step-move = movimento
step-charge = cariche
step-rally = riordino
label-face = Fronte a { $side }
label-turn = Girare a { $side }
label-done-fire = Basta fuoco
label-done-move = Fine dei movimenti
label-done-charge = Nessun’altra carica
label-done-charges = Fai le { $number } cariche
label-done-one-charge = Carica: { $units } contro { $against }
label-done-continue = Nessun attacco continuato
label-done-rally = Nessun altro riordino
label-done-second = Nessun altro secondo segnalino
label-done = Fatto
label-close = Dichiarare: { $units } contro { $against }
label-defend = Fuoco su { $targets }
label-resolve = { $units } contro { $against }
label-fire = { $unit } fa fuoco su { $target }
label-fire-turning = { $unit } gira a { $side } e fa fuoco su { $target }
label-fire-both = Le due batterie fanno fuoco su { $target }
label-fire-both-turning = Le due batterie girano a { $side } e fanno fuoco su { $target }
label-roll = Tentare la combinazione: il dado deve superare { $total }
label-way = { $act }: { $effects }
label-points-left = { $act }; punti movimento rimasti: { $number }
effect-rouses = sveglia { $marker }
effect-unleashes = libera { $command } dal suo posto
effect-meets = scaccia { $leader }
effect-none = non disturba nessuno

## Odds

odds-fire = { $units } a { $distance ->
    [one] un esagono
   *[other] { $distance } esagoni
}
odds-combine-title = Attivazione combinata
odds-rally = Riordino
odds-draw = Il prossimo segnalino
odds-of-draw = che ne esca uno dei tuoi
odds-initiative = Iniziativa
odds-of-initiative = di avere l’iniziativa
odds-of-holding-on = che tenga
odds-of-recovery = che torni
note-back = { $unit } di ritorno { $percent } %
odds-of-taking = di prendere l’esagono
odds-of-disorder = di disordinare un’unità
odds-of-combining = di agire insieme
odds-of-rallying = di riordinarsi
bar-success = riesce
bar-failure = fallisce
group-your-charge = La tua carica
group-their-charge = La loro carica
unit-die = dado
group-factors = Fattori dei comandanti
unit-factor = fattore
line-disordered-cohesion = Coesione in disordine
group-at-most = Il dado può essere al massimo
line-fire = Batteria
line-range = Distanza, { $distance ->
    [one] un esagono
   *[other] { $distance } esagoni
}
line-combined = Due batterie insieme
line-woods = Bosco
line-town = Città
line-works = Trincee
line-embankment = Terrapieno della ferrovia
line-wall = Muro di pietra
line-mounted-target = Su cavalleria montata
line-single-target = Cannoni su un solo bersaglio
line-guns-together = I cannoni fanno fuoco insieme
line-more-targets = Più di un bersaglio
line-shaken-fire = La fanteria che fa fuoco è in disordine
line-charger-ground = Terreno del bersaglio
line-ratio = { $ours } contro { $theirs }
line-cohesion = Coesione: { $ours } contro { $theirs }
line-creek = Attraverso un torrente
line-ford = Per un guado
line-bridge = Per un ponte
line-slope = In salita
line-rear = Alle spalle
line-momentum = Cavalleria al galoppo
line-dismounted = Cavalleria appiedata
line-night-fire = Notte
line-wilder = Fucili a ripetizione di Wilder
line-sharpshooters = Tiratori scelti
group-fire-of = Fuoco di { $units }: deve superare la coesione
bar-taken-guns = i cannoni sono presi
bar-DR-D = ripiegano in disordine
bar-DR-CC = ripiegano e fanno la prova
bar-DR = ripiegano
bar-EX = scambio: tutti fanno la prova
bar-AR-CC = ripieghi e fai la prova
bar-AR-D = ripieghi in disordine
bar-stopped = fermata dal loro fuoco
bar-held-AR-D = respinti in disordine
bar-held-AR-CC = respinti, fanno la prova
bar-held-stopped = fermati dal tuo fuoco
bar-held-EX = scambio: tutti fanno la prova
bar-held-DR = ripieghi
bar-held-DR-CC = ripieghi e fai la prova
bar-held-DR-D = ripieghi in disordine
bar-held-taken-guns = i tuoi cannoni sono presi
bar-fire-none = nessun effetto
bar-fire-check = ogni unità fa la prova
bar-fire-hard-check = ogni unità fa la prova con +2
bar-fire-disorder = ogni unità va in disordine
bar-fire-error = colpisce gli amici
odds-charges-on = { $number } cariche su { $against }
odds-several = { $number } cariche
odds-of-passing = che nessuno sia fermato dal loro fuoco
note-taken = { $units }: esagono preso { $percent } %
bar-taken-by = preso da { $units }
bar-none = resistono
bar-held-none = tieni
bar-both-none = i difensori resistono
bar-all-pass = tutti attraversano il fuoco
bar-some-stopped = il fuoco ferma qualcuno
bar-both-taken-guns = i cannoni sono presi
bar-both-DR-D = i difensori ripiegano in disordine
bar-both-DR-CC = i difensori ripiegano e fanno la prova
bar-both-DR = i difensori ripiegano
bar-both-EX = scambio: tutti fanno la prova
bar-both-AR-CC = gli attaccanti ripiegano e fanno la prova
bar-both-AR-D = gli attaccanti ripiegano in disordine
bar-both-stopped = fermata dal fuoco
odds-of-holding = di tenere l’esagono
note-fate = { $unit } in disordine { $percent } %
note-fate-gone = { $unit } perduta { $percent } %
way-hold = Non fanno fuoco
way-at = Su { $units }
way-own-hold = Non fare fuoco
way-worst = lo prendi
way-best = lo prendono
line-sum = In tutto
group-added = Aggiunto al dado

## Layers and keys of the table
layer-reach = Portata
layer-cost = Costo dei movimenti
layer-sight = Vista
layer-fire = Bersagli a tiro
layer-target = Bersagli
layer-chain = Comunicazioni
layer-range = Raggio di comando
layer-front = Fronti
layer-fronts = Fronti di tutte le unità
layer-works = Trincee
layer-blow = Cariche
layer-guard = Copertura
layer-hatched = Esagoni caricati
layer-chance = Rischio dal fuoco
key-facing = Girare l’orientamento
key-swap = Ordine di una pila
key-range = Raggio di comando
key-fronts = Fronti di tutte le unità

# Parole sulla carta.
label-to = per { $place }
label-to-both = per { $first }|e { $last }
label-ditch = fosso
label-middle-pontoon = Ponte di barche
label-upper-pontoons = Ponti di barche|a monte
label-deep-run-mouth = foce del Deep Run
label-the-wooded-gap = il varco boscoso
label-unfinished-railroad = ferrovia incompiuta
label-bernard-s-cabins = Capanne|Bernard
label-brock-road-junction = bivio di|Brock Road
label-jackson-s-march = marcia di Jackson
label-sunken-road = Strada incassata
