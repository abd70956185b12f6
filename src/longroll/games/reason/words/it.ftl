# Might & Reason in italiano.
# Glossario. Una cosa, un nome: comandante in capo · generale (guida una forza) · forza · dado di comando · larghezza di base
# (LB) · punto di forza (PF) · moschetteria, cannoni · carica, combattimento · schivare (cavalleria, fanteria), fuggire
# (artiglieria) · in rotta · in comando, senza comando · guarnigione · città, settore · impulso, turno · iniziativa ·
# valore: un generale guida di persona. Una forza è inattiva, attiva o all’attacco. Al giocatore si dà del tu.

game-title = Might & Reason
game-kind = tavolo libero, linee di battaglia
game-about = Battaglie della guerra dei Sette anni su tavolo libero, brigata per brigata, secondo le regole di Sam Mustafa. Tutto si misura, nulla è nascosto; un turno ha da uno a quattro impulsi, nessuno sa quanti. I generali a volte restano fermi o attaccano di testa loro; i dadi del comandante in capo sono tutto ciò che li tiene.
size-turns =
    { $count ->
        [one] circa un turno
       *[other] circa { $count } turni
    }

## Scenari

scenario-lindenau = Il fatto d’armi di Lindenau
scenario-warburg = Warburg
scenario-rossbach = Rossbach
scenario-leuthen = Leuthen
scenario-kolin = Kolin
scenario-zorndorf = Zorndorf
subtitle-lindenau = Inventato, per imparare: una collina, un villaggio
history-lindenau = Un fatto d’armi inventato per imparare. Un distaccamento prussiano risale la strada postale; uno austriaco l’attende su una bassa collina presso il villaggio di Lindenau. Sei unità per parte, e una volta ogni arma e ogni tipo di terreno: cavalleria e fanteria, cannoni, ussari e Grenzer, un bosco, un ruscello, un muro. La giornata comincia con il terzo turno; dal settimo in poi può finire.
subtitle-warburg = 31 luglio 1760: la cavalleria di Granby al trotto
history-warburg = 31 luglio 1760. Il corpo francese di du Muy tiene le alture sopra Warburg con la Diemel alle spalle. Il Principe ereditario ne aggira la sinistra con la fanteria alleata, per l’Heinberg; il grosso dell’esercito è ancora lontano, e Granby conduce al trotto la cavalleria britannica. Si gioca dal terzo turno; dall’ottavo in poi la giornata può finire.
subtitle-rossbach = 5 novembre 1757: sorpresi in marcia
history-rossbach = 5 novembre 1757. I francesi di Soubise e l’esercito dell’Impero sfilano in lunghe colonne attorno al fianco di Federico per tagliargli la ritirata, due volte più numerosi di lui. Il suo campo è levato in mezz’ora; dietro i colli Janus e Pölzen gli squadroni di Seydlitz attendono la testa delle colonne. I prussiani aprono la battaglia. Comincia con il terzo turno di una giornata breve e coperta; dal sesto in poi può finire.
subtitle-leuthen = 5 dicembre 1757: l’attacco obliquo
history-leuthen = 5 dicembre 1757. Federico ha finto un attacco alla destra austriaca e, coperto da basse colline, ha sfilato davanti a tutto il fronte di un esercito molto più forte del suo. Ora si schiera contro l’ala sinistra a Sagschütz, mentre le riserve austriache stanno dall’altra parte. Una giornata d’inverno dal suo primo turno; dal sesto in poi può finire.
subtitle-kolin = 18 giugno 1757: in salita contro Daun
history-kolin = 18 giugno 1757. Daun viene in soccorso di Praga e tiene le alture a sud della strada maestra. Federico le costeggia per avvolgere la destra austriaca a Krechor; la marcia di fianco diventa un assalto in salita, e la sua prima sconfitta. Si gioca dal secondo turno; dall’ottavo in poi la giornata può finire.
subtitle-zorndorf = 25 agosto 1758: nessun esercito cede
history-zorndorf = 25 agosto 1758. I russi di Fermor stanno tra fondi paludosi con la Mietzel alle spalle. Federico ha passato il fiume più a monte, li ha aggirati e attacca da sud, lungo il villaggio di Zorndorf in fiamme; Seydlitz attende oltre lo Zabern-Grund. La giornata più sanguinosa della guerra, e nessun esercito cedette. Si gioca dal primo turno; dall’ottavo in poi la giornata può finire.

## Nomi

name-first = primo schieramento
name-second = secondo schieramento
name-chance = i dadi
name-nobody = nessuno
name-army-prussians = Prussiani
name-army-austrians = Austriaci
name-army-austrians-and-allies = Austriaci e alleati
name-army-french = Francesi
name-army-allies = Alleati
name-army-franco-imperial-army = Esercito franco-imperiale
name-army-russians = Russi
name-RI = fanteria regolare
name-II = fanteria irregolare
name-HC = cavalleria pesante
name-LC = cavalleria leggera
name-IC = cavalleria irregolare
name-HA = artiglieria pesante
name-HW = obici
name-RA = artiglieria a cavallo
name-FF = formazione di combattimento
name-MF = formazione di marcia
name-garrison = guarnigione
name-waiting = fuori dal tavolo
name-gone = in rotta
name-none = senza stato
name-inactive = Inattiva
name-active = Attiva
name-attack = All’attacco!
name-poor = mediocre
name-average = discreto
name-good = buono
name-great = grande
name-clear = sereno
name-overcast = coperto
name-bad = maltempo
name-north = nord
name-east = est
name-south = sud
name-west = ovest
name-front = fronte
name-right = fianco destro
name-rear = tergo
name-left = fianco sinistro
name-near-broken-unit = presso un’unità che si rompe
name-valour = alla testa dei suoi
name-overrun = travolto dal nemico
name-morale = il morale ha ceduto
name-two-thirds = due terzi sono perduti
name-no-unit = non resta nessuna unità
name-conceded = si è arreso
name-draw = pareggio
name-marginal = vittoria marginale
name-decisive = vittoria decisiva

## Decisioni: che fare

prompt-command-die = { $side }: tirare i dadi di comando.
prompt-initiative-die = { $side }: tirare per l’iniziativa.
prompt-average-die = Il dado medio: comincia l’impulso { $pulse }?
prompt-tie-die = I totali sono pari: un dado decide per l’impulso { $pulse }.
prompt-control-die = Prova di controllo: { $force }.
prompt-recovery-die = { $unit } { $unit-many ->
     [many] tentano
    *[one] tenta
 } di recuperare: serve meno di { $losses }.
prompt-officer-die = Prova di perdita di { $officer }: { $cause }.
prompt-morale-die = Morale d’esercito, { $side }: { $number } o più con due dadi.
prompt-day-die = Il turno { $turn } è finito: il giorno termina con { $number } o più.
prompt-initiative = Iniziativa: tu { $total } ({ $first } e { $second }), loro { $other }; { $pool ->
     [one] resta un dado di comando
    *[other] restano { $pool } dadi di comando
 }. Ritirare?
prompt-lead = L’iniziativa è tua: quale parte gioca per prima in questo impulso?
prompt-orders = { $pool ->
     [one] Resta un dado di comando
    *[other] Restano { $pool } dadi di comando
 }: a chi?
prompt-test = Quale generale è messo alla prova ora?
prompt-control-reroll = { $force }: { $dice }. Far ritirare un dado?
prompt-pick = { $force }: { $dice }. Quali due dadi valgono?
prompt-reins = Tieni le redini di { $force }: scegli il suo stato.
prompt-recover = Quali unità tentano di recuperare?
prompt-recovery-reroll = { $unit }: { $die } contro { $losses ->
     [one] una perdita
    *[other] { $losses } perdite
 }, ritirare?
prompt-displaced = Metti { $officer } accanto a { $unit }.
prompt-place = Fai entrare i rinforzi, o trattienili.
prompt-post = Metti { $officer } accanto alle sue unità.
name-decision-command-die = un dado di comando
name-decision-initiative-die = un dado d’iniziativa
name-decision-average-die = il dado medio
name-decision-tie-die = un dado per lo spareggio
name-decision-control-die = un dado di controllo
name-decision-recovery-die = un dado di recupero
name-decision-officer-die = un dado per un ufficiale
name-decision-morale-die = un dado di morale
name-decision-day-die = un dado per la fine del giorno
name-decision-initiative = i dadi dell’iniziativa
name-decision-lead = la prima parte
name-decision-orders = i dadi di comando
name-decision-test = la prossima prova di controllo
name-decision-control-reroll = un dado di controllo da ritirare
name-decision-pick = due dadi di controllo
name-decision-reins = lo stato di una Forza
name-decision-recover = un’unità che recupera
name-decision-recovery-reroll = un secondo tiro di recupero
name-decision-displaced = un posto per un ufficiale
name-decision-place = un posto per i rinforzi
name-decision-post = un posto per il loro generale

## Verbi

