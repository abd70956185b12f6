# I cannoni di Gettysburg in italiano.
#
# Glossario: una cosa, un nome. area, posizione (la linea su cui sta un blocco), blocco, pila, blocco di testa, forza,
# ridurre, perdere; segnalino battaglia (vassoio, riserva, pila dei resi), artiglieria o cannoni (in punti), segnalino
# marcia, trincea; segnalino tempo, diceria; ordini generali Attacco, Tenere, Ripiegare; ripiegamento, ripiegare;
# bombardamento (attaccante), fuoco difensivo (difensore), corpo a corpo; campo di tiro; obiettivo; punto d’entrata. Si
# dà del tu.

game-title = I cannoni di Gettysburg
game-kind = blocchi, senza dadi
game-about = Un gioco di battaglia senza dadi di Bowen Simmons, pubblicato da Mercury Games nel 2013. Blocchi visibili solo al proprietario stanno sulle linee tra le aree di una mappa di Gettysburg; segnalini d’artiglieria pescati alla cieca decidono gli attacchi. Gli eserciti arrivano per strada a ore ignote. L’Unione deve tenere tre obiettivi fino alla notte del 3 luglio.
size-turns =
    { $count ->
        [one] un’ora di luce
       *[other] { $count } ore di luce
    }

## Scenari

scenario-three-days = Tre giorni di luglio
scenario-historical = Come avvenne
scenario-first-day = Dal primo mezzogiorno
scenario-second-day = Il secondo giorno
scenario-third-day = Il terzo giorno
subtitle-three-days = Dall’1 al 3 luglio; nessuno sa chi arriva e quando
history-three-days = La mattina del 1° luglio 1863 i cavalieri appiedati di Buford tenevano le creste a ovest di Gettysburg, e la divisione Heth scendeva la strada di Chambersburg verso di loro. Nessuno sapeva quando sarebbero giunti gli altri, e qui non lo sai nemmeno tu: quale comando arriva, dove e quando, lo decidono i segnalini. Finché il suo esercito tarda, l’Unione può spostare i suoi tre obiettivi. Si gioca fino alla notte del 3 luglio, o finché non li perde il secondo o il terzo giorno.
subtitle-historical = Dall’1 al 3 luglio, con l’orario del 1863
history-historical = Gli stessi tre giorni, ma le colonne arrivano alle ore e per le strade del 1863: Heth alle sette del 1° luglio, Reynolds tre ore dopo, Pickett non prima della sera del secondo giorno. Entrambe le parti conoscono l’orario, che né Lee né Meade conoscevano. Buford comincia sulle creste di Herr e di McPherson. Si gioca fino alla notte del 3 luglio, salvo che gli obiettivi cadano il secondo o il terzo giorno.
subtitle-first-day = 1 luglio, mezzogiorno: lo scontro si allarga
history-first-day = Mezzogiorno del 1° luglio. Heth e Pender fronteggiano il corpo di Reynolds sulla cresta di McPherson; Reynolds stesso è morto. Gli uomini di Howard sono sulla strada di Emmitsburg, Rodes ed Early a un’ora o due a nord: lo scontro di avamposti diventa battaglia. Il 1° luglio non c’è verifica di vittoria: si gioca fino alla notte del 2, e l’Unione vince se fin lì ha tenuto i suoi tre obiettivi.
subtitle-second-day = 2 luglio, alba: Longstreet è in cammino
history-second-day = Alba del 2 luglio. Cacciato dalla città il giorno prima, l’esercito dell’Unione si è raccolto su Cemetery Hill e Culp’s Hill, e la sua linea comincia ad allungarsi a sud lungo la cresta; Hancock sta arrivando, Sykes e Sedgwick sono ancora in marcia. Lee tiene la città e Seminary Ridge e aspetta Longstreet: McLaws e Hood sono vicini, Pickett a un giorno di marcia. Little Round Top è vuota. Si gioca fino alla notte del 3 luglio.
subtitle-third-day = 3 luglio: un giorno solo per rompere la linea
history-third-day = Alba del 3 luglio. I due fianchi sono stati provati: gli uomini di Hood e di McLaws tengono Devil’s Den e il pescheto, quelli di Johnson hanno preso piede sotto Culp’s Hill, ma la linea dell’Unione regge da lì fino a Round Top. La divisione Pickett, fresca, attende in Spangler’s Woods; oltre i campi Hancock tiene l’Angolo. Resta un giorno per rompere quella linea. Si gioca fino alla notte del 3 luglio.

## Opzioni di un tavolo

option-obstructed = Posizioni del tutto ostruite
option-extended-bombardment = Bombardamento prolungato
option-bidding = Asta per la parte
option-deployment = Schieramento di Buford
option-teams = Squadre
option-handicap = Vantaggio
choice-handicap = { $side }: +{ $number } in ogni combattimento ravvicinato
choice-no = no
choice-yes = sì
choice-none = nessuna
choice-both = entrambi gli eserciti
choice-free = libero
choice-historical = storico

## Nomi

name-USA = Unione
name-CSA = Confederazione
name-USA-C = comandante dell’Unione
name-USA-S = subordinato dell’Unione
name-CSA-C = comandante confederato
name-CSA-S = subordinato confederato
name-chance = il caso
name-attack = Attacco
name-hold = Tenere
name-withdraw = Ripiegare
name-CHAMBERSBURG = Chambersburg
name-MUMMASBURG = Mummasburg
name-HARRISBURG = Harrisburg
name-EMMITSBURG = Emmitsburg
name-TANEYTOWN = Taneytown
name-BALTIMORE = Baltimore
name-rumor = una diceria
name-5AM = ore 5
name-6AM = ore 6
name-7AM = ore 7
name-8AM = ore 8
name-9AM = ore 9
name-10AM = ore 10
name-11AM = ore 11
name-12N = mezzogiorno
name-1PM = ore 13
name-2PM = ore 14
name-3PM = ore 15
name-4PM = ore 16
name-5PM = ore 17
name-6PM = ore 18
name-7PM = ore 19
name-8PM = ore 20
name-NIGHT = Notte
name-Iron = Brigata di ferro
name-MARCH = marcia/trincea
name-first = primo
name-second = secondo
face-F = { $command }, piena forza
face-R2 = { $command }, ridotto a 2
face-R1 = { $command }, ridotto a 1
face-unseen = blocco ({ $army })

## Decisioni: che fare

prompt-draw = Pesca un segnalino battaglia.
prompt-turn-up = Gira il prossimo segnalino tempo.
prompt-top = Posa il prossimo segnalino rinforzi.
prompt-first-bidder = Chi offre per primo?
prompt-bid = Offri per scegliere la parte, o passa. Offerta più alta: { $number ->
        [-1] nessuna
       *[other] { $number }
    }.
