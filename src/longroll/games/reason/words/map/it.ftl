# Che cosa dice il tavolo dei suoi oggetti.
list-and = { $first } e { $last }
bw = { $length } LB
scene-title = { $battle }: { $moment }
moment = turno { $turn }, impulso { $pulse }
moment-turn = turno { $turn }
sector-name = { $town }, settore { $number }
wind-0 = nord
wind-1 = nord-est
wind-2 = est
wind-3 = sud-est
wind-4 = sud
wind-5 = sud-ovest
wind-6 = ovest
wind-7 = nord-ovest

## Il terreno

fact-level = Altura, livello { $level }
fact-level-cost = Ogni livello in salita costa movimento; un terreno più alto dei due estremi blocca la vista
fact-woods = Bosco: più di 1 LB di bosco blocca la vista
fact-rough = Terreno rotto: non blocca la vista
fact-impassable = Invalicabile
fact-difficult = Difficile: mezzo passo per la fanteria regolare e la cavalleria irregolare, chiuso alla cavalleria regolare e ai cannoni
fact-cover = Dà copertura
fact-no-cover = Non dà copertura
fact-stream = Un ruscello: passarlo costa movimento; chi vi sta a cavallo è vulnerabile
fact-river = Un fiume: si passa solo per strada, su un ponte
fact-road = Una strada: un’unità in formazione di marcia che la segue ha 2 LB in più e passa i ponti
fact-wall = Un muro: passarlo costa movimento; copertura per chi sta dietro
fact-entrenchment = Un trinceramento: passarlo costa movimento; copertura per chi sta dietro
fact-town = Un settore di città: un’unità di fanteria di guarnigione, coperta, che tira tutt’attorno con metà dei dadi
fact-garrison = Guarnigione: { $unit }

## Le unità

kind-RI = Fanteria regolare
kind-II = Fanteria irregolare
kind-HC = Cavalleria pesante
kind-LC = Cavalleria leggera
kind-IC = Cavalleria irregolare
kind-HA = Artiglieria pesante
kind-HW = Obici
kind-RA = Artiglieria a cavallo
formation-FF = formazione di combattimento
formation-MF = formazione di marcia
formation-garrison = di guarnigione
formation-waiting = non ancora sul tavolo
formation-gone = rotta
formation-guns-FF = in batteria
formation-guns-MF = al traino
formation-guns-waiting = non ancora sul tavolo
formation-guns-gone = rotta
detail-unit = { $kind }, { $formation }; { $force }
detail-army-guns = { $kind }, { $formation }; artiglieria d’armata
fact-strength = { $sp } punti forza su { $start }
fact-allowance = Muove { $allowance } LB
fact-vulnerable-uncommanded = Vulnerabile: senza comando
fact-vulnerable-stream = Vulnerabile: a cavallo di un ruscello
fact-vulnerable-ground = Vulnerabile: cavalleria in terreno difficile
fact-suppressed = Neutralizzata: in questo impulso non può tirare né muovere
fact-fired = Ha tirato in questo impulso
fact-moved = Ha mosso
fact-engaged = Impegnata con { $units }
fact-army-guns = Artiglieria d’armata, sempre in comando; muove solo se il comandante in capo paga
fact-no-officer = Il suo ufficiale non è sul tavolo
fact-in-command = In comando: a { $distance } LB da { $officer }, raggio { $radius }
fact-out-of-command = Senza comando: a { $distance } LB da { $officer }, raggio { $radius }
fact-by-chain = In comando per contatto con { $units }; a { $distance } LB da { $officer }
fact-shot = { $unit } a { $distance } LB: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, { $number }+, un colpo { $chance } %
fact-shot-saved = { $unit } a { $distance } LB: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, { $number }+, un colpo { $chance } %, ognuno salvato con 4+
fact-hidden = { $unit } a { $distance } LB: nessuna linea di tiro, { $by } è in mezzo
fact-charge = Carica su { $unit }: contatto a { $cost } di { $allowance } LB
fact-no-charge = Nessuna carica su { $unit }. { $reason }
fact-flanked = Fianco aperto a { $units }
fact-under-fire = Sotto il fuoco di { $units }
band-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, { $number }+