verb-die = Dado
verb-average = Dado medio
verb-reroll = Ritirare
verb-keep = Tenere
verb-lead = Prima parte
verb-done = Fatto
verb-give = Dare un dado
verb-pay = Pagare
verb-test = Prova
verb-status = Stato
verb-pick = Scegliere
verb-recover = Recuperare
verb-free = Secondo tiro gratuito
verb-spend = Spendere un dado
verb-shift = Mettere l’ufficiale
verb-concede = Arrendersi
verb-place = Entrare
verb-post = Mettere l’ufficiale
describe-reroll = Ritirare entrambi i dadi
describe-keep = Tenere così
describe-lead = { $seat } per primi
describe-done = Fatto
describe-give = Un dado di comando a { $officer }
describe-pay = Pagare il movimento di { $unit }
describe-test = Prova di { $force }
describe-status = { $status }
describe-recover = { $unit } { $unit-many ->
     [many] tentano
    *[one] tenta
 } di recuperare
describe-free = Ritirare: il suo generale la raccoglie
describe-spend = Ritirare per un dado di comando

## Eventi: il diario

event-forced = Unica risposta: { $action }.
event-concedes = { $side }: resa.
event-turn = Comincia il turno { $number }.
event-pulse = Impulso { $number }.
event-phase = Fase: { $side }.
event-command-dice = { $side }: { $number ->
     [one] un dado di comando ricevuto
    *[other] { $number } dadi di comando ricevuti
 }, { $pool } in tutto.
event-initiative-dice = { $side }: { $first } e { $second } per l’iniziativa.
event-initiative-total = { $side }: { $total } in tutto.
event-average-die = Il dado medio per l’impulso { $pulse } dà { $number }.
event-turn-ends = { $number } non supera { $pulse }: il turno finisce.
event-doubles = { $side }, doppio: { $number ->
     [one] un dado di comando
    *[other] { $number } dadi di comando
 } in più, { $pool } in tutto.
event-tie = Totali pari, decide il dado: { $side } in testa.
event-initiative-reroll = { $side }: { $number ->
     [one] un dado di comando
    *[other] { $number } dadi di comando
 } per ritirare, { $pool ->
     [one] ne resta uno
    *[other] ne restano { $pool }
 }.
event-initiative-new = { $side }: il dado { $which } è ritirato.
event-initiative = { $side }: iniziativa.
event-initiative-given = { $side }: iniziativa secondo lo scenario.
event-leads = { $side }: primi in questo impulso.
event-pool-lost = { $side }: { $number ->
     [one] un dado di comando non usato perduto
    *[other] { $number } dadi di comando non usati perduti
 }.
event-gives = { $officer } riceve un dado di comando a { $distance } LB{ $cost ->
     [one] {""}
    *[other] , per { $cost }
 }.
event-pays = { $unit } { $unit-many ->
     [many] possono
    *[one] può
 } muoversi: { $cost ->
     [one] un dado di comando
    *[other] { $cost } dadi di comando
 } a { $distance } LB.
event-control-dice = { $force }: { $number } dadi di controllo.
event-control-reroll = { $force }: il { $which } è ritirato.
event-control = { $force }: { $status-code ->
     [inactive] forza inattiva
     [active] forza attiva
    *[attack] all’attacco
 } con { $total }.
event-reins = { $force }: la guida il comandante in capo, { $status }.
event-given-status = { $force }: { $status } secondo lo scenario.
event-recovery = { $unit } { $unit-many ->
     [many] tentano
    *[one] tenta
 } di recuperare, contro { $losses ->
     [one] una perdita
    *[other] { $losses } perdite
 }.
event-recovers = { $unit } { $unit-many ->
     [many] recuperano
    *[one] recupera
 } un PF: ora { $sp }.
event-free-reroll = { $officer } fa ritirare per { $unit }.
event-cd-reroll = { $side }: un dado di comando per ritirare (comandante in capo a { $distance } LB), { $pool ->
     [one] ne resta uno
    *[other] ne restano { $pool }
 }.
event-loses = { $unit } { $unit-many ->
     [many] perdono
    *[one] perde
 } { $number ->
     [one] un PF
    *[other] { $number } PF
 }: { $sp ->
     [one] ne resta uno
    *[other] ne restano { $sp }
 }.
event-broken = { $unit } { $unit-many ->
     [many] sono
    *[one] è
 } in rotta. Perdite dell’esercito: { $losses }, prova di morale da { $mtp }.
event-officer-test = { $officer } è in pericolo ({ $cause }, { $distance } LB).
event-officer-roll = { $officer }: { $total }, perduto con { $number }.
event-officer-lost = { $officer } è perduto: { $cause }.
event-officer-safe = { $officer } è salvo.
event-successor = Il successore di { $officer } prende il comando (personalità { $modifier }).
event-new-commander = Un comandante in capo mediocre succede a { $officer }; la riserva è vuota.
event-displaced = { $officer } raggiunge la sua unità più vicina.
event-officer-goes = { $officer } non ha più unità e lascia il tavolo.
event-morale = { $side }: perdite { $losses }, soglia { $mtp }.
event-morale-roll = { $side }, morale d’esercito: { $total } su { $number }.
event-morale-holds = { $side }: si combatte ancora.
event-army-broken = { $side }: l’esercito è in rotta, { $cause }.
event-day = Dopo il turno { $turn } la giornata finisce con { $number } o più.
event-day-ends = Cala la notte dopo il turno { $turn }.
event-holder = { $objective } è ora tenuto da: { $side }.
event-points = { $side }, { $clause }: { $number } PV.
event-total = { $side }: { $number } PV in tutto.
event-pursuit = Inseguimento, { $side }: { $number } PV.
event-victory = { $side }: { $level } (margine { $margin }).
event-drawn-game = La battaglia è pari (margine { $margin }).
event-arrives = { $unit } { $unit-many ->
     [many] entrano
    *[one] entra
 } sul tavolo.
event-officer-arrives = { $officer } arriva.
modifier-MR-25-2-units = unità in rotta
modifier-MR-25-2-officers = generali uccisi o presi
modifier-MR-25-2-commander = comandante in capo ucciso o preso
modifier-MR-25-3 = obiettivi
modifier-MR-R39 = vantaggio

## Rifiuti: perché no

refusal-spectator = Stai guardando: decidono solo i due giocatori.
refusal-game-over = La battaglia è finita.
refusal-not-an-answer = «{ $verb }» non è una risposta; si attende: { $decision }.
refusal-pool-too-small = { $need ->
     [one] Serve un dado di comando
    *[other] Servono { $need } dadi di comando
 }; la riserva ne ha { $pool }.
refusal-no-such-die = Ci sono { $number } dadi.
refusal-orders-first = I dadi di comando si danno prima della prima prova di controllo.
refusal-orders-are-over = Le prove di controllo sono cominciate: niente più dadi di comando.
refusal-officer-of-the-enemy = { $officer } è un ufficiale nemico.
refusal-commander-needs-no-order = { $officer } è il comandante in capo stesso.
refusal-officer-not-there = { $officer } non è sul tavolo.
refusal-enough-orders = { $officer } è a { $distance } LB: può averne al massimo { $number }.
refusal-no-army-battery = { $unit } non è una batteria della tua artiglieria d’armata.
refusal-unit-not-there = { $unit } non è sul tavolo.
refusal-battery-is-paid = { $unit } è già pagata.
refusal-two-dice-of = Si scelgono due dadi diversi su { $number }, prima il numero più basso.
refusal-force-of-the-enemy = { $force } è del nemico.
refusal-force-is-tested = { $force } ha già lo stato: { $status }.
refusal-force-not-there = { $force } non ha né generale né unità sul tavolo.
refusal-force-holds = { $force } ha l’ordine di tenere: niente Attacco! prima che un nemico sia vicino.
refusal-no-attack-beyond-eight = Il nemico più vicino è a { $distance } LB: niente Attacco! oltre 8.
refusal-artillery-never-recovers = { $unit }: l’artiglieria non recupera mai.
refusal-too-few-losses = { $unit } ha perso { $number }: nessun dado è inferiore.
refusal-attack-never-recovers = { $unit }: una Forza in Attacco! non recupera.
refusal-outside-radius = { $unit } è a { $distance } LB da { $officer }: se ne permettono 3.
refusal-enemy-near = { $unit } è a { $distance } LB da { $target }: ne servono più di 3.
refusal-free-reroll-used = Il generale di { $unit } ha già fatto ritirare per lei.
refusal-unit-of-the-enemy = { $unit } è del nemico.
refusal-no-attempt-left = { $unit } ha fatto i suoi { $number } tentativi.
refusal-one-cd-each = Un dado di comando per tentativo, non di più.
refusal-commander-too-far = { $officer } è a { $distance } LB: se ne permettono { $most }.
refusal-another-officer = Si tratta di { $officer }.
refusal-not-beside-unit = È a { $distance } LB da { $unit }: al massimo { $most }.
refusal-off-the-stretch = { $unit } entra con il centro tra { $low } e { $high }.
refusal-enters-near-enemy = { $unit } sarebbe a { $distance } LB da { $target }: ne servono 2.
refusal-place-is-taken = { $unit } non vi trova un posto libero.
refusal-post-too-far = { $officer } sarebbe a { $distance } LB dalle sue unità: se ne permette 1.
refusal-no-officer-to-post = { $officer } non va messo ora.
refusal-post-first = Prima si mette { $officer }.
refusal-no-reinforcement = { $unit } non attende di entrare ora.