prompt-side = Scegli la tua parte.
prompt-balance = Sposta gli obiettivi per bilanciare la partita, nel modo più uniforme. Restano: { $number }.
prompt-post = Schiera la cavalleria di Buford. Blocchi da porre: { $number }.
prompt-post-facing = Scegli il fronte del blocco di Buford in { $position }.
prompt-special = Scrivi un ordine speciale al subordinato: al massimo { $words } parole in { $seconds } secondi, senza numeri. Lascia vuoto per non darne.
prompt-hours = Scegli la durata del turno: da 1 a { $most } ore.
prompt-night-return = Ordini di ripiegamento per la notte: restituisci almeno { $least } segnalini.
prompt-keep = Il vassoio tiene otto segnalini: restituiscine { $least }.
prompt-entry = Ora { $hour } di { $hours }: fai entrare o trasferisci i blocchi in attesa, o passa all’ora seguente.
prompt-owed = Blocchi dovuti: { $number }. Scegline uno tra gli arrivati.
prompt-order = Dichiara l’ordine generale per il prossimo turno.
prompt-idle-return = Avevi ordini di attacco e non hai attaccato: restituisci almeno { $least } segnalini.
prompt-order-return = Il tuo ordine costa segnalini: restituiscine almeno { $least }.
prompt-works = Notte: scava trincee con segnalini marcia, o termina.
prompt-losses = Il prezzo del primo giorno: togli blocchi a piena forza (ancora { $number }), o resta in debito di tre blocchi di rinforzo.
prompt-objectives = Sposta obiettivi dell’Unione, di un’area ciascuno. Restano: { $number }.
prompt-withdrawal = Ripiegamenti. Blocchi che devono ripiegare: { $number }.
prompt-withdraw-to = Dove ripiega il blocco da { $position }?
prompt-lost-attack = L’attacco è perso. Blocchi che devono ripiegare: { $number }.
prompt-withdrawal-loss = Uno dei blocchi in { $position } è ridotto: quale?
prompt-attack = Scegli una posizione da attaccare, o termina gli attacchi.
prompt-second-target = Scegli un secondo bersaglio adiacente, o prosegui con uno solo.
prompt-attackers = Manda blocchi contro { $targets }, poi carica.
prompt-leader = Nomina il capo dell’attacco a { $position }.
prompt-defensive-support = Attaccano { $targets }. Giocare artiglieria coperta contro di loro, o proseguire?
prompt-offensive-support = Il tuo attacco a { $targets }: giocare artiglieria coperta, o proseguire?
prompt-make-up = Completa i segnalini che l’attacco richiede: ancora { $number }, di qualsiasi tipo.
prompt-aim = Scegli il bersaglio dei cannoni in { $position } (forza { $strength }).
prompt-knock = Colpi a segno su { $position }: togli segnalini d’artiglieria, ancora { $number }.
prompt-behind = Chi viene dopo il capo contro { $position }?
prompt-support = Quale posizione attaccata sostengono i cannoni in { $position }?
prompt-combat-order = Quale combattimento ravvicinato si svolge per primo?
prompt-defender = Scegli il capo che difende { $position }.
prompt-offer = Offri due blocchi inutilizzati di { $command } per sostituire quello in { $position }.
prompt-pick = Scegli alla cieca uno dei due blocchi di { $command } per sostituire quello in { $position }.
prompt-march = Far marciare o voltare le pile, o terminare il passo?{ $bonus ->
        [0] {""}
        [one] {" "}Una marcia guadagna un passo.
       *[other] {" "}{ $bonus } marce guadagnano un passo.
    }
prompt-march-to = Dove marcia il blocco da { $place }?
prompt-crossing = Scegli quali obiettivi la marcia attraversa.
prompt-hurry = Spendi un segnalino marcia per allungare tre marce, o no.
name-decision-draw = una pesca
name-decision-turn-up = un segnalino tempo
name-decision-top = un segnalino rinforzi
name-decision-first-bidder = il primo offerente
name-decision-bid = un’offerta
name-decision-side = la scelta della parte
name-decision-balance = uno spostamento di obiettivo
name-decision-post = una posizione per Buford
name-decision-post-facing = un orientamento
name-decision-special = un ordine speciale
name-decision-hours = la durata del turno
name-decision-night-return = segnalini da restituire
name-decision-keep = segnalini da restituire
name-decision-entry = un’entrata o un trasferimento
name-decision-owed = un blocco da cedere
name-decision-order = un ordine generale
name-decision-idle-return = segnalini da restituire
name-decision-order-return = segnalini da restituire
name-decision-works = trincee
name-decision-losses = un blocco da togliere
name-decision-objectives = uno spostamento di obiettivo
name-decision-withdrawal = un ripiegamento
name-decision-withdraw-to = la fine del ripiegamento
name-decision-lost-attack = un ripiegamento
name-decision-withdrawal-loss = un blocco da ridurre
name-decision-attack = un bersaglio
name-decision-second-target = un secondo bersaglio
name-decision-attackers = blocchi attaccanti
name-decision-leader = un capo
name-decision-defensive-support = sostegno difensivo
name-decision-offensive-support = sostegno offensivo
name-decision-make-up = segnalini di complemento
name-decision-aim = un bersaglio per i cannoni
name-decision-knock = un segnalino colpito
name-decision-behind = l’ordine dietro il capo
name-decision-support = la posizione sostenuta
name-decision-combat-order = l’ordine dei combattimenti
name-decision-defender = un capo difensore
name-decision-offer = due blocchi da offrire
name-decision-pick = una scelta alla cieca
name-decision-march = una marcia
name-decision-march-to = la fine della marcia
name-decision-crossing = la via della marcia
name-decision-hurry = un segnalino marcia

## Verbi

verb-draw = Pesca
verb-turn-up = Gira
verb-top = Posa
verb-first-bidder = Primo offerente
verb-bid = Offri
verb-pass = Passa
verb-side = Parte
verb-post = Poni
verb-shift = Sposta obiettivo
verb-special = Ordine speciale
verb-late = Troppo tardi
verb-hours = Ore
verb-order = Ordine
verb-discard = Restituisci
verb-done = Fatto
verb-withdraw = Ripiega
verb-ride-back = Ripiega a cavallo
verb-perish = Elimina
verb-to = Verso
verb-leave = Esci dalla mappa
verb-cross = Via
verb-lose = Riduci
verb-target = Attacca
verb-also = Secondo bersaglio
verb-send = Manda
verb-stay = Resta
verb-lead = Guida
verb-charge = Carica
verb-play = Gioca artiglieria
verb-add = Completa
verb-extend = Bombardamento prolungato
verb-aim = Mira
verb-knock = Colpisci segnalino
verb-behind = Poi
verb-support = Sostieni
verb-fight = Combatti
verb-defend = Difendi
verb-offer = Offri
verb-pick = Scegli
verb-enter = Entra
verb-road = Entra per strada
verb-transfer = Trasferisci
verb-wait = Ora seguente
verb-give-up = Cedi
verb-march = Marcia
verb-ride = Cavalca
verb-hurry = Spendi segnalino marcia
verb-face = Orienta
verb-works = Scava
verb-remove = Togli
verb-owe = Debito di tre
verb-concede = Arrenditi
describe-draw = Pesca { $token }
describe-turn-up = Gira { $arrival }
describe-top = { $command } è in cima
describe-first-bidder = { $bidder } offre per primo
describe-bid = Offri { $number }
describe-pass = Passa
describe-side = Gioca: { $army }
describe-post = Poni la cavalleria in { $position }
describe-shift = Sposta l’obiettivo da { $area } a { $area2 } per { $position }
describe-special = Ordine speciale: «{ $text }»
describe-late = Nessun ordine speciale in tempo
describe-hours = Un turno di { $number } { $number ->
        [one] ora
       *[other] ore
    }
describe-order = Dichiara: { $order }
describe-discard = Restituisci { $token }
describe-done = Fatto
describe-withdraw = Fai ripiegare { $face } da { $position }
describe-ride-back = { $face } ripiega a cavallo da { $position }
describe-perish = { $face } in { $position } non ha scampo
describe-to = Verso { $position }{ $facing-code ->
        [none] {""}
       *[other] , fronte a { $facing }
    }
describe-leave = Esci dalla mappa per { $area }
describe-cross = Via { $way }
describe-lose = Riduci { $face } in { $position }
describe-target = Attacca { $position }
describe-also = Anche contro { $position }
describe-send = Manda { $face } da { $position } contro { $position2 }, via { $way }
describe-stay = { $face } resta in { $position } e partecipa
describe-lead = { $face } da { $position } guida contro { $position2 }, via { $way }
describe-charge = Carica
describe-play = Gioca { $token } in { $position }
describe-add = Aggiungi { $token } per completare
describe-extend = Dichiara un bombardamento prolungato
describe-aim = I cannoni in { $position } sparano su { $position2 }
describe-knock = Colpisci { $token } in { $position }
describe-behind = { $face } da { $position } segue contro { $position2 }
describe-support = I cannoni in { $position } sostengono { $position2 }
describe-fight = Combatti prima in { $position }
describe-defend = { $face } guida la difesa
describe-offer = Offri { $face } e { $face2 }
describe-pick = Scegli il { $which } blocco
describe-enter =
    { $face } entra a { $entry } per i campi verso { $position }{ $facing-code ->
        [none] {""}
       *[other] , fronte a { $facing }
    }