## Gli ufficiali

rating-poor = mediocre
rating-average = discreto
rating-good = buono
rating-great = grande
detail-commander = Comandante in capo, { $rating }
detail-officer = Comanda { $force }
fact-command-dice = Tira { $dice }D6 di comando per turno; { $pool } rimasti
fact-personality = Personalità { $mod }
fact-exceptional = Eccezionale: ritira un dado di controllo
fact-valour = Valore { $v }
fact-status-inactive = La sua forza è inattiva
fact-status-active = La sua forza è attiva
fact-status-attack = La sua forza deve attaccare
fact-uncommanded = Senza comando: { $units }
fact-all-in-command = Tutte le sue unità sono in comando

## Gli obiettivi

item-objective = Obiettivo
fact-objective = Dà { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
}: { $side }
fact-held = Tenuto: { $side }
fact-held-by-nobody = Tenuto da nessuno
fact-objective-town = Tenuto dalla parte che vi ha da sola una guarnigione
fact-objective-circle = Tenuto dalla parte che ha da sola fanteria o cavalleria entro { $radius } LB

## I pannelli

panel-time-note = Durata di base: turno { $length }
turn-may-end = Dopo di esso la giornata finisce al { $chance } %
pulse-chance = { $chance } %
pulse-words = Probabilità che il turno abbia un impulso { $number }
step-musketry = Moschetteria
step-guns = Tiro d’artiglieria
step-control = Controllo
step-move = Movimento
step-fight = Combattimento
step-of = { $step }: { $side }
row-initiative = Iniziativa: { $side }
row-nightfall = Dopo questo turno cala la notte al { $chance } %
panel-command = Dadi di comando
panel-command-note = { $pool } rimasti
row-handicap = Vantaggio: perdite ridotte di { $number }
row-dice-wanted = Probabilità in %: i due dadi migliori, voluto lo stato più alto
general-distance = { $distance } LB
general-reins = accanto al comandante in capo
general-again = ritira
general-cost = { $cost } per dado
general-far = nessun nemico entro 8 LB
status-inactive = Inattiva
status-active = Attiva
status-attack = All’attacco!
panel-armies = Armate
panel-armies-note = perdite / soglia
row-army = { $side }: { $units } unità, { $sp } PF
row-army-test = Prova di morale a fine turno: tiene al { $chance } %
row-army-spent = Perduti due terzi: rotta a fine turno
panel-objectives = Punti vittoria
panel-objectives-note = { $ours } : { $theirs }
panel-forces-note = { $commander }, { $rating }
row-force-out = { $force }; senza comando: { $units }
row-army-guns = Artiglieria d’armata: { $units }
panel-arrivals = Rinforzi
row-arrival = { $force }, { $number } unità
row-arrival-turn = turno { $turn }

## La decisione

waiting = { $side }: decidono loro. { $situation }
situation-turn = { $moment }.
situation-step = { $step }, impulso { $pulse }.
label-done = Fatto
label-done-musketry = Fine della moschetteria
label-done-artillery = Fine del tiro
label-done-orders = Cominciare le prove
label-done-move = Finire i movimenti
label-take = Prendere { $piece }
label-move = { $unit }: { $legs }
label-charge = { $unit } carica { $target }
label-charge-turning = { $unit } carica { $target }: { $turns }
label-officer = { $officer } cavalca { $distance } LB, presso { $near }
label-run-away = Schivare { $distance } LB, spalle al nemico
label-run-back = Schivare { $distance } LB, fronte al nemico
label-go = Proseguire { $distance } LB
label-go-no-farther = Fermarsi qui
label-shift = { $unit } fa posto: { $where }
label-place = { $unit } entra
label-post = Appostare { $unit } { $where }
label-advance = { $unit } avanza { $distance } LB
label-pick = { $sum }: { $status }
label-reroll = Rilanciare il { $face }
way-off = { $distance } LB { $way }
way-beside = presso { $unit }
way-0 = a nord
way-1 = a nord-est
way-2 = a est
way-3 = a sud-est
way-4 = a sud
way-5 = a sud-ovest
way-6 = a ovest
way-7 = a nord-ovest
leg-advance = avanza { $length }
leg-wheel = { $hand ->
    [left] conversione a sinistra { $angle }°
   *[right] conversione a destra { $angle }°
}
leg-about = dietrofront
leg-pivot = fronte a { $wind }
leg-oblique = { $hand ->
    [left] obliquo a sinistra { $angle }° { $length }
   *[right] obliquo a destra { $angle }° { $length }
}
leg-back = indietro { $length }
leg-change = cambia formazione, fronte a { $wind }
leg-road = per la strada { $length }
leg-leave = esce da { $edge }
leg-enter = in { $sector }