## La posizione come testo

summary-when = { $scenario } · turno { $turn } di { $length }, impulso { $pulse } · { $weather }
summary-decision = { $seat }:
summary-winner = La battaglia è finita: { $side }, { $level }.
summary-drawn = La battaglia è finita: pareggio.
summary-army = { $side }: { $pool } dadi di comando, perdite { $losses } su { $mtp }, { $points } PV
summary-initiative = iniziativa: { $side }
summary-handicap = vantaggio: { $side }, perdite ridotte di { $number }
summary-objectives = Obiettivi
summary-objective = { $objective }: { $side } ({ $vp })
summary-commander = { $officer }, { $rating }
summary-force = { $force }, { $officer } ({ $modifier })
summary-unit = { $unit } { $kind } { $sp }/{ $start } { $place }{ $marks }
summary-mark-fired = ha sparato
summary-mark-moved = ha mosso
summary-mark-evaded = ha eluso
summary-mark-fled = è fuggita
summary-mark-suppressed = neutralizzata
summary-uncommanded = senza comando
summary-army-artillery = artiglieria d’armata
summary-waiting = Fuori dal tavolo
summary-empty = niente

## Marcia: movimenti, ufficiali, città

prompt-move = Quale unità o ufficiale muove ora?
prompt-path = Dove { $unit-many ->
     [many] vanno
    *[one] va
 } { $unit }?
prompt-ride = Dove va { $officer }?
prompt-shift = { $officer } intralcia { $unit }: dove va?
name-decision-move = il prossimo movimento
name-decision-path = un percorso
name-decision-ride = un posto per l’ufficiale
name-decision-shift = un posto per un ufficiale d’intralcio
verb-take = Prendi
verb-move = Muovi
verb-officer = Cavalca
verb-stay = Resta
describe-stay = Resta fermo
event-moves = { $unit } { $unit-many ->
     [many] muovono
    *[one] muove
 } { $cost } LB su { $allowance }.
event-nearest = nemico più vicino { $target } a { $distance } LB
event-in-command = { $unit } { $unit-many ->
     [many] sono
    *[one] è
 } in comando: { $officer } a { $distance } LB.
event-out-of-command = { $unit } { $unit-many ->
     [many] sono
    *[one] è
 } senza comando: { $officer } a { $distance } LB.
event-rides = { $officer } cavalca per { $distance } LB.
event-rides-paid = { $officer } cavalca per { $distance } LB con un dado di comando; { $pool ->
     [one] ne resta uno
    *[other] ne restano { $pool }
 }.
event-changes = { $unit } { $unit-many ->
     [many] passano
    *[one] passa
 } in { $formation }, fronte a { $facing }°.
event-enters = { $unit } { $unit-many ->
     [many] entrano
    *[one] entra
 } a { $sector } per { $cost } LB.
event-leaves = { $unit } { $unit-many ->
     [many] escono
    *[one] esce
 } da { $sector } ({ $edge }).
event-shifts = { $officer } fa posto: { $distance } LB.
event-passed-over = { $unit } { $unit-many ->
     [many] passano
    *[one] passa
 } su { $officer }.
event-stays = { $unit } { $unit-many ->
     [many] restano
    *[one] resta
 }.
event-must-attack = { $unit } { $unit-many ->
     [many] devono
    *[one] deve
 } attaccare { $target }.
event-must-advance = { $unit } { $unit-many ->
     [many] devono
    *[one] deve
 } avanzare a { $distance } LB da { $target }.
modifier-MR-13-1 = terreno difficile
modifier-MR-13-2 = ostacolo
modifier-MR-13-5 = livello
refusal-not-on-table = { $unit } non è sul tavolo.
refusal-unit-of-enemy = { $unit } è del nemico.
refusal-has-moved = { $unit } ha già mosso.
refusal-lets-it-go-by = { $unit } ha rinunciato a muovere.
refusal-is-engaged = { $unit } è impegnata.
refusal-battery-not-paid = Nessun dado di comando è stato pagato per { $unit }.
refusal-force-inactive = { $force } non è attiva: { $unit } non muove.
refusal-battery-not-in-contact = { $officer } non toccava { $unit } all’inizio del segmento.
refusal-battery-fled = { $unit } è fuggita in questo impulso.
refusal-battery-suppressed = { $unit } è neutralizzata.
refusal-ends-on-unit = Il movimento finirebbe su { $unit }.
refusal-ends-near-enemy = Il movimento finirebbe a { $distance } LB da { $unit }: { $short } di troppo.
refusal-road-ends-in-sector = La marcia finirebbe in { $sector }.
refusal-road-ends-in-river = La marcia finirebbe sul fiume { $name }.
refusal-garrison-must-leave = { $unit } è di guarnigione: deve prima uscire.
refusal-not-a-garrison = { $unit } non è di guarnigione.
refusal-after-leaving = { $unit } può solo avanzare o convertire dopo l’uscita.
refusal-change-is-a-whole-move = { $unit }: un cambio di formazione prende tutto il movimento.
refusal-unlimbered = { $unit } è in batteria: può solo cambiare.
refusal-not-for-artillery = { $unit } è artiglieria: non questa manovra.
refusal-about-face-regular = { $unit } è irregolare: gira sul posto.
refusal-about-face-first = { $unit }: il dietrofront viene per primo, una volta.
refusal-pivot-irregular = { $unit } è regolare: deve convertire.
refusal-two-pivots = { $unit } ha girato sul posto due volte.
refusal-no-oblique = { $unit } non si muove in obliquo.
refusal-road-needs-march-formation = { $unit } non è in formazione di marcia.
refusal-road-alone = { $unit }: la strada è la sola manovra, dopo un dietrofront.
refusal-road-alone-after = Nulla segue una marcia su strada.
refusal-move-ends-in-sector = Il movimento finisce in città.
refusal-nothing-after-change = Nulla segue un cambio.
refusal-move-too-dear = Costa { $cost } LB, ne restano { $left }: ne mancano { $short }.
refusal-leaves-table = Si esce dal tavolo di { $short } LB.
refusal-turn-leaves-table = Si esce dal tavolo.
refusal-friend-in-the-way = { $unit }, in linea, sbarra la via dopo { $distance } LB.
refusal-enemy-in-the-way = Il nemico { $unit } sbarra la via dopo { $distance } LB.
refusal-volley = A { $distance } LB da { $unit }, su cui non ha sparato: ne servono { $limit }.
refusal-volley-nearer = A { $distance } LB da { $unit }, su cui non ha sparato: non più vicino di { $limit }.
refusal-side-near-enemy = { $unit } è a { $distance } LB: niente passo laterale entro 2.
refusal-back-into-contact = L’arretramento porterebbe a contatto con { $unit }.
refusal-difficult-forbidden = { $unit } non può entrare in { $name } (dopo { $distance } LB).
refusal-impassable = { $name } è impraticabile (dopo { $distance } LB).
refusal-river = Il fiume { $name } sbarra la via dopo { $distance } LB.
refusal-sector-in-the-way = { $sector } sbarra la via dopo { $distance } LB.
refusal-battery-has-one-base = { $unit } è una batteria: cambia in un blocco.
refusal-irregular-cavalry-in-line = { $unit } è sempre in formazione di combattimento.
refusal-fired-no-change = { $unit } ha sparato: non può cambiare.
refusal-no-such-base = { $unit } non ha questa base nella sua formazione.
refusal-name-the-base = { $unit } ha due basi: di’ quale resta.
refusal-not-on-a-road = { $unit } non è su una strada.
refusal-road-ends = { $name } finisce dopo { $room } LB: ne mancano { $short }.
refusal-no-such-sector = Non c’è un settore { $sector }.
refusal-only-infantry-garrisons = { $unit } non è fanteria.
refusal-town-closed = { $sector } è ancora chiuso.
refusal-sector-held = { $unit } tiene { $sector }.
refusal-enemy-at-sector = Il nemico { $unit } è davanti a { $sector }.
refusal-not-at-the-sector = Il suo fronte è a { $distance } LB da { $sector }: serve 0,05.
refusal-sector-not-adjoining = { $sector } non confina con { $other }.
refusal-officer-off-table = { $officer } sarebbe fuori dal tavolo.
refusal-officer-in-river = { $officer } sarebbe nel fiume.
refusal-officer-in-impassable = { $officer } sarebbe su terreno impraticabile.
refusal-officer-on-unit = { $officer } sarebbe su { $unit }.
refusal-officer-on-officer = { $officer } sarebbe su { $other }.
refusal-officer-near-enemy = { $officer } sarebbe a { $distance } LB da { $unit }: serve 0,1.
refusal-officer-absent = { $officer } non è sul tavolo.
refusal-officer-of-enemy = { $officer } è un ufficiale nemico.
refusal-officer-has-moved = { $officer } si è già mosso.
refusal-no-command-dice = Serve un dado di comando perché { $officer } cavalchi.
refusal-officer-no-way = { $officer } non vi trova una via.
refusal-officer-too-far = { $officer } farebbe { $distance } LB: { $short } di troppo.
refusal-shifted-too-far = { $officer } verrebbe spostato di { $distance } LB: se ne permettono { $most }.
refusal-must-attack = Attacco!: { $unit } deve attaccare { $target }.
refusal-must-advance = Attacco!: { $unit } finirebbe a { $distance } LB da { $target }: al massimo { $most }.
refusal-not-nearer = { $unit } è senza comando: a { $distance } LB da { $officer } non è più vicino di { $before }.
refusal-unit-must-attack = { $unit } deve ancora attaccare.
refusal-unit-must-advance = { $unit } deve ancora avanzare.