describe-road =
    { $face } entra a { $entry } per strada verso { $position }, via { $way }{ $facing-code ->
        [none] {""}
       *[other] , fronte a { $facing }
    }
describe-transfer = Trasferisci { $face } da { $entry } a { $entry2 }
describe-wait = Nessun’altra entrata in quest’ora
describe-give-up = Cedi { $face }
describe-march = Fai marciare { $face } da { $place }
describe-ride = { $face } cavalca da { $place }
describe-hurry = Spendi un segnalino marcia
describe-face = La pila in { $position } fronteggia { $area }
describe-works = Scava una trincea in { $position } verso { $area }
describe-remove = Togli { $face } da { $place }
describe-owe = Resta in debito dei prossimi tre blocchi di rinforzo
describe-concede = { $seat } si arrende

## Eventi: il diario

event-forced = Unica scelta: { $action }.
event-shown = { $face } mostra la faccia: { $place }.
event-eliminated = { $face } è perso: { $place }.
event-replaced = { $face } è ridotto ({ $place }) e continua come { $by }.
event-replaced-hidden = { $face } è ridotto ({ $place }) e continua { $who-code ->
        [none] con forza coperta
       *[other] come { $who }
    }.
event-removed = { $face } è tolto dalla partita ({ $place }).
event-concedes = { $army } si arrende.
event-victory = { $army } vince la battaglia.
event-first-bidder = { $seat } offre per primo.
event-bid = { $seat } offre { $number }.
event-bid-pass = { $seat } passa.
event-side = { $seat } vince l’asta e prende la parte: { $army }.
event-posted = { $face } è posto in { $position }, fronte a { $area }.
event-special-order = { $army }: il comandante consegna un ordine speciale.
event-special-text = L’ordine dice: «{ $text }»
event-no-special-order = { $army }: nessun ordine speciale in tempo.
event-turn = { $day } luglio, { $space }: comincia un turno. { $first-code ->
        [USA] L’Unione muove
       *[CSA] La Confederazione muove
    } per prima.
event-length = { $hours ->
        [one] Il turno dura un’ora: { $space }
       *[other] { $army } fissa il turno a { $hours } ore: fino a { $space }
    }.
event-phase = { $army } agisce con ordine { $order }.
event-draws = { $army } pesca { $number } { $number ->
        [one] segnalino
       *[other] segnalini
    } battaglia.
event-drawn = Peschi { $token }.
event-drawn-by = { $army } pesca { $token }.
event-reshuffled = { $army }: la pila di ritorno è mescolata nella riserva.
event-returns = { $army } restituisce { $number } { $number ->
        [one] segnalino
       *[other] segnalini
    }.
event-returned = Restituisci { $token }.
event-returned-by = { $army } restituisce { $token }.
event-draw-lost = { $army } non ha più segnalini da pescare: { $number ->
        [one] una pesca è persa
       *[other] { $number } pesche sono perse
    }.
event-order = { $army } dichiara l’ordine { $order } per il prossimo turno.
event-day = Alba del { $day } luglio.
event-rumor = { $army } sente solo una diceria, { $space }.
event-arrival = { $number ->
        [one] Un blocco arriva
       *[other] { $number } blocchi arrivano
    } a { $entry }, { $space }.
event-arrives = È { $command }.
event-top = In cima a { $entry }: { $command }.
event-enters = { $who-code ->
        [none] { $army-code ->
            [USA] Un blocco coperto dell’Unione
           *[CSA] Un blocco confederato coperto
        }
       *[other] { $who }
    } entra da { $entry } attraverso i campi verso { $position }, { $space }.
event-enters-by-road = { $who-code ->
        [none] { $army-code ->
            [USA] Un blocco coperto dell’Unione
           *[CSA] Un blocco confederato coperto
        }
       *[other] { $who }
    } entra da { $entry } per strada verso { $position }, { $space }.
event-transfers = { $who-code ->
        [none] { $army-code ->
            [USA] Un blocco coperto dell’Unione
           *[CSA] Un blocco confederato coperto
        }
       *[other] { $who }
    } è trasferito da { $entry } a { $to }, { $space }.
event-given-up = { $face } è ceduto all’arrivo a { $entry }.
event-moves-earned = L’Unione guadagna { $number } { $number ->
        [one] spostamento
       *[other] spostamenti
    } di obiettivo.
event-received = Comandi ricevuti: Unione { $usa }, Confederazione { $csa }.
event-objective-moves = Un obiettivo passa da { $area } a { $to } per { $position }.
event-objective-taken = { $army } prende l’obiettivo in { $area }.
event-control = L’Unione controlla pienamente { $number } obiettivi su 3.
event-works = Si scava una trincea in { $position } verso { $area }.
event-owes = L’Unione è in debito dei prossimi { $number } blocchi di rinforzo.
event-night-track = { $army } dispone i segnalini tempo per l’indomani.
event-night-reserve = { $army }: { $number } segnalini tornano nella riserva.
event-turns = { $army } volta la pila in { $position } verso { $area }.
event-withdraws = { $who-code ->
        [none] { $army-code ->
            [USA] Un blocco coperto dell’Unione
           *[CSA] Un blocco confederato coperto
        }
       *[other] { $who }
    } ripiega da { $position } a { $to }.
event-no-way-out = { $who-code ->
        [none] { $army-code ->
            [USA] Un blocco coperto dell’Unione
           *[CSA] Un blocco confederato coperto
        }
       *[other] { $who }
    } non ha via d’uscita: { $position }.
event-marches = { $who-code ->
        [none] { $army-code ->
            [USA] Un blocco coperto dell’Unione
           *[CSA] Un blocco confederato coperto
        }
       *[other] { $who }
    } marcia da { $position } a { $to }.
event-hurries = { $army } spende un segnalino marcia.
event-attack =
    { $second-code ->
        [none] { $army } attacca { $position }.
       *[other] { $army } attacca { $position } e { $second }.
    }
event-sent = { $who-code ->
        [none] { $army-code ->
            [USA] Un blocco coperto dell’Unione
           *[CSA] Un blocco confederato coperto
        }
       *[other] { $who }
    } va da { $position } contro { $to }.
event-leader = { $who-code ->
        [none] { $army-code ->
            [USA] Un blocco coperto dell’Unione
           *[CSA] Un blocco confederato coperto
        }
       *[other] { $who }
    } guida da { $position } contro { $to }.
event-artillery-played = { $army } gioca artiglieria coperta in { $position } ({ $number ->
        [one] un segnalino
       *[other] { $number } segnalini
    } lì).
event-artillery-token = Giochi { $token } in { $position }.
event-artillery-token-by = { $army } gioca { $token } in { $position }.
event-artillery-turned-up = { $army } scopre { $token } in { $position }.
event-made-up = { $army } aggiunge { $number ->
        [one] un segnalino coperto
       *[other] { $number } segnalini coperti
    } per completare il numero.
event-extended-bombardment = { $army } dichiara un bombardamento prolungato.
event-aims = I cannoni in { $position } sparano contro { $to }: { $strength ->
        [one] { $strength } punto
       *[other] { $strength } punti
    }.
event-bombardment-hits = { $hits ->
        [0] Il bombardamento di { $position } è vano
        [one] Il bombardamento di { $position } mette a segno un colpo
       *[other] Il bombardamento di { $position } mette a segno { $hits } colpi
    }.
event-token-hit = { $token } in { $position } è messo fuori combattimento.
event-supports = I cannoni in { $position } sparano in difesa di { $to }: { $strength ->
        [one] { $strength } punto
       *[other] { $strength } punti
    }.
