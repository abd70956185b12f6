# Glory in italiano. Un solo nome per cosa: unità, pila (le unità di un esagono), capo, Comando, segnalino (di
# attivazione), riserva, esagono; un’unità marcia, fa fronte, spara, risponde al fuoco (controbatteria), carica, fa la prova
# di coesione (tiene o fallisce), ripiega (quando deve), sfugge (prima di una carica), avanza, si riordina; è in disordine,
# ritirata, eliminata. Al giocatore si dà del tu.

game-title = Glory
game-kind = esagoni, corpi tirati a sorte
game-about = Battaglie della guerra civile americana, brigata per brigata, secondo la seconda edizione delle regole di Richard Berg. I segnalini dei corpi si estraggono a sorte; le divisioni del corpo estratto sparano, muovono, caricano e si riordinano, e nessuno sa chi agirà dopo. Qui si combattono Fredericksburg e Chancellorsville, per intero o in parte.
size-turns =
    { $count ->
        [one] un turno
       *[other] { $count } turni
    }

## Scenari

scenario-fredericksburg = Fredericksburg
scenario-maryes-heights = Le alture di Marye
scenario-prospect-hill = Prospect Hill
scenario-chancellorsville = Chancellorsville
scenario-jacksons-attack = L’attacco di Jackson
scenario-first-manassas = Prima battaglia di Manassas
scenario-henry-hill = Henry Hill
scenario-second-manassas = Seconda battaglia di Manassas
scenario-deep-cut = Deep Cut
scenario-chickamauga = Chickamauga
scenario-snodgrass-hill = Snodgrass Hill
scenario-own = Battaglia libera
subtitle-fredericksburg = 13 dicembre 1862, tutta la giornata
history-fredericksburg = 13 dicembre 1862. Burnside ha gettato i ponti sul Rappahannock e nella nebbia del mattino le sue due ali fronteggiano le alture dove Lee aspetta: Longstreet dietro il muro di pietra sopra la città, Jackson nei boschi di Hamilton’s Crossing. Si gioca l’intera giornata, nove turni dalle 7.45 alla notte.
subtitle-maryes-heights = Una divisione dopo l’altra contro il muro di pietra
history-maryes-heights = Il pomeriggio del 13 dicembre 1862: una divisione dopo l’altra lascia le vie di Fredericksburg per il muro di pietra sotto le alture di Marye. Un breve scenario nostro con le unità intorno alla città, quattro turni dalle 12.45. Anche i livelli di vittoria sono nostri: l’Unione deve prendere le alture e spezzare i difensori, con diciassette punti di vantaggio; i Confederati vincono se non ne ha quattordici di vantaggio.
subtitle-prospect-hill = Meade e il varco nella linea di Jackson
history-prospect-hill = Tarda mattinata del 13 dicembre 1862: i pennsylvaniani di Meade e Gibbon avanzano per i campi contro il corpo di Jackson su Prospect Hill, dove un bosco è rimasto vuoto tra due brigate. Un breve scenario nostro, quattro turni dalle 10.15 con Birney giunto di rincalzo. Anche i punti dei due obiettivi dell’Unione e i livelli di vittoria sono nostri: l’Unione vince se è in vantaggio, i Confederati se hanno dodici punti di vantaggio.
subtitle-chancellorsville = Dal 30 aprile al 5 maggio 1863, la campagna
history-chancellorsville = 30 aprile 1863. Hooker ha passato il Rappahannock a monte e sta a Chancellorsville, nella Wilderness; Sedgwick tiene i ponti sotto Fredericksburg. Lee si volge contro la metà più forte con una parte del suo esercito. L’intera campagna fino al 5 maggio, 48 turni; la prudenza del comandante unionista lascia un solo segnalino alla maggior parte dei suoi corpi.
subtitle-jacksons-attack = 2 maggio 1863: dai boschi addosso a Howard
history-jacksons-attack = Tardo pomeriggio del 2 maggio 1863. Dopo un giorno di marcia intorno al fianco unionista il corpo di Jackson sta nei boschi davanti ai campi di Howard, dove i cuochi hanno acceso i fuochi. Sette turni, dall’attacco alla mattina seguente.
subtitle-first-manassas = 21 luglio 1861: la prima battaglia per entrambi
history-first-manassas = 21 luglio 1861, una domenica di caldo, e due eserciti che non hanno mai combattuto. La colonna di fianco di McDowell è scesa per Sudley Springs mentre i cannoni di Tyler fanno rumore allo Stone Bridge; Evans le si volge contro con un pugno di uomini, e le brigate di Johnston accorrono dalla ferrovia. L’intera giornata, otto turni dalle 9.00 alla sera.
subtitle-henry-hill = I virginiani di Jackson tengono la collina
history-henry-hill = Il primo pomeriggio del 21 luglio 1861: Matthews Hill è perduta per i Confederati, e i virginiani di Jackson stanno distesi sul margine dei pini su Henry Hill, tra i resti delle brigate di Bee e di Bartow. Reggimenti freschi sono sulla strada da Manassas Junction. Un breve scenario nostro, quattro turni dalle 12.45. Anche gli obiettivi e i livelli di vittoria sono nostri: l’Unione vince se non è in svantaggio, i Confederati se hanno sette punti di vantaggio.
subtitle-second-manassas = Dal 28 al 30 agosto 1862, la ferrovia incompiuta
history-second-manassas = 28 agosto 1862, verso il tramonto. Jackson, che Pope insegue da due giorni, aspetta nei boschi sopra la Warrenton Turnpike mentre la divisione di King passa davanti alla fattoria Brawner. Il giorno dopo i corpi di Pope vengono contro la ferrovia incompiuta, e Longstreet giunge accanto a essa. Tre giorni fino alla sera del 30, 25 turni.
subtitle-deep-cut = Porter sale, Longstreet è sul suo fianco
history-deep-cut = Il pomeriggio del 30 agosto 1862: il corpo di Porter sale il pendio verso la ferrovia incompiuta a Deep Cut, mentre le divisioni di Longstreet, delle quali Pope non vuol sentire, stanno pronte sul suo fianco. Un breve scenario nostro, quattro turni dalle 14.00; i segnalini di Longstreet vengono solo dal secondo turno. Anche gli obiettivi e i livelli di vittoria sono nostri: l’Unione vince se non è in svantaggio, i Confederati se hanno sette punti di vantaggio.
subtitle-chickamauga = Dal 18 al 20 settembre 1863, per Chattanooga
history-chickamauga = 18 settembre 1863. Bragg vuole porsi tra Rosecrans e Chattanooga: le sue colonne vanno ai passaggi del West Chickamauga Creek, dove i fucili a ripetizione di Wilder e i cavalieri di Minty sbarrano i ponti, mentre i corpi dell’Unione marciano verso nord per i boschi. Tre giorni fino alla sera del 20, 27 turni.
subtitle-snodgrass-hill = Thomas resiste finché arriva Granger
history-snodgrass-hill = Il pomeriggio del 20 settembre 1863: la destra dell’Unione è fuggita verso McFarland’s Gap, e ciò che resta si raccoglie intorno a Thomas su Snodgrass Hill e Horseshoe Ridge mentre Granger marcia verso il cannone. Un breve scenario nostro, quattro turni dalle 14.00. Anche gli obiettivi e i livelli di vittoria sono nostri: l’Unione vince se è in vantaggio, i Confederati se hanno dieci punti di vantaggio.

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