## Fuoco, attacchi e combattimento

name-indecisive = vittoria
prompt-musketry = Quale unità spara ora?
prompt-artillery = I cannoni delle due parti sparano insieme. Quale batteria spara, e su chi?
prompt-fire-die = { $unit } { $unit-many ->
     [many] sparano
    *[one] spara
 } su { $target }.
prompt-confirm-die = Maltempo: vale il colpo di { $unit }? 4 o più.
prompt-save-die = { $target } para un colpo con 4 o più.
prompt-attack-die = Prova d’attacco di { $unit } contro { $target }: non più dei suoi PF.
prompt-attack-reroll = { $unit } non { $unit-many ->
     [many] attaccano
    *[one] attacca
 } { $target }: spendere un dado di comando per una seconda prova?
prompt-evade = { $attacker } { $attacker-many ->
     [many] caricano
    *[one] carica
 } { $unit }: schivare o restare?
prompt-evade-die = { $unit } { $unit-many ->
     [many] tentano
    *[one] tenta
 } di sottrarsi a { $attacker }.
prompt-evade-to = Fin dove si allontana { $unit }, e dove guarda poi?
prompt-flee-die = { $unit } { $unit-many ->
     [many] sparano
    *[one] spara
 } su { $attacker } e { $unit-many ->
     [many] tentano
    *[one] tenta
 } di agganciare.
prompt-also = { $unit } { $unit-many ->
     [many] toccano
    *[one] tocca
 } anche { $other }: attaccare entrambe?
prompt-go-on = Il bersaglio di { $unit } non c’è più: fermarsi, proseguire o attaccare un altro?
prompt-combat = Quale combattimento si decide adesso?
prompt-valour = { $unit } contro { $target }: un generale guida di persona?
prompt-combat-die = { $unit } { $unit-many ->
     [many] combattono
    *[one] combatte
 } { $target }.
prompt-combat-reroll = { $unit } contro { $target }: hai { $total }, loro { $other }. Spendere un dado di comando per ritirare un tuo dado?
prompt-share = { $number ->
     [one] Resta una perdita
    *[other] Restano { $number } perdite
 } da dividere. Chi subisce la prossima?
prompt-advance = { $unit } { $unit-many ->
     [many] hanno
    *[one] ha
 } vinto: avanzare?
name-decision-fire-die = un dado di fuoco
name-decision-confirm-die = un dado per il tempo
name-decision-save-die = un dado di parata
name-decision-attack-die = la prova d’attacco
name-decision-evade-die = un dado di schivata
name-decision-flee-die = un dado della batteria
name-decision-combat-die = un dado di combattimento
name-decision-musketry = la moschetteria
name-decision-artillery = i bersagli dell’artiglieria
name-decision-attack-reroll = una seconda prova d’attacco
name-decision-also = un secondo bersaglio
name-decision-go-on = la fine della carica
name-decision-evade = schivare o restare
name-decision-evade-to = la via di una schivata
name-decision-combat = il prossimo combattimento
name-decision-valour = il valore di un generale
name-decision-combat-reroll = un dado di combattimento da ritirare
name-decision-share = chi subisce una perdita
name-decision-advance = un’avanzata dopo il combattimento
verb-fire = Fuoco
verb-charge = Caricare
verb-evade = Schivare
verb-stand = Restare
verb-run = Allontanarsi
verb-go = Proseguire
verb-also = Attaccare anche
verb-only = Solo il primo
verb-resolve = Combattere
verb-valour = Guidare di persona
verb-share = Subire una perdita
verb-advance = Avanzare
verb-occupy = Occupare
describe-fire = { $unit } { $unit-many ->
     [many] sparano
    *[one] spara
 } su { $target }
describe-evade = Tentare di schivare
describe-stand = Restare
describe-also = Attaccare anche { $unit }
describe-only = Attaccare solo il primo bersaglio
describe-resolve = Decidere il combattimento di { $unit }
describe-valour = { $officer } guida di persona
describe-share = { $unit } { $unit-many ->
     [many] perdono
    *[one] perde
 } un PF
describe-occupy = { $unit } { $unit-many ->
     [many] occupano
    *[one] occupa
 } il posto della guarnigione
event-fires = { $unit } { $unit-many ->
     [many] sparano
    *[one] spara
 } su { $target }, { $distance } LB.
event-fire-dice = { $dice ->
     [one] un dado
    *[other] { $dice } dadi
 } con { $number }, { $clause }
event-saves = colpi salvati con 4: { $clause }
event-hits = { $hits ->
     [0] { $target } { $target-many ->
         [many] tengono
        *[one] tiene
     }: nessun colpo.
    *[other] { $losses ->
         [0] { $target } { $target-many ->
             [many] tengono
            *[one] tiene
         }: { $hits ->
             [one] il colpo è salvato
            *[other] tutti i { $hits } colpi sono salvati
         }.
        *[other] { $target } { $target-many ->
             [many] subiscono
            *[one] subisce
         } { $hits ->
             [one] un colpo
            *[other] { $hits } colpi
         }: { $losses ->
             [one] una perdita
            *[other] { $losses } perdite
         }.
     }
 }
event-suppressed = { $unit } { $unit-many ->
     [many] tacciono
    *[one] tace
 }: neutralizzazione.
event-suppression-ends = Le batterie neutralizzate si riprendono.
event-holds-fire = { $side }: gli altri tacciono.
event-charges = { $unit } { $unit-many ->
     [many] caricano
    *[one] carica
 } { $target }: { $side }.
event-charge-path = { $unit } { $unit-many ->
     [many] spendono
    *[one] spende
 } { $cost } LB su { $allowance }.
event-attack-test = { $unit } { $unit-many ->
     [many] fanno
    *[one] fa
 } una prova d’attacco: non più di { $sp }.
event-attack-passed = { $unit } { $unit-many ->
     [many] vanno
    *[one] va
 } all’assalto.
event-attack-failed = { $unit } { $unit-many ->
     [many] esitano
    *[one] esita
 } e { $unit-many ->
     [many] restano
    *[one] resta
 }.
event-contact = { $unit } { $unit-many ->
     [many] toccano
    *[one] tocca
 } { $target } dopo { $distance } LB.
event-conforms = { $unit } { $unit-many ->
     [many] si allineano
    *[one] si allinea
 } a { $target }: { $side }.
event-turns-to-face = { $unit } { $unit-many ->
     [many] fanno
    *[one] fa
 } fronte all’attacco ({ $facing }°).
event-attacks-also = { $unit } { $unit-many ->
     [many] attaccano
    *[one] attacca
 } anche { $target }: { $side }.
event-goes-on = { $unit } { $unit-many ->
     [many] si fermano
    *[one] si ferma
 } dopo { $distance } LB.
event-attack-over = { $unit } { $unit-many ->
     [many] cessano
    *[one] cessa
 } d’attaccare.
event-stands = { $unit } { $unit-many ->
     [many] restano
    *[one] resta
 } al posto.
event-tries-to-evade = { $unit } { $unit-many ->
     [many] tentano
    *[one] tenta
 } di schivare.
event-evade-dice = { $unit } { $unit-many ->
     [many] hanno
    *[one] ha
 } { $defender } contro { $attacker } per schivare.
event-evades = { $unit } { $unit-many ->
     [many] schivano
    *[one] schiva
 } di { $distance } LB.
event-evade-fails = { $unit } { $unit-many ->
     [many] si fanno
    *[one] si fa
 } raggiungere.
event-counter-charges = { $unit } { $unit-many ->
     [many] contrattaccano
    *[one] contrattacca
 }.
event-flee-roll = { $unit } { $unit-many ->
     [many] tentano
    *[one] tenta
 } di fuggire: { $total }, al massimo { $number }.
event-flees = { $unit } { $unit-many ->
     [many] agganciano
    *[one] aggancia
 } e { $unit-many ->
     [many] fuggono
    *[one] fugge
 } di { $distance } LB.