event-defensive-fire = Gli attaccanti di { $position } subiscono { $reductions ->
        [0] il fuoco senza perdite
        [one] una riduzione dal fuoco
       *[other] { $reductions } riduzioni dal fuoco
    }.
event-advance = { $who-code ->
        [none] { $army-code ->
            [USA] Un blocco coperto dell’Unione
           *[CSA] Un blocco confederato coperto
        }
       *[other] { $who }
    } arriva da { $position } a { $to }.
event-close-combat = I blocchi di testa si scontrano corpo a corpo: { $position }.
event-defending-leader = { $face } guida la difesa di { $position }.
event-attacking-leader = { $face } guida l’attacco a { $position }.
event-combat-result = { $won-code ->
        [yes] { $army } vince il corpo a corpo, { $position }: { $value }.
       *[no] { $army } tiene { $position }: { $value }.
    }
event-attack-won = { $army } ha vinto l’attacco.
event-attack-lost = { $army } ha perso l’attacco.
event-tokens-spent = { $army } spende { $number ->
        [one] un segnalino
       *[other] { $number } segnalini
    } per sempre.
event-tokens-back = { $army } riprende { $number ->
        [one] un segnalino
       *[other] { $number } segnalini
    } nel vassoio.
event-attack-broken = { $army } non ha più attaccanti: l’attacco si interrompe.

## Dispacci: un atto in poche parole, chi | verso dove, o che ne è venuto

act-attack = Attacco a { $place }
act-draws = { $army } pesca | { $tokens-code ->
        [none] { $number ->
            [one] un segnalino battaglia
           *[other] { $number } segnalini battaglia
        }
       *[other] { $tokens }
    }
act-marches = { $block-code ->
        [none] Un blocco coperto
       *[other] { $block }
    } | da { $position } a { $to }
act-withdraws = { $block-code ->
        [none] Un blocco coperto ripiega
       *[other] { $block } ripiega
    } | da { $position } a { $to }
act-no-way-out = { $block-code ->
        [none] Un blocco non ha via d’uscita
       *[other] { $block } non ha via d’uscita
    } | { $position }
act-replaced = { $block } è ridotto | { $place }
act-eliminated = { $block } è perso | { $place }
act-removed = { $block } è tolto | { $place }
act-given-up = { $block } è ceduto | a { $entry }
act-enters = { $block-code ->
        [none] Un blocco coperto entra
       *[other] { $block } entra
    } | da { $entry } a { $position }
act-enters-by-road = { $block-code ->
        [none] Un blocco coperto entra
       *[other] { $block } entra
    } | per strada da { $entry } a { $position }
act-transfers = { $block-code ->
        [none] Un blocco è trasferito
       *[other] { $block } è trasferito
    } | da { $entry } a { $to }
act-turns = Una pila si volta | { $position }, ora verso { $area }
act-hurries = Un segnalino marcia | tre marce guadagnano un passo
act-order = Ordine: { $order } | { $army }, per il prossimo turno
act-length = { $hours ->
        [one] Un’ora
       *[other] { $hours } ore
    } | { $army } fissa la durata del turno
act-arrival = { $number ->
        [one] Un blocco arriva
       *[other] { $number } blocchi arrivano
    } | a { $entry }, { $space }
act-rumor = Solo una diceria | { $army }, { $space }
act-works = Trincee | { $position }, verso { $area }
act-objective-moves = Un obiettivo si sposta | da { $area } a { $to }
act-posted = { $block } prende posizione | { $position }, verso { $area }
act-returns = Segnalini restituiti | { $army }: { $number }
act-tokens-spent = Segnalini spesi | { $army }: { $number }
act-turn = Comincia un turno | { $day } luglio, { $space }

## Righe di un combattimento ravvicinato

combat-line = { $clause } { $value }
modifier-GG-13-18-3 = forza dei capi
modifier-GG-13-18-6 = attaccante confederato
modifier-GG-13-18-7 = pendio ripido
modifier-GG-13-18-8 = ostruito su entrambi i lati
modifier-GG-13-18-9 = trincea
modifier-GG-13-18-10 = bombardamento
modifier-GG-13-18-11 = primo combattimento vinto
modifier-GG-13-18-12 = fianco del difensore minacciato
modifier-GG-13-18-13 = fianco dell’attaccante minacciato
modifier-GG-13-18-14 = Brigata di ferro
modifier-GG-R67 = vantaggio

## La posizione in testo

summary-when =
    { $day } luglio, { $space }{ $hours ->
        [one] {""}
       *[other] {" "}a { $last } ({ $hours } ore)
    }
summary-first = primo giocatore: { $army }
summary-decision = Deve decidere: { $seat }
summary-winner = { $army } ha vinto
summary-objective = obiettivo { $area }: { $army }
summary-control = pienamente controllati dall’Unione: { $number } su 3
summary-handicap =
    vantaggio: { $army-code ->
    [USA] Unione
   *[CSA] Confederazione
 }, +{ $number } nel combattimento ravvicinato
summary-orders = ordine: { $order }
summary-blocks = blocchi: { $here } sulla mappa, { $play } in gioco
summary-received = comandi ricevuti: { $number }
summary-tray = vassoio: { $tokens }
summary-piles = riserva { $reserve }, restituiti { $returned }
summary-spent = spesi { $number }
summary-note = ordine speciale: «{ $text }»
summary-hidden = { $number } coperti
summary-none = nessuno
summary-map = Sulla mappa
summary-off = Fuori dalla mappa
summary-empty = niente
summary-stack = { $army }: { $blocks } → { $area }
summary-works = trincea → { $area }
summary-guns = segnalini d’artiglieria: { $number }
summary-waiting = in attesa a { $entry }: { $blocks }
summary-left = usciti per { $area }: { $blocks }
summary-gone = fuori gioco: { $blocks }

## Rifiuti: perché no

