# Gettysburg in italiano.
# $side dice il nome di una parte; $side-code ne è il codice nudo (CSA, Union), con cui la frase sceglie le parole.
# Le sigle delle unità (CR1, UA3) sono femminili: l’unità, la batteria.
# Un solo nome per ogni cosa: unità (brigata, divisione, batteria), settore, casella d’entrata, blocco di comando, disco
# ordine, cubetto, bastoncino (due su un confine: trincee), disorganizzazione, segnalino di fuoco, test di morale, colonna,
# round; un’unità muove, assalta, resiste, indietreggia, è perduta; una batteria è danneggiata. A chi gioca si dà del tu.

game-title = Gettysburg
game-kind = settori, ordini nascosti
game-about = Un gioco di battaglia per due giocatori di Martin Wallace, uscito da Warfrog nel 2010. Uno comanda l’esercito della Confederazione, l’altro quello dell’Unione, nei primi giorni di luglio del 1863. Blocchi di comando dal valore nascosto stabiliscono dove si possono dare ordini e quanti; i dischi spesi restano sul campo finché il blocco non viene ripreso. La Confederazione deve impadronirsi delle alture prima che finisca il terzo pomeriggio.
size-turns =
    { $count ->
        [one] un periodo
       *[other] { $count } periodi
    }

## Scenari

option-handicap = Vantaggio
choice-handicap =
    { $side }: { $number ->
    [one] un disco
   *[other] { $number } dischi
 } { $side-code ->
    [CSA] in più
   *[other] in meno
 } nella casella dell’Unione
scenario-three-days = Tre giorni di luglio
scenario-first-day = Il primo giorno
scenario-second-day-afternoon = Il pomeriggio del secondo giorno
scenario-third-day = Il terzo giorno

subtitle-three-days = Dall’1 al 3 luglio 1863, tutta la battaglia
history-three-days = Nel giugno 1863 Robert E. Lee guida l’Armata della Virginia Settentrionale oltre il Potomac, in Pennsylvania. George Meade, a capo dell’Armata del Potomac da appena tre giorni, lo segue verso nord. Nessuno dei due ha scelto Gettysburg, ma lì si incontrano dieci strade, e il 1° luglio le colonne si scontrano. Lee ricaccia prima due corpi nordisti attraverso la città, colpisce entrambe le ali il secondo giorno e il centro il terzo, senza riuscire. Quando riprende la via della Virginia, circa cinquantamila uomini sono morti, feriti, prigionieri o dispersi.
subtitle-first-day = Heth incontra Buford; arrivano i corpi
history-first-day = Il mattino del 1° luglio la divisione di Heth scende lungo la Chambersburg Pike e trova sulle creste a ovest della città i cavalleggeri appiedati di John Buford. John Reynolds porta in linea il I corpo e cade mentre schiera la Iron Brigade. Nel pomeriggio Rodes attacca da Oak Hill ed Early dalla Harrisburg Road; l’XI corpo cede a nord della città, poi crolla l’intera linea. I corpi battuti si riordinano su Cemetery Hill, che quella sera Ewell rinuncia ad attaccare.
subtitle-second-day-afternoon = Longstreet contro la sinistra dell’Unione
history-second-day-afternoon = Scontento del terreno basso che gli era toccato, Daniel Sickles ha spinto di sua iniziativa il III corpo fino al Peach Orchard. Verso le quattro del pomeriggio Longstreet gli lancia contro Hood e poi McLaws. Devil’s Den, il Wheatfield e il frutteto vengono presi a un prezzo terribile, ma Warren si è accorto che Little Round Top è vuoto, e la brigata di Vincent lo tiene per un soffio. All’imbrunire Ewell assale Culp’s Hill e Cemetery Hill: conquista qualche trincea deserta, non la vittoria.
subtitle-third-day = Culp’s Hill, poi la carica di Pickett
history-third-day = La terza giornata comincia prima dell’alba su Culp’s Hill, dove in mattinata il XII corpo riprende le sue trincee. Verso l’una circa centocinquanta cannoni confederati aprono il fuoco su Cemetery Ridge. Poi quasi dodicimila uomini di Pickett, Pettigrew e Trimble attraversano più di un chilometro di campi aperti. Poche centinaia scavalcano il muretto dietro ad Armistead e vengono sopraffatte; della colonna torna appena la metà. Lee aspetta per un giorno un attacco che non arriva, poi si ritira sotto la pioggia.

## Nomi

name-CSA = Confederazione
name-Union = Unione

name-morning = mattina
name-mid-day = mezzogiorno
name-afternoon = pomeriggio
name-night = notte

name-grey = grigio
name-black = nero
name-blue = blu
name-red = rosso
name-orange = arancione
name-navy = blu scuro

name-troops = truppe
name-artillery = artiglieria

name-result-nothing = niente
name-result-check = un test
name-result-one-cube = un cubetto
name-result-two-cubes = due cubetti
name-result-disrupts = li disorganizza
name-result-hit = a segno
name-result-stands = resiste
name-result-falls-back = indietreggia
name-result-lost = è perduta
name-result-disrupted = resiste, disorganizzata
name-result-counters = resiste e contrattacca

kind-CR = fanteria regolare confederata
kind-CE = fanteria scelta confederata
kind-CA = artiglieria confederata
kind-UR = fanteria regolare dell’Unione
kind-UE = fanteria scelta dell’Unione
kind-UI = fanteria inesperta dell’Unione
kind-UC = cavalleria dell’Unione
kind-UA = artiglieria dell’Unione

terrain-clear = aperto
terrain-ridge = cresta
terrain-hill = collina
terrain-town = città

name-HRN = Herr Ridge North
name-HRS = Herr Ridge South
name-FFR = Fairfield Road
name-WRS = Willoughby Run South
name-PSH = Pitzer Schoolhouse
name-BSW = Biesecker Woods
name-ERS = Emmitsburg Road South
name-MUM = Mummasburg Road
name-WRN = Willoughby Run North
name-WRC = Willoughby Run
name-MPN = McPherson’s Ridge North
name-MPS = McPherson’s Ridge South
name-OKH = Oak Hill
name-OKR = Oak Ridge
name-SEM = Lutheran Seminary
name-SCH = Schultz Woods
name-MCM = McMillan Woods
name-SPW = Spangler’s Woods
name-PIW = Pitzer’s Woods
name-WFR = Warfield Ridge
name-BUS = Bushman Farm
name-CAR = Carlisle Road
name-BLO = Blocher Farm Fields
name-BAK = Barlow’s Knoll
name-HAR = Harrisburg Road
name-ALM = Almshouse
name-YRK = York Pike
name-COL = Pennsylvania College
name-GET = Gettysburg
name-CUF = Culp Farm
name-BEN = Benner’s Hill
name-HAN = Hanover Road
name-WOL = Wolf’s Hill
name-RCK = Rock Creek
name-SPS = Spangler’s Spring
name-POW = Powers Hill
name-BAL = Baltimore Pike
name-CUL = Culp’s Hill
name-CEM = Cemetery Hill
name-LON = Long Lane
name-CRN = Cemetery Ridge North
name-CRS = Cemetery Ridge South
name-LEI = Leister Farm
name-HUM = Hummelbaugh Farm
name-WEI = Weikert Farms
name-GSF = George Spangler Farm
name-LRT = Little Round Top and Round Top
name-TAN = Taneytown Road
name-SRT = South of Round Top
name-BLI = Bliss Farm
name-COD = Codori Farm
name-KLI = Klingle Farm
name-PEA = Peach Orchard
name-TRO = Trostle Farm
name-WHE = Wheatfield
name-ROS = Rose Farm
name-DEV = Devil’s Den
name-SLY = Slyder Farm

name-Chambersburg-Pike = Chambersburg Pike (casella d’ingresso)
name-Mummasburg-Road = Mummasburg Road (casella d’ingresso)
name-Carlisle-Road = Carlisle Road (casella d’ingresso)
name-Harrisburg-Road = Harrisburg Road (casella d’ingresso)
name-Taneytown-Road = Taneytown Road (casella d’ingresso)
name-Baltimore-Pike = Baltimore Pike (casella d’ingresso)
name-Emmitsburg-Road = Emmitsburg Road (casella d’ingresso)

## Parti di frase, riprese dai messaggi che seguono

side-lead =
    { $side-code ->
        [CSA] La Confederazione
       *[Union] L’Unione
    }
side-mid =
    { $side-code ->
        [CSA] la Confederazione
       *[Union] l’Unione
    }
side-of =
    { $side-code ->
        [CSA] della Confederazione
       *[Union] dell’Unione
    }
colour-many =
    { $colour-code ->
        [grey] grigi
        [black] neri
        [blue] blu
        [red] rossi
        [orange] arancioni
       *[navy] blu scuro
    }
of-class =
    { $class-code ->
        [troops] le truppe
       *[artillery] l’artiglieria
    }

## Decisioni: che cosa fare

