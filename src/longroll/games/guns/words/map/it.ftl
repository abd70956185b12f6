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
item-works = Trinceramenti
item-objective = Obiettivo
item-token-hidden = Gettone d’artiglieria coperto
token-march = marcia / trinceramenti
token-guns = { $deployment }, { $strength ->
    [one] un cannone
   *[other] { $strength } cannoni
}
token-any = Tutti
token-reserve = Riserva
token-corps = { $corps } corpo
fact-strength = Forza { $strength }, al completo
fact-strength-reduced = Forza { $strength }, ridotto
fact-victor = Vittorioso: chi ne è minacciato deve ritirarsi
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
    [one] una zona
   *[other] { $areas } zone
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
fact-march-token = Allunga tre marce, o diventa trinceramento di notte
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
card-works = o trinceramento
card-needs = richiede { $number }
card-locked = non ancora qui
card-lost = nessuno rimasto
panel-piles = Gettoni
row-piles = riserva { $reserve }, resi { $returned }, usati { $used }, spesi { $spent }
row-spent = Spesi: { $tokens }
panel-attack = L’attacco, passo { $step } di 9: { $name }
attack-step-1 = dichiarazione
attack-step-2 = appoggio della difesa
attack-step-3 = appoggio dell’attacco
attack-step-5 = bombardamento
attack-step-6 = fuoco difensivo
attack-step-8 = corpo a corpo
attack-step-9 = ritirata
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
    [one] un gettone
   *[other] { $tokens } gettoni
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
step-special = Ordini particolari
step-duration = Durata del turno
step-draw = Gettoni di battaglia
step-withdrawal = Ritirate
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
label-no-order = Nessun ordine particolare
done-balance = Lascia lì gli obiettivi
done-night-return = Resi abbastanza
done-keep = Resi abbastanza
done-idle-return = Resi abbastanza
done-order-return = Resi abbastanza
done-works = Niente altri trinceramenti
done-objectives = Lascia lì gli obiettivi
done-withdrawal = Niente altre ritirate
done-lost-attack = Fatto
done-attack = Niente altri attacchi
done-second-target = Un solo bersaglio
done-defensive-support = Niente altra artiglieria
done-offensive-support = Niente altra artiglieria
done-march = Fine delle marce
done-hurry = Nessun gettone di marcia

## Odds

odds-attack = { $blocks ->
    [one] Attacco con un blocco
   *[other] Attacco con { $blocks } blocchi
}
odds-of-winning = di vincere l’attacco
bar-win = vinto, risultato { $result }
bar-loss = perso, risultato { $result }
bar-broken = spezzato prima del corpo a corpo
note-losses = Riduzioni attese: { $ours } da te, { $theirs } da loro.
note-tokens = L’attacco usa { $needed ->
    [one] un gettone
   *[other] { $needed } gettoni
}; tu ne hai { $own }, loro { $theirs }.
note-fire = Un loro cannone coperto vale in media { $points } punti.
note-policy = Le due parti agiscono semplicemente: il difensore gioca i cannoni che aggiungono di più, guida il blocco più forte.
note-sure = Giocato fino in fondo { $samples } volte: la probabilità è tra { $low } e { $high } %, diciannove volte su venti.
why-later = Questo viene più tardi in questa fase: { $step }.
why-over = { $step }: questo passo della fase è finito.
why-passed = { $step }: questo passo qui non aveva nulla da offrire ed è stato saltato. { $reason }
group-combat = Corpo a corpo: { $position }
group-fire = La loro artiglieria
unit-result = risultato
unit-points = punti
line-attacking-leader = Il tuo blocco di testa
line-defending-leader = Il loro blocco di testa
line-defender-from-rear = Il loro blocco di testa, preso alle spalle
line-confederate-attack = Attacco confederato
line-steep-slope = Pendio ripido
line-obstructed-both-sides = Boschi da entrambi i lati
line-field-works = Trinceramenti
line-bombardment-hits = Colpi del bombardamento
line-follows-victory = Dopo un combattimento vinto
line-defender-flanks = Il loro fianco minacciato
line-attacker-flanks = Il tuo fianco minacciato, un solo blocco
line-iron-brigade = Guida la brigata di ferro
line-battery = { $position }{ $tokens ->
    [0] {""}
    [one] , un gettone
   *[other] , { $tokens } gettoni
}
line-open = { $line } (non ancora noto)
value-range = da { $low } a { $high }

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