prompt-die = Si tira il dado.
prompt-draw = Si estrae un segnalino dalla riserva.
prompt-post = Quale capo sta dove?
prompt-second = Quale corpo userà il secondo segnalino? Ancora { $number } al massimo.
prompt-open = Quale segnalino apre il turno?
prompt-command = Quale Comando agisce ora?
prompt-combine = Chi altro? O tira il dado: deve superare { $total }.
prompt-move = Chi marcia, e dove?
prompt-face = In quale direzione?
prompt-mount = { $unit } monta in sella o smonta?
prompt-ride = Dove cavalca { $leader }?
prompt-enter = { $unit } entra in { $hex }. Dove va?
prompt-depart = { $unit } lascia la mappa qui?
prompt-flee = Dove va { $leader }?
prompt-along = { $leader } va con loro in { $hex }?
prompt-rally = Chi prova a riordinarsi?
prompt-place = Chi ritorna, e dove?
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
verb-move-by = Muovi passando da
verb-march-by = Marcia passando da
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
describe-move-by = { $unit } muove in { $hex } passando da { $hex2 }
describe-march-by = { $unit } marcia in { $hex } passando da { $hex2 } (movimento esteso)
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

event-concedes = Abbandono: { $side }.
event-victory = Vince: { $side }, { $level } (margine { $margin }).
event-drawn-game = La battaglia finisce pari (margine { $margin }).
event-points = { $side }: { $number } punti vittoria.
event-handicap = Vantaggio: { $side }, { $number } punti vittoria.
event-objective-held = { $side } tiene { $hex }: { $number } punti.
event-turn = { $turn }: comincia il turno.
event-second-marker = { $marker } userà il secondo segnalino.
event-initiative-roll = { $side } tira per l’iniziativa: totale { $total }.
event-initiative = Iniziativa: { $side }.
event-no-initiative = Nessuno ha l’iniziativa.
event-opens = { $marker } apre il turno.
event-marker = { $marker } { $all ->
    [0] è in gioco.
   *[other] è estratto, { $number } su { $all }.
}
event-marker-idle = { $marker } non ha nessuno che agisca.
event-acts = Agisce { $command }.
event-combines = { $leader } è nominato per un’attivazione combinata.
event-combined = I capi si riuniscono: il dado supera { $total }, agiscono insieme.
event-not-combined = I capi non si riuniscono: il dado non supera { $total }, agiscono da soli, fuori comando.
event-out-of-command = { $unit } è fuori comando.
event-moves = { $unit } marcia: { $hex }, { $cost ->
    [one] un punto.
   *[other] { $cost } punti.
}
event-marches = { $unit } fa una lunga marcia: { $hex }, { $cost ->
    [one] un punto.
   *[other] { $cost } punti.
}
event-rides = { $leader } cavalca in { $hex }.
event-turns = { $units } { $number ->
    [one] fa
   *[other] fanno
} fronte a { $facing }.
event-swaps = { $unit } scambia il posto nella pila.
event-mounts = { $unit } monta in sella.
event-dismounts = { $unit } smonta.
event-enters = { $unit } entra nella mappa: { $hex }, { $cost ->
    [one] un punto.
   *[other] { $cost } punti.
}
event-arrives = { $leader } arriva in { $hex }.
event-leaves = { $unit } lascia la mappa in { $hex }.
event-departs = { $leader } lascia la mappa in { $hex }.
event-posted = { $leader } comincia in { $hex }.
event-flees = { $leader } si allontana dal nemico: { $hex }.
event-goes-along = { $leader } segue in { $hex }.
event-disordered = { $unit } è in disordine.
event-withdrawn = { $unit } è ritirata.
event-eliminated = { $unit } è eliminata.
event-rallies = { $unit } si riordina.
event-does-not-rally = { $unit } non si riordina.
event-rallies-at-night = { $unit } si riordina nella notte.
event-recovers = { $unit } recupera.
event-is-lost = { $unit } non recupera ed è perduta.
event-stays-in-box = { $unit } non recupera ancora.
event-to-recovery = { $unit } passa al Recupero.
event-returns = { $unit } ritorna in { $hex }.
event-command-gone = { $command }: l’intero Comando è scomparso.

## Rifiuti: perché no

refusal-game-over = La partita è finita.
refusal-not-an-answer = Non è il momento per «{ $verb }»; si attende questo: { $decision }.
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
refusal-rooted = { $unit }: un’unità in disordine a contatto mantiene posto e orientamento.
refusal-stack-not-active = La pila di { $unit } può girarsi solo se tutte le sue unità agiscono.
refusal-faces-there = { $unit } è già rivolta da quella parte.
refusal-turn-by-another = Per girare la pila si nomina l’altra unità, non { $unit }.
refusal-no-exit-here = Non si lascia la mappa in { $hex }.
refusal-reinforcements-must-enter = I rinforzi che possono entrare devono prima entrare.
refusal-no-way-by = Nessuna via di { $unit } verso { $hex } passa da { $place }.
refusal-another-unit = È il movimento di { $unit }.
refusal-beyond-entry = { $unit } ha pagato { $cost } PM per il suo posto nella colonna e non raggiunge { $hex }.
refusal-leader-beyond-entry = { $leader } non raggiunge { $hex }.
refusal-dismounted-extended = { $unit } è smontata: niente movimento esteso.
refusal-disordered-extended = { $unit } è in disordine: niente movimento esteso.
refusal-disordered-near = { $unit } è in disordine e non può portarsi a contatto ({ $hex }).
refusal-out-of-command = { $unit } è fuori comando e non può portarsi a contatto: cammino fino a { $leader } { $cost ->
        [-1] nessuno
       *[other] { $cost } PM
    }, raggio { $range }.