event-flight-fails = { $unit } non { $unit-many ->
     [many] riescono
    *[one] riesce
 } a fuggire.
event-defensive-fire = { $unit } { $unit-many ->
     [many] sparano
    *[one] spara
 } a bruciapelo su { $target }: { $losses ->
     [one] una perdita
    *[other] { $losses } perdite
 }.
event-combat = { $unit } { $unit-many ->
     [many] combattono
    *[one] combatte
 } { $target }.
event-extra-die = { $side }: un dado in più grazie a { $unit }.
event-valour = { $officer } guida di persona: +{ $number }.
event-combat-reroll = { $side }: un dado di combattimento è ritirato.
event-combat-total = { $side }: { $total }.
event-combat-won = { $side }: combattimento vinto{ $result-code ->
     [decisive] { " " }con il doppio
    *[indecisive] {""}
 }.
event-falls-back = { $unit } { $unit-many ->
     [many] ripiegano
    *[one] ripiega
 } di { $distance } LB.
event-cannot-fall-back = { $unit } { $unit-many ->
     [many] hanno
    *[one] ha
 } solo { $distance } LB per ripiegare.
event-ridden-through = { $by } { $by-many ->
     [many] ripiegano
    *[one] ripiega
 } attraverso { $unit }.
event-advances = { $unit } { $unit-many ->
     [many] avanzano
    *[one] avanza
 } di { $distance } LB.
event-occupies = { $unit } { $unit-many ->
     [many] occupano
    *[one] occupa
 } { $sector }.
modifier-MR-8-5 = corta distanza
modifier-MR-8-6 = lunga distanza
modifier-MR-8-7 = irregolari
modifier-MR-8-8 = in terreno difficile o in città
modifier-MR-9-7 = batteria
modifier-MR-9-8 = batteria con una perdita
modifier-MR-10-2 = di fianco o da tergo
modifier-MR-10-2-MF = bersaglio in formazione di marcia
modifier-MR-10-2-vulnerable = bersaglio vulnerabile
modifier-MR-10-4 = copertura
modifier-MR-10-5 = cannoni in batteria contro la moschetteria
modifier-MR-19-2 = tipo di cavalleria
modifier-MR-19-2-difficult = irregolari in terreno difficile
modifier-MR-20-2 = punti forza
modifier-MR-20-4 = valore
modifier-MR-20-5 = nemico vulnerabile
modifier-MR-20-6 = nemico al coperto
modifier-MR-20-7-MF = unità proprie in formazione di marcia
modifier-MR-20-7 = unità propria presa di fianco
refusal-fire-limbered = { $unit } è agganciata.
refusal-fire-suppressed = { $unit } è neutralizzata.
refusal-fire-twice = { $unit } ha sparato in questo impulso.
refusal-fire-formation = { $unit } è in formazione di marcia.
refusal-fire-cavalry = { $unit }: la cavalleria non spara.
refusal-fire-uncommanded = { $unit } è fuori comando.
refusal-fire-friend = { $target } non è nemico di { $unit }.
refusal-fire-absent = { $target } non è sul tavolo.
refusal-fire-range = { $target } è a { $distance } LB dal fronte di { $unit }; la sua portata è { $range }.
refusal-fire-arc = { $target } non è nell’arco frontale di { $unit }.
refusal-fire-no-dice = { $unit } è troppo debole per sparare a questa distanza.
refusal-fire-line-woods = Un bosco nasconde { $target } a { $unit }.
refusal-fire-line-town = Una città nasconde { $target } a { $unit }.
refusal-fire-line-ground = Un’altura nasconde { $target } a { $unit }.
refusal-fire-line-unit = { $by } sta fra { $unit } e { $target }.
refusal-fire-nearest = { $unit } deve sparare su { $target }, a { $nearest } LB; quella è a { $distance }.
refusal-fire-not-yours = { $unit } non spara ora: è dell’altra parte.
refusal-fire-later = { $unit } spara nella fase dell’artiglieria.
refusal-fire-over = { $unit }: la moschetteria è finita.
refusal-must-fire-canister = Una batteria con un nemico a tiro di mitraglia deve sparare.
refusal-attack-artillery = { $unit }: l’artiglieria non attacca mai.
refusal-attack-march = { $unit } è in formazione di marcia: non può attaccare.
refusal-attack-garrison = { $unit } ha cominciato questo segmento come guarnigione o non è sul tavolo: non può attaccare.
refusal-attack-moved = { $unit } ha già mosso.
refusal-attack-inactive = { $unit }: la sua Forza non è attiva.
refusal-attack-engaged = { $unit } è già impegnata.
refusal-attack-uncommanded = { $unit } è fuori comando: non può attaccare.
refusal-attack-friend = { $target } non è nemico di { $unit }.
refusal-attack-absent = { $target } non è sul tavolo.
refusal-attack-gone = { $target } ha schivato o è fuggita in questo segmento.
refusal-attack-kind = { $unit } non può attaccare { $target } dove sta.
refusal-attack-arc = { $target } non era nell’arco frontale di { $unit } al segmento di controllo.
refusal-attack-nearest = { $nearer } era più vicina al fronte di { $unit }: { $nearest } LB, { $target } { $distance }.
refusal-attack-volley = { $unit } non ha sparato su { $target } in questo impulso.
refusal-charge-pivot = { $unit } è regolare: converge, non ruota sul posto.
refusal-charge-wheel = { $unit } può convergere al massimo di 90 gradi prima di caricare.
refusal-charge-irregular = { $unit } è irregolare: ruota sul posto, non converge per caricare.
refusal-charge-oblique = { $unit } non può muovere in obliquo.
refusal-charge-misses = Su questa via { $unit } non incontra { $target }.
refusal-charge-side = { $unit } non toccherebbe il lato richiesto di { $target } ({ $side }): { $distance } LB di scarto.
refusal-charge-short = A { $unit } mancano { $short } LB per raggiungere { $target }: la carica costa { $cost }.
refusal-charge-blocked = { $by } sbarra la via a { $unit }.
refusal-charge-ground = La via di { $unit } passa per un terreno vietato.
refusal-charge-place-ground = { $unit } starebbe su un terreno vietato.
refusal-charge-occupied = { $unit } starebbe su { $by }.
refusal-charge-no-room = { $unit } non trova posto contro { $target }.
refusal-charge-no-canonical = { $unit } non raggiunge { $target } con nessuna carica semplice.
refusal-go-on-length = { $unit } non può fermarsi dopo { $length } LB: al massimo { $most }, in un posto libero.
refusal-go-on-target = { $unit } non incontra quel nemico sulla sua via.
refusal-evade-length = { $unit } non può fermarsi dopo { $length } LB: da { $least } a { $most }, in un posto libero.
refusal-no-combat = Nessun combattimento prende nome da { $unit }.
refusal-no-valour = { $officer } non ha valore da prestare qui.
refusal-share-not-here = { $unit } non può subire questa perdita.
refusal-advance-length = { $unit } non può avanzare di { $length } LB: al massimo { $most }, fino a un posto libero.
refusal-advance-other = Si tratta di { $unit }.
refusal-occupy-nothing = { $unit } non ha messo in rotta nessuna guarnigione.

## Battaglie libere

scenario-pick-up = Una battaglia tua
subtitle-pick-up = Eserciti a punti, su un tavolo a scelta
history-pick-up = Non una battaglia della storia, ma la tua: ogni giocatore sceglie un comandante, arruola un’armata con i punti che questi lascia e la schiera sul tavolo che si è scelto. Chi vuole cominciare subito trova armate già pronte.
option-table = Tavolo
option-season = Stagione
option-handicap = Vantaggio
choice-handicap = { $side }: perdite ridotte di { $number }
choice-open = Terreno aperto
choice-lindenau = Lindenau
choice-warburg = Warburg
choice-rossbach = Rossbach
choice-leuthen = Leuthen
choice-kolin = Kolin
choice-zorndorf = Zorndorf
choice-summer = Estate
choice-spring = Primavera
choice-autumn = Autunno
choice-winter = Inverno
name-army-blues = Azzurri
name-army-whites = Bianchi
name-poor-foot = soprattutto fanteria, comandante mediocre
name-poor-horse = forte di cavalleria, comandante mediocre
name-poor-light = molte truppe leggere, comandante mediocre
name-average-foot = soprattutto fanteria, comandante discreto
name-average-horse = forte di cavalleria, comandante discreto
name-average-light = molte truppe leggere, comandante discreto
name-good-foot = soprattutto fanteria, buon comandante
name-good-horse = forte di cavalleria, buon comandante
name-good-light = molte truppe leggere, buon comandante
name-great-foot = soprattutto fanteria, grande comandante
name-great-horse = forte di cavalleria, grande comandante
name-great-light = molte truppe leggere, grande comandante
prompt-rate = Quanto vale il tuo comandante? Uno minore ti lascia più punti. O prendi un’armata già pronta.
prompt-raise = Arruolate unità, Forza per Forza: restano { $points } punti, questa Forza conta { $number } unità.
prompt-person-die = Che uomo è { $officer }?
prompt-scout-die = { $side }: esplorare, un dado + { $bonus }.
prompt-weather-die = Il tempo che fa.
prompt-hour-die = Quando comincia la battaglia?
prompt-station = Metti { $officer } entro 6 LB dal tuo bordo.
prompt-deploy = Schiera { $unit } entro 6 LB dal tuo bordo e in comando.
name-decision-rate = un comandante
name-decision-raise = unità per l’armata
name-decision-person-die = un dado di carattere
name-decision-scout-die = un dado di esplorazione
name-decision-weather-die = un dado per il tempo
name-decision-hour-die = un dado per il primo turno
name-decision-station = un posto per un ufficiale prima della battaglia
name-decision-deploy = un posto per un’unità prima della battaglia
verb-army = Armata già pronta
verb-rate = Comandante
verb-raise = Arruolare
verb-guns = Artiglieria d’armata
verb-close = Forza seguente
verb-station = Mettere l’ufficiale
verb-deploy = Schierare
verb-rest = Schierare il resto
describe-army = { $list }
describe-rate = Comandante { $rating }, { $rating-code ->
    [poor] 200
    [average] 180
    [good] 160
   *[other] 140
 } punti