refusal-game-over = La partita è finita.
refusal-not-an-answer = «{ $verb }» non risponde alla domanda; è richiesto: { $decision }.
refusal-not-your-block = { $face } non è un tuo blocco.
refusal-no-such-block = Non hai un blocco { $face } in { $place } che possa farlo.
refusal-has-moved = { $face } si è già mosso in questa fase.
refusal-barred = Nessun blocco dell’Unione può entrare in { $position }: confina con un’area d’entrata confederata.
refusal-enemy-there = Il nemico occupa { $position }.
refusal-stack-full = { $position } contiene già tre tuoi blocchi.
refusal-full = { $position } conterrebbe più di tre tuoi blocchi.
refusal-no-such-side = { $position } non confina con { $area }.
refusal-facing-choice = In { $position } l’orientamento si sceglie solo se non c’è già un tuo blocco.
refusal-wrong-facing = Un blocco che arriva in { $position } non può prendere quell’orientamento.
refusal-too-near = { $position } è accanto al nemico o nel suo campo di tiro; questo blocco non può entrarvi ora.
refusal-no-such-token = Non vi hai un segnalino { $token }.
refusal-return-more = Devi restituirne ancora { $number }.
refusal-too-long = Il turno può durare al massimo { $most } ore.
refusal-night-falls = La notte cade prima: al massimo { $most } ore.
refusal-short-turn = Hai abbreviato il turno: scegli Attacco o Ripiegare.
refusal-no-attack-at-night = Il prossimo turno è la notte: allora non si attacca.
refusal-tray-empty = Il tuo vassoio è vuoto: non si può dichiarare Attacco.
refusal-not-just-arrived = { $face } non è tra i blocchi appena arrivati.
refusal-not-waiting = Nessun { $face } attende a { $entry }.
refusal-not-yet-there = { $face } non è ancora al punto d’entrata in quest’ora.
refusal-no-transfer-road = Non c’è trasferimento tra { $entry } e { $to }.
refusal-transfer-used = Un blocco è già stato trasferito tra { $entry } e { $to } in quest’ora.
refusal-arrival-there = A { $to } arrivano rinforzi in quest’ora: nessun trasferimento da { $entry }.
refusal-just-arrived = { $face } è appena arrivato e non può essere trasferito in quest’ora.
refusal-road-here = A { $entry } in questo turno si entra per strada, non per i campi.
refusal-country-here = A { $entry } in questo turno si entra per i campi, non per strada.
refusal-not-by-the-entry = { $position } non confina con un’area d’entrata di { $entry }.
refusal-entry-under-fire = Quell’area d’entrata di { $entry } è in un campo di tiro nemico.
refusal-road-used = Un blocco è già entrato per strada a { $entry } in quest’ora.
refusal-road-not-open = I confederati prendono la strada a { $entry } nel turno d’arrivo solo se altri vi sono già entrati.
refusal-roads-cross = Un altro blocco usa parte della strada verso { $position } in quest’ora.
refusal-through-town = La strada verso { $position } passa per la città, chiusa ai rinforzi confederati.
refusal-no-road-there = Nessun percorso stradale da { $entry } raggiunge ora { $position }.
refusal-by-enemy-entry = { $position } confina con un’area d’entrata confederata: Buford non può cominciarvi.
refusal-objectives-too-near = Due obiettivi non possono finire a meno di tre aree l’uno dall’altro.
refusal-no-objective-there = Non c’è un obiettivo in { $area }.
refusal-objective-lost = L’obiettivo in { $area } non è sotto controllo dell’Unione.
refusal-objective-moved = L’obiettivo in { $area } si è già mosso in questo turno.
refusal-areas-not-adjacent = { $area } e { $area2 } non sono adiacenti.
refusal-partial-area = { $area } è aperta al bordo della mappa: nessun obiettivo può entrarvi.
refusal-not-between = { $position } non sta tra le due aree.
refusal-bid-too-low = Un’offerta deve superare { $number }.
refusal-bid-too-high = Nessuna offerta va così in alto; l’ultima era { $number }.
refusal-not-even = Gli spostamenti vanno distribuiti: l’obiettivo in { $area } si è già mosso più di un altro.
refusal-no-works-token = Non hai un segnalino marcia/trincea nel vassoio.
refusal-nobody-there = Nessun tuo blocco è in { $position }.
refusal-one-more-block = Hai cominciato a togliere blocchi: ne serve ancora uno.
refusal-no-full-block = Non hai un { $face } a piena forza in { $place }.
refusal-order-too-long = Un ordine speciale ha al massimo { $words } parole.
refusal-order-with-number = Un ordine speciale non può contenere numeri.
refusal-order-not-text = Un ordine speciale è testo semplice.
refusal-wrong-side = I tuoi blocchi in { $position } stanno dall’altro lato del nemico.
refusal-facing-differs = I blocchi che restano in { $position } e quelli che arrivano avrebbero fronti diversi.
refusal-no-enemy-there = Non c’è nemico in { $position }.
refusal-attacked-already = { $position } è già stata attaccata in questa fase.
refusal-attacked-from = Un attacco è già partito da { $position } in questa fase.
refusal-bombarding = I blocchi su { $position } bombardano: attaccheranno di nuovo e prima non fanno altro.
refusal-attack-orders-only = Si attacca soltanto con ordini di attacco.
refusal-no-tokens = Senza segnalini nel vassoio nessuno può attaccare.
refusal-no-more-tokens = Hai solo { $number } segnalini per blocchi contro posizioni occupate.
refusal-no-leader = Nessun blocco di forza 2 può guidare contro { $position }.
refusal-weak-leader = { $face } ha forza 1 e non può guidare contro { $position }.
refusal-second-leader-needed = Allora non resterebbe un capo per l’altro bersaglio: tieni { $face } per quello.
refusal-no-sight = Il blocco non fronteggia né vede { $position }, né ne è visto.
refusal-front-shut = Un nemico sta davanti al blocco in { $position }.
refusal-no-path = Nessun percorso più breve verso { $position } parte dal fronte del blocco ed è libero da nemici.
refusal-victors-rear = Blocchi vittoriosi in { $position } non possono essere attaccati da tergo.
refusal-no-group-attack = { $position } non può essere bersaglio di un attacco di gruppo.
refusal-sent-already = { $face } partecipa già all’attacco.
refusal-other-side = Tutti i blocchi contro { $position } devono attraversare la stessa ultima area.
refusal-same-blocks = L’attacco si ripete con gli stessi blocchi contro le stesse posizioni.
refusal-not-adjacent = { $position } non è adiacente al primo bersaglio.
refusal-other-target = Non è il bersaglio in questione; è { $position }.
refusal-not-a-target = { $position } non è un bersaglio di questo attacco.
refusal-stay-on-free-target = Un blocco resta sul posto solo su un bersaglio libero: non in { $position }.
refusal-cannot-bombard = I cannoni in { $position } non possono bombardare { $target }.
refusal-no-such-gun = Non c’è { $token } in { $position }.
refusal-other-gun = Tocca ai cannoni in { $position }.
refusal-no-target = { $position } non è bersaglio di bombardamento.
refusal-no-combat-there = Non c’è combattimento ravvicinato in { $position }.
refusal-not-a-defender = { $face } non è sulla posizione attaccata.
refusal-not-behind = { $face } non è tra i blocchi ancora da ordinare.
refusal-nobody-crosses = Nessun attaccante attraversa il campo di tiro di { $position }.
refusal-none-attacks = { $token } in { $position } richiede un blocco attaccante tra quelli che conta.
refusal-no-survivors = Nessun blocco corrispondente a { $token } è sopravvissuto.
refusal-not-yet-come = { $token } non può ancora essere giocato: troppo pochi suoi comandi sono sulla mappa.
refusal-no-match-there = Nessun blocco in { $position } corrisponde a { $token }.
refusal-too-few = { $token } in { $position } richiede { $number } blocchi corrispondenti lì e vicino.
refusal-no-artillery = { $token } non è artiglieria.
refusal-no-stack-there = Non hai una pila in { $position }.
refusal-two-guns-there = Due segnalini sono già in { $position }.
refusal-no-artillery-played = Un bombardamento prolungato richiede artiglieria giocata in questo attacco.
refusal-no-bombardment-target = Da { $position } non c’è nulla da bombardare.
refusal-make-up-due = L’attacco richiede prima ancora { $number } segnalini.
refusal-option-not-in-play = Questa regola non è in gioco a questo tavolo.
refusal-extended-already = Hai già dichiarato un bombardamento prolungato in questo turno.
refusal-faces-there = La pila in { $position } fronteggia già quel lato.
refusal-no-march = { $face } non può marciare ora da { $place }.
refusal-out-of-reach = { $position } è fuori portata.
refusal-no-march-token = Non hai un segnalino marcia nel vassoio.
refusal-turn-next-to-enemy = Blocchi che condividono { $position } col nemico non possono girarsi.
refusal-turn-after-attack = La pila in { $position } ha attaccato e non può girarsi in questa fase.
refusal-turned-already = La pila in { $position } è già stata girata.
refusal-left-this-turn = { $face } è uscito dalla mappa in questo turno e torna più tardi.
refusal-shares-position = { $face } condivide { $place } col nemico e non può marciare.
refusal-has-attacked = { $face } ha attaccato e non può marciare.
refusal-not-cavalry = { $face } non è cavalleria e non può cavalcare.
refusal-under-fire = { $face } in { $place } è in un campo di tiro nemico e non può marciare.
refusal-pivot-only = { $face } in { $place } è accanto al nemico: può solo ruotargli attorno.
refusal-no-pivot = { $face } in { $place } è accanto al nemico e ruota solo con ordine di Attacco.
refusal-return-under-fire = { $face } non può tornare per { $area }: la copre un campo di tiro nemico.
refusal-withdrew = { $face } ha ripiegato in questo turno e non può marciare.
refusal-entered-last-hour = { $face } è entrato nell’ultima ora del turno e non può marciare.
refusal-no-exit = Il blocco non può uscire dalla mappa per { $area }.
refusal-no-such-way = Non c’è una via { $way }.
refusal-commander-hurries = Solo il comandante spende segnalini marcia.
refusal-cavalry-keeps-away = { $face } è cavalleria: non entra accanto al nemico né nel suo campo di tiro.
refusal-withdraw-keeps-away = Con ordine di Ripiegare nessuna marcia entra in { $position }, accanto al nemico o nel suo campo di tiro.
refusal-no-sandwich = Una marcia non può porre i tuoi blocchi su entrambi i lati del nemico in { $position }.
refusal-may-not-clash = Nessuna marcia può entrare in { $position }, tenuta dal nemico.
refusal-not-unused = { $first } e { $second } non sono due blocchi inutilizzati da offrire.
refusal-no-way-out = { $face } non ha modo di ripiegare da { $place }.
refusal-way-out = { $face } in { $place } può ancora ripiegare.
refusal-not-of-attack = { $face } non ha preso parte all’attacco perso.
refusal-no-contact = { $face } non è né accanto al nemico né nel suo campo di tiro.
refusal-must-withdraw = Ancora { $number } tuoi blocchi devono ripiegare.
refusal-mounted-only = Con questo ordine { $face } ripiega solo a cavallo.
refusal-rear-shut = Un nemico sta dietro { $face } in { $place }.
refusal-same-two-areas = { $position } sta tra le stesse due aree della partenza.
refusal-less-separation = { $position } è più vicina al nemico di quanto la regola consenta.
refusal-withdraw-orders-only = { $face } non deve ripiegare, e solo l’ordine Ripiegare lo consente.
refusal-not-subject = Nessun blocco lì è da ridurre; conta { $position }.
refusal-dice-decide = Ora decide il caso: nessuno può scegliere.