refusal-barred = { $unit } non può entrare in { $hex } in questa battaglia.
refusal-move-enemy = { $hex } contiene un’unità nemica.
refusal-move-begins = { $name } comincia entro due esagoni da un nemico: niente movimento esteso verso { $hex }.
refusal-move-close = { $hex } è entro due esagoni da un nemico: chiuso al movimento esteso.
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
refusal-in-order = { $unit } non è in disordine.
refusal-has-tried = { $unit } ha già provato.
refusal-was-busy = { $unit } ha mosso, sparato o caricato in questa attivazione.
refusal-rally-near-enemy = { $unit } è a contatto e non può riordinarsi.
refusal-not-recovered = { $unit } non è una tua unità recuperata.
refusal-near-enemy = { $hex } è a { $distance } da un’unità nemica; ne servono tre.
refusal-not-its-place = { $unit } non può ritornare in { $hex }.
refusal-leader-of-the-enemy = { $leader } non tocca a te piazzarlo ora.
refusal-leader-is-placed = { $leader } è piazzato.
refusal-no-unit-of-his = Nessuna unità di { $leader } si trova in { $hex }.

## La posizione in testo

summary-when = { $scenario } · { $turn } · ultimo turno: { $last }
summary-decision = Decide: { $seat }
summary-winner = La battaglia è finita: ha vinto { $side } ({ $level }).
summary-drawn = La battaglia è finita: parità.
summary-points = punti vittoria: Unione { $us }, Confederazione { $cs }
summary-handicap = vantaggio: { $number } punti, { $side }
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
summary-disordered = in disordine
summary-dismounted = smontata
summary-boxes = Fuori mappa
summary-box = { $place }: { $units }
summary-empty = nulla

## Tiri, cariche, risultati (GL-9 - GL-11)

prompt-fire = Quale batteria spara su chi?
prompt-answer = Rispondere al fuoco?
prompt-charge = Chi carica chi?
prompt-charge-with = Chi altro carica, o che altro?
prompt-evade = Chi sfugge, e dove?
prompt-defend = Chi spara su chi?
prompt-resolve = Quale carica ora?
prompt-retreat = Dove?
prompt-further = { $unit } ripiega di un secondo esagono?
prompt-displace = Nessuna via libera per { $unit }. Chi fa posto?
prompt-advance = Chi entra?
prompt-counter = Chi li insegue?
prompt-continue = Chi carica ancora?
name-decision-fire = un tiro d’artiglieria
name-decision-answer = una controbatteria
name-decision-charge = una carica
name-decision-charge-with = un’aggiunta a questa carica
name-decision-evade = una fuga prima della carica
name-decision-defend = un tiro difensivo
name-decision-resolve = la prossima carica
name-decision-retreat = un ripiegamento
name-decision-further = un secondo esagono di ripiegamento
name-decision-displace = uno spostamento di amici
name-decision-advance = un’avanzata
name-decision-counter = un contrattacco
name-decision-continue = un attacco continuato
verb-fire = Spara
verb-fire-both = Tiro combinato
verb-answer = Rispondi
verb-answer-both = Rispondi insieme
verb-hold-fire = Non rispondere
verb-charge = Carica
verb-charge-at = Carica
verb-join = Unisci
verb-join-at = Unisci
verb-also = Carica anche
verb-close = Dichiara
verb-evade = Sfuggi
verb-stand = Resisti
verb-defend = Tiro difensivo
verb-resolve = Risolvi
verb-retreat = Ripiega
verb-further = Oltre
verb-halt = Fermati
verb-displace = Sposta
verb-perish = Sacrifica
verb-advance = Avanza
verb-counter = Contrattacca
describe-fire = { $unit } spara su { $hex }{ $facing-code ->
        [none] {""}
       *[other] , girata: { $facing }
    }
describe-fire-both = I cannoni in { $hex } sparano insieme su { $hex2 }{ $facing-code ->
        [none] {""}
       *[other] , girati: { $facing }
    }
describe-answer = { $unit } risponde al fuoco{ $facing-code ->
        [none] {""}
       *[other] , girata: { $facing }
    }
describe-answer-both = Le due batterie rispondono insieme{ $facing-code ->
        [none] {""}
       *[other] , girate: { $facing }
    }