prompt-arrival-roll = Tira il dado per la strada della divisione di Rodes: 1–3 Mummasburg Road, 4–6 Carlisle Road.
prompt-turn = { $side }, gioca la tua azione: piazza un disco ordine, piazza un blocco di comando o riprendine uno.
prompt-second-disc = { $side }, piazza il secondo disco del tuo ordine doppio.
prompt-after-action = { $side }, fai entrare unità dalle caselle d’ingresso, combatti dove devi o chiudi il turno.
prompt-order = Scegli l’ordine dato dal disco piazzato a { $place }, a quel settore o a uno adiacente.
prompt-moving = Muovi una alla volta le unità del settore { $sector }, poi dichiara di aver finito.
prompt-leaving-cubes = Scegli quanti cubetti porta con sé { $piece } lasciando { $place }.
prompt-combats = Scegli il prossimo combattimento da risolvere.
prompt-guns-fire = Tira il dado per il fuoco difensivo della batteria { $piece } a { $sector }.
prompt-defender-cubes = Assegna al difensore { $piece } cubetti del settore { $sector }, prima che le truppe sparino.
prompt-defenders-fire = Tira il dado per il fuoco del difensore { $piece } a { $sector }, round { $round }.
prompt-attacker-morale = Tira il dado per il test di morale dell’attaccante { $piece } a { $sector }, round { $round }.
prompt-attackers-fire = Tira il dado per il fuoco dell’attaccante { $piece } a { $sector }, round { $round }.
prompt-defender-morale = Tira il dado per il test di morale del difensore { $piece } a { $sector }, round { $round }.
prompt-hit =
    { $hits ->
        [one] Scegli l’unità che subisce il cubetto a { $sector }.
       *[other] Scegli l’unità che subisce il prossimo dei { $hits } cubetti a { $sector }.
    }
prompt-evade = Scegli se la cavalleria colpita a { $sector } si sottrae ignorando un cubetto, oppure resiste.
prompt-limber = Scegli le batterie che lasciano { $sector } con la cavalleria, senza danni.
prompt-retreat = Scegli dove ripiegano, nell’ordine che vuoi, le unità che devono lasciare { $sector }: { $pieces }.
prompt-fall-back = Contrattacco a { $sector }: scegli l’attaccante che indietreggia.
prompt-withdraw = Scegli le batterie che lasciano { $sector } senza danni prima del secondo round.
prompt-guns-escape = La cavalleria ha lasciato { $sector }: salva le batterie, quelle che restano sono perdute.
prompt-firing = Dichiara i tiri ordinati dal disco piazzato a { $place }, poi dichiara di aver finito.
prompt-long-range = Tira il dado per il tiro a lunga gittata della batteria { $piece } su { $sector }.
prompt-gun-hit = Scegli quale delle tue batterie a { $sector } viene colpita.
prompt-colour = Scegli il colore del cubetto inflitto a { $sector } dal tiro a lunga gittata.
prompt-marker = Segnalini di fuoco esauriti: scegli il settore da cui toglierne uno per il tiro ordinato da { $place }.
prompt-penalty = La ritirata porta scompiglio a { $sector }: scegli il colore del cubetto di penalità.
prompt-stick = I nuovi arrivati rovinano le trincee a { $sector }: scegli il bastoncino perduto.
prompt-forfeit = Nessun cubetto { $colour } nella scorta: scegli l’unità che sacrifichi al suo posto.
prompt-excess = A { $sector } ci sono più di quattro unità: scegli quelle che ripiegano.

name-decision-arrival-roll = il tiro per l’arrivo
name-decision-turn = la scelta di un’azione
name-decision-second-disc = il secondo disco di un ordine doppio
name-decision-after-action = la fine del turno
name-decision-order = la scelta di un ordine
name-decision-moving = il movimento delle unità
name-decision-leaving-cubes = i cubetti che un’unità porta con sé
name-decision-combats = la scelta del prossimo combattimento
name-decision-guns-fire = il fuoco difensivo dell’artiglieria
name-decision-defender-cubes = la ripartizione dei cubetti del difensore
name-decision-defenders-fire = il fuoco dei difensori
name-decision-attacker-morale = il test di morale degli attaccanti
name-decision-attackers-fire = il fuoco degli attaccanti
name-decision-defender-morale = il test di morale dei difensori
name-decision-hit = l’unità che subisce un cubetto
name-decision-evade = la scelta della cavalleria, resistere o sottrarsi
name-decision-limber = le batterie che partono con la cavalleria
name-decision-retreat = una ritirata
name-decision-fall-back = l’attaccante che indietreggia
name-decision-withdraw = il ritiro dell’artiglieria
name-decision-guns-escape = la fuga delle batterie
name-decision-firing = la dichiarazione dei tiri
name-decision-long-range = il tiro a lunga gittata
name-decision-gun-hit = la batteria colpita
name-decision-colour = il colore di un cubetto
name-decision-marker = la provenienza di un segnalino di fuoco
name-decision-penalty = il colore del cubetto di penalità
name-decision-stick = il bastoncino di trincea perduto
name-decision-forfeit = l’unità sacrificata per mancanza di cubetti
name-decision-excess = il ripiegamento delle unità in eccesso

## Risposte: etichette e descrizioni

verb-die = Tira il dado
verb-enter = Fai entrare
verb-block = Piazza un blocco
verb-remove = Riprendi un blocco
verb-disc = Dai un ordine
verb-double = Ordine doppio
verb-forced-pass = Passo forzato
verb-skip = Salta il turno
verb-fight = Combatti
verb-end = Fine turno
verb-move = Muovi
verb-ride = Cavalca
verb-joint = Assalto congiunto
verb-done = Fatto
verb-assign = Assegna cubetti
verb-resolve = Risolvi
verb-fire = Spara
verb-marker = Prendi un segnalino
verb-reinforce = Rinforza
verb-entrench = Trincerati
verb-shift = Sposta un bastoncino
verb-reorganise = Riorganizza
verb-clear = Togli il segnalino di fuoco
verb-pass = Passa
verb-hit = Subisci
verb-cube = Scegli il colore
verb-retreat = Ritirati
verb-through = Ritirati di due settori
verb-stand = Resisti
verb-fall-back = Indietreggia
verb-forfeit = Sacrifica
verb-lose-stick = Perdi un bastoncino
verb-concede = Arrenditi

describe-die = Il dado segna { $face }
describe-enter = Fai entrare { $piece } dalla sua casella d’ingresso
describe-block = Piazza un blocco di comando di valore { $value } a { $place }
describe-remove = Riprendi il blocco di { $place } con i suoi dischi
describe-disc = Piazza un disco ordine con il blocco di { $place }
describe-double = Comincia un ordine doppio con un disco a { $place }
describe-forced-pass = Usa un disco di Passo forzato
describe-skip = Salta il turno: nessuna azione è possibile
describe-fight = Risolvi i combattimenti nati dalle entrate in campo
describe-end = Chiudi il turno
describe-move = Muovi { $piece } a { $place }
describe-ride = Cavalca con { $piece } per { $sector } fino a { $sector2 }
describe-joint = Sospendi il combattimento e dichiara un assalto congiunto su { $sector }
describe-done = Concludi l’ordine
describe-assign =
    { $number ->
        [0] Non assegnare cubetti a { $piece }
        [one] Assegna { $number } cubetto a { $piece }
       *[other] Assegna { $number } cubetti a { $piece }
    }
describe-resolve = Risolvi ora il combattimento di { $sector }
describe-fire = Spara con { $piece } contro { of-class } a { $sector }
describe-marker = Prendi il segnalino di fuoco di { $sector }
describe-reinforce = Sposta un cubetto { $colour } da { $sector } a { $sector2 }
describe-entrench = Posa un bastoncino di trincea a { $sector }, sul confine con { $place }
describe-shift = Sposta un bastoncino di { $sector } dal confine con { $place } al confine con { $place2 }
describe-reorganise = Togli il segnalino di disorganizzazione da { $sector }
describe-clear = Togli il segnalino di fuoco da { $sector }
describe-pass = Passa: il disco è speso e non accade nulla
describe-hit = { $piece } subisce il colpo
describe-cube = Piazza un cubetto { $colour }
describe-retreat = Ritira { $piece } a { $place }
describe-through = Ritira { $piece } attraverso { $sector } fino a { $sector2 }
describe-stand = Resisti: nessun altro si muove
describe-fall-back = { $piece } indietreggia davanti al contrattacco
describe-forfeit = Togli { $piece } dal gioco
describe-lose-stick = Togli il bastoncino di { $sector } sul confine con { $place }
describe-concede = Concedi la partita a nome { side-of }

## Eventi

event-forced = C’era una sola scelta: «{ $action }».
event-period-begins = { $day } luglio, { $period }.
event-arrives = { $piece } arriva: { $box }.
event-arrival-roll = Arriva la divisione di Rodes: { $box }.
event-handicap =
    Vantaggio ({ $side }): { $number ->
    [one] un disco
   *[other] { $number } dischi
 } { $side-code ->
    [CSA] in più
   *[other] in meno
 } nella casella dell’Unione.