## Ordini permanenti

standing-defence-guns = Cannoni in difesa
standing-defence-guns-ask = chiedimi
standing-defence-guns-useful = chiedimi se un cannone gioverebbe
standing-defence-guns-best = gioca ogni cannone che giova
standing-defence-guns-none = mai cannoni in difesa
standing-defence-leader = Blocco di testa della difesa
standing-defence-leader-ask = chiedimi
standing-defence-leader-doubt = il più forte; chiedimi se sono più d’uno
standing-defence-leader-best = sempre il più forte
standing-replacements = Sostituzioni
standing-replacements-ask = chiedimi
standing-replacements-best = offri i più forti, scegli il primo
standing-spare-tokens = Segnalini da cedere
standing-spare-tokens-ask = chiedimi
standing-spare-tokens-weakest = dai i più deboli
standing-withdrawals = Ripiegamenti liberi
standing-withdrawals-ask = chiedimi
standing-withdrawals-stay = resta; chiedimi solo se un blocco deve
standing-ask = Chiedi
standing-useful = Utile
standing-best = Meglio
standing-none = Nessuno
standing-doubt = Dubbio
standing-weakest = Deboli
standing-stay = Resta

## La prima lezione

lesson-title = Prima lezione: l’Angolo
lesson-about = Dieci minuti la sera del 3 luglio. Comandi i Confederati; un maestro ti dice che cosa fare e perché: un ripiegamento, l’orientamento e i campi di tiro, gli ordini generali, una marcia, l’artiglieria, un attacco e la vittoria.
lesson-withdraw = Buonasera, generale. I blocchi stanno sulle linee tra le aree (GG-3.2). Il blocco logoro di Pender sulla Emmitsburg Road è accanto ai vincitori di Hancock all’Angle: chi sta accanto a un nemico vittorioso deve ripiegare (GG-14.2).
lesson-withdraw-to = Un ripiegamento comincia dal retro del blocco, al massimo 2 passi con Tenere (GG-14.4, GG-14.5), ognuno più lontano dal nemico se possibile (GG-14.9). Fermarsi accanto a lui costa una riduzione (GG-14.11). A Seminary Ridge, centro, ci sono amici.
lesson-no-withdrawal = Ora nessuno deve ripiegare. Scegli { $go }.
lesson-loss = Questi blocchi hanno finito il ripiegamento accanto a un nemico, perciò uno di loro è ridotto (GG-14.11, GG-14.12). Tocchi al più debole.
lesson-face = Il passo di marcia. Voltare una pila non costa nulla (GG-10.4). Il blocco di Anderson a McMillan’s Woods dà le spalle al nemico. Da un crinale il campo di tiro supera l’area di fronte (GG-9.3, GG-9.5), e lì il nemico non marcia (GG-12.8).
lesson-march-not-yet = I tuoi campi di tiro inchiodano l’Unione all’Angle e a Ziegler’s Grove. I due blocchi freschi di Pickett sono lontani: in un turno di un’ora marciano di 2 passi (GG-12.2). Aspetta un turno più lungo: { $go }.
lesson-order-hold = Alla fine della tua fase dichiari l’ordine generale del tuo esercito per il turno seguente (GG-6.1). Con Attacco il turno durerebbe un’ora sola (GG-7.6) e non pescheresti segnalini (GG-8.2). A Pickett serve tempo: dichiara Tenere.
lesson-return = Devi rimettere dei segnalini sulla pila di ritorno; da lì torneranno più tardi (GG-8.5). Tenere dopo un ripiegamento forzato ne costa due (GG-6.12). Conserva i cannoni di Pickett e di Heth: restituisci ciò che non serve al tuo piano.
lesson-hours = Sei il secondo giocatore: fissi la durata del turno (GG-5.3, GG-7.3). Due ore danno due segnalini (GG-8.1) e 2 passi in più alle marce (GG-12.3). Un turno più breve del permesso obbliga ad Attacco o Ripiegare (GG-6.2); ti conviene.
lesson-march = Hai pescato due segnalini. Ora marcia: scegli un blocco di Pickett.
lesson-march-to = Un passo attraversa un’area da linea a linea; nei boschi costa 2 (GG-3.9). Spangler’s Woods è a 4 passi, permessi perché lì c’è un amico (GG-12.3). Il blocco prende il suo fronte (GG-10.3) e si ferma sotto il fuoco (GG-12.7).
lesson-march-on = Porta i tuoi blocchi forti più vicino a Meade’s Headquarters. Nessuna marcia attraversa un campo di tiro nemico (GG-12.6).
lesson-march-done = Tutti sono al loro posto. Scegli { $go }.
lesson-march-won = La fase di marcia: non serve altro. Scegli { $go }.
lesson-cover = Ecco un’occasione: così un obiettivo cade nel tuo campo di tiro, e allora l’Unione non lo controlla più pienamente (GG-20.3).
lesson-order-attack = Ora dichiara Attacco (GG-6.7). Il prossimo turno durerà un’ora. Chi ha l’ordine di attaccare, può farlo e non lo fa perde metà dei segnalini (GG-6.8): sii deciso.
lesson-order-attack-again = Dichiara Attacco: il tempo stringe. Se al prossimo turno non si può attaccare nulla, non costa niente (GG-6.9), e potrai ancora marciare.
lesson-order-night = La notte è vicina, e di notte nessuno attacca (GG-6.3). Dichiara ciò che vuoi.
lesson-order-won = Meade’s Headquarters è nel tuo campo di tiro: l’Unione non lo controlla più pienamente (GG-20.3). Se non può dichiarare Attacco ha perso (GG-20.8), e prima della notte non può (GG-6.3). Dichiara Tenere e guarda.
lesson-target = È giunta la tua ora. Scegli come bersaglio l’Angolo: è nel campo di tiro delle tue pile, e la via più breve passa per il loro fronte (GG-13.11.1, GG-13.11.2).
lesson-target-other = L’Angolo non si può attaccare, ma la posizione vicina sì. Sceglila.
lesson-second-target = Un attacco può andare contro due posizioni adiacenti insieme (GG-13.11.3). Resta sul semplice, una basta: { $go }.
lesson-leader = Nomina il capo. Deve avere forza 2 (GG-13.11.7); è lui che combatte a distanza ravvicinata, e i cannoni nemici colpiscono lui per primo (GG-13.16.5). Prendi un blocco di Pickett.
lesson-send = Manda l’altro blocco di Pickett e uno di Heth da Seminary Ridge. Ognuno costa un segnalino (GG-13.13.5). In due non si teme per i fianchi (GG-13.18.13), e un blocco da ogni luogo fa sparare i cannoni di entrambi (GG-13.2.6).
lesson-charge = Basta così. Scegli { $button-charge }.
lesson-guns = Ora i tuoi cannoni, coperti. Un segnalino con un nome richiede due blocchi di quel comando sulla posizione o vicino (GG-13.2.2, GG-13.2.3). Quelli di Pickett a Spangler’s Woods, quelli di Heth a Seminary Ridge; oltre 3 punti si spreca (GG-13.15.1).
lesson-guns-done = Tutti i cannoni utili sono al loro posto. Scegli { $go }: tutto viene scoperto (GG-13.14.1).
lesson-make-up = Un attacco usa almeno un segnalino per blocco (GG-13.13.5). Colma la differenza con segnalini che non ti servono; nessuno li vede.
lesson-aim = Bombardamento. Ogni 3 punti su un bersaglio sono un colpo a segno, e ogni colpo toglie un segnalino d’artiglieria (GG-13.15.3, GG-13.15.4). Mira dove sono i cannoni dell’Unione: quelli che restano strazieranno le tue colonne (GG-13.16.5).
lesson-aim-blocks = Bombardamento. Non ci sono cannoni nemici in gioco: i tuoi colpi cadono sui blocchi, e ognuno ti dà +1 nel combattimento ravvicinato (GG-13.15.4, GG-13.18.10). Mira all’Angolo.
lesson-knock = Scegli il segnalino che il tuo colpo toglie: il più forte.
lesson-behind = I tuoi blocchi avanzano, il capo in testa. Di’ chi viene dopo: se i cannoni eliminano il capo, soffre il seguente (GG-13.16.1, GG-13.16.5).
lesson-pick = Un blocco nemico è ridotto: scegli alla cieca uno dei due sostituti (GG-2.6). Nessuno può aiutarti.
lesson-offer = Il tuo blocco è ridotto. Offri due sostituti del suo comando; l’avversario ne sceglie uno alla cieca e non ne conoscerà mai la forza (GG-2.6).
lesson-attack-done = Il corpo a corpo confronta i blocchi di testa: forza contro forza, +1 per un attacco confederato, di più per bombardamento e fianchi (GG-13.18.3, GG-13.18.6). Con +1 o più vince l’attaccante (GG-13.18.15). Non serve altro attacco: { $go }.
lesson-attack-none = In quest’ora non si può attaccare nulla di utile. Scegli { $go }; poi viene la fase di marcia.
lesson-lost-attack = L’attacco è perso, e tutti i suoi blocchi ripiegano subito (GG-13.19.1, GG-14.3). Sceglili uno dopo l’altro; ci sarà un’altra ora.
lesson-defender = Ti attaccano. Scegli chi guida la difesa: un blocco forte (GG-13.18.2).
lesson-defensive-guns = Ti attaccano. Gioca i tuoi cannoni coperti: ciò che il bombardamento nemico ne lascia spara sulle sue colonne, e più forte da una cresta (GG-13.12.1, GG-13.16.2).
lesson-works = Di notte puoi scavare trincee con i segnalini marcia (GG-17.4). Non te ne servono: { $go }.
lesson-wait = Un momento: si pescano segnalini, o l’Unione decide per i propri blocchi. Seguilo nel registro.
lesson-other = Una piccola scelta che le regole lasciano a te. Va bene qualunque risposta; indicane una per vederne la clausola.
lesson-won = Vittoria! Accanto ai tuoi vincitori l’Unione ha dovuto ripiegare (GG-14.2), alla fine della sua fase non controllava pienamente i tre obiettivi, e prima della notte non poteva dichiarare Attacco (GG-20.8, GG-6.3).
lesson-lost = Questa volta l’Unione ha tenuto i suoi obiettivi fino alla fine della notte del 3 luglio (GG-20.9). Ricomincia la lezione: il terreno è lo stesso, i segnalini sono nuovi.
lesson-chapter-ground = Il terreno
lesson-chapter-time = Il tempo
lesson-chapter-attack = L’attacco
lesson-chapter-victory = La vittoria
lesson-learned-ground = Fronti e campi di tiro: chi è inchiodato, chi può marciare, chi deve ripiegare.
lesson-learned-time = Il secondo giocatore fissa le ore; ognuna dà segnalini e passi, e gli ordini hanno un prezzo.
lesson-learned-attack = Prima i cannoni, poi i blocchi di testa: forza, terreno e fianchi fanno un solo risultato.

