# Glory in italiano.

game-title = Glory
game-about = Battaglie della guerra civile americana, brigata per brigata, secondo la seconda edizione delle regole di Richard Berg. I segnalini dei corpi si estraggono a sorte; le divisioni del corpo estratto sparano, muovono, caricano e si riordinano, e nessuno sa chi agirà dopo. Qui si combattono Fredericksburg e Chancellorsville, per intero o in parte.

## Scenari

scenario-fredericksburg = Fredericksburg
scenario-maryes-heights = Le alture di Marye
scenario-prospect-hill = Prospect Hill
scenario-chancellorsville = Chancellorsville
scenario-jacksons-attack = L’attacco di Jackson
history-fredericksburg = 13 dicembre 1862. Burnside ha gettato i ponti sul Rappahannock e nella nebbia del mattino le sue due ali fronteggiano le alture dove Lee aspetta: Longstreet dietro il muro di pietra sopra la città, Jackson nei boschi di Hamilton’s Crossing. Si gioca l’intera giornata, nove turni dalle 7.45 alla notte.
history-maryes-heights = Il pomeriggio del 13 dicembre 1862: una divisione dopo l’altra lascia le vie di Fredericksburg per il muro di pietra sotto le alture di Marye. Un breve scenario nostro con le unità intorno alla città, quattro turni dalle 12.45, con propri livelli di vittoria.
history-prospect-hill = Tarda mattinata del 13 dicembre 1862: i pennsylvaniani di Meade e Gibbon avanzano per i campi contro il corpo di Jackson su Prospect Hill, dove un bosco è rimasto vuoto tra due brigate. Un breve scenario nostro, quattro turni dalle 10.15 con Birney giunto di rincalzo, con propri livelli di vittoria.
history-chancellorsville = 30 aprile 1863. Hooker ha passato il Rappahannock a monte e sta a Chancellorsville, nella Wilderness; Sedgwick tiene i ponti sotto Fredericksburg. Lee si volge contro la metà più forte con una parte del suo esercito. L’intera campagna fino al 5 maggio, 48 turni; la prudenza del comandante unionista lascia un solo segnalino alla maggior parte dei suoi corpi.
history-jacksons-attack = Tardo pomeriggio del 2 maggio 1863. Dopo un giorno di marcia intorno al fianco unionista il corpo di Jackson sta nei boschi davanti ai campi di Howard, dove i cuochi hanno acceso i fuochi. Sette turni, dall’attacco alla mattina seguente.

## Nomi

name-US = Unione
name-CS = Confederazione
name-chance = il caso
name-N = nord
name-NE = nord-est
name-SE = sud-est
name-S = sud
name-SW = sud-ovest
name-NW = nord-ovest
name-waiting = fuori mappa
name-withdrawn = casella Ritirati
name-recovery = casella Recupero
name-recovered = casella Recupero
name-eliminated = fuori gioco
name-left = fuori mappa
name-absent = assente
name-unplaced = da piazzare
turn-number = turno { $number }, { $time }
turn-number-night = turno { $number }, notte
turn-day = { $day } { $month }, { $time }
turn-night = notte del { $day } { $month }, turno { $number }
name-Apr = aprile
name-May = maggio
name-Aug = agosto
name-Sep = settembre
name-union-decisive-victory = vittoria decisiva dell’Unione
name-union-marginal-victory = vittoria marginale dell’Unione
name-union-victory = vittoria dell’Unione
name-draw = parità
name-confederate-victory = vittoria confederata
name-confederate-marginal-victory = vittoria marginale confederata
name-confederate-decisive-victory = vittoria decisiva confederata
name-level-none = vittoria

## Decisioni: che cosa fare