event-discs-filled =
    { $side-code ->
        [CSA] La Confederazione ha { $discs } ordini singoli e { $extra } doppi.
       *[Union] { $extra ->
            [0] L’Unione ha { $discs } ordini.
            [one] L’Unione ha { $discs } ordini e { $extra } Passo forzato.
           *[other] L’Unione ha { $discs } ordini e { $extra } Passi forzati.
        }
    }
event-enters = { $piece } entra a { $sector } da { $box }.
event-block-placed = { side-lead } piazza un blocco di comando a { $place }.
event-block-value = Solo tu conosci il valore del blocco di { $place }: { $value }.
event-block-removed = { side-lead } riprende il blocco di { $place }; i suoi dischi tornano nella riserva.
event-block-captured = { side-lead } perde il blocco di comando di { $place }, preso dal nemico.
event-blocks-recalled = { side-lead } riprende in mano i blocchi messi da parte.
event-disc-placed = { side-lead } dà un ordine dal blocco di { $place }.
event-forced-pass = L’Unione spende un disco di Passo forzato.
event-pass = { side-lead } passa; il disco è speso.
event-skip = { side-lead } non può fare nulla e salta il turno.
event-moves = { $piece } muove da { $start } a { $to }.
event-assigned =
    { $cubes ->
        [one] { $piece } porta { $cubes } cubetto.
       *[other] { $piece } porta { $cubes } cubetti.
    }
event-joint-assault = Il secondo ordine si unisce all’assalto a { $sector } prima del combattimento.
event-combat-begins = { $sector } è sotto assalto.
event-assaults = { $piece } assalta { $sector }.
told-assaults = { $pieces } assaltano { $sector }.
event-result = { $result }
told-result = { $line }: { $result }.
event-round = Il combattimento per { $sector } passa al round { $number }.
event-fires = { $piece } spara.
event-bombards = { $piece } spara a lunga gittata.
event-checks-morale = { $piece } fa il test di morale, colonna { $column }.
event-hit =
    { $cubes ->
        [one] { $piece } subisce un cubetto, il primo.
       *[other] { $piece } subisce un cubetto e ora ne porta { $cubes }.
    }
event-cubes-lost =
    { $number ->
        [one] { $number } cubetto non trova bersaglio e va perduto.
       *[other] { $number } cubetti non trovano bersaglio e vanno perduti.
    }
event-retreats = { $piece } indietreggia da { $start } a { $to }.
event-eliminated = { $piece } è perduta a { $place }.
event-no-retreat = { $piece } non ha dove indietreggiare da { $place }.
event-disrupted = { $sector } è disorganizzato.
event-disruption-removed = { $sector } non è più disorganizzato.
event-disruption-carried = { $to } è disorganizzato da chi indietreggia da { $start }.
event-counter-attack = { $piece } deve indietreggiare davanti a un contrattacco.
event-gun-damaged = { $piece } è danneggiata.
event-cube-placed = { $place } subisce un cubetto { $colour }.
event-cube-ignored = { $piece } ignora un cubetto e si sottrae.
event-cubes-returned =
    { $number ->
        [one] { $number } cubetto { $colour } torna nella scorta.
       *[other] { $number } cubetti { colour-many } tornano nella scorta.
    }
event-combat-held = { side-lead } tiene { $sector }.
event-combat-won = { side-lead } conquista { $sector }.
event-stick-placed = { $sector } riceve un bastoncino di trincea sul confine con { $border }.
event-stick-moved = { $sector } sposta un bastoncino dal confine con { $start } al confine con { $to }.
event-stick-removed = { $sector } perde il bastoncino sul confine con { $border }.
event-fire-marker = { $sector } ha rivelato le sue batterie: vi è un segnalino di fuoco.
event-fire-marker-removed = { $sector } perde il segnalino di fuoco.
event-aims =
    { $target-code ->
        [troops] { $piece } mira alle truppe a { $sector }.
       *[artillery] { $piece } mira all’artiglieria a { $sector }.
    }
event-reinforced = { $to } prende un cubetto { $colour } da { $start }.
event-period-ends = Fine del periodo: { $day } luglio, { $period }.
event-rush = Quaranta turni senza un disco: d’ora in poi l’Unione deve spendere i suoi.
event-concedes = { side-lead } concede la partita.
event-victory = { side-lead } ha vinto la battaglia.
event-star-held = La Confederazione tiene il settore di vittoria { $sector }.
event-second-order-lost = Nessun blocco ha posto per il secondo disco: l’ordine è perduto, il disco va nella riserva.
event-forfeit = { $piece } è sacrificata: non resta alcun cubetto { $colour }.
event-no-target = Il tiro su { $sector } non trova più bersagli.
event-over-limit = Più di quattro unità a { $sector }: il secondo ordine deve sfoltirle.
event-marker-short = Non resta alcun segnalino di disorganizzazione per { $sector }.
event-guns-overrun = Le batterie di { $sector } sono rimaste sole e vengono travolte.

## Rifiuti

refusal-game-over = La partita è finita.
refusal-not-an-answer = Non è il momento per «{ $verb }»; si attende questo: { $decision }.
refusal-no-disc-to-give = Nessun disco può essere dato: la casella ordini è vuota, o nessun tuo blocco ha posto.

refusal-action-possible = Non puoi saltare il turno finché un’azione è possibile.
refusal-box-empty = Nella casella ordini non resta alcun disco.
refusal-block-aside = Il tuo blocco di valore { $value } è messo da parte; svuota prima la mano per riprenderlo.
refusal-block-full = Il blocco di { $place } non può ricevere altri dischi.
refusal-block-there = C’è già un blocco di comando a { $place }.
refusal-cannot-join-from = Un disco a { $place } non può portare nessuno all’assalto congiunto su { $sector }.
refusal-csa-only = Solo la Confederazione ha ordini doppi.
refusal-enemy-there = A { $sector } ci sono unità nemiche.
refusal-fight-first = Prima va risolto il combattimento nato dall’entrata in campo.
refusal-must-join = Il secondo ordine deve prima mandare un’unità a { $sector } per l’assalto congiunto.
refusal-must-thin = L’ordine deve riportare { $sector } a quattro unità.
refusal-no-block-there = Non hai un blocco di comando a { $place }.
refusal-no-forced-pass = Nella casella ordini dell’Unione non c’è alcun disco di Passo forzato.
refusal-no-free-pass = Non puoi chiudere il turno senza un’azione; passare costa un disco.
refusal-no-such-block = Non hai in mano un blocco di valore { $value }.
refusal-not-your-box = { $place } non appartiene alla tua parte.
refusal-one-action = Hai già giocato l’azione di questo turno.
refusal-room-for-both = I tuoi blocchi non hanno posto per i due dischi di un ordine doppio.
refusal-rush = Dopo quaranta turni senza dischi l’Unione deve spendere un disco.
refusal-second-disc-due = Ora va piazzato il secondo disco dell’ordine doppio.
refusal-two-in-double-box = Un ordine doppio richiede due dischi nella casella degli ordini doppi.

refusal-awaits-combat = Le unità a { $sector } stanno per combattere e non ricevono ordini.
refusal-must-move = Il secondo ordine deve essere un movimento per { $sector }: unirsi all’assalto, oppure fare posto.
refusal-no-guns-there = Non hai artiglieria a { $sector }.
refusal-no-marker-there = A { $sector } non c’è alcun segnalino di fuoco da prendere.
refusal-no-navy = Con Rinforza non si spostano i cubetti della cavalleria.
refusal-no-pieces-there = Non hai unità a { $sector }.
refusal-no-such-cube = A { $sector } non c’è alcun cubetto { $colour }.
refusal-no-such-troops = A { $sector } non hai truppe dai cubetti { colour-many }.
refusal-not-adjacent = { $start } e { $to } non hanno un confine in comune.
refusal-not-disrupted = A { $sector } non c’è alcun segnalino di disorganizzazione.
refusal-not-on-the-map = { $place } non è sulla mappa di questa posizione.
refusal-not-in-a-sector = { $piece } non si trova in alcun settore della mappa.
refusal-not-your-cubes = I cubetti { colour-many } non sono tuoi.
refusal-not-your-piece = { $piece } non è tua.
refusal-out-of-command = Un disco a { $place } non dà ordini a { $sector }.

refusal-border-full =
    { $limit ->
        [one] Con un ordine al massimo { $limit } unità passa da { $start } a { $to }.
       *[other] Con un ordine al massimo { $limit } unità passano da { $start } a { $to }.
    }