describe-hold-fire = Non rispondere al fuoco
describe-charge = { $unit } carica
describe-charge-at = { $unit } carica { $hex }
describe-join = { $unit } si unisce alla carica
describe-join-at = { $unit } si unisce alla carica contro { $hex }
describe-also = Caricare anche { $hex }
describe-close = La carica è completa
describe-evade = { $unit } sfugge in { $hex }
describe-stand = Le altre resistono
describe-defend = { $hex } spara: { $targets }
describe-resolve = Risolvere la carica { $number }
describe-retreat = { $unit } ripiega in { $hex }
describe-further = Fino in { $hex }
describe-halt = Fermarsi qui
describe-displace = { $unit } ripiega in { $hex }; { $unit2 } fa posto
describe-perish = { $unit } è sacrificata
describe-advance = { $unit } avanza in { $hex }
describe-counter = { $unit } passa in { $hex }
name-L = sinistra
name-C = centro
name-LC = sinistra e centro
name-R = destra
name-LR = sinistra e destra
name-CR = centro e destra
name-LCR = sinistra, centro e destra
name-no-effect = nessun effetto
name-check = ogni unità fa la prova
name-check-2 = ogni unità fa la prova a +2
name-disorder = ogni unità è in disordine
name-AR-D = gli attaccanti ripiegano in disordine
name-AR-CC = gli attaccanti ripiegano e fanno la prova
name-EX = scambio, entrambi fanno la prova
name-DR = i difensori ripiegano
name-DR-CC = i difensori ripiegano e fanno la prova
name-DR-D = i difensori ripiegano in disordine
event-fires = { $unit } spara su { $target }, a { $distance ->
    [one] un esagono.
   *[other] { $distance } esagoni.
}
event-fires-both = { $units } sparano insieme su { $target }, a { $distance ->
    [one] un esagono.
   *[other] { $distance } esagoni.
}
event-answers = { $unit } risponde al fuoco su { $target }, a { $distance ->
    [one] un esagono.
   *[other] { $distance } esagoni.
}
event-answers-both = { $units } rispondono insieme al fuoco su { $target }, a { $distance ->
    [one] un esagono.
   *[other] { $distance } esagoni.
}
event-fire-result = { $target } sotto il fuoco: { $effect }, totale { $total }{ $sum }.
event-friendly-fire = { $target } sotto il fuoco degli amici: il colpo è corto.
event-check = { $unit } { $result ->
    [passes] tiene
   *[fails] fallisce la prova
}: { $total } contro { $cohesion }{ $sum }.
event-charges = { $unit } carica { $target }.
event-charge-off = La carica su { $hex } non ha più bersaglio.
event-evades = { $unit } sfugge prima della carica: { $hex }.
event-defends = { $units } { $number ->
    [one] spara
   *[other] sparano
} su { $target }: totale { $total }{ $sum }.
event-defence-hits = { $unit } è colpita e si ferma.
event-defence-misses = { $unit } viene avanti.
event-charge-result = { $units } contro { $target }: { $effect }, totale { $total }{ $sum }.
event-guns-taken = { $unit } è presa.
event-retreats = { $unit } ripiega: { $hex }.
event-no-way-out = { $unit } non ha via d’uscita.
event-retreats-off-map = { $unit } ripiega fuori mappa.
event-displaced = { $unit } deve fare posto.
event-advances = { $unit } avanza in { $hex }.
event-counterattacks = { $unit } passa al contrattacco: { $hex }.
event-continues = { $unit } attacca ancora.
modifier-GL-9-11-1 = distanza
modifier-GL-9-23-1 = batteria
modifier-GL-9-23-2 = terreno del bersaglio
modifier-GL-9-3-1 = tiro combinato
modifier-GL-9-52-1 = tiro sopra gli amici
modifier-GL-13-4 = notte
modifier-GL-10-23-2 = rapporto, arrotondato per il difensore
modifier-GL-10-25-1 = coesione
modifier-GL-10-40-1 = terreno
modifier-GL-10-22-2 = attacco alle spalle
modifier-GL-10-26-1 = cavalleria lanciata
modifier-GL-12-3-3 = cavalleria appiedata
modifier-GL-10-32-4 = altri bersagli
modifier-GL-10-32-5 = artiglieria su un solo bersaglio
modifier-GL-10-34-1 = tiro difensivo
modifier-GL-10-41-2 = assalitore allo scoperto
modifier-GL-11-12-4 = fanteria in disordine
modifier-GL-9-22-1 = tiro pesante
modifier-GL-10-25-2 = coesione, cavalleria nei boschi
modifier-GL-10-41-1 = rapporto, arrotondato per l’attaccante
refusal-alone = { $unit } non può unirsi: un attacco continuato si fa da soli.
refusal-another-advances = Avanza un’unità di coesione più alta, non { $unit }.
refusal-another-way-first = Altri esagoni vengono prima di { $hex } in questo ripiegamento.
refusal-answered-already = { $unit } ha già risposto al fuoco sotto questo segnalino.
refusal-bottom-unit = { $unit } è in fondo alla pila: carica solo con l’unità in cima.
refusal-cannot-advance = { $unit } non può avanzare: solo l’unità in cima, in ordine, che ha caricato quell’esagono.
refusal-cannot-counter = { $unit } non può andarci: solo l’unità in cima, in ordine, di ogni esagono difensore.
refusal-cannot-evade = { $unit } non è né cavalleria montata né artiglieria a cavallo.
refusal-charged-already = { $hex } è già di questa carica.
refusal-charged-by-cavalry = { $unit } è caricata dalla cavalleria e non può sottrarsi.
refusal-charges-already = { $unit } è già in una carica.
refusal-combined-already = I cannoni in { $hex } hanno già combinato il tiro in questo turno.
refusal-disordered-charge = { $unit } è in disordine e non può caricare.
refusal-disordered-guns = { $unit } è in disordine e non può sparare.
refusal-enemy-there = { $hex } è tenuto dal nemico.
refusal-entry-hex = { $hex } è un esagono d’ingresso nemico, chiuso finché i suoi rinforzi non sono sulla mappa.
refusal-fired-already = { $hex } ha fatto il suo tiro difensivo.
refusal-fired-facing = L’artiglieria in { $hex } ha sparato e in questa attivazione non si gira più.
refusal-fog = Nebbia: { $hex } è a { $distance } esagoni, e nessuno vede oltre due.
refusal-guns-fired = { $unit } ha già sparato sotto questo segnalino.
refusal-guns-moved = { $unit } si è mossa e non può sparare.
refusal-guns-never-charge = { $unit } è artiglieria, che non carica mai.
refusal-guns-with-others = { $unit } è impilata con fanteria o cavalleria e non può girarsi per sparare.
refusal-has-a-way-out = { $unit } ha una via d’uscita e deve prenderla.
refusal-horse-and-foot = Cavalleria montata e fanteria non caricano insieme ({ $unit }).
refusal-impassable = { $hex } è oltre un lato che non si può attraversare.
refusal-in-nobodys-front = { $hex } non è davanti a nessuna unità di questa carica che possa entrarvi.
refusal-involved-before = Le unità in { $hex } erano nella carica precedente e non sparano.
refusal-must-advance = Un esagono è vuoto: un’unità deve avanzare.
refusal-must-charge-uncovered = { $unit } deve caricare tutti i nemici non coperti davanti a sé.
refusal-name-covered-hex = Tutti i nemici davanti a { $unit } sono coperti: nomina l’esagono che carica.
refusal-need-not-retreat = { $unit } non deve ripiegare.
refusal-no-cavalry-at-night = { $unit }: la cavalleria non carica di notte.
refusal-no-charger-there = Nessuno carica { $hex } da lì.
refusal-no-continued-attack = { $unit } non ha un attacco continuato.
refusal-no-enemy-in-front = { $unit } non ha nemici davanti a sé.
refusal-no-enemy-to-charge = Non c’è un nemico da caricare in { $hex }.
refusal-no-hex-of-the-charge = { $unit } non ha davanti a sé nessun esagono di questa carica.
refusal-no-joint-answer = I cannoni in { $hex } non possono rispondere insieme.
refusal-no-room = Non c’è posto in { $hex }.
refusal-no-such-charge = Non c’è una carica { $number } da risolvere.
refusal-no-target = Non c’è un’unità nemica in { $hex }.
refusal-no-two-guns = Non ci sono due artiglierie in { $hex }.
refusal-no-way-to-evade = { $unit } non può raggiungere { $hex } fuori dalla portata del nemico.
refusal-nobody-fires = Nessuno in { $hex } può sparare.
refusal-nobody-fled-there = Un contrattacco colpisce solo unità che hanno appena ripiegato: in { $hex } non ce ne sono.
refusal-not-a-charged-hex = { $hex } non è caricato.
refusal-not-acting = { $unit } non è del Comando che agisce.
refusal-not-artillery = { $unit } non è artiglieria.
refusal-not-charged = { $unit } non è caricata.
refusal-not-emptied = { $hex } non è stato svuotato da questa carica.
refusal-not-farther = { $hex } non è più lontano dal nemico, o non è libero.
refusal-not-fired-at = { $unit } non è artiglieria in { $hex }.
refusal-not-gone-over = { $unit } non è passata al contrattacco.
refusal-not-linked = { $unit } non è adiacente a nessuna unità di questa carica.
refusal-not-vacated = { $hex } non è stato lasciato dagli attaccanti.
refusal-one-hex = { $hex } non è adiacente.
refusal-only-lone-guns = { $unit }: una carica con un’unità in disordine può prendere solo artiglieria isolata.
refusal-out-of-arc = { $hex } è fuori dall’arco di pezzi rivolti a { $facing }.
refusal-out-of-range = { $hex } è a { $distance } esagoni; la gittata è { $range }.
refusal-out-of-sight = { $hex } non si vede: { $blocking } lo copre.
refusal-pivot-once = { $unit } può girarsi di un solo lato prima di rispondere al fuoco, e una volta sola.
standing-defensive-fire = Tiro difensivo
standing-defensive-fire-best = sparare al meglio
standing-defensive-fire-doubt = fare fuoco, ma chiedermi se i bersagli sono più d’uno
standing-defensive-fire-hold = non sparare
standing-defensive-fire-ask = chiedermelo
standing-counterbattery = Controbatteria
standing-counterbattery-fire = rispondere sempre
standing-counterbattery-doubt = rispondere, ma chiedermi se gli amici sono sulla linea
standing-counterbattery-hold = non rispondere mai
standing-counterbattery-ask = chiedermelo
standing-retreat-before-charge = Fuga prima della carica
standing-retreat-before-charge-yes = sottrarsi sempre
standing-retreat-before-charge-no = resistere sempre
standing-retreat-before-charge-ask = chiedermelo
standing-retreat = Ripiegamenti
standing-retreat-best = prendere la via più sicura
standing-retreat-doubt = la via più sicura, ma chiedermi se nessuna o più d’una lo è
standing-retreat-ask = chiedermelo
standing-leaders = Capi delle unità che se ne vanno
standing-leaders-yes = seguono sempre
standing-leaders-no = restano sempre
standing-leaders-ask = chiedermi
standing-facing = Orientamento
standing-facing-near = verso il nemico, ma chiedermi a contatto
standing-facing-best = sempre verso il nemico
standing-facing-ask = chiedermi
standing-doubt = Dubbio
standing-near = Vicino
standing-best = Meglio
standing-fire = Sì
standing-hold = No
standing-yes = Sì
standing-no = No
standing-ask = Chiedi