prompt-die = Tirate il dado.
prompt-draw = Estraete un segnalino dalla riserva.
prompt-post = Piazzate i vostri capi, ciascuno con un’unità del suo Comando.
prompt-second = Nominate i corpi che useranno il secondo segnalino: ancora { $number } al massimo.
prompt-open = Avete l’iniziativa: scegliete il segnalino che apre il turno.
prompt-command = { $marker }: scegliete il Comando che agisce, riunite dei capi, o finite.
prompt-combine = Nominate un altro capo per l’attivazione combinata (somma dei fattori { $total }), o tirate il dado.
prompt-move = Muovete, girate o cambiate le vostre unità e i vostri capi, poi terminate.
prompt-face = Scegliete l’orientamento delle unità in { $hex }.
prompt-mount = { $unit } monta in sella o smonta?
prompt-ride = Dove cavalca { $leader }?
prompt-enter = { $unit } entra in { $hex }: dove va?
prompt-depart = { $unit } può lasciare la mappa qui.
prompt-flee = Allontanate { $leader } dal nemico.
prompt-along = { $leader } va con loro in { $hex }?
prompt-rally = Scegliete le unità Disordinate che tentano di riordinarsi, poi terminate.
prompt-place = Piazzate le unità recuperate.
name-decision-die = un dado
name-decision-draw = un’estrazione
name-decision-post = un posto per un capo
name-decision-second = un corpo con due segnalini
name-decision-open = il primo segnalino
name-decision-command = un Comando
name-decision-combine = capi da riunire
name-decision-move = un movimento
name-decision-face = un orientamento
name-decision-mount = montare o smontare
name-decision-ride = la fine di una cavalcata
name-decision-enter = la via d’ingresso
name-decision-depart = l’uscita dalla mappa
name-decision-flee = un rifugio per un capo
name-decision-along = se un capo segue
name-decision-rally = un riordino
name-decision-place = un posto per un’unità recuperata

## Verbi

verb-die = Dado
verb-draw = Estrai
verb-post = Piazza capo
verb-second = Secondo segnalino
verb-open = Apri
verb-done = Fatto
verb-command = Comando
verb-combine = Riunisci
verb-roll = Tira
verb-end = Fine
verb-move = Muovi
verb-march = Marcia
verb-ride = Cavalca
verb-ride-to = Verso
verb-hurry-to = Affretta
verb-turn = Gira
verb-swap = Scambia
verb-mount = Monta
verb-dismount = Smonta
verb-enter = Entra
verb-arrive = Arriva
verb-share = Entra insieme
verb-exit = Lascia la mappa
verb-depart = Lascia la mappa
verb-face = Orienta
verb-stay = Resta
verb-flee = Allontana
verb-along = Segui
verb-remain = Rimani
verb-rally = Riordina
verb-place = Piazza
verb-concede = Abbandona
describe-die = Dado: { $face }
describe-draw = Estrarre { $marker }
describe-post = Piazzare { $leader } in { $hex }
describe-second = Due segnalini per { $marker }
describe-open = Aprire il turno con { $marker }
describe-done = Fatto
describe-command = Agisce { $command }
describe-combine = Nominare { $leader } per un’attivazione combinata
describe-roll = Tirare per l’attivazione combinata
describe-end = Finire questo segnalino
describe-move = { $unit } muove in { $hex }
describe-march = { $unit } marcia in { $hex } (movimento esteso)
describe-ride = { $leader } cavalca
describe-ride-to = In { $hex }
describe-hurry-to = In { $hex } (movimento esteso)
describe-turn = { $unit } si gira: { $facing }
describe-swap = { $unit } scambia il posto nella pila
describe-mount = { $unit } monta in sella
describe-dismount = { $unit } smonta
describe-enter = { $unit } entra in { $hex }
describe-arrive = { $leader } entra in { $hex }
describe-share = { $unit } entra in { $hex } con l’unità precedente
describe-exit = { $unit } lascia la mappa
describe-depart = { $leader } lascia la mappa
describe-face = Orientamento: { $facing }
describe-stay = Restare così
describe-flee = { $leader } va in { $hex }
describe-along = { $leader } segue
describe-remain = { $leader } rimane
describe-rally = { $unit } tenta di riordinarsi
describe-place = { $unit } ritorna in { $hex }
describe-concede = Abbandono: { $seat }

## Eventi: il diario