refusal-can-retreat = { $piece } può ancora ritirarsi: non occorre sacrificarla.
refusal-four-attackers = A { $sector } ci sono già quattro attaccanti.
refusal-guns-avoid-enemies = L’artiglieria, dunque { $piece }, non può entrare a { $sector }, tenuto dal nemico.
refusal-joint-needs-double = L’assalto congiunto si dichiara nel primo ordine di un ordine doppio.
refusal-move-one = Un ordine di movimento deve muovere almeno un’unità.
refusal-moved-already = { $piece } ha già mosso con questo ordine.
refusal-must-stop = Le unità nemiche a { $sector } fermano la cavalcata.
refusal-never-into-a-box = Un pezzo non torna mai in una casella d’ingresso: { $box }.
refusal-night = Di notte nessuno entra a { $sector }, tenuto dal nemico.
refusal-no-combat-there = A { $sector } non c’è alcun combattimento da risolvere.
refusal-no-repair = Un settore resterebbe con più di quattro unità, e nessun secondo ordine potrebbe rimediare.
refusal-no-retreat-at-all = Da { $sector } nessuna ritirata è possibile: va sacrificata un’unità.
refusal-nobody-can-join = Nessun secondo ordine potrebbe mandare un’unità a { $sector }.
refusal-not-crowded-there = { $piece } non è una delle tue unità in eccesso a { $sector }.
refusal-not-in-a-box = { $piece } non è in una casella d’ingresso.
refusal-one-sector = { $piece } non è a { $sector }, il settore che questo ordine muove.
refusal-one-sector-only = { $piece } non è cavalleria e muove di un solo settore.
refusal-sector-full = { $sector } contiene già quattro tue unità.
refusal-troops-must-stay = { $sector } è disorganizzato: deve restarvi almeno un’unità di fanteria o di cavalleria.
refusal-two-from-a-box = In questo turno due unità sono già uscite ad attaccare: { $box }.

refusal-fired-just-now = { $sector } ha appena sparato e conserva il suo segnalino.
refusal-fires-already = { $piece } ha già il suo bersaglio.
refusal-line-blocked = Un’altura blocca la linea di vista da { $sector } a { $target }.
refusal-no-line = Nessuna serie di settori porta da { $sector } a { $target }.
refusal-no-fire-at-night = Di notte non c’è tiro a lunga gittata.
refusal-no-fire-marker = L’artiglieria a { $target } non ha segnalino di fuoco e non può essere bersaglio.
refusal-no-such-target = A { $target } non c’è un bersaglio simile.
refusal-not-a-target = A { $sector } { $piece } non può subire questo colpo.
refusal-not-your-gun = { $piece } non è una tua batteria.
refusal-out-of-range = { $target } è fuori portata: distanza { $distance }, gittata da 1 a { $range }.
refusal-spread-evenly = I danni si distribuiscono: le unità dai cubetti { colour-many } ne portano già più di altre.
refusal-two-firing-sectors = Con un ordine sparano al massimo due settori.
refusal-would-eliminate-colour = Un altro cubetto { $colour } eliminerebbe un’unità, e un altro colore può subirlo.

refusal-not-an-attacker = { $piece } non è fra gli attaccanti.
refusal-not-fewest = { $piece } porta più cubetti di altre, e i danni si distribuiscono.
refusal-other-colour = Serve un’unità dai cubetti { colour-many }.
refusal-other-piece = Prima vanno assegnati i cubetti di { $piece }.
refusal-must-hold-cubes = Serve un’unità il cui settore contenga cubetti { colour-many }.
refusal-too-few-cubes =
    { $least ->
        [one] { $piece } deve prendere almeno { $least } cubetto, o le compagne ne avrebbero troppi.
       *[other] { $piece } deve prendere almeno { $least } cubetti, o le compagne ne avrebbero troppi.
    }
refusal-too-many-cubes =
    { $most ->
        [0] Non ci sono cubetti da assegnare a { $piece }.
        [one] { $piece } può prendere al massimo { $most } cubetto.
       *[other] { $piece } può prendere al massimo { $most } cubetti.
    }
refusal-would-be-eliminated = Il cubetto eliminerebbe { $piece }, e un’altra unità può subirlo.

refusal-attackers-came-from = Da { $sector } sono venuti attaccanti: non ci si ritira da quella parte.
refusal-back-to-origin = L’attaccante { $piece } deve tornare da dove è venuto: { $origin }.
refusal-cannot-evade = { $piece } non ha via d’uscita e non può evitare il cubetto.
refusal-must-evade = La cavalleria ha preso quel cubetto al posto di altri: deve sottrarsi.
refusal-need-not-retreat = { $piece } non è fra le unità che ora si ritirano.
refusal-no-block-near = Nessun tuo blocco di comando è a { $sector } o accanto: là non ci si può ritirare.
refusal-not-hit-cavalry = { $piece } non è una cavalleria colpita qui.
refusal-not-the-combat-sector = Una ritirata non può finire a { $sector }, dove è cominciata.
refusal-only-guns-here = { $piece } non è una delle tue batterie a { $sector }.
refusal-origin-full = { $origin } è pieno: { $piece } deve attraversarlo e finire la ritirata oltre.
refusal-room-nearby = { $sector } ha posto: la ritirata deve finire in un settore adiacente che ne abbia.

refusal-no-effect = Il bastoncino è già su quel confine; un ordine senza effetto è un Passo.
refusal-no-stick-there = A { $sector } non c’è alcun bastoncino sul confine con { $border }.
refusal-no-sticks-left = Nella scorta non restano bastoncini di trincea.
refusal-no-such-border = { $sector } non confina con { $border }.
refusal-same-border = Il secondo bastoncino va accanto al primo, sul confine con { $border }.
refusal-two-sticks = { $sector } ha già due bastoncini.

## Modificatori al dado e spostamenti di colonna

modifier-GB-15-7 = batteria danneggiata
modifier-GB-15-13 = cubetti sull’unità che spara
modifier-GB-15-19 = truppe scelte
modifier-GB-15-25 = cubetti sull’unità che spara
modifier-GB-15-26 = bersaglio trincerato
modifier-GB-15-32 = collina o cresta
modifier-GB-15-33 = trincerata
modifier-GB-15-34 = truppe scelte
modifier-GB-15-35 = attaccata sul fianco
modifier-GB-15-36 = in città
modifier-GB-15-37 = disorganizzata
modifier-GB-15-38 = inesperta
modifier-GB-21-13 = due bastoncini nel settore bersaglio
modifier-GB-22-14 = batteria danneggiata

## La posizione come testo

summary-when = Giorno { $day }, { $period }
summary-handicap =
    vantaggio: { $number ->
    [one] un disco
   *[other] { $number } dischi
 } { $side-code ->
    [CSA] in più
   *[other] in meno
 } nella casella dell’Unione
summary-decision = Deve decidere: { $seat }
summary-winner = { side-lead } ha vinto
summary-rush = l’Unione deve spendere i suoi dischi
summary-orders =
    { $side-code ->
        [CSA] ordini singoli: { $discs }, doppi: { $extra }
       *[Union] ordini: { $discs }, Passi forzati: { $extra }
    }
summary-reserve = riserva: { $discs }
summary-hand = blocchi in mano: { $blocks }
summary-aside = messi da parte: { $blocks }
summary-hidden =
    { $number ->
        [one] { $number } (valore ignoto)
       *[other] { $number } (valori ignoti)
    }
summary-none = nessuno
summary-pieces = unità: { $here } sulla mappa, { $boxes } nelle caselle, { $waiting } in arrivo, { $lost } fuori gioco
summary-supply = Scorta: { $sticks } bastoncini di trincea, { $disruption } segnalini di disorganizzazione, { $fire } di fuoco
summary-sectors = Settori
summary-boxes = Caselle d’ingresso
summary-empty = niente
summary-cubes = cubetti: { $cubes }
summary-cube =
    { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { colour-many }
    }
summary-damaged = danneggiate: { $pieces }
summary-sticks =
    { $number ->
        [one] bastoncino verso { $borders-code }
       *[other] 2 bastoncini verso { $borders-code }
    }
summary-disrupted = disorganizzato
summary-fire = segnalino di fuoco
summary-combat = combattimento
summary-block =
    { $discs ->
        [0] blocco { $side } { $value }, senza dischi
        [one] blocco { $side } { $value }, { $discs } disco
       *[other] blocco { $side } { $value }, { $discs } dischi
    }
summary-legend = Un numero fra parentesi dopo un’unità: i cubetti che le sono assegnati.

## Nomi delle formazioni

formation-brigade = { $name }
formation-cavalry-brigade = brigata di cavalleria { $name }
formation-artillery-brigade = brigata d’artiglieria { $name }
formation-horse-battery = batteria a cavallo { $name }
formation-battalion = battaglione { $name }
formation-battalions = battaglioni { $name } e { $other }
formation-division = divisione { $name }
formation-corps = { $number } corpo
formation-vermont = brigata { $name } del Vermont
formation-pennsylvania = riserve di Pennsylvania { $name }
formation-nine-months = volontari di nove mesi
formation-with-two = con { $name } e { $other }
formation-with = con { $name }
formation-later-with = più tardi con { $name }
formation-reserve = riserva d’artiglieria
formation-iron = brigata di Ferro
formation-stonewall = brigata Stonewall
formation-texas = brigata del Texas
formation-whose = { $name }
formation-louisiana = Luisiana