## La seconda lezione

command-title = Seconda lezione: il comando e il tempo
command-about = Dieci minuti nell’ultima sera. Comandi l’Unione: la durata di un turno, i segnalini da tenere, i rinforzi per strada, le lunghe marce, gli ordini e le trincee di notte.
command-hours = Generale Meade, sei il secondo giocatore e fissi la durata del turno (GG-7.3): al massimo un terzo dei blocchi dell’armata più piccola, più una (GG-7.4). Tre ore danno tre segnalini (GG-8.1) e ti lasciano libero di Tenere (GG-6.2).
command-keep = Il vassoio tiene otto segnalini (GG-8.3). I cannoni di comandi scomparsi non si giocano più (GG-13.2.4): restituisci quelli di Howard, Reynolds e Sickles. Vanno nella pila dei resi, non fuori dal gioco (GG-8.5).
command-road = Un segnalino tempo ha portato Sedgwick sulla strada di Taneytown (GG-11.3). Per strada un blocco va lontano quanto vuole, un blocco all’ora (GG-11.10, GG-11.11). Manda il primo il più lontano possibile.
command-next-hour = Un blocco all’ora, non di più, e nessuna entrata attraverso i campi a questo punto finché si usa la strada (GG-11.8). Gli altri aspettano l’ora seguente: { $go }.
command-road-again = La seconda ora: il prossimo blocco di Sedgwick prende la strada (GG-11.6).
command-transfer = Un blocco in attesa può anche passare fuori mappa al punto d’entrata vicino, e ci vuole un’ora (GG-11.17, GG-11.19). Mandane uno a Baltimore.
command-road-last = L’ultima ora del turno: chi entra adesso non può più marciare (GG-15.2).
command-wait-last = Chi aspetta fuori mappa può venire in qualunque turno seguente (GG-11.6). Per ora è tutto: { $go }.
command-enter = Altri blocchi aspettano al bordo. Falli entrare dove servono.
command-march = Una marcia ha 2 passi; in tre ore, con amici alla fine, il secondo giocatore ne ha 4 in più (GG-12.2, GG-12.3). I blocchi di Slocum sono troppo lontani per aiutare Hancock.
command-march-to = Finisci su una posizione amica o accanto, altrimenti i passi in più non sono tuoi (GG-12.3, GG-12.4). La via più lunga che finisce presso Hancock è la migliore.
command-hurry = Un segnalino marcia allunga di un passo le tre marce seguenti ed è speso per sempre (GG-12.5, GG-8.5). Ne hai due: spendine uno.
command-march-more = Ora gli altri blocchi della riserva: più vicino alla linea, ma non tutti su una posizione, perché tre blocchi sono il massimo (GG-10.5).
command-face = Hancock guarda Hummelbaugh Farm, le sue stesse spalle. Voltalo verso Codori Thicket: una pila sorveglia solo ciò che sta davanti al suo fronte (GG-9.1, GG-9.2). Voltarsi non costa nulla (GG-10.4).
command-march-done = La tua linea è pronta. Stasera decideranno i campi di tiro, non i numeri. { $go }.
command-march-rest = In quest’ora non serve muovere nulla. { $go }.
command-order-hold = L’ordine per il prossimo turno. Attacco lo ridurrebbe a un’ora e costerebbe metà del vassoio se resti fermo (GG-6.8, GG-7.6). Ripiegare ne costa subito la metà e dà l’iniziativa al nemico (GG-6.10, GG-7.2). Dichiara Tenere.
command-order-night = Il prossimo turno è la notte: nessuno può dichiarare Attacco (GG-6.3). Non ti serve ripiegare. Tieni ancora, e conserva i segnalini.
command-return = Alcuni segnalini devono andare nella pila dei resi (GG-8.5). Dai quelli che non puoi usare.
command-works = Notte. Un segnalino marcia diventa trincea: chi attacca da quel lato combatte a −1, per sempre (GG-17.4, GG-13.18.9). Scava davanti alla linea di Hancock.
command-works-done = Le trincee sono pronte. { $go }, e aspetta il mattino.
command-withdrawal = Qui nessuno deve ripiegare. { $go }.
command-withdraw-to = Un ripiegamento allontana dal nemico (GG-14.9). Scegli la posizione più vicina alla tua linea.
command-attack = Stasera non c’è nulla da attaccare. { $go }.
command-wait = Un momento: si pescano segnalini, o decidono i confederati. Seguilo nei dispacci.
command-other = Una piccola scelta che le regole ti lasciano. Va bene qualunque risposta.
command-won = Vittoria! La notte del 3 luglio è finita e l’Unione ha tenuto i tre obiettivi (GG-20.9). Il tempo ha lavorato per te: segnalini, strade, lunghe marce, e un ordine che non è costato nulla.
command-lost = I confederati hanno rotto il tuo controllo di un obiettivo prima della fine (GG-20.8). Ricomincia la lezione e tieni la linea davanti agli obiettivi.
command-chapter-time = Il tempo
command-chapter-roads = Strade e marce
command-chapter-orders = Ordini e notte
command-learned-time = La durata di un turno dà segnalini e passi a entrambi; se è breve, obbliga chi la sceglie.
command-learned-roads = La strada porta un blocco all’ora; una lunga marcia deve finire presso i propri.
command-learned-orders = Attacco, Tenere, Ripiegare: ognuno ha un prezzo, e le trincee di notte restano.

