# Che cosa dice la mappa dei suoi luoghi.
position-between = tra { $first } e { $second }
entry-CHAMBERSBURG = Chambersburg
entry-MUMMASBURG = Mummasburg
entry-HARRISBURG = Harrisburg
entry-EMMITSBURG = Emmitsburg
entry-TANEYTOWN = Taneytown
entry-BALTIMORE = Baltimore
fact-side = Verso { $area }: { $terrain }
terrain-open = aperto
terrain-ridge = { $guns ->
    [one] cresta, un cannone
   *[other] cresta, { $guns } cannoni
}
terrain-steep = pendio ripido
terrain-obstructed = ostruito
fact-road = Vi passa { $road }
fact-sight = Linea di vista speciale verso { $area }
fact-barred = Nessun blocco dell’Unione può entrarvi
fact-town = La città: nessun rinforzo confederato la attraversa per strada
fact-partial = Aperto sul bordo della mappa: i blocchi possono uscirne
fact-entry-area = { $army ->
    [USA] Area d’ingresso dell’Unione: { $entry }
   *[CSA] Area d’ingresso confederata: { $entry }
}
fact-objective = All’inizio vi si trova un obiettivo
fact-entry = { $army ->
    [USA] Qui attendono i rinforzi dell’Unione
   *[CSA] Qui attendono i rinforzi confederati
}
fact-entry-road = Possono arrivare per { $road }

# What the table says of the position.
position-line = { $first } / { $second }
scene-title = I cannoni di Gettysburg, { $moment }
day-of-july = { $day ->
    [1] 1º luglio
   *[other] { $day } luglio
}
moment = { $day }, { $first }
moment-hours = { $day }, da { $first } a { $last }
short-night = Notte

## Blocks and tokens

command-Reynolds = I corpo
command-Hancock = II corpo
command-Sickles = III corpo
command-Sykes = V corpo
command-Sedgwick = VI corpo
command-Howard = XI corpo
command-Slocum = XII corpo
command-Buford = Divisione di cavalleria
command-Kilpatrick = Divisione di cavalleria
command-Iron = Brigata di ferro, I corpo
command-division = Divisione { $name }, { $corps } corpo
item-hidden = { $army ->
    [USA] Blocco dell’Unione
   *[CSA] Blocco confederato
}
item-works = Trincee
item-objective = Obiettivo
item-token-hidden = Segnalino d’artiglieria coperto
token-march = marcia / trincee
token-guns = { $deployment }, { $strength ->
    [one] un cannone
   *[other] { $strength } cannoni
}
token-any = Tutti
token-reserve = Riserva
token-corps = { $corps } corpo
fact-strength = Forza { $strength }, al completo
fact-strength-reduced = Forza { $strength }, ridotto
fact-victor = Vittorioso: chi ne è minacciato deve ripiegare
fact-attacked = Ha attaccato in questa fase
fact-moved = Si è mosso in questa fase
fact-unseen = La sua faccia non è stata vista
fact-face-known = Visto: { $face }
fact-line-known = Un blocco ridotto di { $command }
fact-works = Verso { $area }: chi attacca da lì combatte con più fatica
fact-controlled = { $army ->
    [USA] Sotto controllo dell’Unione
   *[CSA] Sotto controllo confederato
}
fact-full-control = Pienamente controllato: la via verso le retrovie è libera
fact-no-full-control = Non pienamente controllato: sotto il fuoco o tagliato fuori
fact-front = Fronte: { $area }. Domina { $areas ->
    [one] un’area
   *[other] { $areas } aree
}
fact-flanks = { $number ->
    [one] Un fianco è minacciato
   *[other] Entrambi i fianchi sono minacciati
}
fact-separation = Separazione dal nemico: { $number }
fact-march = Potrebbe marciare verso { $positions ->
    [one] una posizione
   *[other] { $positions } posizioni
}
fact-attackers = I tuoi blocchi su { $number ->
    [one] una posizione
   *[other] { $number } posizioni
} potrebbero attaccarla
fact-blocks = { $number ->
    [one] Un blocco
   *[other] { $number } blocchi
}
fact-last-seen = Visto: { $faces }
fact-commands = Può essere: { $commands }
fact-strengths = Forza { $strengths }
fact-stack = { $blocks }
fact-under-fire = { $army ->
    [USA] In un campo di tiro dell’Unione
   *[CSA] In un campo di tiro confederato
}
fact-off-map = Fuori dalla mappa: { $place }
fact-to-come = { $number ->
    [one] Un comando ancora in arrivo
   *[other] { $number } comandi ancora in arrivo
}
fact-march-token = Allunga tre marce, o diventa trincea di notte
fact-gun-strength = Artiglieria di forza { $strength }
fact-token-needs = Richiede { $number ->
    [one] un blocco corrispondente
   *[other] { $number } blocchi corrispondenti
} sulla posizione e vicino
fact-token-fits = Può andare su { $number ->
    [one] una posizione
   *[other] { $number } posizioni
}