event-forced = Obbligato: { $action }.
event-concedes = Abbandono: { $side }.
event-victory = Vince: { $side }, { $level } (margine { $margin }).
event-drawn-game = La battaglia finisce pari (margine { $margin }).
event-points = { $side }: { $number } punti vittoria.
event-objective-held = { $side } tiene { $hex }: { $number } punti.
event-die = Dado: { $face }.
event-modifier = { $clause }: { $value }.
event-turn = Comincia un turno: { $turn }.
event-second-marker = { $marker } userà il secondo segnalino.
event-initiative-roll = Iniziativa, { $side }: dado { $die }, totale { $total }.
event-initiative = Iniziativa: { $side }.
event-no-initiative = Nessuno ha l’iniziativa.
event-opens = { $marker } apre il turno.
event-marker = Si gioca { $marker }.
event-marker-idle = { $marker } non ha nessuno che agisca.
event-set-aside = { $marker } è messo da parte.
event-acts = Agisce { $command }.
event-combines = { $leader } è nominato per un’attivazione combinata.
event-combined = Dado { $die } contro { $total }: agiscono insieme.
event-not-combined = Dado { $die } contro { $total }: agiscono da soli, fuori comando.
event-out-of-command = { $unit } è fuori comando.
event-moves = { $unit } muove in { $hex } ({ $cost } PM).
event-marches = { $unit } marcia in { $hex } ({ $cost } PM, esteso).
event-rides = { $leader } cavalca in { $hex }.
event-turns = Le unità in { $hex } si girano: { $facing }.
event-swaps = { $unit } scambia il posto in { $hex }.
event-mounts = { $unit } monta in sella.
event-dismounts = { $unit } smonta.
event-enters = { $unit } entra nella mappa e va in { $hex } ({ $cost } PM).
event-arrives = { $leader } arriva in { $hex }.
event-leaves = { $unit } lascia la mappa in { $hex }.
event-departs = { $leader } lascia la mappa in { $hex }.
event-posted = { $leader } comincia in { $hex }.
event-flees = { $leader } deve allontanarsi: { $hex }.
event-goes-along = { $leader } segue in { $hex }.
event-disordered = { $unit } è Disordinata.
event-withdrawn = { $unit } è Ritirata.
event-eliminated = { $unit } è eliminata.
event-rallies = { $unit } si riordina (dado { $die }).
event-does-not-rally = { $unit } non si riordina (dado { $die }).
event-rallies-at-night = { $unit } si riordina nella notte.
event-recovers = { $unit } recupera (dado { $die }).
event-is-lost = { $unit } non recupera ed è perduta (dado { $die }).
event-stays-in-box = { $unit } non recupera ancora (dado { $die }).
event-to-recovery = { $unit } passa al Recupero.
event-returns = { $unit } ritorna in { $hex }.
event-command-gone = { $command }: l’intero Comando è scomparso.

## Rifiuti: perché no

refusal-game-over = La partita è finita.
refusal-not-an-answer = « { $verb } » non è una risposta; si attende: { $decision }.
refusal-named-already = { $marker } è già nominato.
refusal-not-in-the-wing = { $marker } non appartiene all’ala di Hooker.
refusal-no-second-marker = { $marker } non ha un secondo segnalino in questo turno.
refusal-another-leader = Si tratta di { $leader }.
refusal-not-nearest = { $hex } non è tra gli esagoni più vicini senza nemici.
refusal-marker-of-the-enemy = { $marker } è un segnalino dell’altra parte ({ $side }).
refusal-marker-not-available = { $marker } non è disponibile in questo turno.
refusal-not-in-the-pool = Nessun segnalino di { $marker } è nella riserva.
refusal-must-enter = { $command } ha rinforzi che possono entrare: non si può tralasciare.
refusal-another-marker = { $command } non agisce con { $marker }.
refusal-has-acted = { $command } ha già agito con questo segnalino.
refusal-nothing-on-the-map = { $command } non ha nulla sulla mappa.
refusal-no-combination-at-night = Niente attivazione combinata di notte.
refusal-leader-off-map = { $leader } non è sulla mappa.
refusal-named-before = { $leader } è già stato nominato con questo segnalino.
refusal-no-leader-in-range = Nessun altro capo nominabile è nel raggio di { $leader } ({ $range }).
refusal-combination-incomplete = Ogni capo nominato deve averne un altro nel suo raggio.
refusal-enemy-unit = { $unit } appartiene al nemico.
refusal-not-active = { $unit } non agisce ora.
refusal-not-active-leader = { $leader } non agisce ora.
refusal-off-map = { $unit } non è sulla mappa.
refusal-has-moved = { $unit } ha mosso.
refusal-has-fired = { $unit } ha sparato e non può muovere.
refusal-leader-has-moved = { $leader } ha mosso.
refusal-leader-cannot-move = { $leader } non ha dove andare.
refusal-no-partner = { $unit } non è impilata con altra fanteria.
refusal-rooted = { $unit }: un’unità Disordinata a contatto mantiene posto e orientamento.
refusal-has-turned = { $unit } si è già girata.
refusal-stack-not-active = La pila di { $unit } può girarsi solo se tutte le sue unità agiscono.
refusal-faces-there = { $unit } è già rivolta da quella parte.
refusal-turn-by-another = Per girare la pila si nomina l’altra unità, non { $unit }.
refusal-no-exit-here = Non si lascia la mappa in { $hex }.
refusal-reinforcements-must-enter = I rinforzi che possono entrare devono prima entrare.
refusal-reached-normally = { $hex } si raggiunge con movimento normale.
refusal-another-unit = È il movimento di { $unit }.
refusal-beyond-entry = { $unit } ha pagato { $cost } PM per il suo posto nella colonna e non raggiunge { $hex }.
refusal-leader-beyond-entry = { $leader } non raggiunge { $hex }.
refusal-dismounted-extended = { $unit } è smontata: niente movimento esteso.
refusal-disordered-extended = { $unit } è Disordinata: niente movimento esteso.
refusal-disordered-near = { $unit } è Disordinata e non può portarsi a contatto ({ $hex }).
refusal-out-of-command = { $unit } è fuori comando e non può portarsi a contatto: cammino fino a { $leader } { $cost ->
        [-1] nessuno
       *[other] { $cost } PM
    }, raggio { $range }.