## Il tavolo: il tempo

scene-title = Gettysburg, { $moment }
moment = { $day }, { $period }
day-of-july =
    { $day ->
        [1] 1º luglio
       *[other] { $day } luglio
    }
short-morning = Mat
short-mid-day = Mez
short-afternoon = Pom
short-night = Not
panel-time-note = periodo { $number } di { $all }

## Il tavolo: i riquadri

row-handicap =
    Vantaggio: { $number ->
    [one] un disco
   *[other] { $number } dischi
 } { $side-code ->
    [CSA] in più
   *[other] in meno
 } a ogni periodo
panel-orders-own = I tuoi ordini
panel-orders-of = Ordini { side-of }
panel-reserve =
    { $discs ->
        [0] riserva vuota
       *[other] { $discs } in riserva
    }
panel-period-ends = vuota, il periodo finisce
row-single = Singoli
row-double = Doppi
row-box = In casella
row-hand = Blocchi in mano
row-aside = Messi da parte
panel-arrivals = Arrivi
panel-arrivals-none = sono arrivati tutti
road-either = { $first } o { $second }, a sorte
panel-supply = Scorte
row-stick = Bastoncini
row-disruption = Segnalini di disorganizzazione
row-fire = Segnalini di fuoco
row-cubes = Cubetti { side-of }
panel-losses = Perdite
panel-victory = Settori di vittoria
panel-victory-note = due alla Confederazione: vittoria
held-by-nobody = nessuno

## Il tavolo: oggetti e fatti

item-block = Blocco di comando { side-of }
item-value = Blocco di comando { $value } in mano
item-cubes = Cubetti di danno
item-stick = Trincea verso { $border }
item-fire = Segnalino di fuoco d’artiglieria
item-disruption = Segnalino di disorganizzazione
fact-fire = L’artiglieria nemica può ora mirare alle batterie qui.
fact-disruption = Un’unità di truppa deve restare; il morale peggiora di una colonna.
fact-kind =
    { $sectors ->
        [1] { $kind }, muove di un settore
       *[other] { $kind }, muove fino a due settori
    }
fact-carries =
    { $cubes ->
        [one] Porta { $cubes } cubetto
       *[other] Porta { $cubes } cubetti
    }
fact-damaged = Danneggiata: meno uno al dado
fact-cubes =
    { $number ->
        [one] { $number } cubetto { $colour }: { $kind }
       *[other] { $number } cubetti { colour-many }: { $kind }
    }
fact-pool =
    { $number ->
        [one] { $number } cubetto da ripartire nel settore
       *[other] { $number } cubetti da ripartire nel settore
    }
fact-value = Valore { $value }
fact-value-hidden =
    { $least ->
        [5] Valore ignoto: può essere solo 5
       *[other] Valore ignoto: da { $least } a 5
    }
fact-discs =
    { $discs ->
        [0] Nessun disco piazzato
        [one] { $discs } disco piazzato
       *[other] { $discs } dischi piazzati
    }
fact-discs-of =
    { $room ->
        [0] { fact-discs }, posto esaurito
       *[other] { fact-discs }, posto per altri { $room }
    }
fact-commands =
    { $sectors ->
        [one] Comanda solo il suo settore
       *[other] Comanda { $sectors } settori
    }
fact-command = Agli ordini di { $places }
fact-no-command = Nessun blocco può comandarla
fact-reach =
    { $assaults ->
        [0] { reach-sectors }
       *[other] { reach-sectors }, di cui { $assaults } con un assalto
    }
reach-sectors =
    { $sectors ->
        [0] Nessun settore raggiungibile
        [one] { $sectors } settore raggiungibile
       *[other] { $sectors } settori raggiungibili
    }
fact-range =
    { $range ->
        [one] Spara solo ai settori vicini
       *[other] Spara fino a { $range } settori
    }
fact-enters = Entra a { $sector }, senza ordine
fact-arrives = Arrivo: { $moment }, { $road }
fact-lost = Fuori gioco
fact-held =
    { $pieces ->
        [one] { side-lead }: { $pieces } unità
       *[other] { side-lead }: { $pieces } unità
    }
fact-retreat = Ritirata possibile verso { $places }
fact-no-retreat = Nessuna ritirata: nessun settore vicino è libero e comandato
fact-entry-box = Casella d’ingresso { side-of }, porta a { $sector }
fact-entered-from = Casella d’ingresso: { $box }
fact-stars =
    { $stars ->
        [one] Settore di vittoria
       *[other] Settore di vittoria, decisivo da solo alla fine di un pomeriggio
    }
ground-clear = Terreno aperto: l’artiglieria raggiunge i settori vicini
ground-ridge = Cresta: gittata di { $range } settori, morale migliore di una colonna
ground-hill = Collina: gittata di { $range } settori, morale migliore di una colonna
ground-town = Città: morale dei difensori peggiore di due colonne

## Il tavolo: la domanda

waiting = { side-lead } decide: { $decision }.
situation-turn =
    { $side-code ->
        [CSA] Tocca a te, con { $single } ordini singoli e { $double } doppi.
       *[Union] { $orders ->
            [0] Tocca a te, con i soli Passi forzati.
            [one] Tocca a te, con un ultimo ordine nella casella.
           *[other] Tocca a te, con { $orders } ordini nella casella.
        }
    }
question-turn = Un ordine, un blocco di comando o un blocco da riprendere?
situation-second-disc =
    { $bound ->
        [joint] Il secondo ordine deve unirsi all’assalto a { $sector }.
        [crowded] Il secondo ordine deve riportare { $sector } a quattro unità.
       *[other] Il tuo ordine doppio continua.
    }
question-second-disc = Dove va il secondo disco?
situation-after-action = La tua azione è compiuta.
question-after-action = Fai entrare unità, combatti o chiudi il turno?
situation-order = Un disco ordine è piazzato a { $place }.
question-order = Che cosa ordina?
situation-moving =
    { $left ->
        [0] Ordine di movimento a { $sector }: nessun altro può partire.
        [one] Ordine di movimento a { $sector }: un’unità può ancora partire.
       *[other] Ordine di movimento a { $sector }: { $left } unità possono ancora partire.
    }
question-moving = Chi va e dove?
situation-leaving-cubes =
    { $cubes ->
        [one] { $piece } lascia { $place }, dove c’è un cubetto per lei e le sue compagne.
       *[other] { $piece } lascia { $place }, dove ci sono { $cubes } cubetti per lei e le sue compagne.
    }
question-leaving-cubes = Con quanti cubetti?
situation-combats = Combattimenti da risolvere: { $sectors }.
question-combats = Quale combattimento si risolve per primo?
situation-defender-cubes =
    { $cubes ->
        [one] { $sector } è sotto attacco, con un cubetto da ripartire.
       *[other] { $sector } è sotto attacco, con { $cubes } cubetti da ripartire.
    }
question-defender-cubes = Quanti dei suoi cubetti porta { $piece }?
situation-hit =
    { $hits ->
        [one] Un cubetto colpisce { $sector }.
       *[other] { $hits } cubetti colpiscono { $sector }.
    }
question-hit =
    { $hits ->
        [one] Quale unità lo subisce?
       *[other] Quale unità subisce il prossimo?
    }
situation-evade = La cavalleria è colpita a { $sector }.
question-evade = Si sottrae ignorando un cubetto, o resiste?
situation-limber = La cavalleria lascia { $sector }.
question-limber = Quali batterie la seguono?
situation-retreat =
    { $number ->
        [one] { $pieces } deve indietreggiare da { $sector }.
       *[other] { $pieces } devono indietreggiare da { $sector }.
    }
question-retreat = Chi va e dove?
situation-fall-back = Contrattacco a { $sector }.
question-fall-back = Quale attaccante indietreggia?
situation-withdraw = Il primo round a { $sector } è finito.
question-withdraw = Si ritirano delle batterie?
situation-guns-escape = La cavalleria ha lasciato { $sector }.
question-guns-escape = Quali batterie si salvano? Quelle che restano sono perdute.
situation-firing = Ordine di tiro da { $place }.
question-firing = Un altro tiro, o fuoco?
situation-gun-hit = Un colpo centra l’artiglieria a { $sector }.
question-gun-hit = Quale batteria è colpita?
situation-colour = Il tiro a lunga gittata infligge un cubetto a { $sector }.
question-colour = Quali truppe lo subiscono?
situation-marker = Nessun segnalino di fuoco per l’artiglieria comandata da { $place }.
question-marker = Da quale settore se ne toglie uno?
situation-penalty = La ritirata porta scompiglio a { $sector }.
question-penalty = Quali truppe subiscono il cubetto?
situation-stick = I nuovi arrivati rovinano le trincee a { $sector }.
question-stick = Quale bastoncino va perduto?
situation-forfeit = Non resta alcun cubetto { $colour }.
question-forfeit = Quale unità sacrifichi al suo posto?
situation-excess = A { $sector } ci sono più di quattro unità.
question-excess = Quali ripiegano?