## Panels

panel-time-note = { $hours ->
    [one] Questo turno dura un’ora
   *[other] Questo turno dura { $hours } ore
}; { $army ->
    [USA] muove prima l’Unione
   *[CSA] muovono prima i Confederati
}
panel-tray = Il tuo vassoio
panel-trays = Vassoi
panel-tray-note = { $number } su { $most }, nascosti al nemico
row-tray = { $army ->
    [USA] Unione
   *[CSA] Confed.
}
card-march = Marcia
card-works = o trincea
card-needs = richiede { $number }
card-locked = non ancora qui
card-lost = nessuno rimasto
panel-piles = Segnalini
row-piles = riserva { $reserve }, resi { $returned }, usati { $used }, spesi { $spent }
row-spent = Spesi: { $tokens }
panel-attack = L’attacco, passo { $step } di 9: { $name }
attack-step-1 = dichiarazione
attack-step-2 = appoggio della difesa
attack-step-3 = appoggio dell’attacco
attack-step-5 = bombardamento
attack-step-6 = fuoco difensivo
attack-step-8 = corpo a corpo
attack-step-9 = ripiegamento
row-attacker = { $name }
row-attacker-leads = { $name }, in testa
row-hidden = Un blocco da { $place }
row-hidden-leads = Il blocco di testa, da { $place }
row-steps = { $steps ->
    [0] sul posto
    [one] 1 passo
   *[other] { $steps } passi
}
row-hits = { $position }: { $hits ->
    [one] un colpo sui blocchi
   *[other] { $hits } colpi sui blocchi
}
row-needed = { $blocks ->
    [one] Un blocco
   *[other] { $blocks } blocchi
}, { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
} da usare
panel-orders = Ordini
panel-orders-note = { $army ->
    [USA] Fase dell’Unione
   *[CSA] Fase confederata
}
row-orders-next = { $order }; al prossimo turno { $next }
row-special = «{ $text }»
panel-objectives = Obiettivi
panel-objectives-note = pienamente controllati: { $number } di 3
row-handicap =
    Vantaggio: { $army-code ->
    [USA] Unione
   *[CSA] Confederazione
 }, +{ $number } nel combattimento ravvicinato
held-csa = Confederati
held-full = Unione, pienamente controllato
held-cut = Unione, sotto il fuoco o tagliato fuori
panel-arrivals = In arrivo
panel-arrivals-note = arrivati: Unione { $usa }, Confederati { $csa }
row-stack = coperto
row-stack-top = prossimo: { $command }
row-waiting = { $number ->
    [one] Un blocco aspetta
   *[other] { $number } blocchi aspettano
}
row-debt = L’Unione deve { $number ->
    [one] un blocco
   *[other] { $number } blocchi
}
panel-losses = Perdite

## The decision