## La prima lezione

lesson-title = Prima lezione: Prospect Hill
lesson-about = Dieci minuti nel pomeriggio del 13 dicembre. Comandi l’Unione davanti a una collina che vale 8 punti: si estrae un segnalino, i cannoni sparano, le brigate muovono, si orientano e caricano, una si riordina, e si contano i punti.
lesson-command = I segnalini dei due eserciti si estraggono alla cieca; è uscito { $marker } (GL-3.C.1). I suoi Comandi agiscono uno dopo l’altro (GL-4.24.1). { $place } vale 8 punti alla fine (GL-15.9), e lassù { $foe } è solo. Fai agire { $leader }.
lesson-command-again = { $marker } esce di nuovo: un corpo ha due segnalini per turno (GL-4.12.1). È il tuo ultimo; quando la riserva è vuota il turno finisce (GL-3.C.4). Prima { $leader }.
lesson-command-next = Adesso la divisione di { $command }. Un Comando agisce una volta per segnalino, e mai insieme a un altro, se i loro capi non si riuniscono (GL-4.24.1, GL-4.24.2).
lesson-fire = Passo a: l’artiglieria (GL-9.12.1). { $guns } vede { $hex }, a { $distance } esagoni. Distanza e terreno cambiano il dado; con 6 si prova la coesione (GL-9.22.1). La probabilità di disordinarli è del { $chance } %. Chi spara non muove (GL-6.31.1).
lesson-fire-again = Spara ancora: una batteria può sparare ogni volta che il suo Comando agisce (GL-9.12.1). La probabilità di disordinare il nemico in { $hex } è del { $chance } %.
lesson-fire-none = Non c’è un buon tiro. Se un amico sta accanto al bersaglio sulla linea di tiro, un dado basso colpisce lui (GL-9.51.2, GL-9.52.1).
lesson-move = Passo b: il movimento. La fanteria ha 5 punti; un esagono aperto costa 1, un bosco 2, un livello in salita 1 in più (GL-6.11.1, GL-6.21.1). Porta { $unit } a contatto: lì si ferma (GL-6.14.1) e può caricare.
lesson-move-second = { $foe } guarda a nord-ovest: { $hex } è alle sue spalle. Di fronte e alle spalle insieme, +2 (GL-10.22.2), e il tiro difensivo va solo in avanti (GL-10.32.1). Portaci { $unit }.
lesson-move-again = Avvicinati al nemico: { $unit } va in { $hex }.
lesson-move-hill = La via è libera. Un obiettivo conta per la parte che alla fine ci sta sopra (GL-15.9): { $unit } va a { $place }.
lesson-move-won = { $place } è tua finché ci sta un’unità (GL-15.9). Ognuno resti dov’è.
lesson-move-done = { $third } resta: fronteggia { $weary }, e tra poco vedrai a che cosa serve. Nessun altro deve muovere.
lesson-move-nothing = Non occorre muovere altro.
lesson-move-rest = { $tired } è in disordine: coesione minore, niente carica né contatto (GL-11.11.1, GL-11.12.2, GL-11.12.3). Solo un’unità che non fa nulla può riordinarsi (GL-11.51.1): lasciala riposare.
lesson-move-up = { $unit } è in buon ordine. Portala dietro le brigate di { $leader }, ma non a contatto.
lesson-turn = { $unit } è a contatto col nemico ma non gli fa fronte. Girala verso { $facing }: girarsi sul posto non costa nulla (GL-7.12.1).
lesson-face = Un’unità fa fronte a un lato; i tre esagoni davanti a lei sono il suo fronte (GL-7.11.1). Carica e spara solo lì (GL-7.13.1). Girarsi non costa nulla (GL-7.12.1): verso { $facing }, dritta sul nemico.
lesson-face-second = Girala verso { $facing }, sul nemico. Unità adiacenti tra loro possono unirsi in una sola carica (GL-10.24.1).
lesson-face-again = Fronte a { $facing }: si carica solo ciò che sta davanti (GL-7.13.1).
lesson-face-hill = Sei su { $place }. Il nemico battuto si è ritirato di un esagono, o è nella casella Ritirati dopo un secondo disordine (GL-11.22.1, GL-11.41.1). Girati verso { $facing }, verso di lui (GL-11.31.2).
lesson-face-after = Scegli un fronte; { $facing } guarda verso il nemico. Una carica alle spalle gli varrebbe +1 (GL-10.22.2).
lesson-ride = I capi vanno dove vogliono e non vengono mai uccisi (GL-5.15.1). Tienili vicini alle loro unità: il raggio conta quando il loro Comando comincia ad agire (GL-5.13.1, GL-5.13.4).
lesson-charge = Passo c: le cariche. Chi carica deve caricare ogni nemico davanti a sé, salvo chi è coperto da un amico che lo ha davanti (GL-10.12.1, GL-10.12.2). { $third } copre { $weary }: { $first } è libero di caricare { $foe }.
lesson-charge-again = Carica { $hex }: comincia con { $unit }. I nemici davanti a lei che nessuno copre vanno caricati anch’essi (GL-10.12.1).
lesson-join = Aggiungi { $unit }: in una stessa carica le forze si sommano (GL-10.23.1, GL-10.24.1). Dove il terreno aiuta il difensore, il rapporto si arrotonda a suo favore (GL-10.23.2).
lesson-close = Rapporto, coesione, terreno, fronte e spalle fanno { $total } (GL-10.22.1). Dado e somma devono arrivare a 6 per scacciare il nemico. Dopo il suo miglior tiro la tua probabilità è del { $chance } %. La carica è completa.
lesson-charge-done = Tutte le cariche si dichiarano prima (GL-10.21.1). Chi copre non deve caricare (GL-10.12.5): risparmialo. Poi il nemico spara; un assalitore con la coesione superata è in disordine e si ferma (GL-10.33.1, GL-10.33.2).
lesson-charge-won = Tieni { $place }. Chi svuota un esagono con una carica deve avanzarvi (GL-11.31.1), e lascerebbe la collina. Niente carica.
lesson-charge-none = Nessuna carica promette abbastanza. Lascia stare.
lesson-resolve = Hai dichiarato più cariche. Si fanno una a una, nel tuo ordine (GL-10.22.1, GL-10.24.2).
lesson-advance = Il nemico ha lasciato il suo esagono (GL-11.21.1). Chi va in disordine due volte è ritirato (GL-11.41.1). Uno dei tuoi assalitori deve avanzare, quello di coesione più alta; a parità scegli tu (GL-11.31.1).
lesson-along = Un capo può seguire senza spesa l’unità con cui è impilato (GL-5.15.5). Che la segua.
lesson-continue = Un totale di 11 o più: l’unità che è avanzata può caricare ancora, da sola (GL-11.32.1). Le probabilità sono buone: fallo.
lesson-continue-not = Un totale di 11 o più: l’unità che è avanzata può caricare ancora, da sola (GL-11.32.1). Tieni ciò che hai.
lesson-defend = Ti caricano. Ogni esagono caricato spara una volta, a un assalitore davanti a sé o a più d’uno, −1 per ciascuno in più (GL-10.32.1, GL-10.32.3, GL-10.32.4). Confronta le probabilità, e spara.
lesson-retreat = La tua unità è respinta di un esagono, lontano da chi l’ha battuta (GL-11.21.1, GL-11.22.1). Un esagono davanti a un nemico le costerebbe un altro disordine (GL-11.25.1). Prendi il più sicuro.
lesson-counter = La loro carica è spezzata, e la tua unità potrebbe inseguirli subito (GL-11.33.1). Lascerebbe il suo posto: lasciali correre.
lesson-rally = Passo e: { $unit } non ha fatto nulla, e nessun nemico è adiacente (GL-11.51.1). Con { $number } o meno, la sua coesione in disordine, è di nuovo in buon ordine (GL-11.52.1): { $chance } %. Che ci provi.
lesson-wait = Un momento: si tirano i dadi, si estrae un segnalino, o decidono i Confederati. La scena mostra ogni modificatore.
lesson-other = Una piccola scelta che le regole ti lasciano. Qualunque risposta va bene; indicane una per vederne la clausola.
lesson-won = Vittoria! { $place } vale 8 punti a chi ci sta sopra, una brigata battuta 1 o 2, i cannoni perduti 1; decide la differenza (GL-3.D.4, GL-15.9). Conosci segnalini, cannoni, fronte, cariche e riordino.
lesson-drawn = L’ultimo turno è finito, e la differenza di punti non basta per una vittoria (GL-3.D.4, GL-15.9). I dadi ti sono stati avversi. Ricomincia: il terreno è lo stesso, i dadi sono nuovi.
lesson-lost = Questa volta hanno vinto i Confederati: contano punti per le tue unità nelle caselle e per quelle eliminate (GL-15.9). Ricomincia: il terreno è lo stesso, i dadi sono nuovi.
lesson-chapter-marker = Segnalino
lesson-chapter-guns = Cannoni
lesson-chapter-moves = Marcia
lesson-chapter-charge = Carica
lesson-chapter-rally = Riordino
lesson-chapter-again = Ancora
lesson-learned-markers = Un segnalino fa agire i suoi Comandi uno dopo l’altro: cannoni, marcia, cariche, riordino.
lesson-learned-facing = Si carica solo ciò che sta davanti; di fronte e alle spalle insieme vale +2.
lesson-learned-charge = Il difensore spara per primo; un amico che fronteggia un nemico lo copre, e le forze si sommano.