## La tavola: che cosa resta da fare, e che cosa significa una risposta

duties-still = Ancora da fare
duty-fight = Combattere per { $sector }
duty-against = { $ours } contro { $theirs }
duty-falls-back = { $piece } indietreggia
duty-ways = verso { $places }
duty-thin =
    { $pieces ->
        [one] Un’unità deve lasciare { $sector }
       *[other] { $pieces } unità devono lasciare { $sector }
    }
duty-join = Unirsi all’assalto a { $sector }
duty-enter =
    { $pieces ->
        [one] Un’unità può entrare: { $box }
       *[other] { $pieces } unità possono entrare: { $box }
    }
meaning-distance =
    { $sectors ->
        [one] il settore vicino
       *[other] a { $sectors } settori
    }
meaning-disc =
    { $room ->
        [one] blocco { $value }, ancora un posto
       *[other] blocco { $value }, ancora { $room } posti
    }
meaning-through = attraverso { $sector }

## La tavola: unità in mano

hand-title =
    { $pieces ->
        [one] Un’unità in mano a { $place }.
       *[other] { $pieces } unità in mano a { $place }.
    }
hand-order = un ordine, un disco
hand-disc-here = Il disco va al blocco { $value }, qui.
hand-disc-at = Il disco va al blocco { $value } di { $place }.
hand-others =
    { $number ->
        [one] Anche il tuo blocco di { $places } ci arriva.
       *[other] Anche i tuoi blocchi di { $places } ci arrivano.
    }
hand-march = marcia
hand-free = nessun nemico
hand-assault =
    { $number ->
        [one] contro un’unità
       *[other] contro { $number } unità
    }
hand-part = posto per { $moved } su { $pieces }
hand-fire = Spara alle truppe a { $sector }
hand-fire-guns = Spara all’artiglieria a { $sector }

## Ordini permanenti

standing-hits = Chi subisce un cubetto
standing-hits-ask = chiedimi
standing-hits-doubt = la migliore; chiedimi se un’unità andrebbe perduta
standing-hits-best = sempre la migliore
standing-cubes = Ripartizione dei cubetti
standing-cubes-ask = chiedimi
standing-cubes-even = il più equamente possibile
standing-retreats = Dove indietreggiare
standing-retreats-ask = chiedimi
standing-retreats-stars = al meglio; chiedimi se c’è un settore di vittoria
standing-retreats-best = sempre al meglio
standing-guns = L’artiglieria in combattimento
standing-guns-ask = chiedimi
standing-guns-losing = resta; chiedimi se il settore è piuttosto perso che tenuto
standing-guns-stay = resta con le sue truppe
standing-guns-leave = parte finché può
standing-cavalry = La cavalleria colpita
standing-cavalry-ask = chiedimi
standing-cavalry-doubt = resiste; chiedimi se andrebbe perduta
standing-cavalry-stay = resiste sempre
standing-cavalry-ride-off = si sottrae
standing-ask = Chiedi
standing-doubt = Se in dubbio
standing-best = Al meglio
standing-even = Equa
standing-stars = Se stella
standing-losing = Se persa
standing-stay = Resta
standing-leave = Parti
standing-ride-off = Si sottrae

## Il tavolo: le risposte che aprono lo scontro, il diario

label-assault = Assalta { $sector }
label-assault-with = Assalta { $sector } con { $piece }
label-open-fire = Apri il fuoco

## Il tavolo: le probabilità

odds-assault =
    { $pieces ->
        [one] Assalto, un’unità
       *[other] Assalto, { $pieces } unità
    }
odds-joint =
    { $pieces ->
        [one] Assalto congiunto, un’unità
       *[other] Assalto congiunto, { $pieces } unità
    }
note-you-lose = Perdi un’unità { $percent } %, cubetti { $cubes }
note-they-lose = Il nemico ne perde una { $percent } %, cubetti { $cubes }
note-alone =
    { $number ->
        [one] { $pieces } da sola { $percent } %
       *[other] { $pieces } da sole { $percent } %
    }
note-policy = Se i cubetti si distribuiscono, l’artiglieria resta e la cavalleria resiste.
note-sampled = Da { $samples } combattimenti di prova, con uno scarto del { $error } %.
note-target = { $sector }: { $percent } % di avere effetto
group-their-fire = Il loro fuoco, passi 1 e 2
group-your-morale = Il tuo morale, passo 3
group-your-fire = Il tuo fuoco, passo 4
group-their-morale = Il loro morale, passo 5
group-long-range = Il tuo tiro a lunga gittata
unit-die = dado
unit-column = colonna
everyone = tutte le unità
line-modifier = { $pieces }: { $modifier }
line-plain = { $pieces }: nessun modificatore
line-cubes = { $piece }: cubetti prima dello scontro
line-works-lost = Trincea: perduta con l’attacco sul fianco
line-column =
    { $number ->
        [one] { $pieces } comincia nella colonna
       *[other] { $pieces } cominciano nella colonna
    }
odds-fire =
    { $guns ->
        [one] Una batteria contro { of-class }
       *[other] { $guns } batterie contro { of-class }
    }
odds-of-effect = di avere effetto
bar-lost = Un’unità eliminata
bar-cubes = Due cubetti o più
bar-cube = Un cubetto
bar-gun-damaged = Una batteria danneggiata
bar-disrupted = Disorganizzazione, nessun cubetto
bar-no-effect = Nessun effetto

## La prima lezione

lesson-left =
    { $left ->
        [one] un disco
       *[other] { $left } dischi
    }