waiting = { $seat } decide: { $decision }.
situation = { $step }.
situation-orders = { $step }, ordine { $order }.
step-bidding = Equilibrio della partita
step-set-up = Schieramento
step-special = Ordini speciali
step-duration = Durata del turno
step-draw = Segnalini di battaglia
step-withdrawal = Ripiegamenti
step-attacks = Attacchi
step-attack = Attacco
step-reinforcement = Rinforzi
step-march = Marce
step-orders = Ordini generali
step-night = Notte
step-objectives = Obiettivi
write-order = Consegna l’ordine
label-charge = Carica { $targets } con { $blocks ->
    [one] un blocco
   *[other] { $blocks } blocchi
}
label-wait = Nessun’altra entrata in quest’ora
label-wait-last = Nessun’altra entrata
label-hours = { $hours ->
    [one] Un’ora
   *[other] { $hours } ore
}
label-cross = Prendi { $areas }
label-cross-none = Passa accanto agli obiettivi
label-defend = { $face } guida la difesa
label-road = { $face } entra per strada fino a { $position }
label-facing = { $text }, verso { $area }
label-lead = Guida con { $face } da { $position } contro { $target }
label-send = Manda { $face } da { $position } contro { $target }
label-by = { $text }, per { $areas }
label-no-order = Nessun ordine speciale
done-balance = Lascia lì gli obiettivi
done-night-return = Resi abbastanza
done-keep = Resi abbastanza
done-idle-return = Resi abbastanza
done-order-return = Resi abbastanza
done-works = Niente altre trincee
done-objectives = Lascia lì gli obiettivi
done-withdrawal = Niente altri ripiegamenti
done-lost-attack = Fatto
done-attack = Niente altri attacchi
done-second-target = Un solo bersaglio
done-defensive-support = Niente altra artiglieria
done-offensive-support = Niente altra artiglieria
done-march = Fine delle marce
done-hurry = Nessun segnalino di marcia

## What an answer means

mean-leaves = lascia la mappa
mean-reduced = è ridotto: troppo vicino al nemico
mean-clash = sulla posizione del nemico
mean-under-fire = si ferma lì, sotto il fuoco
mean-next-to-enemy = si ferma lì, accanto al nemico
mean-joins = si unisce alla pila e al suo fronte
mean-field = domina { $areas ->
    [0] nessuna area
    [one] un’area
   *[other] { $areas } aree
}{ $foes ->
    [0] {""}
    [one] , con una posizione nemica
   *[other] , con { $foes } posizioni nemiche
}
mean-rides = a cavallo: la sua faccia è mostrata
mean-near-friends = fino a { $steps } se finisce vicino ai suoi
mean-strength = forza { $strength }
mean-gun = { $added ->
    [0] non aggiunge nulla: { $hit } punti sono il massimo
   *[other] +{ $added }, poi { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } lì
}
mean-aim = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $guns ->
    [0] , nessun cannone lì
    [one] , un cannone lì
   *[other] , { $guns } cannoni lì
}
mean-hours = { $tokens ->
    [0] Non peschi segnalini
    [one] Peschi un segnalino
   *[other] Peschi { $tokens } segnalini
}{ $steps ->
    [0] {""}
   *[other] ; marce vicino ai propri: +{ $steps } per te, +{ $theirs } per loro
}{ $short-code ->
    [yes] ; poi dovrai dichiarare Attacco o Ripiegare
   *[no] {""}
}
mean-order-attack = Un’ora, nessun segnalino pescato; attacchi e perni; senza attacco metà del vassoio torna indietro
mean-order-withdraw = Ripiegamenti fino a 4 passi; { $tokens ->
    [0] nessun segnalino torna indietro
    [one] un segnalino torna subito indietro
   *[other] { $tokens } segnalini tornano subito indietro
}; nessuna marcia accanto al nemico
mean-order-hold = Solo marce, si pescano segnalini{ $tokens ->
    [0] {""}
    [one] ; un segnalino torna indietro: hai dovuto ripiegare
   *[other] ; { $tokens } segnalini tornano indietro: hai dovuto ripiegare
}

## Blocks in hand

hand-march = Verso { $position }
hand-march-facing = Verso { $position }, fronte a { $area }
hand-ride = A cavallo verso { $position }
hand-leave = Lasciare la mappa per { $area }
hand-withdraw = Ripiegare verso { $position }
hand-attack = Attaccare { $position }, { $face } in testa

## Questions and duties

