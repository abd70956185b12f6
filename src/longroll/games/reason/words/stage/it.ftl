# What is fought and rolled out, step by step. $view: own, theirs, or none (a spectator: by the army's name);
# $many: many where the unit has a plural name.

decides = { $view ->
    [own] tocca a te
    [theirs] tocca a loro
   *[none] decisione: { $army }
 }
two-dice = Due dadi
dice = { $number ->
    [one] Il dado
   *[other] I dadi
 }
total = Totale
not-used = non usato
not-needed = non serve
nothing-to-roll = nessun colpo
note-instead = al posto del { $face }
note-cds = per { $number ->
    [one] un dado di comando
   *[other] { $number } dadi di comando
 }

## What was risked
of-fire = { $view ->
    [theirs] di non perdere nulla
   *[own] di infliggerle perdite
 }
caption-fire = { $view ->
    [theirs] Probabilità di non perdere nulla dopo ogni passo, in percento
   *[own] Probabilità di infliggerle perdite dopo ogni passo, in percento
 }
of-control = { $view ->
    [theirs] che restino inattivi
   *[own] di non essere inattivo
 }
caption-control = { $view ->
    [theirs] Probabilità che restino inattivi dopo ogni passo, in percento
   *[own] Probabilità di non essere inattivo dopo ogni passo, in percento
 }
of-charge = { $view ->
    [theirs] di reggere la carica
   *[own] di battere, spezzare o scacciare il nemico
 }
caption-charge = { $view ->
    [theirs] Probabilità di reggerla dopo ogni passo, combattimento compreso, in percento
   *[own] Probabilità di riuscire dopo ogni passo, combattimento compreso, in percento
 }
of-combat = { $view ->
    [theirs] di tenere
   *[own] di vincere il combattimento
 }
caption-combat = { $view ->
    [theirs] Probabilità di tenere dopo ogni passo, in percento, se nessuno ritira
   *[own] Probabilità di vincere dopo ogni passo, in percento, se nessuno ritira
 }
of-recovery = { $view ->
    [theirs] che non recuperi nulla, prima del dado
   *[own] di recuperare forze, prima del dado
 }
caption-recovery = { $view ->
    [theirs] Probabilità che non recuperi nulla dopo ogni passo, in percento
   *[own] Probabilità di recuperare forze dopo ogni passo, in percento
 }
of-initiative = { $view ->
    [theirs] di non averla
   *[own] di avere l’iniziativa
 }
caption-initiative = { $view ->
    [theirs] Probabilità di non averla, in percento
   *[own] Probabilità di avere l’iniziativa dopo ogni passo, in percento, se nessuno ritira
 }
of-officer = { $view ->
    [theirs] che sia perduto
   *[own] di uscirne illeso
 }
caption-officer = { $view ->
    [theirs] Probabilità che sia perduto, in percento
   *[own] Probabilità di uscirne illeso, in percento
 }
of-morale = { $view ->
    [theirs] che il loro esercito si spezzi
   *[own] di continuare a combattere
 }
caption-morale = { $view ->
    [theirs] Probabilità che il loro esercito si spezzi, in percento
   *[own] Probabilità di continuare a combattere, in percento
 }
of-day = { $view ->
    [theirs] che la giornata continui, prima del dado
   *[own] che la giornata continui, prima del dado
 }
caption-day = { $view ->
    [theirs] Probabilità che la giornata continui, in percento
   *[own] Probabilità che la giornata continui, in percento
 }

## Fire
fire-subtitle = { $many ->
    [many] { $unit } sparano, { $distance } LB
   *[one] { $unit } spara, { $distance } LB
 }
rail-fire = { $view ->
    [own] Il tuo fuoco
    [theirs] Il loro fuoco
   *[none] Fuoco
 }
rail-confirm = Tempo
rail-save = Riparo
rail-losses = Perdite
fire-dice = { $unit }: { $number ->
    [one] un dado
   *[other] { $number } dadi
 }