describe-close = Questa Forza è completa: cominciare la seguente
describe-rest = Tutti gli altri in linea, come li metterebbe il programma
event-rated = { $side }: comandante { $rating }, { $points } punti.
event-ready-army = { $side }: armata di { $points } punti, { $list }.
event-raised = { $unit }: leva per { $cost }, restano { $points } punti.
event-corps-closed = La Forza di { $force } è completa: { $number } unità.
event-army-raised = { $side }: { $number } unità per { $points } punti.
event-person-die = Un dado per { $officer }.
event-person = { $officer }: { $total } con due dadi, carattere { $modifier }.
event-exceptional = { $officer } è eccezionale.
event-brave = { $officer } ha un valore di 1.
event-scout = { $side }: esploratori, { $total } in tutto.
event-scout-tie = { $total } pari: si esplora di nuovo.
event-outscouted = { $side }: esplorato meno bene, si schierano per primi, a sud.
event-weather-die = Un dado per il tempo.
event-weather = Tempo: { $total } con due dadi, { $weather }; la giornata ha { $length } turni.
event-hour = La battaglia comincia al turno { $turn }.
event-stationed = { $officer } prende posto.
event-deployed = { $unit } { $unit-many ->
     [many] si schierano
    *[one] si schiera
 }.
event-deployed-in = { $unit } { $unit-many ->
     [many] presidiano
    *[one] presidia
 } { $sector }.
event-left-behind = { $side }: non c’è più posto per un’unità di { $sp } PF ({ $kind }); resta indietro.
refusal-rating-first = Scegli prima il comandante.
refusal-rating-is-chosen = Il comandante è scelto: { $rating }.
refusal-no-such-strength = { $kind }: da { $low } a { $high } PF.
refusal-only-foot-drills = Solo la fanteria regolare paga l’addestramento obliquo, non { $kind }.
refusal-too-dear = Costa { $cost }; restano { $points } punti.
refusal-no-second-unit = Resterebbero { $points } punti; una Forza vuole due unità, almeno { $least }.
refusal-no-army-artillery = { $kind }: niente artiglieria d’armata.
refusal-no-corps = L’armata non ha ancora Forze.
refusal-corps-too-small = Questa Forza ha { $number } unità; ne servono { $least }.
refusal-corps-closed = La prossima unità comincia comunque una Forza.
refusal-no-points-for-corps = Restano { $points } punti; una Forza ne costa almeno { $least }.
refusal-beyond-zone = { $unit } arriverebbe a { $distance } LB dal tuo bordo: 6 sono ammessi.
refusal-officer-beyond-zone = { $officer } sarebbe a { $distance } LB dal tuo bordo: 6 sono ammessi.
refusal-deployed-off-table = { $unit } sarebbe fuori dal tavolo.
refusal-deployed-river = { $unit } sarebbe in un fiume.
refusal-deployed-difficult = { $unit } non può entrare in terreno difficile.
refusal-deployed-sector = { $unit } sarebbe di traverso a una città; una guarnigione si mette nel suo settore.
refusal-deployed-on-unit = { $unit } sarebbe su { $other }.
refusal-deployed-on-officer = { $unit } sarebbe su { $officer }.
refusal-deployed-out-of-command = { $unit } sarebbe a { $distance } LB da { $officer }, fuori comando: 3 sono ammessi.
refusal-no-garrison-of-horse = { $unit }: solo la fanteria presidia una città.
refusal-garrisoned-already = { $sector } ha già una guarnigione; non c’è posto per { $unit }.
refusal-deployed-already = { $unit } è già sul tavolo.
refusal-stationed-already = { $officer } ha già il suo posto.
refusal-station-first = Prima si mette { $officer }.
refusal-irregular-march = { $unit }: la cavalleria irregolare non ha formazione di marcia.

## Prima lezione