lesson-title = Prima lezione: due colline prima di mezzogiorno
lesson-about = Dieci minuti, la mattina del 2 luglio. Comandi la Confederazione; un istruttore ti dice che cosa fare e perché: blocchi di comando, ordini, artiglieria, un assalto sul fianco e la vittoria.
lesson-enter = Buongiorno, generale. Due colline con la stella danno la vittoria: { $CEM } e { $CUL } (GB-25.1). Due brigate aspettano nella casella d’ingresso della Harrisburg Road: falle entrare a { $HAR }. È gratis: nessuna azione, nessun disco (GB-6.4).
lesson-enter-after = Ci sono ancora unità in una casella d’ingresso. Falle entrare ora, se vuoi: si può anche dopo l’azione (GB-6.5). Poi scegli { $button-end }.
lesson-block = Le truppe obbediscono solo vicino a un blocco di comando. Piazzane uno a { $CUF }: comanda quel settore e i vicini (GB-9.1, GB-11.3). Prendi un 5: tanti ordini può dare, e l’Unione non ne vede mai il valore (GB-9.5, GB-11.2).
lesson-block-again = Nessun blocco con posto per un disco comanda più { $from } (GB-11.2). Piazza un altro blocco in quel settore o accanto. Costa un turno: pensaci quando scegli il valore.
lesson-block-back = Ti serve un blocco vicino a { $from } e non puoi piazzarlo. Riprendi prima un blocco esaurito (GB-10.1): libera il suo posto e i suoi dischi.
lesson-disc = L’Unione ha risposto con un Passo forzato (GB-23.8). Il periodo dura finché la sua casella non è vuota (GB-5.6): { lesson-left }. Dai un ordine: { $button-disc } mette un disco al tuo blocco, finché non lo riprendi (GB-11.1, GB-11.13).
lesson-march = In marcia: muovi una alla volta le brigate da { $GET } a { $CUF }. Una strada attraversa questo confine e al di là non c’è nemico: con un solo ordine passano fino a quattro unità; altrove soltanto due (GB-12.5, GB-12.6).
lesson-march-on = Bene. Manda le altre dietro di lei: lo stesso ordine le muove tutte (GB-12.1).
lesson-disc-fire = Prima della fanteria devono parlare i cannoni. I tuoi due battaglioni di { $BEN } stanno su una collina e tirano fino a quattro settori (GB-22.5). Metti il prossimo disco accanto al blocco di { $CUF }: comanda anche { $BEN } (GB-22.1).
lesson-fire = Mira con entrambi i battaglioni alle truppe di { $CEM }; i tiri si dichiarano prima dei dadi (GB-22.12). Con 4 le disorganizzi, con 5 o 6 colpisci; i due bastoncini tolgono un punto a ogni dado (GB-22.14, GB-22.15). Niente? Pazienza.
lesson-disc-capture = I tuoi cannoni portano un segnalino di fuoco: l’artiglieria nemica potrebbe mirarli (GB-22.13, GB-22.23). A { $CUL } c’è solo un blocco dell’Unione, senza truppe. Dai un altro ordine con il tuo blocco di { $CUF } e vai a prenderlo.
lesson-capture = Manda una brigata regolare, non quella scelta, da { $CUF } a { $CUL }. Per catturare un blocco di comando isolato basta entrare nel suo settore, senza combattere (GB-20.1, GB-12.16). Così i difensori di { $CEM } perdono anche un luogo dove ritirarsi (GB-17.4).
lesson-captured = { $CUL } è tuo, e la sua stella conta finché vi resta una tua unità (GB-1.4). Il blocco catturato è messo da parte, i suoi dischi vanno nella riserva dell’Unione (GB-20.1). Tieni le altre per l’assalto: { $button-done }.
lesson-assign = Nel settore che lasci c’è un cubetto di danno. Fuori dal combattimento non è di nessuno; chi parte ne riceve la sua parte (GB-14.1, GB-14.3). Scegli liberamente (GB-14.4): dallo a questa brigata, che non va a combattere.
lesson-assign-fight = Questa brigata va a combattere. Due cubetti riducono il suo fuoco e ogni cubetto ne indebolisce il morale (GB-15.25, GB-15.18): dagliene il meno possibile (GB-14.4).
lesson-assault = Ora { $CEM }. I suoi bastoncini guardano { $GET }; da { $CUF } arrivi sul fianco: le trincee non contano, il morale è in colonna 3 invece che 0 (GB-21.14, GB-15.35). { $button-double } con il blocco di { $CUF }: due ordini (GB-11.6).
lesson-assault-again = { $target } non è ancora tuo. Una guarnigione conserva le perdite, e da un confine senza bastoncini arrivi sul fianco (GB-14.1, GB-21.14). Attacca da { $from } con più brigate che puoi: ancora { lesson-left }.
lesson-bring-up = Ti serve più fanteria vicino a { $CUF }. Fai avanzare le brigate di { $from }; lungo una strada possono marciare in quattro (GB-12.6).
lesson-columns = Muovi due brigate da { $from } a { $target }, prima quella scelta: il suo morale è migliore di una colonna (GB-15.19). Verso un settore nemico solo due unità passano un confine con un ordine, anche su strada (GB-12.5), e i cannoni restano indietro (GB-12.10).
lesson-column = Muovi fino a due brigate da { $from } a { $target } (GB-12.5). Il combattimento segue quando il movimento è finito (GB-15.1).
lesson-joint = Due sono entrate. Ora { $button-joint }: il tuo secondo ordine si unisce all’attacco e si combatte una sola volta, tutti insieme (GB-11.9). Tre dadi invece di due, e il nemico spara una volta sola per round.
lesson-second = Metti il secondo disco dell’ordine doppio accanto a un blocco che può comandare le brigate ancora da inviare (GB-11.7, GB-11.9).
lesson-second-move = Manda la brigata successiva. Poi sparano i loro cannoni, la loro fanteria, i tuoi fanno il test di morale, spari tu, lo fanno loro (GB-15.3). La scena mostra ogni dado, e la probabilità che resta.
lesson-second-free = Anche il secondo disco dell’ordine doppio va piazzato (GB-11.10). Dai un ordine utile, oppure passa.
lesson-fight = Le tue unità sono a contatto con il nemico: scegli { $button-fight } per combattere (GB-6.7, GB-15.1).
lesson-hit = Sei colpito: il cubetto va a una brigata che ne ha di meno, a tua scelta (GB-14.11). La scelta lo regge meglio. Ogni cubetto è una colonna di morale, e due costano un punto di fuoco (GB-15.18, GB-15.25).
lesson-fall-back = Contrattacco: una delle tue brigate deve tornare da dove è venuta (GB-15.45). Lascia andare la più provata; le altre continuano a combattere.
lesson-wait = Un momento: rotolano i dadi, o l’Unione decide per le sue unità. Seguilo sulla scena.
lesson-other = Una piccola scelta che le regole lasciano a te. Va bene qualsiasi risposta; indicane una per vedere la sua clausola.
lesson-done = Per questo ordine basta così: scegli { $button-done } (GB-11.11).
lesson-pass = Questo disco non può fare ciò che ti serve: un ordine raggiunge il settore del blocco e quelli accanto (GB-11.3). Annulla, oppure scegli { $button-pass } e prova da un altro blocco (GB-23.7).
lesson-taken-retreat = { $CEM } è tuo! La guarnigione è indietreggiata dove un blocco dell’Unione la raccoglie, i cannoni danneggiati (GB-15.43, GB-17.4, GB-19.2). Conta solo la fine del periodo (GB-25.7): { lesson-left }. Riprendi il blocco usato con i suoi dischi (GB-10.1, GB-10.2).
lesson-taken-broken = { $CEM } è tuo! La guarnigione è distrutta, e i cannoni senza fanteria sono perduti (GB-15.42, GB-19.1). Conta solo la fine del periodo (GB-25.7): { lesson-left }. Riprendi il blocco usato: i suoi dischi tornano a te (GB-10.1, GB-10.2).
lesson-block-hill = Preparati a una reazione: piazza un blocco sulla collina conquistata, per potervi dare ordini (GB-9.1). All’Unione restano { lesson-left }.
lesson-dig = Trincerati, come aveva fatto l’Unione: dai un ordine con il blocco della collina. All’Unione restano { lesson-left }; quando la sua casella è vuota, il periodo finisce (GB-5.6).
lesson-dig-where = Scegli { $button-entrench } e il confine con { $LEI }, da dove verrebbe il nemico. Un solo bastoncino non protegge ancora; il secondo va sullo stesso confine (GB-21.1, GB-21.3, GB-21.5).
lesson-hold = Tieni duro. Va bene qualsiasi azione tranquilla: piazza o riprendi un blocco, oppure dai un ordine e passa (GB-8.1, GB-23.7). Non lasciare vuote le colline. All’Unione restano { lesson-left }.
lesson-stall = L’Unione prende tempo: sposta blocchi invece di spendere dischi. Dopo 40 turni senza dischi deve spenderli (GB-8.4). Non spenderne tu: piazza e riprendi blocchi (GB-9.1, GB-10.1). Le restano { lesson-left }.
lesson-night = È notte: niente combattimenti, niente fuoco d’artiglieria (GB-24.2). Passa il tempo con azioni tranquille; al mattino attaccherai di nuovo.
lesson-spent = La tua fanteria è esaurita: i dadi sono stati crudeli e non resta nessuno per un altro assalto. Puoi continuare, oppure ricominciare la lezione dalla pagina iniziale.
lesson-won = Vittoria! La casella dell’Unione è vuota, il periodo è finito, e tieni due settori di vittoria (GB-5.6, GB-25.1). Sai piazzare blocchi, dare ordini, sparare, attaccare sul fianco e tenere.
lesson-lost = Questa volta le colline sono rimaste all’Unione (GB-25.4, GB-25.5). Ricomincia la lezione dalla pagina iniziale: il terreno è lo stesso, i dadi sono nuovi.
lesson-chapter-enter = Entrata
lesson-chapter-blocks = Blocchi
lesson-chapter-orders = Ordini
lesson-chapter-assault = Assalto
lesson-chapter-hold = Tenere
lesson-learned-blocks = Un blocco comanda il suo settore e i vicini, tante volte quante dice il suo valore.
lesson-learned-orders = Un disco, un ordine: marciare, sparare, trincerarsi, o assaltare dove le trincee non guardano.
lesson-learned-hold = Il periodo finisce con l’ultimo disco dell’Unione; due stelle tenute allora vincono.

## La seconda lezione