## Le probabilità

odds-fire = { $unit } tira
odds-fire-of = di infliggerle perdite
odds-control = Prova di controllo
odds-control-of = di non essere inattivo
odds-combat = { $units }: all’attacco
odds-combat-of = di vincere il combattimento
bar-loses = perde { $number }
bar-loses-more = perde { $number } o più
bar-loses-nothing = non perde nulla
bar-won-all = vinto, decisivo
bar-won = vinto
bar-lost = perduto
bar-lost-all = perduto, decisivo
note-breaks = { $unit } si rompe al { $percent } %
note-hit = Almeno un colpo: { $percent } %
note-losses = Perdite attese: { $ours } per l’attaccante, { $theirs } per il difensore
note-no-rerolls = Senza valore né dadi di comando
note-recovery = Con il ritiro del generale, senza dadi di comando
note-again = Si ritira un dado solo se la Forza resterebbe inattiva
group-fire = Tiro
group-each-die = ogni dado
group-control = Controllo
line-distance = Distanza dal fronte, LB
line-dice = Dadi
line-number = Un dado colpisce con
line-confirm = Maltempo: di nuovo
line-save = Salvato con
line-personality = Personalità
line-again = Dadi ritirati
odds-charge = { $unit } carica
odds-charge-of = di battere, spezzare o scacciare il nemico
odds-recovery = Recupero
odds-recovery-of = di recuperare forze
bar-falls = rotta prima del contatto
bar-leaves = schiva o fugge
bar-repulsed = la carica è stroncata dal fuoco
bar-no-attack = la prova d’attacco fallisce
bar-recovers = recupera { $number }
group-charge = Carica
group-recovery = Recupero
line-contact = Contatto a
line-edge = Lato toccato
line-test = Prova d’attacco
line-losses = Perdite
line-attempts = Tentativi
line-fire-losses = Perdite attese prima del contatto
edge-front = fronte
edge-right = fianco destro
edge-rear = retro
edge-left = fianco sinistro
edge-sector = città
way-stand = Resiste
way-evade = Schiva
way-wins = successo
line-combat-dice = Dadi

## Il diario