lesson-title = Prima lezione: Lindenau
lesson-about = Dieci minuti, l’ultimo impulso della giornata di Lindenau. Comandi i Prussiani; un maestro ti dice che cosa fare e perché: i moschetti sparano, i generali ricevono dadi di comando, una linea converge, cavalleria e fanteria caricano, un generale guida di persona, un esercito va in rotta.
lesson-chapter-fire = Il fuoco
lesson-chapter-command = Il comando
lesson-chapter-charge = Movimenti e cariche
lesson-chapter-combat = Il combattimento
lesson-learned-fire = Prima sparano i moschetti: da vicino, un dado per punto di forza (MR-8.5).
lesson-learned-control = Una forza è inattiva, attiva o all’attacco; i dadi di comando l’aiutano (MR-11.10).
lesson-learned-combat = Il doppio del totale nemico lo mette in rotta; fianchi e valore contano (MR-20.10).
lesson-fire = La giornata di Lindenau finisce con questo impulso. Un reggimento austriaco resta sull’altura, { $foe }: se sparisce, il suo esercito è in rotta (MR-24.6). { $musketeers }: a { $distance } LB, { $dice } dadi, ogni 6 colpisce (MR-8.5, MR-8.9), { $chance } % di una perdita. Spara.
lesson-fire-other = { $unit } può sparare su { $target }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
} a { $distance } LB, { $chance } % di causare una perdita (MR-8.4).
lesson-fire-done = Nessuno può più sparare. Chiudi la tua moschetteria.
lesson-give = La tua fase: il controllo. { $general } tira due dadi, uno in più per dado di comando, e ne sceglie due (MR-11.7, MR-11.9). A { $distance } LB da { $commander } può averne due (MR-11.2). Uno riduce il rischio di inattività da { $now } a { $then } %; ne restano { $pool }.
lesson-give-again = Un secondo: { $now } % diventa { $then } %. Dagli anche questo (MR-11.2).
lesson-give-done = Tieni gli altri { $pool }: ognuno può comprare un secondo tiro di una prova d’attacco o di un dado di combattimento (MR-7.3). Niente per { $rider }: tocca { $commander }. Di’ che hai finito.
lesson-test = Metti alla prova la forza di { $general } con { $dice } dadi. Due di essi e il suo +1: 6 o meno inattiva, da 7 a 10 attiva, 11 o più all’attacco, che ti piaccia o no (MR-11.10, MR-11.14). Resta inattiva con { $chance } %.
lesson-test-other = Metti alla prova la Forza che resta (MR-11.5).
lesson-reroll-not = { $dice }. Un generale eccezionale come { $general } potrebbe ritirare un dado (MR-11.8), ma due di questi rendono già attiva la sua Forza. Tienili.
lesson-reroll = { $dice }. Nessuna coppia rende attiva la sua Forza. Ma { $general } è eccezionale: può ritirare un dado, nel bene e nel male (MR-11.8, MR-1.8). Fallo.
lesson-pick = Di { $dice } scegli { $one } e { $two }: con il suo +1 fa { $total }, Attiva (MR-11.9, MR-11.10). Un’unità attiva muove, attacca o resta, come vuoi (MR-11.13).
lesson-pick-attack = { $one } e { $two } fanno { $total }: Attacco! Questi dadi non hanno di meglio. Tutta la sua fanteria deve ora attaccare o avanzare (MR-11.14); la carica che vuoi ne fa parte.
lesson-pick-idle = { $total } al massimo: Inattiva. Le sue unità restano dove sono in questa fase (MR-11.12). La cavalleria dovrà farcela da sola.
lesson-reins = { $rider } è a contatto con { $commander }, che prende le redini: niente dadi, scegli tu (MR-11.6). Prendi Attiva.
lesson-wheel = Sull’altura: la tiene chi è solo entro 2 LB dal suo centro (MR-25.3). Prendi i { $grenadiers }, tira l’angolo anteriore destro fino a 30° (MR-12.5), poi il fronte di 0,95 LB (MR-12.4). Verde: conferma. Le frecce fanno lo stesso.
lesson-wheel-other = Per i { $grenadiers } l’altura è ancora alla portata (MR-25.3), con { $path }. L è una conversione a sinistra in gradi, R a destra, A un’avanzata in LB.
lesson-charge = La carica. I { $cuirassiers } toccano il fianco di { $foe } (MR-17.7), che vi combatte con -3 (MR-20.7); la cavalleria pesante non ha prova (MR-17.9). Contatto dopo { $distance } LB, ne restano { $left }. Da soli lo mettono in rotta con { $chance } %, ma altri possono unirsi.
lesson-charge-turn = { $unit } può caricare { $foe } dopo una conversione (MR-18.1): { $distance } LB fino al contatto, restano { $left } LB. Il nemico va in rotta con il { $chance } %. Questa carica è nell’elenco.
lesson-ride = Gli ufficiali fanno fino a 8 LB prima, tra o dopo i movimenti delle unità (MR-15.5). Entro 1 LB da una sua unità in combattimento { $rider } può guidarla di persona (MR-20.8). Portalo dietro i { $cuirassiers }.
lesson-charge-join = La fanteria va entro 1 LB solo da un nemico su cui ha sparato (MR-14.6, MR-17.8); { $musketeers }: fatto. Prima una prova, un dado non sopra la forza (MR-17.11). Insieme (MR-17.13), { $foe } va in rotta con { $chance } %. Carica, { $distance } LB.
lesson-charge-front = { $musketeers }: l’unità ha sparato su { $foe }, perciò può attaccarlo (MR-14.6, MR-17.8) dopo una prova: un dado non sopra la sua forza (MR-17.11). { $distance } LB; il nemico va in rotta con { $chance } %. Carica.
lesson-attack-again = La prova è fallita. Poiché { $commander } è entro 8 LB, un dado di comando la ritira (MR-17.12). Paga.
lesson-move-done = Nessun altro deve muovere. Di’ che hai finito.
lesson-path = Hai qualcuno in mano. Scegli uno dei movimenti dell’elenco, o lascialo dov’è.
lesson-must = Una forza all’attacco deve attaccare o avanzare (MR-11.14, MR-11.15). { $unit }: è ancora da fare. Prendi l’unità e mandala contro il nemico.
lesson-recover = { $unit }: { $losses } perdite, nessun nemico entro 3 LB, il generale vicino; l’unità può recuperare (MR-16.2). Un dado più basso delle sue perdite rende un punto, { $chance } % (MR-16.4); chi non si è mosso tenta due volte (MR-16.3).
lesson-recover-again = Mancato. Il suo generale può far ritirare gratis un tentativo di ogni unità (MR-16.5).
lesson-recover-enough = Mancato. Un dado di comando lo ritirerebbe (MR-16.6), ma serve di più al combattimento. Tienilo.
lesson-valour = Il combattimento: forza, un dado e modificatori (MR-20.2). Il doppio del totale nemico lo mette in rotta (MR-20.10); se no gli attaccanti ripiegano (MR-20.13). Se { $rider } guida di persona, aggiunge { $valour }: { $then } invece di { $now } %. Può cadere (MR-22.3).
lesson-valour-not = Il combattimento: forza, un dado e modificatori (MR-20.2). Il doppio del totale nemico lo mette in rotta (MR-20.10); se no gli attaccanti ripiegano (MR-20.13). Un ufficiale potrebbe guidare di persona (MR-20.8); qui il pericolo non vale la pena (MR-22.3).
lesson-combat-done = { $mine } contro { $theirs }, almeno il doppio: vittoria decisiva (MR-20.10). Tieni i dadi.
lesson-combat-again = { $mine } contro { $theirs }: non è ancora il doppio. Poiché { $commander } è entro 8 LB, un dado di comando ritira il { $die } (MR-20.9). Fallo.
lesson-combat-keep = { $mine } contro { $theirs }. Un { $die } è troppo buono per ritirarlo (MR-20.9). Tienilo.
lesson-share = Una delle tue unità in combattimento deve subire la perdita (MR-20.12): { $unit }, la più forte.
lesson-advance = { $foe } non c’è più. Un attaccante vittorioso può avanzare fino a 2 LB (MR-21.5), ma lì non c’è altro da vincere. Resta: 0 LB.
lesson-resolve = Scegli quale combattimento si fa per primo (MR-20.1).
lesson-stand = Sei caricato. Resta saldo; schivare è per chi ha spazio (MR-19.3).
lesson-shift = Un tuo ufficiale deve fare posto. Scegli un luogo libero lì vicino (MR-14.4, MR-15.6).
lesson-wait = Un momento: si tirano i dadi, o decidono gli Austriaci. Seguilo nel diario, che mostra ogni misura e ogni modificatore.
lesson-other = Una piccola scelta che le regole ti lasciano. Qualunque risposta va bene; indicane una per vederne la clausola.
lesson-won-all = Vittoria! Con { $foe } gli Austriaci hanno perduto i due terzi del loro esercito: è in rotta senza tiro (MR-24.6, MR-25.1).
lesson-won = Vittoria, benché { $foe } resti ancora: { $mine } punti contro { $theirs }. Contano perdite e obiettivi (MR-25.2, MR-25.3), e un esercito che ha perduto un terzo prova il morale a ogni turno (MR-24.4).
lesson-drawn = { $mine } punti contro { $theirs }: meno di 4 di differenza è un pareggio (MR-25.4). Il nemico non è andato in rotta e l’altura non è bastata. Riprova; i dadi cadranno altrimenti.
lesson-lost = La giornata è perduta, { $mine } punti contro { $theirs } (MR-25.4). Riprova; i dadi cadranno altrimenti.

## Second lesson

second-title = Seconda lezione: comando e tempo
second-about = Dieci minuti, l’ultimo turno a Lindenau. Nessuno sa quanti impulsi avrà. Ti giochi l’iniziativa, dividi i dadi di comando secondo la distanza, tieni le unità a portata dei loro generali e porti insieme una linea di tre sull’altura.
second-chapter-time = Il tempo
second-chapter-command = Il comando
second-chapter-moves = I movimenti
second-chapter-end = La fine del giorno
second-ahead = Le due parti tirano due dadi per l’iniziativa (MR-7.4). Hai { $mine }, loro { $theirs }: così com’è, è tua. Con dadi di comando si potrebbe ritirare (MR-7.9), ma valgono di più per i tuoi generali. Tieni.
second-behind = Le due parti tirano due dadi per l’iniziativa (MR-7.4). Hai { $mine }, loro { $theirs }. Per uno dei tuoi { $pool } dadi di comando ne ritiri uno (MR-7.9): il più basso. Un secondo impulso viene solo con { $chance } % (MR-7.6); giocare per primi conta.
second-behind-keep = Hai { $mine } per l’iniziativa, loro { $theirs } (MR-7.4). I tuoi dadi sono buoni, ritirarli li guasterebbe (MR-7.9). Tienili, e i dadi di comando per i tuoi generali.
second-lead = L’iniziativa è tua: dici quale parte gioca per prima in questo impulso (MR-7.11). Se forse non ne viene un altro (MR-7.6), sia la tua.
second-near = Dadi di comando: { $pool } per tutto il turno (MR-7.2). { $general } è a { $distance } LB da { $commander }; fino a 8 LB può averne due (MR-11.2). Un dado riduce da { $now } a { $then } % il rischio che la sua fanteria resti inattiva. Daglielo.
second-near-again = Un secondo per { $general }: { $now } % diventa { $then } % (MR-11.2). Senza la fanteria non c’è altura da vincere.
second-far = { $rider } è a { $distance } LB: oltre 8 LB un dado è tutto ciò che può avere (MR-11.2). { $now } % diventa { $then } %. Daglielo.
second-enough = { $pool } dadi di comando restano in riserva per gli impulsi seguenti di questo turno; alla fine sono perduti (MR-7.2). Comincia le prove di controllo.
second-test = Ogni generale è messo alla prova, nell’ordine che vuoi (MR-11.5). { $general } tira { $dice } dadi e ne sceglie due (MR-11.7, MR-11.9). Resta fermo con { $chance } %.
second-test-horse = Ora { $rider } con { $dice } dadi (MR-11.7): fermo con { $chance } %.
second-reroll-not = { $dice }: due di questi rendono attiva la sua forza. Un generale eccezionale può far ritirare un dado (MR-11.8), ma perché rischiare? Tienili.
second-reroll = { $dice }: nessuna coppia rende attiva la sua forza. { $general } è eccezionale: fa’ ritirare il dado più basso (MR-11.8).
second-pick = { $dice }. Scegli i due che fanno { $total }: attiva (MR-11.10). All’attacco le sue unità andrebbero da sole contro il nemico (MR-11.14); tu le vuoi sull’altura.
second-pick-other = { $dice }. Non c’è di meglio di { $total } (MR-11.10). Prendilo.
second-path = Hai qualcuno in mano. Rimettilo giù, o scegli per lui una via.
second-ride = { $hussars }: { $distance } LB fino a { $rider }. Oltre 3 LB un’unità è senza comando (MR-3.5, MR-3.10), vulnerabile, e va solo verso di lui (MR-15.9). Un ufficiale fa 8 LB, qualunque sia lo stato della sua forza (MR-15.5).
second-do-take = Prendi { $rider }
second-do-ride = Fa’ clic tra le sue due unità, circa 3 LB a ovest, o conferma un posto dell’elenco
second-line = { $left }, { $middle } e { $right } sono in linea: stesso generale, stesso fronte, meno di 1 LB tra loro. Prendili tutti e tre, con Maiusc, un doppio clic o K, e avanza di 2 LB. Sull’altura, la tengono (MR-25.3).
second-line-on = { $number } della linea sono ancora ai piedi dell’altura. 2 LB dritto avanti (MR-12.4).
second-do-line = Prendi la linea
second-do-unit = Prendi l’unità
second-do-ahead = 2 LB dritto avanti, poi conferma
second-moved = La linea è sull’altura. Nessun altro deve muovere: la cavalleria non ha nulla da fare in un villaggio (MR-17.4). Finisci i movimenti.
second-recover = { $unit }: { $losses } perdite, il generale vicino, nessun nemico entro 3 LB; l’unità può recuperare (MR-16.2). Un dado più basso delle sue perdite rende un punto, { $chance } % (MR-16.4).
second-recover-again = Mancato. Il loro generale può far ritirare, senza spesa (MR-16.5).
second-recover-keep = Mancato. Un dado di comando lo ritirerebbe (MR-16.6); tienilo per l’impulso seguente.
second-must = { lesson-must }
second-small = Una piccola scelta. Ogni risposta va bene; il maestro prenderebbe questa.
second-again = Un altro impulso: iniziativa, fuoco, controllo e movimenti tornano (MR-6.2), e nessuno sa se ce ne sarà ancora uno (MR-7.6). L’altura è tua finché nessun nemico vi sta da solo (MR-25.3).
second-wait = Un momento: si tirano i dadi, o decidono gli Austriaci.
second-other = Una piccola scelta che le regole lasciano a te. Ogni risposta va bene.
second-learned-time = Un turno ha da uno a quattro impulsi; dopo ciascuno decide un dado (MR-7.6).
second-learned-command = Due dadi di comando fino a 8 LB, uno oltre: la distanza comanda (MR-11.2).
second-learned-line = Unità in linea di un solo generale vanno insieme, al passo della più lenta (MR-12.1).
second-won = Vittoria, { $mine } punti contro { $theirs } (MR-25.2): l’altura è tua, ed è bastato un impulso in cui tutti hanno obbedito. Warburg ha quattro generali per parte e il doppio del terreno.
second-drawn = { $mine } punti contro { $theirs }: patta (MR-25.4). I generali non hanno obbedito in tempo. Riprova; i dadi cadranno altrimenti.
second-lost = La giornata è perduta, { $mine } punti contro { $theirs } (MR-25.4). Riprova; i dadi cadranno altrimenti.