fire-confirm = Maltempo: ogni colpo è ritirato
fire-save = { $unit }: il riparo salva con 4 o più
fire-losses = { $unit }
note-confirm = vale con 4 o più
hits-on = { $number } o più
hits = { $number ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $number } colpi
 }
confirm-result = { $number ->
    [0] nessuno vale
    [one] uno vale
   *[other] { $number } valgono
 }
save-result = { $number ->
    [0] nessuno salvato
    [one] uno salvato
   *[other] { $number } salvati
 }
hits-left = { $number ->
    [0] nessun colpo resta
    [one] resta un colpo
   *[other] restano { $number } colpi
 }
loses = { $number ->
    [0] nessuna perdita
    [one] una perdita
   *[other] { $number } perdite
 }
word-loses = { $number ->
    [0] nulla
   *[other] −{ $number }
 }
breaks = in rotta
suppressed = neutralizzata
outcome-fire = { $number ->
    [0] **{ $unit }: nessuna perdita.** { $hits ->
        [0] Nessuno ha colpito.
        [one] Il colpo è salvato.
       *[other] Tutti i { $hits } colpi sono salvati.
     }
    [one] **{ $unit }: una perdita.**
   *[other] **{ $unit }: { $number } perdite.**
 }
outcome-left = Restano { $number } PF.
outcome-breaks = L’unità è in rotta e lascia il tavolo.
outcome-guns = Vale quando tutte le batterie hanno sparato.
outcome-suppressed = La batteria è neutralizzata: in questo impulso non spara e non si muove.

## Initiative and command dice
turn-title = Turno { $turn }
initiative-title = Iniziativa
initiative-subtitle = Iniziativa, impulso { $pulse }
initiative-who = Chi ha l’iniziativa
initiative-dice = Due dadi per parte, uno per l’impulso
rail-initiative-dice = Dadi
rail-initiative = Iniziativa
rail-pool = { $view ->
    [own] I tuoi dadi
    [theirs] I loro dadi
   *[none] { $army }
 }
pool = { $view ->
    [own] I tuoi dadi di comando
    [theirs] I loro dadi di comando
   *[none] Dadi di comando: { $army }
 }
pool-word = { $number ->
    [one] un dado
   *[other] { $number } dadi
}
pool-gains = { $number ->
    [one] un dado di comando
   *[other] { $number } dadi di comando
 }
note-not-held = +1, non l’aveva nell’impulso precedente
average-die = Il dado medio
pulse-begins = comincia l’impulso { $pulse }
turn-ends = il turno finisce
bar-initiative = { $view ->
    [own] è tua
    [theirs] è loro
   *[none] { $army }
 }
doubles = Doppio: { $army }
equal = Parità: decide un dado
counts-higher = { $view ->
    [own] conti come più alto
    [theirs] contano come più alti
   *[none] più alti: { $army }
 }
rail-again = { $view ->
    [own] Ritiri
    [theirs] Ritirano
   *[none] Ancora
 }
initiative-again = { $view ->
    [own] Ritiri dei dadi
    [theirs] Ritirano dei dadi
   *[none] Dadi ritirati: { $army }
 }
has-initiative = { $view ->
    [own] tua
    [theirs] loro
   *[none] { $army }
 }
outcome-initiative = { $view ->
    [own] **L’iniziativa è tua.** Spari per primo e scegli quale parte gioca per prima.
    [theirs] **L’iniziativa è loro.** Sparano per primi e scelgono quale parte gioca per prima.
   *[none] **Iniziativa: { $army }.** Sparano per primi e scelgono quale parte gioca per prima.
 }
outcome-turn-ends = **Il turno finisce.** L’impulso { $pulse } non c’è.

## Control
control-subtitle = Controllo: { $force }
control-dice = { $officer } tira { $number } dadi
control-again = { $officer } può far ritirare un dado
control-pick = Si scelgono due dadi
control-two = Due dadi scelti
rail-dice = Dadi
rail-second = Secondo tiro
rail-status = Stato
note-cds-given = { $number ->
    [one] un dado di comando ricevuto
   *[other] { $number } dadi di comando ricevuti
 }
