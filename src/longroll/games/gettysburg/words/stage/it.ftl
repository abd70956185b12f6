# Gettysburg sulla scena, in italiano: ciò che si dice mentre un combattimento si decide, e sui dispacci di un turno.
# $who è chi agisce, agli occhi di chi legge: you, they, o il codice di una parte (CSA, Union) per chi non gioca.
# $view è il posto di chi legge: attacker, defender o watcher.
# Glossario: cubetto, test (di morale), colonna, trincee (due bastoncini su un confine), batteria, indietreggia, resiste,
# perduta. Le unità sono femminili; a chi gioca si dà del tu.

## I numeri in lettere

stage-number =
    { $number ->
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[other] { $number }
    }
stage-cubes =
    { $number ->
        [0] nessun cubetto
        [1] un cubetto
       *[other] { stage-number } cubetti
    }

## Il terreno

stage-ground-clear = { $place }
stage-ground-ridge = il crinale
stage-ground-hill = la collina
stage-ground-town = la città
stage-at-clear = a { $place }
stage-at-ridge = sul crinale
stage-at-hill = sulla collina
stage-at-town = in città

## Un assalto

stage-of =
    { $view ->
        [defender] di tenere { $ground }
       *[other] di prendere { $ground }
    }
stage-caption =
    { $view ->
        [defender] Probabilità di tenere { $ground } dopo ogni fase, in percentuale
       *[other] Probabilità di prendere { $ground } dopo ogni fase, in percentuale
    }

bar-taken-first =
    { $view ->
        [defender] Perso nel primo round
       *[other] Preso nel primo round
    }
bar-taken-second =
    { $view ->
        [defender] Perso nel secondo round
       *[other] Preso nel secondo round
    }
bar-fallen-back =
    { $view ->
        [attacker] Indietreggi dopo due round
       *[other] Indietreggiano dopo due round
    }
bar-thrown-back =
    { $view ->
        [attacker] Respinto nello scontro
       *[other] Sono respinti nello scontro
    }

stage-guns =
    { $who ->
        [you] Tuoi cannoni
        [they] Loro cannoni
        [CSA] Cannoni CSA
       *[other] Cannoni Unione
    }
stage-fire =
    { $who ->
        [you] Tuo fuoco
        [they] Loro fuoco
        [CSA] Fuoco CSA
       *[other] Fuoco Unione
    }
stage-morale =
    { $who ->
        [you] Tuo morale
        [they] Loro morale
        [CSA] Morale CSA
       *[other] Morale Unione
    }
stage-step-again = { $name }, secondo round

stage-no-guns = nessuno { $at }
stage-no-troops = nessuna truppa { $at }
stage-no-effect = nessun effetto
stage-no-check = nessun test
stage-check-follows =
    { $who ->
        [you] fai il test
        [they] fanno il test
        [CSA] la Confederazione fa il test
       *[other] l’Unione fa il test
    }
stage-and = { $first }, e { $last }
stage-shared = { $cubes }: { $shares }
stage-share = { stage-number } a { $piece }
stage-all-to = { $cubes } a { $piece }
stage-disrupted = disorganizzato
stage-overrun = i cannoni sono travolti
stage-nobody-left = non resta nessuno { $at }
stage-all-stand =
    { $number ->
        [1] resiste
        [2] resistono entrambe
       *[other] resistono tutte
    }
stage-all-back =
    { $number ->
        [1] indietreggia
        [2] indietreggiano entrambe
       *[other] indietreggiano tutte
    }
stage-all-lost =
    { $number ->
        [1] perduta
        [2] perdute entrambe
       *[other] perdute tutte
    }
stage-some-stand =
    { $number ->
        [1] una resiste
       *[other] { stage-number } resistono
    }
stage-some-back =
    { $number ->
        [1] una indietreggia
       *[other] { stage-number } indietreggiano
    }
stage-some-lost =
    { $number ->
        [1] una perduta
       *[other] { stage-number } perdute
    }
stage-counters =
    { $number ->
        [1] un contrattacco
       *[other] { stage-number } contrattacchi
    }

## Le righe di una fase

line-nothing = niente
line-check = test
line-disrupts = disorganizza
line-hit = colpito
line-stands = resiste
line-falls-back = indietreggia
line-lost = perduta
line-no-way-out = senza scampo: perduta
line-disrupted = disorganizzata
line-counters = contrattacca
line-evades = si sottrae
line-withdraws = si ritira
line-damaged = danneggiata
line-damaged-back = danneggiata, si ritira
line-column = colonna { $column }
line-changed = { $die } → { $counts }