combat-title = Seconda lezione: il combattimento a fondo
combat-about = Dieci minuti nel pomeriggio del 2 luglio. Comandi la Confederazione davanti a una collina da prendere: ordine ristabilito, cubetti spostati, cannoni contro cannoni, e un assalto da due lati, fase per fase.
combat-rally = { $GET } è disorganizzato: un’unità di fanteria dovrebbe restarvi, e il suo morale è peggiore (GB-16.4, GB-15.37). Rimedia prima di attaccare. Il blocco di { $CUF } raggiunge la città.
combat-rally-order = Un ordine di riorganizzazione toglie il segnalino (GB-16.8, GB-23.5). Non fa altro: costa poco solo finché il nemico aspetta.
combat-share = Due cubetti a { $CUF }, nessuno a { $GET }. Due cubetti su una brigata costano un punto al suo fuoco (GB-15.25). Distribuiscili prima dello scontro: un altro disco al blocco.
combat-share-order = Un ordine di rinforzo sposta un cubetto fra vicini dello stesso colore (GB-23.1). Portane uno da { $CUF } a { $GET }: ora nessuno ne porta due.
combat-guns = La batteria di { $CEM } ha sparato e porta un segnalino: solo ora la si può mirare (GB-22.13). Sparerebbe per prima sulla tua fanteria, fino a due cubetti (GB-15.8). I tuoi cannoni sono a { $BEN }.
combat-guns-order = Punta i due battaglioni sull’artiglieria. Un colpo rovescia una batteria, uno in meno al suo dado; un secondo la elimina (GB-22.18, GB-22.19). Dietro due bastoncini il bersaglio ti costa un punto (GB-22.14).
combat-storm = Ora l’assalto. Le trincee di { $CEM } guardano { $GET }; da { $CUF } arrivi sul fianco: non contano, e il loro morale perde due colonne (GB-21.15, GB-15.35). Comincia un ordine doppio: due colonne, un solo scontro.
combat-storm-again = Un’altra colonna. Chi sta sulla collina conserva i suoi cubetti da uno scontro all’altro, e anche tu (GB-14.1). Attacca ancora da { $from }.
combat-bring-up = Le tue riserve sono ancora lontane. Fai avanzare le brigate di { $from }; su strada quattro possono partire con un ordine (GB-12.6).
combat-column = Mandane due da { $from }, fra cui le scelte. Due unità passano un confine verso il nemico con un ordine, e l’artiglieria resta (GB-12.5, GB-12.10).
combat-assign = Ci sono cubetti dove sta questa brigata. Prima che parta di’ quanti vanno con lei (GB-14.3). In combattimento ognuno è una colonna di morale: il meno possibile (GB-15.18).
combat-joint = Non combattere ancora. Dichiara un assalto congiunto: il secondo ordine ne porta altre, e il nemico spara una volta su tutte (GB-11.9).
combat-second = Il secondo disco. Va allo stesso blocco o a un altro, purché raggiunga chi deve unirsi (GB-11.7).
combat-second-free = I due dischi di un ordine doppio vanno piazzati entrambi (GB-11.10). Un ordine senza effetto è un Passo.
combat-second-move = Manda le prossime, dall’altro lato se puoi: due per confine (GB-12.14). Al massimo quattro tue unità possono trovarsi lì (GB-12.17).
combat-begin = Ci sono tutte. Guarda la probabilità prima di dirlo: cinque fasi, e un secondo round se nessuno cede (GB-15.3, GB-15.4).
combat-fight = Le tue unità sono in mezzo al nemico. Guarda la probabilità, e combatti (GB-15.1).
combat-hit = Un cubetto va a un’unità che ne ha di meno, a tua scelta fra pari (GB-14.11). La scelta lo regge meglio: una colonna di morale in più (GB-15.19). La fanteria muore del sesto (GB-14.9).
combat-fall-back = Chi supera bene il test contrattacca, e una delle tue se ne va (GB-15.45). Rinuncia alla più provata: servirebbe meno nel secondo round.
combat-done = Qui non c’è altro da fare.
combat-pass = Questo disco non può più aiutare. Lascialo andare: un Passo costa il disco e nient’altro (GB-23.7).
combat-block = Nessun blocco con posto raggiunge { $from } (GB-11.2). Piazzane uno lì o accanto; un valore alto rende più ora che dopo.
combat-block-back = I tuoi blocchi vicino a { $from } sono pieni, e nessuno si può piazzare. Riprendine uno con i suoi dischi (GB-10.1, GB-10.2).
combat-night = Notte: niente scontri, niente tiro (GB-24.2). Lasciala passare; al mattino si continua.
combat-spent = Non resta nessuno che possa attaccare. Succede. Gioca ancora, o ricomincia la lezione.
combat-taken = { $CEM } è in mano tua. L’artiglieria la cui fanteria è eliminata è perduta; quella la cui fanteria indietreggia parte anch’essa, danneggiata (GB-19.1, GB-19.2). Il periodo dura ancora { lesson-left }. Tieni le due colline, con azioni tranquille.
combat-hold = Tieni le due colline finché l’Unione non ha più dischi (GB-5.6, GB-25.7). Ancora { lesson-left }; va bene qualsiasi azione tranquilla.
combat-wait = Cadono i dadi, o l’Unione decide per le sue unità. La scena mostra ogni fase, e la probabilità che resta.
combat-other = Una piccola scelta che le regole ti lasciano. Va bene qualsiasi risposta.
combat-won = Vittoria: due colline con la stella alla fine del periodo (GB-25.1). Hai preparato, sei arrivato sul fianco con due colonne, e sapevi la tua probabilità a ogni fase.
combat-lost = La collina è rimasta all’Unione questa volta (GB-25.4, GB-25.5). Ricomincia: il terreno è lo stesso, i dadi sono nuovi.
combat-chapter-ready = Prima
combat-chapter-storm = Assalto
combat-chapter-fight = Scontro
combat-learned-ready = Disordine, cubetti e cannoni nemici si sistemano prima dell’assalto, non durante.
combat-learned-storm = Due colonne per due confini danno un solo scontro, e le trincee non aiutano contro un fianco.
combat-learned-fight = Cinque fasi, due volte al massimo: ogni cubetto è una colonna, e chi indietreggia ha bisogno di un blocco alle spalle.

## Layers and keys of the table
layer-reach = Portata
layer-command = Comando
layer-sight = Vista
layer-target = Bersagli
layer-support = Sostegno
layer-retreat = Vie di ritirata

## La fine
ending-gave-up = { side-mid } si è arresa
ending-handicap =
    { $reason } (vantaggio: { $number ->
    [one] un disco
   *[other] { $number } dischi
 } { $side-code ->
    [CSA] in più
   *[other] in meno
 } nella casella dell’Unione a ogni periodo)
ending-sectors = { $held } settori di vittoria su { $all } sono confederati
ending-sectors-rule = Due alla fine di un periodo bastano.
ending-double = { $place } è della Confederazione alla fine di un pomeriggio
ending-double-rule = Alla fine di un pomeriggio basta quel settore da solo.
ending-held-out = { $held ->
        [0] nessuno dei { $all } settori di vittoria è confederato alla fine dell’ultimo pomeriggio
        [one] solo uno dei { $all } settori di vittoria è confederato alla fine dell’ultimo pomeriggio
       *[other] l’ultimo pomeriggio è finito
    }
ending-held-out-rule = Alla Confederazione ne servono due alla fine di un periodo, o il settore con due stelle alla fine di un pomeriggio.
ending-lost-pieces = { $count ->
    [one] { $count } unità perduta
   *[other] { $count } unità perdute
}
tally-sectors = settori
tally-lost = perdite, { $name }

## Perché il computer lo pensa: che cosa guarda la sua valutazione

why-time-left = tempo che resta
why-period-open = dischi rimasti nel periodo
why-night = la notte
why-stars-one = un settore di vittoria tenuto dai confederati
why-stars-two = due settori di vittoria tenuti dai confederati
why-stars-at-the-end = due settori di vittoria tenuti alla fine del periodo
why-round-tops-held = i Round Top tenuti dai confederati
why-round-tops-at-the-end = i Round Top tenuti alla fine del pomeriggio
why-best-star = la forza attorno al settore di vittoria più facile
why-second-star = la forza attorno al secondo settore di vittoria
why-second-star-late = la forza attorno al secondo settore di vittoria, a battaglia inoltrata
why-third-star = la forza attorno a un terzo settore di vittoria
why-round-tops = la forza attorno ai Round Top
why-best-assault = il miglior assalto a un settore di vittoria
why-second-assault = il secondo assalto a un settore di vittoria
why-stars-open = settori di vittoria che nessuno tiene
why-stars-under-attack = settori di vittoria in cui si combatte
why-csa-strength = la forza confederata sulla mappa
why-union-strength = la forza dell’Unione sulla mappa
why-csa-to-come = confederati ancora attesi
why-union-to-come = truppe dell’Unione ancora attese
why-strength-late = l’esercito più forte, a battaglia inoltrata
why-csa-damage = le perdite nei ranghi confederati
why-union-damage = le perdite nei ranghi dell’Unione
why-csa-guns = i cannoni confederati
why-union-guns = i cannoni dell’Unione
why-csa-disrupted = settori confederati disorganizzati
why-union-disrupted = settori dell’Unione disorganizzati
why-csa-orders = ordini confederati rimasti
why-union-orders = ordini dell’Unione rimasti
why-orders-against-discs = più ordini del nemico
why-csa-blocks-near = il comando confederato vicino ai settori di vittoria
why-union-blocks-near = il comando dell’Unione vicino ai settori di vittoria
why-csa-blocks-in-hand = blocchi confederati in mano
why-union-blocks-in-hand = blocchi dell’Unione in mano
why-csa-cut-off = confederati senza via di ritirata
why-union-cut-off = truppe dell’Unione senza via di ritirata
why-union-works = le trincee nei settori di vittoria
why-csa-far = confederati lontani dai settori di vittoria
why-union-far = truppe dell’Unione lontane dai settori di vittoria
why-fight = il combattimento in corso

## Piani di un giocatore artificiale

plan-staff = Continuare come farebbe lo stato maggiore
plan-assault = Assaltare ora { $target } da { $source }
plan-march = Marciare ora da { $source } a { $target }
plan-fire = Sparare ora da { $source } su { $target }
plan-entrench = Trincerare ora { $source } verso { $target }
plan-rally = Riorganizzare ora { $source }
plan-relief = Togliere ora un danno da { $target }
plan-place = Piazzare ora un blocco di comando: { $source }
plan-recall = Ritirare ora il blocco di comando: { $source }
plan-pass = Lasciar passare questo turno
plan-stall = Temporeggiare fino alla fine del periodo
plan-hold = Tenere la linea: nessun assalto se non ai settori di vittoria
plan-storm = Tutto contro { $source }
plan-guard = Tenere { $source } con tutte le forze