## La fine
ending-gave-up = { $army-code ->
        [USA] l’Unione si è arresa
       *[CSA] la Confederazione si è arresa
    }
ending-kept = l’ultima notte è passata
ending-kept-rule = La Confederazione non ha mai trovato l’Unione senza il pieno controllo di tutti gli obiettivi e senza un attacco dichiarato.
ending-cut = l’Unione controlla pienamente { $held } obiettivi su { $all } e non ha dichiarato un attacco
ending-handicap =
    { $reason } (vantaggio: { $army-code ->
    [USA] Unione
   *[CSA] Confederazione
 }, +{ $number } nel combattimento ravvicinato)
ending-cut-rule = Dal 2 luglio l’Unione deve controllarli tutti pienamente alla fine delle sue fasi d’azione, o dichiarare un attacco.
ending-cut-off = { $who }, tagliato fuori
ending-blocks-left = { $count ->
    [one] { $count } blocco rimasto
   *[other] { $count } blocchi rimasti
}
tally-objectives = obiettivi
tally-blocks = blocchi, { $name }
ending-part = { $day ->
        [1] 1°
       *[other] { $day }
    } luglio, { $part ->
        [morning] mattina
        [afternoon] pomeriggio
        [evening] sera
       *[night] notte
    }

## Perché il computer lo pensa: che cosa guarda la sua valutazione

why-time-left = tempo che resta
why-day-left = ore che restano nella giornata
why-testing = i giorni in cui il controllo conta
why-controlled = obiettivi che l’Unione controlla pienamente
why-all-controlled = pieno controllo di tutti gli obiettivi
why-all-controlled-late = pieno controllo a battaglia inoltrata
why-short-of-control = il controllo che l’Unione deve riprendere
why-short-before-night = il controllo che manca all’arrivo della notte
why-short-without-tokens = il controllo che manca con pochi segnalini
why-taken = obiettivi presi dai confederati
why-under-fire = obiettivi in un campo di tiro confederato
why-csa-nearest = la distanza dei confederati dall’obiettivo più vicino
why-csa-second-nearest = la distanza dei confederati da un secondo obiettivo
why-worst-objective = la forza attorno all’obiettivo più debole
why-middle-objective = la forza attorno al secondo obiettivo più debole
why-best-objective = la forza attorno all’obiettivo più sicuro
why-worst-objective-late = la forza attorno all’obiettivo più debole, a battaglia inoltrata
why-usa-close = blocchi dell’Unione agli obiettivi
why-csa-close = blocchi confederati agli obiettivi
why-usa-round = blocchi dell’Unione vicino agli obiettivi
why-csa-round = blocchi confederati vicino agli obiettivi
why-csa-on-posts = confederati su posizioni che dominano gli obiettivi
why-usa-strength = la forza dell’Unione sulla mappa
why-csa-strength = la forza confederata sulla mappa
why-usa-at-hand = blocchi dell’Unione pronti a entrare
why-csa-at-hand = blocchi confederati pronti a entrare
why-usa-to-come = truppe dell’Unione ancora attese
why-csa-to-come = confederati ancora attesi
why-usa-lost = blocchi dell’Unione perduti
why-csa-lost = blocchi confederati perduti
why-usa-worn = blocchi dell’Unione ridotti
why-csa-worn = blocchi confederati ridotti
why-strength-late = l’esercito più forte, a battaglia inoltrata
why-usa-tokens = segnalini battaglia dell’Unione
why-csa-tokens = segnalini battaglia confederati
why-usa-guns = cannoni dell’Unione nel vassoio
why-csa-guns = cannoni confederati nel vassoio
why-usa-reserve = segnalini dell’Unione in riserva
why-csa-reserve = segnalini confederati in riserva
why-usa-attacks = un ordine d’attacco dell’Unione
why-csa-attacks = un ordine d’attacco confederato
why-usa-withdraws = un ordine di ripiegamento dell’Unione
why-csa-withdraws = un ordine di ripiegamento confederato
why-usa-under-fire = blocchi dell’Unione nei campi di tiro nemici
why-csa-under-fire = blocchi confederati nei campi di tiro nemici
why-usa-from-behind = blocchi dell’Unione presi alle spalle
why-csa-from-behind = blocchi confederati presi alle spalle
why-usa-works = trincee dell’Unione

## Piani di un giocatore artificiale
plan-staff = Fare come lo stato maggiore
plan-attack = Ordine Attacco
plan-hold = Ordine Tenere
plan-withdraw = Ordine Ripiegare: staccarsi dal nemico
plan-assault = Attaccare prima { $target }
plan-bombard = Attaccare { $target } con tutti i cannoni disponibili
plan-single = Attaccare { $target } e nient’altro
plan-storm = Assalto su tutta la linea
plan-refrain = Nessun attacco in questo turno
plan-effort = Sforzo principale: { $goal }{ $order-code ->
        [attack] , con ordine Attacco
        [hold] , con ordine Tenere
        [withdraw] , con ordine Ripiegare
       *[none] { "" }
    }
plan-stand = Nessuno lascia la linea{ $order-code ->
        [attack] , con ordine Attacco
        [hold] , con ordine Tenere
        [withdraw] , con ordine Ripiegare
       *[none] { "" }
    }
plan-advance = Uscire dalla linea se c’è terreno migliore
plan-retire = Ripiegare ovunque il nemico sia vicino
plan-wait =
    { $hours ->
        [one] Un turno di un’ora
       *[other] Un turno di { $hours } ore
    }
plan-spend = Usare ogni cannone che serva
plan-save = Risparmiare i cannoni