## La seconda lezione

combat-title = Seconda lezione: il combattimento a fondo
combat-about = Dieci minuti nell’ultima ora del 13 dicembre. Comandi i Confederati dietro il muro mentre sale una carica: tiro difensivo, prove, ritirate, poi i tuoi cannoni, una sortita di due brigate, e un riordino.
combat-defend = { $first } e { $second } caricano { $place }. Il tuo esagono spara una volta, a uno di loro o a entrambi, −1 per il secondo (GL-10.32.3, GL-10.32.4). I cannoni dietro la fanteria la aiutano. Confronta, poi spara.
combat-defend-again = Un esagono caricato spara una volta, prima dell’urto (GL-10.32.1). Spara dove le probabilità ti sono più favorevoli.
combat-retreat = La tua unità è respinta (GL-11.21.1). Scegli tu la via, ma un esagono davanti a un nemico vale un altro disordine, e un secondo la ritira (GL-11.25.1, GL-11.41.1). Prendi il più sicuro.
combat-counter = Un totale sotto 0 spezza una carica: il difensore può inseguire subito, senza il tiro di chi è fuggito (GL-11.33.1, GL-11.33.4). Ma il muro resterebbe vuoto. Resta: il tuo segnalino sta per uscire.
combat-command-guns = { $marker } è l’ultimo segnalino della riserva. I cannoni indipendenti agiscono come un Comando (GL-4.24.3). Vanno per primi: chi ne è scosso combatte peggio quando arriva la tua fanteria.
combat-fire = Il bersaglio migliore è { $hex } (distanza { $distance }): { $chance } % di disordinare qualcuno. Un’unità in disordine fallisce prima le prove, e un secondo disordine la ritira (GL-11.11.1, GL-11.41.1).
combat-fire-none = Nessun buon tiro: amici troppo vicini alla linea sarebbero colpiti da un dado basso, e cannoni in disordine non sparano (GL-9.51.2, GL-11.12.5).
combat-command = Adesso { $leader }. Il loro segnalino è speso: nessuno può più rispondere prima che finisca il turno (GL-3.C.4). È il momento di una sortita.
combat-command-tired = Infine { $tired }, che oggi ha sofferto. È abbastanza lontana dal nemico per riordinarsi (GL-11.51.1).
combat-move = { $unit } va in { $hex }. Cerca i deboli: brigate in disordine, cannoni senza fanteria, unità girate altrove. { $guard } resta al muro e copre ciò che fronteggia (GL-10.12.2).
combat-move-again = Una seconda brigata rende la cosa più sicura: { $unit } va in { $hex }. Il difensore spara a uno dei due, o peggio a entrambi (GL-10.32.4).
combat-move-done = Sono usciti abbastanza. Gli altri tengono il muro: le sue pietre costano 3 a ogni assalitore (GL-10.40.1).
combat-move-nothing = Qui nessuno deve muovere.
combat-move-rest = Chi muove, spara o carica non può riordinarsi nella stessa attivazione (GL-11.51.1). Lasciala riposare.
combat-face = Fronte a { $facing }. Ogni nemico davanti che nessuno copre va caricato (GL-10.12.1): un buon fronte sceglie i suoi nemici.
combat-face-again = Fronte a { $facing }: che un nemico stia davanti a entrambe le brigate, e nessun altro vada caricato (GL-10.12.1).
combat-face-after = Dopo un’avanzata, una ritirata o un riordino un’unità può girarsi (GL-11.31.2, GL-11.52.1). { $facing } guarda verso il nemico.
combat-ride = Un capo va dove vuole. Il suo raggio si conta da dov’è quando il suo Comando comincia ad agire (GL-5.13.1).
combat-charge = { $unit } carica { $hex }: { $chance } % dopo il loro miglior tiro. Forza, coesione, pendio e muro si sommano; adesso aiutano te (GL-10.22.1).
combat-charge-guns = Cannoni da soli! Sparano una volta a chi carica; se non lo fermano sono presi senza dado (GL-10.28.4). { $unit } carica { $hex }: { $chance } %.
combat-charge-again = Una seconda carica, di { $unit } su { $hex }: { $chance } %. Le cariche di un passo si dichiarano prima e si fanno una a una (GL-10.21.1).
combat-charge-done = Gli altri restano: chi copre non deve caricare (GL-10.12.5). Adesso sparano, poi si fanno le tue cariche.
combat-charge-none = Nessuna carica promette abbastanza. Un buon generale sa anche tenersi il suo muro.
combat-join = Aggiungi { $unit }: una carica con due forze vale più di due cariche, e il loro tiro ferma solo chi colpisce (GL-10.24.1, GL-10.35.1).
combat-close = La somma è { $total }, la probabilità { $chance } % dopo il loro miglior tiro. La carica è completa.
combat-resolve = L’ordine lo scegli tu (GL-10.22.1). La più sicura per prima: ciò che svuota non aiuta più i vicini.
combat-advance = L’esagono è vuoto: un assalitore deve entrarvi (GL-11.31.1). Lì conta subito, e può girarsi.
combat-along = Un capo può seguire l’unità con cui è impilato (GL-5.15.5). Che la segua.
combat-continue = Un totale di 11 o più: chi è avanzato può caricare ancora, da solo (GL-11.32.1). Chi è appena stato battuto non spara più (GL-11.33.4). Fallo.
combat-continue-not = Un totale di 11 o più permetterebbe un’altra carica, da solo (GL-11.32.1). Promette poco: resta.
combat-rally = { $unit } prova: { $number } o meno col dado, la sua coesione in disordine, ed è in buon ordine (GL-11.52.1). { $chance } %. Ogni attivazione dà una prova.
combat-rally-again = { $unit } non ha fatto nulla e può riordinarsi anch’essa: { $chance } % (GL-11.52.1).
combat-wait = Cadono i dadi, o decide l’Unione. La scena mostra ogni passo, e la probabilità che resta.
combat-other = Una piccola scelta che le regole ti lasciano. Qualunque risposta va bene.
combat-won = Vittoria: le alture sono tue, e l’Unione ha pagato la sua carica (GL-15.9). Hai sparato dove faceva più male, colpito quando nessuno poteva rispondere, e rimesso ordine.
combat-drawn = Questa volta non ha vinto nessuno (GL-15.9). Ricomincia: il terreno è lo stesso, i dadi sono nuovi.
combat-lost = Questa volta le alture sono perdute (GL-15.9). Ricomincia: il terreno è lo stesso, i dadi sono nuovi.
combat-chapter-hold = Tenere
combat-chapter-guns = Cannoni
combat-chapter-strike = Rispondere
combat-chapter-order = Ordine
combat-learned-hold = Il tiro difensivo viene prima: in pieno su un assalitore, meno forte su due.
combat-learned-strike = I cannoni, poi la fanteria, contro chi è in disordine o scoperto, quando nessun segnalino risponde.
combat-learned-order = Un secondo disordine è la fine di un’unità: riposo, riordino, e ritirata fuori dal loro fronte.