## La fine
ending-broken = l’esercito è spezzato ({ $armies }), { $cause }
ending-losses = { $army }: { $lost } perduti su { $total }.
ending-day = la giornata è finita, { $first } punti a { $second }
ending-handicap = { $reason } (vantaggio: { $side }, perdite ridotte di { $number })
ending-day-rule = Perdite, ufficiali e obiettivi danno punti; quattro in più sono una vittoria marginale, otto una decisiva.
ending-nobody = nessuno
ending-turn = turno { $turn }
ending-lost-strength = { $lost } su { $total } perduti
tally-points = punti, { $name }
tally-losses = perdite, { $name }

## Standing orders

standing-control-dice = Dadi di comando
standing-control-dice-ask = chiedimelo
standing-control-dice-spread = a chi giovano di più
standing-control-dice-none = non darne
standing-control = Dadi di controllo
standing-control-ask = chiedimelo
standing-control-doubt = chiedimelo solo tra attiva e all’attacco
standing-control-calm = attiva piuttosto che all’attacco
standing-control-bold = all’attacco piuttosto che attiva
standing-initiative = Iniziativa
standing-initiative-ask = chiedimelo
standing-initiative-behind = chiedimelo solo se sono indietro
standing-initiative-none = non ritirare mai
standing-evade = Schivate
standing-evade-ask = chiedimelo
standing-evade-best = ciò che costa meno
standing-evade-yes = tentare sempre
standing-evade-no = restare sempre
standing-combat = Valore e secondi tiri
standing-combat-ask = chiedimelo
standing-combat-behind = chiedimelo solo se il combattimento così è perduto
standing-combat-none = mai
standing-losses = Perdite e inseguimento
standing-losses-ask = chiedimelo
standing-losses-best = le porta il più forte; le città si occupano
standing-recovery = Recupero
standing-recovery-ask = chiedimelo
standing-recovery-best = tentano tutti, senza dadi di comando
standing-make-room = Ufficiali d’intralcio
standing-make-room-ask = chiedimelo
standing-make-room-nearest = al posto libero più vicino
standing-ask = Chiedi
standing-spread = Ripartire
standing-none = Nessuno
standing-doubt = Nel dubbio
standing-calm = Attiva
standing-bold = Attacco!
standing-behind = Se indietro
standing-best = Al meglio
standing-yes = Sì
standing-no = No
standing-nearest = Vicino

## Perché il computer lo pensa: che cosa guarda la sua valutazione

why-time-left = tempo che resta
why-first-ahead = un vantaggio ai punti che basta al primo esercito
why-second-ahead = un vantaggio ai punti che basta al secondo esercito
why-first-ahead-late = un vantaggio sufficiente del primo esercito, a giornata inoltrata
why-second-ahead-late = un vantaggio sufficiente del secondo esercito, a giornata inoltrata
why-points = i punti vittoria
why-points-late = i punti vittoria a giornata inoltrata
why-first-losses = le perdite del primo esercito
why-second-losses = le perdite del secondo esercito
why-first-to-break = il rischio di crollo del primo esercito
why-second-to-break = il rischio di crollo del secondo esercito
why-first-shaken = il morale scosso del primo esercito
why-second-shaken = il morale scosso del secondo esercito
why-first-ground = gli obiettivi del primo esercito
why-second-ground = gli obiettivi del secondo esercito
why-ground-in-reach = la forza attorno agli obiettivi
why-ground-in-reach-late = la forza attorno agli obiettivi, a giornata inoltrata
why-first-strength = la forza sul tavolo del primo esercito
why-second-strength = la forza sul tavolo del secondo esercito
why-strength-left = l’esercito più forte, con il tempo di usarlo
why-first-horse = la cavalleria del primo esercito
why-second-horse = la cavalleria del secondo esercito
why-first-guns = l’artiglieria del primo esercito
why-second-guns = l’artiglieria del secondo esercito
why-first-to-come = i rinforzi del primo esercito
why-second-to-come = i rinforzi del secondo esercito
why-first-spent = le unità esauste del primo esercito
why-second-spent = le unità esauste del secondo esercito
why-first-worn = il logoramento del primo esercito
why-second-worn = il logoramento del secondo esercito
why-first-columns = le unità in colonna del primo esercito
why-second-columns = le unità in colonna del secondo esercito
why-first-flanked = i fianchi scoperti del primo esercito
why-second-flanked = i fianchi scoperti del secondo esercito
why-contact = la forza dove le linee si toccano
why-first-officers-lost = i generali perduti del primo esercito
why-second-officers-lost = i generali perduti del secondo esercito
why-first-command = i dadi di comando e gli attacchi del primo esercito
why-second-command = i dadi di comando e gli attacchi del secondo esercito
why-initiative = l’iniziativa
why-first-idle = le forze inattive del primo esercito
why-second-idle = le forze inattive del secondo esercito
why-fights = i combattimenti in corso

## Plans

plan-staff = Ognuno fa ciò che più preme
plan-and = ; { "" }
plan-spread = Un dado di comando per ogni generale
plan-save = Niente dadi di comando per gli ordini: si tengono per i ritiri
plan-mass = Quanti più dadi di comando possibile a { $force }
plan-assault = { $force }: attaccare
plan-hold = { $force }: tenere la linea
plan-withdraw = { $force }: ripiegare
plan-march = { $force }: marciare su { $objective }
plan-flank = { $force }: aggirare il fianco { $flank ->
    [1] destro
   *[0] sinistro
} del nemico
plan-bombard = { $force }: attendere mentre i cannoni sparano
plan-charge = { $force }: caricare adesso
plan-refuse = { $force }: restare fuori dalla portata del nemico
plan-assault-all = Tutto l’esercito attacca
plan-hold-all = Tutto l’esercito tiene la linea
plan-charge-all = Chi può carica
plan-withdraw-all = Tutto l’esercito ripiega
plan-some-force = Forza { $number }
plan-some-objective = obiettivo { $number }