ask-why-withdrawal = { $number ->
    [0] Nessuno deve ripiegare (ordine { $order }).
    [one] Un blocco sta davanti a un nemico vittorioso. Ordine { $order }: al massimo { $steps } passi.
   *[other] { $number } blocchi stanno davanti a un nemico vittorioso. Ordine { $order }: al massimo { $steps } passi.
}
ask-why-lost-attack = L’attacco è perso. Ordine { $order }: al massimo { $steps } passi.
ask-withdrawal = { $number ->
    [0] Qualcuno ripiega?
    [one] { $names } deve ripiegare. Lo prendi in mano?
   *[other] { $names } devono ripiegare. Chi va per primo?
}
ask-why-attack = Ordine di attacco, { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
} nel vassoio.
ask-attack = { $back ->
    [0] Attaccare ancora, o proseguire?
    [one] Senza attacco un segnalino torna indietro. Che cosa attacchi?
   *[other] Senza attacco { $back } segnalini tornano indietro. Che cosa attacchi?
}
ask-why-order-short = Hai accorciato il turno: Attacco o Ripiegare.
ask-order = Quale ordine per il prossimo turno?
duties-withdrawal = Ancora da ripiegare
duties-entry = In attesa di entrare
duties-attack = A portata di attacco
duties-gives = Che cosa dà ciascuno

## Odds

note-losses = Riduzioni attese: { $ours } da te, { $theirs } da loro.
note-tokens = L’attacco usa { $needed ->
    [one] un segnalino
   *[other] { $needed } segnalini
}; tu ne hai { $own }, loro { $theirs }.
note-fire = Un loro cannone coperto vale in media { $points } punti.
note-policy = Le due parti agiscono semplicemente: il difensore gioca i cannoni che aggiungono di più, guida il blocco più forte.
note-sure = Giocato fino in fondo { $samples } volte: la probabilità è tra { $low } e { $high } %, diciannove volte su venti.
why-later = Questo viene più tardi in questa fase: { $step }.
why-over = { $step }: questo passo della fase è finito.
why-passed = { $step }: questo passo qui non aveva nulla da offrire ed è stato saltato. { $reason }
group-combat = Corpo a corpo: { $position }
unit-result = risultato
unit-points = punti
line-confederate-attack = Attacco confederato
line-steep-slope = Pendio ripido
line-obstructed-both-sides = Boschi da entrambi i lati
line-field-works = Trincee
line-bombardment-hits = Colpi del bombardamento
line-follows-victory = Dopo un combattimento vinto
line-iron-brigade = Guida la brigata di ferro
line-handicap = Vantaggio
line-battery = { $position }{ $tokens ->
    [0] {""}
    [one] , un segnalino
   *[other] , { $tokens } segnalini
}
line-open = { $line } (non ancora noto)
value-range = da { $low } a { $high }

decimal-point = ,
odds-attack = { $who-code ->
    [own] Il tuo attacco
    [foe] Il loro attacco
   *[other] L’attacco
}, { $blocks ->
    [one] un blocco
   *[other] { $blocks } blocchi
}
odds-wish = { $who-code ->
    [foe] di tenere
   *[other] di vincere l’attacco
}
bar-win-alone = { $who-code ->
    [own] Vinto, ridotti solo loro
    [foe] Perso, ridotto solo tu
   *[other] Vinto, ridotto solo il difensore
}
bar-win-both = { $who-code ->
    [foe] Perso, ridotti entrambi
   *[other] Vinto, ridotti entrambi
}
bar-loss-both = { $who-code ->
    [foe] Tenuto, ridotti entrambi
   *[other] Perso, ridotti entrambi
}
bar-loss-alone = { $who-code ->
    [own] Perso, ridotto solo tu
    [foe] Tenuto, ridotti solo loro
   *[other] Perso, ridotto solo l’attaccante
}
bar-broken = { $who-code ->
    [foe] Tenuto: il fuoco spezza l’attacco
   *[other] Spezzato dal fuoco
}
group-fire = { $who-code ->
    [own] La tua artiglieria
    [foe] La loro artiglieria
   *[other] L’artiglieria del difensore
}
line-attacking-leader = { $who-code ->
    [own] Il tuo blocco di testa
    [foe] Il loro blocco di testa
   *[other] Il blocco di testa dell’attacco
}
line-defending-leader = { $who-code ->
    [own] Il loro blocco di testa
    [foe] Il tuo blocco di testa
   *[other] Il blocco di testa della difesa
}
line-defender-from-rear = { $who-code ->
    [own] Il loro blocco di testa, preso alle spalle
    [foe] Il tuo blocco di testa, preso alle spalle
   *[other] Il blocco di testa della difesa, preso alle spalle
}
line-defender-flanks = { $who-code ->
    [own] Il loro fianco minacciato
    [foe] Il tuo fianco minacciato
   *[other] Fianco del difensore minacciato
}
line-attacker-flanks = { $who-code ->
    [own] Il tuo fianco minacciato, un solo blocco
    [foe] Il loro fianco minacciato, un solo blocco
   *[other] Fianco dell’attaccante minacciato, un solo blocco
}