note-cubes =
    { $number ->
        [one] { $number } cubetto
       *[other] { $number } cubetti
    }
note-takes =
    { $number ->
        [1] prende il cubetto
       *[other] prende { stage-number } cubetti
    }
note-new =
    { $number ->
        [1] uno nuovo
       *[other] { stage-number } nuovi
    }
note-at = su { $sector }

## Le ragioni, in una parola o due

reason-GB-15-7 = danneggiata
reason-GB-15-19 = scelta
reason-GB-15-26 = trincee
reason-GB-15-32 =
    { $terrain ->
        [hill] collina
       *[other] crinale
    }
reason-GB-15-33 = trincee
reason-GB-15-34 = scelta
reason-GB-15-35 = fianco
reason-GB-15-36 = città
reason-GB-15-37 = disorganizzata
reason-GB-15-38 = inesperta
reason-GB-21-13 = trincee
reason-GB-22-14 = danneggiata

## A che punto si è, e come finisce

word-decides =
    { $who ->
        [you] decidi tu
       *[other] decidono loro
    }
word-taken =
    { $view ->
        [defender] perso
       *[other] preso
    }
word-fallen-back =
    { $view ->
        [attacker] non preso
       *[other] tenuto
    }
word-thrown-back =
    { $view ->
        [attacker] respinto
       *[other] tenuto
    }

outcome-taken =
    { $view ->
        [attacker] { $ground } è in mano tua.
        [defender] { $ground } è in mano nemica.
       *[watcher] { $side-code ->
            [CSA] La Confederazione prende { $place }.
           *[other] L’Unione prende { $place }.
        }
    }
outcome-fallen-back =
    { $view ->
        [attacker] Dopo due round indietreggi.
        [defender] Tieni { $ground }.
       *[watcher] { $place } tiene.
    }
outcome-thrown-back =
    { $view ->
        [attacker] Sei respinto.
        [defender] Li respingi.
       *[watcher] L’attacco a { $place } è respinto.
    }
outcome-lost =
    { $number ->
        [one] { $pieces } è perduta
       *[other] { $pieces } sono perdute
    }
outcome-back =
    { $number ->
        [one] { $pieces } indietreggia a { $place }
       *[other] { $pieces } indietreggiano a { $place }
    }
outcome-back-cubes =
    { $number ->
        [one] { $pieces } porta { $cubes } a { $place }
       *[other] { $pieces } portano { $cubes } a { $place }
    }
outcome-damaged =
    { $number ->
        [one] { $pieces } è danneggiata
       *[other] { $pieces } sono danneggiate
    }
outcome-join = { $first }; { $last }
outcome-end = { $text }.

## Il tiro a lunga gittata

stage-bombardment =
    { $number ->
        [1] Tiro a lunga gittata, una batteria
       *[other] Tiro a lunga gittata, { stage-number } batterie
    }
stage-of-effect =
    { $view ->
        [defender] di uscirne indenne
       *[other] di avere effetto
    }
stage-shots =
    { $who ->
        [you] Tuoi tiri
        [they] Loro tiri
        [CSA] Tiri CSA
       *[other] Tiri Unione
    }
stage-damage = Effetto
word-effect = a segno
word-no-effect = nessun effetto
outcome-no-effect = Il tiro non fa niente.
outcome-effect = Il tiro va a segno su { $place }.
outcome-cubes = { $cubes } per { $piece }
outcome-disrupted = { $place } è disorganizzato

## La strada da cui si arriva

stage-arrival = Divisione di Rodes
stage-arrival-note = Un dado decide la strada
stage-arrival-step = La strada
bar-road = { $road }
outcome-arrival = Viene da { $road }.

## Sulla mappa

trace-falls-back = indietreggia
trace-lost = perduta

## Dispacci

dispatch-marches =
    { $number ->
        [one] { $pieces } marcia
       *[other] { $pieces } marciano
    }
dispatch-to = verso { $place }
dispatch-enters =
    { $number ->
        [one] { $pieces } entra
       *[other] { $pieces } entrano
    }
dispatch-block = Un blocco di comando
dispatch-in = a { $place }
dispatch-removed = Un blocco è ripreso
dispatch-disc = Un ordine
dispatch-double = al blocco di { $place }
dispatch-aims = { $piece } punta
dispatch-at = su { $place }
dispatch-assault = Assalto a { $place }
dispatch-fire = Tiro su { $place }
dispatch-works = Trincee a { $place }
dispatch-works-toward = verso { $place }
dispatch-reinforced = { $place } è rinforzato
dispatch-from = da { $place }
dispatch-rallied = { $place } è riorganizzato