refusal-barred = { $unit } non può entrare in { $hex } in questa battaglia.
refusal-move-enemy = { $hex } contiene un’unità nemica.
refusal-move-barred = { $name } non può entrare in { $hex }.
refusal-move-begins = { $name } comincia entro due esagoni da un nemico: niente movimento esteso verso { $hex }.
refusal-move-close = { $hex } è entro due esagoni da un nemico: chiuso al movimento esteso.
refusal-move-near = { $name } non può portarsi a contatto ({ $hex }).
refusal-move-full = { $hex } contiene due unità.
refusal-move-stack = { $name } non può impilarsi con l’unità in { $hex }.
refusal-move-guns = L’artiglieria non può portarsi a contatto senza fanteria o cavalleria in { $hex }.
refusal-move-cost = { $hex } costa { $cost } PM; { $name } ne ha { $allowance }.
refusal-move-nowhere = Nessuna via porta { $name } in { $hex }.
refusal-not-waiting = { $unit } non attende fuori mappa.
refusal-not-due = { $unit } è attesa: { $turn }.
refusal-not-its-entry = { $unit } non entra in { $hex }.
refusal-no-slot-to-share = { $unit } non ha con chi dividere un posto della colonna in { $hex }.
refusal-cannot-enter = { $unit } non può entrare in { $hex }: il suo posto costa { $cost } PM su { $allowance }, o non c’è spazio.
refusal-leader-not-due = { $leader } non è atteso.
refusal-leader-not-there = { $leader } non entra in { $hex }.
refusal-not-cavalry = { $unit } non è cavalleria.
refusal-so-already = { $unit } lo è già.
refusal-change-near-enemy = { $unit } è a contatto: non può montare né smontare.
refusal-change-crowded = { $unit } non può montare né smontare in questa pila.
refusal-in-order = { $unit } non è Disordinata.
refusal-has-tried = { $unit } ha già provato.
refusal-was-busy = { $unit } ha mosso, sparato o caricato in questa attivazione.
refusal-rally-near-enemy = { $unit } è a contatto e non può riordinarsi.
refusal-not-recovered = { $unit } non è una vostra unità recuperata.
refusal-near-enemy = { $hex } è a { $distance } da un’unità nemica; ne servono tre.
refusal-not-its-place = { $unit } non può ritornare in { $hex }.
refusal-leader-of-the-enemy = { $leader } non tocca a voi piazzarlo ora.
refusal-leader-is-placed = { $leader } è piazzato.
refusal-no-unit-of-his = Nessuna unità di { $leader } si trova in { $hex }.

## La posizione in testo

summary-when = { $scenario } · { $turn } · ultimo turno: { $last }
summary-decision = Decide: { $seat }
summary-winner = La battaglia è finita: ha vinto { $side } ({ $level }).
summary-drawn = La battaglia è finita: parità.
summary-points = punti vittoria: Unione { $us }, Confederazione { $cs }
summary-initiative = iniziativa: { $side }
summary-playing = si gioca { $marker }
summary-pool = riserva: { $markers }
summary-objectives = Obiettivi
summary-objective = { $place } ({ $hex }), { $number } per { $side }{ $held ->
        [yes] : tenuto
       *[no] {""}
    }
summary-map = { $side }: unità per Comando
summary-unit = { $unit } { $hex } { $facing }{ $marks }
summary-leader = { $leader } ({ $hex })
summary-disordered = Disordinata
summary-dismounted = smontata
summary-boxes = Fuori mappa
summary-box = { $place }: { $units }
summary-empty = nulla

## Tiri, cariche, risultati (GL-9 - GL-11)