# ---- le battaglie adattate (GL-14, da GL-17 a GL-19)

option-third-jackson = Un terzo segnalino per Jackson
option-division-markers = Segnalini per divisione
option-second-day = Inizio il 19 settembre
option-handicap = Vantaggio
choice-handicap = { $side }: +{ $number } punti vittoria
name-away = in marcia fuori mappa
prompt-assign = Con quale Comando agisce { $unit } in questo turno?
prompt-deploy = Chi comincia dove?
prompt-march-off = { $unit } lascia la mappa qui, per tornare altrove?
name-decision-assign = un Comando per l’artiglieria
name-decision-deploy = lo schieramento delle unità
name-decision-march-off = una marcia fuori mappa
verb-with = Con gli Sharpshooters
verb-assign = Assegna
verb-set = Piazza
verb-deploy = Schiera
verb-march-off = Aggira la mappa
describe-with = Agisce { $command } con gli Sharpshooters
describe-assign = { $unit } agisce con { $leader }
describe-set = Piazzare { $unit } in { $hex }
describe-deploy = Schierare { $unit } in { $hex }
describe-march-off = { $unit } aggira la mappa
event-acts-with = { $unit } agisce con { $command }.
event-assigned = { $unit } agisce con { $leader } in questo turno.
event-is-set = { $unit } è piazzata in { $hex }.
event-deployed = { $unit } comincia in { $hex }.
event-marches-off = { $unit } lascia la mappa in { $hex } e tornerà altrove.
event-comes-back = { $unit } è di nuovo sulla mappa: { $hex }.
event-roused = { $marker } è messo in allarme: i suoi segnalini arrivano dal turno successivo.
event-unleashed = Un nemico è vicino: { $command } può andare dove vuole.
event-released = { $unit } e il suo gruppo sono liberi dalla loro destinazione.
modifier-GL-14-11-2 = notte
modifier-GL-14-45-2 = Sharpshooters
modifier-GL-14-45-6 = Sharpshooters nella carica
modifier-GL-14-57-1 = fucili a ripetizione di Wilder
refusal-no-combination = Questa parte non può combinare le attivazioni in questa battaglia.
refusal-marker-waits = { $marker } attende di essere disturbato.
refusal-waits-for-second = { $command } agisce solo con il secondo segnalino di questo turno.
refusal-acts-with-another = { $command } agisce solo con il Comando cui è assegnata.
refusal-no-scouts = Nessuno Sharpshooter è libero di agire con { $command }.
refusal-scouts-alone = { $unit } è sola e non può caricare.
refusal-no-dismounting = In questa battaglia { $unit } resta in sella.
refusal-not-its-command = { $unit } non è mai assegnata a { $leader }.
refusal-not-to-deploy = { $unit } non va schierata adesso.
refusal-not-to-deploy-there = { $unit } non può cominciare in { $hex }.
refusal-not-placed = { $unit } non va piazzata: entra dal bordo o è già qui.
refusal-is-placed = { $unit } non entra dal bordo; viene piazzata.
refusal-not-to-place-there = { $unit } non può essere piazzata in { $hex }.
refusal-leader-waits = { $leader } arriva con una sua unità e la attende in { $hex }.
refusal-leader-to-his-units = { $leader } arriva con un’unità del suo Comando; in { $hex } non ce n’è.
refusal-not-back-yet = { $unit } torna al più presto con il secondo segnalino del suo gruppo.
refusal-no-way-back = { $unit } non torna in { $hex }.
refusal-no-way-round-here = Nessuna strada aggira la mappa da { $hex }.
refusal-must-march = { $unit } deve prima avanzare verso { $hex }.
refusal-bound-elsewhere = { $unit } è destinata a { $hex } e deve seguire la via più breve, fin dove può.
refusal-bound-charge = { $unit } ha la sua destinazione; { $hex } ne è troppo lontano per essere caricato.
refusal-move-woods = { $name } non può raggiungere { $hex }: nei boschi il movimento esteso segue le strade.