note-near = nemico a { $distance } LB: 7 attivo, 11 all’attacco!
note-far = niente attacco: 8 attivo
outcome-inactive = **{ $officer } resta inattivo.** In questa fase le sue unità non si muovono e non attaccano.
outcome-active = **{ $officer } è attivo.** Le sue unità si muovono o attaccano come si ordina.
outcome-attack = **{ $officer } all’attacco!** Le sue unità devono attaccare o avanzare.

## Charge
charge-subtitle = { $many ->
    [many] { $unit } caricano: { $side }
   *[one] { $unit } carica: { $side }
 }
attack-test = Prova d’attacco: { $unit }
rail-test = Prova d’attacco
note-not-above = non più della sua forza, { $number }
goes-in = va avanti
hangs-back = esita
rail-evade = Schivata
rail-flight = Fuga
react-evade = { $unit }: restare o schivare
react-flight = { $unit }: un’ultima salva, poi la fuga
stands = resta
evades = schiva
gets-away = si sottrae
is-caught = è raggiunta
note-at-most = fuga con { $number } o meno
note-odd = dadi dispari della batteria
flees = fugge
stays-put = non si sottrae
rail-contact = Contatto
contact-with = Fino a { $unit }
contact = contatto
counter-charges = contrattacca
turns-to-face = gli fa fronte
attacked-too = attaccata anch’essa
goes-on = si ferma
word-no-attack = niente attacco
word-repulsed = stroncata
word-leaves = scacciata
word-falls = in rotta
outcome-no-attack = **{ $unit }: niente attacco.** La prova è fallita.
outcome-repulsed = **{ $unit }: carica stroncata prima del contatto.** { $target } resta.
outcome-leaves = **{ $target }: nemico scacciato.** La carica, { $unit }, non incontra nessuno.
outcome-falls = **{ $target }: nemico in rotta prima del contatto.**
outcome-contact = **{ $unit } a contatto: { $target }, { $side }.** Il combattimento segue i movimenti: { $percent } % { $view ->
    [theirs] di tenere.
   *[own] di vincere.
 }

## Combat
combat-subtitle = { $many ->
    [many] { $units } attaccano
   *[one] { $units } attacca
 }
rail-valour = Valore
valour-who = Chi guida di persona
leads = guida di persona
nobody-leads = nessuno
rail-sum = { $view ->
    [own] Il tuo totale
    [theirs] Il loro totale
   *[none] { $army }
 }
note-kind = uno in più per { $unit }
combat-again = { $view ->
    [own] Ritiri un dado
    [theirs] Ritirano un dado
   *[none] Un dado ritirato: { $army }
 }
rail-result = Risultato
combat-result = Risultato
combat-decisive = { $view ->
    [own] Hai il doppio: sono tutti in rotta
    [theirs] Hanno il doppio: i tuoi sono tutti in rotta
   *[none] { $army }: il doppio, i nemici sono tutti in rotta
 }
combat-won = { $view ->
    [own] Vinci
    [theirs] Vincono
   *[none] Vittoria: { $army }
 }
bar-won-all = { $view ->
    [own] li metti in rotta
    [theirs] ti mettono in rotta
   *[none] gli attaccanti li mettono in rotta
 }
bar-won = { $view ->
    [own] vinci
    [theirs] vincono
   *[none] vincono gli attaccanti
 }
bar-lost = { $view ->
    [own] sei respinto
    [theirs] sono respinti
   *[none] gli attaccanti sono respinti
 }
bar-lost-all = { $view ->
    [own] sei in rotta
    [theirs] sono in rotta
   *[none] gli attaccanti sono in rotta
 }