## The stage: an attack, step by step

stage-caption = { $who-code ->
    [foe] Probabilità di tenere dopo ogni passo, in per cento, per quanto ne sai
   *[other] Probabilità di vincere l’attacco dopo ogni passo, in per cento, per quanto ne sai
}
stage-rail-declaration = Attacco
stage-rail-defence-guns = { $who-code ->
    [own] Tuoi
    [foe] Loro
    [USA] Unione
   *[CSA] Conf.
}
stage-rail-attack-guns = { $who-code ->
    [own] Tuoi
    [foe] Loro
    [USA] Unione
   *[CSA] Conf.
}
stage-rail-bombardment = Bombe
stage-rail-fire = Fuoco
stage-rail-combat = Mischia
stage-rail-end = Esito
stage-title-declaration = Dichiarazione
stage-title-defence-guns = { $who-code ->
    [own] La tua artiglieria in difesa
    [foe] La loro artiglieria in difesa
    [USA] L’artiglieria dell’Unione in difesa
   *[CSA] L’artiglieria confederata in difesa
}
stage-title-attack-guns = { $who-code ->
    [own] La tua artiglieria; tutto viene scoperto
    [foe] La loro artiglieria; tutto viene scoperto
    [USA] L’artiglieria dell’Unione; tutto viene scoperto
   *[CSA] L’artiglieria confederata; tutto viene scoperto
}
stage-title-bombardment = { $who-code ->
    [own] Il tuo bombardamento
    [foe] Il loro bombardamento
    [USA] Bombardamento dell’Unione
   *[CSA] Bombardamento confederato
}
stage-title-fire = { $who-code ->
    [own] Il tuo fuoco difensivo
    [foe] Il loro fuoco difensivo
    [USA] Fuoco difensivo dell’Unione
   *[CSA] Fuoco difensivo confederato
}
stage-title-combat = Corpo a corpo
stage-title-end = Esito
stage-hidden = { $army-code ->
    [USA] Blocco coperto dell’Unione
   *[CSA] Blocco confederato coperto
}
stage-from = da { $position }
stage-from-leads = in testa, da { $position }
stage-against = contro { $position }
stage-declared = { $blocks ->
    [one] un blocco
   *[other] { $blocks } blocchi
}, { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
} da usare
stage-face-down = coperto
stage-played = { $tokens ->
    [0] nessuno giocato
    [one] un segnalino
   *[other] { $tokens } segnalini
}
stage-made-up = Aggiunti coperti per completare il numero
stage-tokens = { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
}
stage-extended = Bombardamento prolungato dichiarato
stage-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
stage-turned-up = { $who-code ->
    [own] tuoi
    [foe] loro
    [USA] Unione
   *[CSA] Confederati
}
stage-fires-at = contro { $position }
stage-per-hit = un colpo ogni { $points } punti
stage-hits = { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}
stage-knocked-out = fuori combattimento
stage-on-blocks = Colpi sui blocchi, { $position }
stage-in-combat = nel corpo a corpo
stage-bombarded = { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}
stage-no-guns = nessun cannone spara
stage-fire-ridge = { $text }; crinale { $change }
stage-fire-oblique = { $text }; di sbieco { $change }
stage-before = davanti a { $position }
stage-per-reduction = una riduzione ogni { $points } punti
stage-reductions = { $number ->
    [0] nessuna riduzione
    [one] una riduzione
   *[other] { $number } riduzioni
}
stage-attacking-leader = guida l’attacco
stage-defending-leader = guida la difesa
stage-from-rear = preso alle spalle, non conta
stage-leader-gone = il blocco di testa è caduto prima
stage-result-win-alone = vince l’attaccante, ridotto il difensore
stage-result-win-both = vince l’attaccante, ridotti entrambi
stage-result-loss-both = vince il difensore, ridotti entrambi
stage-result-loss-alone = vince il difensore, ridotto l’attaccante
stage-combat-won = { $who-code ->
    [own] vinci tu
    [foe] vincono loro
   *[other] vince l’attaccante
}
stage-combat-lost = { $who-code ->
    [own] loro tengono
    [foe] tu tieni
   *[other] il difensore tiene
}
stage-objective = L’obiettivo in { $area }
stage-taken = { $who-code ->
    [own] è tuo
    [foe] è loro
    [USA] passa all’Unione
   *[CSA] passa alla Confederazione
}
stage-to = verso { $position }
stage-falls-back = ripiega
stage-lost = perso
stage-reduced = ridotto
stage-replaced-by = continua con forza { $strength }
stage-replaced-hidden = continua, la sua forza è coperta
stage-end-won = { $who-code ->
    [own] hai vinto l’attacco
    [foe] hanno vinto l’attacco
   *[other] l’attacco è vinto
}
stage-end-lost = { $who-code ->
    [own] hai perso l’attacco
    [foe] hanno perso l’attacco
   *[other] l’attacco è perso
}
stage-end-broken = l’attacco è spezzato
stage-word-won = { $who-code ->
    [foe] perso
   *[other] vinto
}
stage-word-lost = { $who-code ->
    [foe] tenuto
   *[other] perso
}
stage-word-broken = { $who-code ->
    [foe] tenuto
   *[other] spezzato
}
stage-decides = { $who-code ->
    [own] decidi tu
    [foe] decidono loro
    [USA] decide l’Unione
   *[CSA] decide la Conf.
}
stage-outcome-won = { $who-code ->
    [own] **Hai vinto l’attacco: { $targets }.** Accanto ai tuoi vincitori devono ripiegare.
    [foe] **Hanno vinto l’attacco: { $targets }.** Accanto ai loro vincitori devi ripiegare.
   *[other] **L’attacco è vinto: { $targets }.** Accanto ai vincitori il difensore deve ripiegare.
}
stage-outcome-lost = { $who-code ->
    [own] **Il tuo attacco è respinto: { $targets }.**
    [foe] **Hai tenuto: { $targets }.**
   *[other] **L’attacco è respinto: { $targets }.**
}
stage-outcome-broken = { $who-code ->
    [own] **Il fuoco ha spezzato il tuo attacco: { $targets }.** Nessuno resta per proseguire.
    [foe] **Il tuo fuoco ha spezzato l’attacco: { $targets }.** Nessuno resta per proseguire.
   *[other] **Il fuoco ha spezzato l’attacco: { $targets }.** Nessuno resta per proseguire.
}
stage-outcome-laid-aside = **Il bombardamento prolungato è finito: { $targets }.** L’attacco riprenderà dopo gli altri.
stage-outcome-losses = { $number ->
    [one] Perso: { $names }.
   *[other] Persi: { $names }.
}
stage-outcome-reduced = { $number ->
    [one] Ridotto: { $names }.
   *[other] Ridotti: { $names }.
}
stage-outcome-objective = { $who-code ->
    [own] L’obiettivo in { $area } è tuo.
    [foe] L’obiettivo in { $area } è loro.
   *[other] L’obiettivo in { $area } cambia di mano.
}
stage-outcome-withdrawn = { $number ->
    [one] Un blocco ripiega.
   *[other] { $number } blocchi ripiegano.
}

## Ink on the map

ink-falls-back = ripiega
ink-lost = perso
ink-reduced = ridotto
ink-taken = preso

## Layers and keys of the table
layer-reach = Portata
layer-target = Bersagli
layer-support = Sostegno
layer-field = Campo di tiro
layer-field-far = Fronte esteso
layer-field-defence = Raggiunto solo in difesa
layer-separation = Separazione
layer-path = Percorsi
layer-arc = Fianchi minacciati
layer-chain = Comunicazioni

## Words in the names of positions

side-north = nord
side-south = sud
side-east = est
side-west = ovest
side-north-west = nord-ovest
side-centre = centro
side-north-end = estremità nord
side-south-end = estremità sud
side-north-edge = margine nord
side-low-ground = terreno basso
side-north-of-the-pike = a nord del Pike