## La fine
ending-gave-up = { $side-code ->
        [US] l’Unione si è arresa
       *[CS] la Confederazione si è arresa
    }
ending-points = { $level }, { $union } punti a { $confederate }
ending-handicap = { $reason } (di cui { $number } di vantaggio: { $side })
ending-points-rule = I punti dell’Unione vengono per primi. Danno punti gli obiettivi tenuti e le unità nemiche perdute; la differenza dà il grado.
ending-not-held = { $who }: non tenuto
ending-lost-units = { $count ->
    [one] { $count } unità perduta
   *[other] { $count } unità perdute
}
tally-points = punti, { $name }
tally-lost = perdite, { $name }

## Perché il computer lo pensa: che cosa guarda la sua valutazione

why-time-left = tempo che resta
why-us-ahead = una vittoria dell’Unione ai punti
why-cs-ahead = una vittoria confederata ai punti
why-us-ahead-late = una vittoria dell’Unione ai punti, a battaglia inoltrata
why-cs-ahead-late = una vittoria confederata ai punti, a battaglia inoltrata
why-margin-to-win = i punti che mancano per una vittoria dell’Unione
why-margin-to-lose = i punti che mancano per una vittoria confederata
why-margin-to-win-late = i punti che mancano per una vittoria dell’Unione, a battaglia inoltrata
why-margin-to-lose-late = i punti che mancano per una vittoria confederata, a battaglia inoltrata
why-us-ground = obiettivi tenuti dall’Unione
why-cs-ground = obiettivi tenuti dai confederati
why-us-ground-safe = obiettivi dell’Unione ben difesi
why-cs-ground-safe = obiettivi confederati ben difesi
why-us-ground-in-reach = obiettivi che l’Unione può prendere
why-cs-ground-in-reach = obiettivi che i confederati possono prendere
why-ground-in-reach-late = obiettivi a portata, a battaglia inoltrata
why-us-losses = unità dell’Unione eliminate
why-cs-losses = unità confederate eliminate
why-us-boxed = unità dell’Unione ritirate
why-cs-boxed = unità confederate ritirate
why-us-strength = la forza dell’Unione sulla mappa
why-cs-strength = la forza confederata sulla mappa
why-strength-left = l’esercito più forte, con il tempo di usarlo
why-us-to-come = truppe dell’Unione ancora attese
why-cs-to-come = confederati ancora attesi
why-us-disordered = unità dell’Unione in disordine
why-cs-disordered = unità confederate in disordine
why-us-guns = l’artiglieria dell’Unione
why-cs-guns = l’artiglieria confederata
why-us-markers = segnalini dell’Unione ancora da estrarre
why-cs-markers = segnalini confederati ancora da estrarre
why-us-in-contact = pile dell’Unione a contatto
why-cs-in-contact = pile confederate a contatto
why-us-flanked = pile dell’Unione prese di fianco o alle spalle
why-cs-flanked = pile confederate prese di fianco o alle spalle
why-us-guns-alone = cannoni dell’Unione soli vicino al nemico
why-cs-guns-alone = cannoni confederati soli vicino al nemico
why-us-stacked = unità dell’Unione impilate
why-cs-stacked = unità confederate impilate
why-us-acts = chi sta agendo
why-initiative = l’iniziativa

## Piani dei giocatori del computer

plan-staff = Lo stato maggiore fa come crede
plan-assault = { $command } dà l’assalto: { $hex }
plan-bombard = { $command } bombarda, poi dà l’assalto: { $hex }
plan-flank = { $command } aggira il fianco: { $hex }
plan-march = { $command } marcia: { $hex }
plan-hold = { $command } tiene la posizione: { $hex }
plan-delay = { $command } ritarda il nemico e rifiuta battaglia: { $hex }
plan-withdraw = { $command } si ritira: { $hex }
plan-first = { $command } agisce per primo, come crede lo stato maggiore
plan-together = { $command } e { $leader } agiscono insieme