word-won-all = in rotta
word-won = vinto
word-lost = respinti
word-lost-all = travolti
rail-officers = Ufficiali
officers-tested = Ufficiali in pericolo
rail-parting = Poi
parting = Ripiegare o avanzare
falls-back = ripiega
cannot-fall-back = senza spazio: un’altra perdita
ridden-through = attraversata: una perdita
advances = avanza
stays = resta
occupies = occupa { $sector }
outcome-decisive = { $view ->
    [own] **Li metti in rotta.** { $units }: il doppio.
    [theirs] **Ti mettono in rotta.** { $units }: il doppio.
   *[none] **Vittoria decisiva: { $army }.** { $units }: il doppio.
 }
outcome-combat = { $view ->
    [own] **Vinci il combattimento.**
    [theirs] **Vincono il combattimento.**
   *[none] **Combattimento vinto: { $army }.**
 }
outcome-broken = In rotta: { $units }.
outcome-falls-back = { $many ->
    [many] { $units } ripiegano.
   *[one] { $units } ripiega.
 }
outcome-loses-officer = { $officer } è perduto.

## Recovery
recovery-subtitle = Recupero, { $number ->
    [one] una perdita
   *[other] { $number } perdite
 }
recovery-die = { $unit }: il dado
recovery-again = { $unit }: un secondo tiro
rail-die = Dado
note-below = meno di { $number }
note-rallies = { $officer } la riordina
recovers = un punto recuperato
recovers-not = nulla
outcome-recovers = **{ $unit }: un punto recuperato.** Ora { $number } PF.
outcome-recovers-not = **{ $unit }: nulla recuperato.**

## Officers, armies, nightfall
officer-subtitle = Un ufficiale in pericolo
danger-near-broken-unit = Accanto a un’unità in rotta
danger-overrun = Il nemico gli è passato sopra
note-lost-on = perduto con 12 o più
officer-safe = illeso
officer-lost = perduto
outcome-officer-safe = **{ $officer } è illeso.**
outcome-officer-lost = **{ $officer } è perduto.** Gli succede un altro.
morale-title = Morale dell’esercito
morale-subtitle = Fine del turno { $turn }
morale-of = Morale: { $army }
morale-modifier = Comandante in capo e perdite
morale-needed = 6 o più: continua
note-two-thirds = i due terzi sono perduti
army-holds = continua
army-breaks = è in rotta
bar-fights-on = { $view ->
    [own] continui
    [theirs] continuano
   *[none] continuano: { $army }
 }
bar-breaks = { $view ->
    [own] il tuo esercito si spezza
    [theirs] il loro esercito si spezza
   *[none] esercito in rotta: { $army }
 }
outcome-army-holds = **{ $army }: si continua a combattere.**
outcome-army-breaks = **{ $army }: l’esercito è in rotta.**
nightfall = Al calar della notte
day-subtitle = Dopo il turno { $turn }
day-die = La giornata finisce con il turno { $turn }?
note-ends-on = finisce con { $number } o più
day-goes-on = la giornata continua
day-ends = cala la notte
outcome-day-goes-on = **La giornata continua.** Il turno { $turn } non era l’ultimo.
outcome-day-ends = **Cala la notte dopo il turno { $turn }.**

## Ink
trace-falls-back = ripiega
trace-evades = schiva
trace-flees = fugge
trace-lost = in rotta
trace-near-broken-unit = ucciso
trace-valour = ucciso
trace-overrun = catturato

## Dispatches
head-moves = { $many ->
    [many] { $unit } marciano
   *[one] { $unit } marcia
 }
detail-moves = { $cost } di { $allowance } LB, fronte a { $wind }
head-changes = { $many ->
    [many] { $unit } cambiano formazione
   *[one] { $unit } cambia formazione
 }
detail-changes = { $formation }, fronte a { $wind }
head-enters = { $many ->
    [many] { $unit } occupano una città
   *[one] { $unit } occupa una città
 }
head-arrives = { $many ->
    [many] { $unit } arrivano
   *[one] { $unit } arriva
 }
head-pays = Una batteria può muoversi: { $unit }
head-rides = { $officer } cavalca
head-rides-paid = { $officer } cavalca
head-gives = { $officer } riceve un dado di comando
head-reins = Il comandante in capo guida { $force }
head-leads = Prima parte: { $army }