told-control-column = nemico più vicino a { $distance } LB
told-control-picked = dadi { $first } e { $second }, generale { $modifier }
told-advance = avanza { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-wheel = conversione { $amount }°{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-about-face = dietrofront{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-pivot = volge a { $amount }°{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-oblique = obliquo { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-back = indietro { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-side = di lato { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-change = cambio di formazione{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-limber = attacca o mette in batteria{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-road = per strada { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-enter = entra in città{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-leave = esce dalla città{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-sector = al settore vicino{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }

## Battaglie libere

moment-muster = prima della battaglia
panel-muster = { $side }: l’armata
panel-muster-note = { $spent } punti su { $points }
row-muster-commander = { $officer }, { $rating }
row-muster-force = { $officer } ({ $mod }): { $units }
row-muster-waiting = { $number } ancora da schierare
muster-units = { $number } × { $kind } ({ $sp } PF)
muster-units-oblique = { $number } × { $kind } ({ $sp } PF, obliquo)
label-deploy = { $unit } { $where }, in formazione di combattimento
label-deploy-march = { $unit } { $where }, in formazione di marcia
deploy-at = a { $x }; { $y }
deploy-by = { $far } LB { $line ->
    [front] davanti a
   *[rear] dietro a
 } { $officer }{ $hand ->
    [left] , { $aside } alla sua sinistra
    [right] , { $aside } alla sua destra
   *[none] {""}
 }
label-deploy-in = { $unit } di guarnigione a { $sector }
label-station = { $officer } a { $x }; { $y }
label-raise = { $kind } di { $sp } PF, { $cost } punti
label-raise-oblique = { $kind } di { $sp } PF, addestrata all’obliquo, { $cost } punti
label-guns = { $kind } come artiglieria d’armata, { $cost } punti
label-done-raise = L’armata è completa

## Layers and keys of the table
layer-sight = Vista
layer-target = Bersagli
layer-path = Percorsi
layer-chain = Comunicazioni
layer-range = Raggio di comando
layer-lane = Vie di carica
layer-band = Portata di tiro
layer-band-far = Lunga portata
layer-threat = Minaccia
step-wheel-left = Un poco a sinistra
step-back = Un poco indietro
step-forward = Un poco avanti
step-wheel-right = Un poco a destra
key-march = Con un’unità in mano: avanzare, indietreggiare, convergere (Maiusc di più, Ctrl di meno)
key-oblique = Obliquo a sinistra, a destra
key-about-face = Dietrofront
key-formation = Formazione
key-snap = Da un aggancio all’altro
key-charge = La carica con la conversione minore
key-line = Tutte quelle in linea con essa

## Still to do

percent = { $percent } %
duties-attack = { $officers }: all’attacco!
duties-move = Movimenti
duties-control = Prove di controllo
duties-musketry = Moschetteria
duties-guns = Cannoni
duties-recovery = Recupero
duties-combat = Combattimenti
must = All’attacco! { $duties }.
must-which = { $number ->
    [1] Come?
   *[other] Chi va per primo?
 }
must-attack = { $many ->
    [many] { $units } devono attaccare
   *[one] { $units } deve attaccare
 }
must-advance = { $many ->
    [many] { $units } devono avanzare
   *[one] { $units } deve avanzare
 }
duty-attack = { $many ->
    [many] { $unit } devono attaccare
   *[one] { $unit } deve attaccare
 }
duty-advance = { $many ->
    [many] { $unit } devono avanzare
   *[one] { $unit } deve avanzare
 }
duty-contact = { $target }, { $side }, contatto a { $cost } LB su { $allowance }
duty-within = entro { $distance } LB da { $target }
duty-move = Le unità di { $officer } possono muovere
duty-ride = Gli ufficiali possono cavalcare
duty-done = { $many ->
    [many] { $unit }: fatto
   *[one] { $unit }: fatto
 }
duty-test = { $officer } è da mettere alla prova
duty-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, { $mod }
duty-fire = { $many ->
    [many] { $unit } possono sparare
   *[one] { $unit } può sparare
 }
duty-must-fire = { $many ->
    [many] { $unit } devono sparare a mitraglia
   *[one] { $unit } deve sparare a mitraglia
 }
duty-target = { $number ->
    [one] { $target } a { $distance } LB
   *[other] { $target }, da { $distance } LB
 }
duty-recover = { $many ->
    [many] { $unit } possono recuperare
   *[one] { $unit } può recuperare
 }
duty-losses = { $number ->
    [one] una perdita
   *[other] { $number } perdite
 }
duty-against = contro { $units }
cost-of = { $cost } LB su { $allowance }
die-count = { $number ->
    [one] un dado
   *[other] { $number } dadi
 }

## Days of the battles, beneath their maps
date-warburg = 31 luglio 1760
date-rossbach = 5 novembre 1757
date-leuthen = 5 dicembre 1757
date-kolin = 18 giugno 1757
date-zorndorf = 25 agosto 1758
