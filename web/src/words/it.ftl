# Le parole del client in italiano. I testi dei giochi vengono dal server.

app = Long Roll
just-now = adesso

## Barra
undo = Annulla
undo-ask = Chiedi di annullare
undo-never-why = Nel frattempo sono venuti dadi o nuove notizie: non si può più riprendere.
undo-none-why = Non c’è nulla di tuo da riprendere.
undo-asked-you = { $name } chiede di riprendere un atto. Sei d’accordo?
undo-waiting = Hai chiesto di riprendere un atto. In attesa di risposta.
surrender-accept = Accetta: la battaglia è vinta
surrender-decline = Continua
draw-accept = Accetta la patta
draw-withdraw = Ritira l’offerta
undo-grant = D’accordo
undo-deny = Resta così
layers = Livelli
replay = Rivedi
rules = Regole
settings = Impostazioni
home = Tutti i tavoli
menu = Menu
close = Chiudi
more = Altro

## Richiesta
back = Indietro
press-enter = Premi Invio per confermare.
roll = Tira i dadi
ask-commit = { $label }?
narrowed = { $verb }: { $names }.
narrowed-verb = { $verb }.
question-where = Dove?
question-which = Quale?
question-what = Che cosa fare?
question-how = Quale di queste?
waiting-for = { $name } decide.
waiting-dice = Decide la sorte.
waiting-open = In attesa che l’altro giocatore prenda posto.
watching = Stai guardando.
paused = Il tavolo è in pausa.
resume = Riprendi
reconnecting = Riconnessione. Nulla è perduto.
connecting = Apertura del tavolo
stale = Il tavolo è andato avanti; ora sta così.
not-sent = Non è arrivato al server. Nulla è perduto: riprova.
trouble-network = Il server non risponde.
trouble-gone = Questo tavolo non c’è più, o il tuo posto è ora tenuto in un altro browser.
trouble-title = Questo tavolo non si può mostrare
try-again = Riprova
choices = Scelte
choices-count =
    { $count ->
        [one] un modo
       *[other] { $count } modi
    }
list-find = Cerca
clause-open = Regola { $clause }

## Tabellone
board = Tabellone
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-all = Tutta la mappa
overview = Veduta
place-empty = vuoto
place-legal = si può scegliere
place-legal-chance = si può scegliere, poi decide la sorte
place-chosen = scelto
go-to = Vai a un luogo
go-none = Nessun luogo con questo nome

## Livelli
layer-names = Nomi
layer-veil = Velo su ciò che non è possibile
layer-trace = Ultimo atto dell’altra parte

## Probabilità
odds = Probabilità
odds-counting = Calcolo delle probabilità
odds-none = Decide la sorte; qui non si conosce la probabilità.
odds-against = contro
odds-exact = esatto
odds-sampled = da molte prove
odds-close = Chiudi le probabilità

## Perché no
why-not = Perché non { $name }?
why-not-this = Perché no?
why-nothing = Questo non ha parte nella decisione presente.
show-rule = Mostra la regola

## Colonna
log = Diario
log-empty = Non è ancora successo nulla.
log-unread =
    { $count ->
        [one] una riga nuova
       *[other] { $count } righe nuove
    }
seats = Posti
seat-decides = { $side }, deve decidere
seat-acts = { $side }, agisce
seat-watches = { $side }, guarda
seat-won = { $side }, vittoria
seat-lost = { $side }, sconfitta
seat-drawn = { $side }, patta
seat-online = { $side }
seat-away = { $side }, assente
seat-open = { $side }, posto libero
seat-thinks = { $side }, riflette…
seat-thinking = { $seconds } s
invite-show = Invita
copied = Copiato
copy = Copia
way-back = Il tuo link di ritorno
way-back-text = Il tuo link privato per ritrovare questo posto, in ogni browser. Resta sotto I tuoi tavoli.
way-back-short = Il tuo link di ritorno privato; resta sotto I tuoi tavoli.
seat-offer = Cedi il mio posto
seat-offer-text = Chi apre questo link prende il tuo posto. Fino ad allora resta tuo.
seat-computer = Fai giocare il computer per me
seat-computer-for = Fai giocare il computer: { $name }
seat-back = Riprendi il mio posto
column-show = Mostra la colonna
column-hide = Nascondi la colonna

## Telefono
tab-play = Gioca
tab-log = Diario
tab-orders = Ordini
tab-rules = Regole
more-options =
    { $count ->
        [one] un’altra
       *[other] altre { $count }
    }
choose = Scegli
sheet-size = Altezza del foglio
show-odds = Probabilità

## Passaggio
hand-title = { $name }, tocca a te
hand-text = Passa lo schermo al giocatore di questa parte. L’altro giocatore guarda altrove.
hand-button = Sono { $name }: mostra il tavolo

## Risultato
result-rematch = Gioca ancora
result-record = Salva la partita
result-proof = La sorte era sigillata come { $commitment }
result-secret = Segreto, ora rivelato: { $secret }
resign = Abbandona
resign-sure = Abbandonare questa partita?
resign-yes = Abbandona
resign-no = Continua
draw-offer = Offri la patta
pause = Pausa
rematch-go = Al nuovo tavolo
end-study = Studia questa battaglia
end-rematch = Rivincita, parti scambiate
end-why = Perché
end-dice =
    { $count ->
        [one] Le probabilità di un combattimento
       *[other] Le probabilità di { $count } combattimenti
    }
end-fights = I combattimenti
end-turns = Turno per turno, e le svolte
end-turned = Le svolte
fights-won = combattimenti vinti
fights-of = { $won } su { $all }
luck-chances =
    { $who ->
        [you] La tua probabilità prima di ogni combattimento, in percento
       *[other] { $who }: probabilità prima di ogni combattimento, in percento
    }
luck-fight = { $title }: probabilità { $percent } per cento, { $won ->
        [yes] vinto
       *[no] perso
    }, { $attack ->
        [yes] in attacco
       *[no] in difesa
    }
luck-att = att.
luck-def = dif.
luck-all = { luck-chances }. Vinti: { $won }, attesi: { $expected }.
luck-attack = In attacco: { $luck }.
luck-defence = In difesa: { $luck }.
luck-fair = come atteso
luck-more = { $count } di troppo
luck-fewer = { $count } in meno
luck-counting = Si contano le probabilità di ogni combattimento.
luck-uncounted = Non è stato possibile contare le probabilità.
moment-chance =
    { $who ->
        [you] la tua probabilità era del { $percent } %
       *[other] { $who }: probabilità del { $percent } %
    }

## Lezione
still-to-do = Ancora da fare
facts = Dettagli
facts-none = Indica qualcosa: i suoi dettagli compaiono qui.
go-there = Vai a { $name }
lesson-the = La lezione
lesson-head = La lezione: { $chapter }
lesson-step = passo { $step } di { $steps }
lesson-task-thing = Scegli { $name }
lesson-task-button = Premi { $name }
lesson-task-commit = Premi il pulsante verde, o Invio
lesson-task-done = fatto
lesson-show = Mostrami
lesson-on = Continua
lesson-leave = Esci
lesson-then = Poi: tutta la battaglia
lesson-battle = Gioca tutta la battaglia
lesson-back = Indietro
lesson-next = Lezione successiva
lessons = Lezioni
lesson-start = Comincia

## Atrio
nav-play = Gioca
scenario = Scenario
your-side = La tua parte
either = Una qualsiasi
against = Contro
against-computer = Computer
against-friend = Un amico
against-screen = Questo schermo
play-now = Gioca ora
invite = Crea il tavolo e copia il link
options-standard = regole normali
change = Cambia
your-tables = I tuoi tavoli
finished = Finiti
continue = Continua
table-alone = a questo schermo
won = vinta
lost = persa
drawn = pari
import-record = Apri una partita
import-bad = Questo file non è una partita registrata.
lobby-loading = Si prepara il tavolo
tables-closed = Non si possono aprire
lobby-trouble = Il server non risponde.
designer = di { $name }
invite-title = Il tavolo è pronto
invite-text = Manda questo link al tuo amico. Chi lo apre prende l’altro posto.
invite-watch = Link per chi vuole guardare
to-table = Al tavolo
not-found = A questo indirizzo non c’è nulla.

## Sala: tavoli, nomi, scenari
new-game = Nuova partita
times-are = durate: mediane dei tavoli finiti
learn-title = Impara un gioco in dieci minuti
learn-text = un maestro al tavolo, un passo alla volta
lessons-time = dieci minuti ciascuna
lesson-done = fatta
lesson-begun = cominciata
lesson-again = Ripeti
look = Guarda
your-turn = Tocca a te
their-turn = { $name }, { $time }
paused-short = In pausa
invited = Si aspetta la persona invitata
a-friend = un amico
table-against = contro { $name }
table-open = Apri { $title }
table-menu = Altro su { $title }
tables-waiting =
    { $both ->
        [yes] { $mine ->
            [one] uno aspetta te
           *[other] { $mine } aspettano te
        }, { $theirs ->
            [one] uno l’altra parte
           *[other] { $theirs } l’altra parte
        }
       *[no] { $mine ->
            [0] { $theirs ->
                [one] uno aspetta l’altra parte
               *[other] { $theirs } aspettano l’altra parte
            }
            [one] uno aspetta te
           *[other] { $mine } aspettano te
        }
    }
outcome-against = { $result } contro { $name }
finished-none = Ancora nessuna partita finita.
all-of = tutte ({ $count })
fewer = meno
study = Studia
rename = Rinomina
rename-label = Nome del tavolo
leave = Lascia
leave-of = Lascia { $title }
leave-sure = Lasciare questo tavolo? Il computer gioca al tuo posto, così gli altri possono continuare. Il tuo link di ritorno lo apre ancora.
delete = Elimina
delete-of = Elimina { $title }
delete-sure = Eliminare questo tavolo con la sua registrazione? Non si potrà riavere.
keep = Tieni
keep-table = Tieni il tavolo
cancel = Annulla
name-none = Il tuo nome
name-label = Il tuo nome
name-text = Gli altri lo leggono ai posti dei tuoi tavoli.
name-change = { $name }: cambia nome
level = Livello
length = Durata
pieces = Pezzi all’inizio
pieces-arrive = gli eserciti arrivano
pieces-and-more = { $numbers }, altri arrivano
pieces-free = eserciti a scelta
time = Tempo
time-span = da { $least } a { $most }
minutes = { $count } min
hours = { $hours } h
hours-and = { $hours } h { $minutes }
wins = Vittorie tra computer
wins-in = Vittorie in { $games } partite, { $player } contro { $player }
draws =
    { $count ->
        [one] una patta
       *[other] { $count } patte
    }
of-games = su { $count }
not-known = non ancora noto
invite-link = Invito per { $seat }
invite-lonely = Questo server risponde solo su questa macchina: chi è altrove non può aprire il link. Avvialo con --host 0.0.0.0 e il link porterà l’indirizzo di questa macchina.
lobby-tables = Tavoli
lobby-new = Nuova
lobby-lessons = Lezioni
lobby-finished = Finite

## Rivedi
replay-of = Rivedi { $title }
step-of = Passo { $step } di { $steps }.
step-back = Un passo indietro
step-forward = Un passo avanti
play = Avvia
stop = Pausa
turning-next = Prossima svolta
turning-points = Svolte
seen-by = Visto da
replay-slider = Passo della partita
replay-loading = Si cerca la partita
tab-thinking = I loro pensieri
note-of = Nota, { $who }, passo { $step }
note-wins = che vinca io
note-quote = «{ $words }»
note-reasons = A suo favore: { $what }.
note-chance = Così come stanno le cose vinco { $before } volte su 100, con questo piano { $after }.
note-mood = Un altro piano promette un po’ di più; preferisco questo.
note-plans = I suoi piani
note-chances = probabilità che vinca
note-show = Piano { $number }: mostralo sulla mappa
note-done = Fatto
note-less = { $points } in meno
note-more = { $points } in più
note-even = Altrettanto
note-bounds = con ogni probabilità da { $low } a { $high }
note-reply = La migliore risposta che temeva:
note-leaves = (lascia { $chance }).
note-doubt = Un altro piano se
note-worse = questo si annunciasse peggio: { $what }.
note-later = Alla nota seguente, passo { $step }, era a { $chance }.
note-none = Nessuna nota fino a questo passo.
note-nearby = Note vicine
note-count = { $count } in tutto
note-step = Passo { $step }
guesses = Per che cosa prendeva i blocchi nascosti
guesses-key = Per cento; l’ottone è la verità. { $right } su { $all } giusti.
guesses-truth = , la verità
guesses-ghost = preso per { $value }
curve-you = La tua probabilità di vincere
curve-who = Probabilità di vittoria, { $who }
curve-told = Probabilità di vincere nel corso della partita: { $first } all’inizio, tra { $low } e { $high }, { $last } alla fine.
to-the-table = Al tavolo
start-of-game = L’inizio.
play-on = Continua da qui
play-on-text = Una nuova partita comincia a questo passo, con nuovi dadi. Chi gioca?
play-on-me = Io
play-on-computer = Computer: { $level }
record-open = non finita

## Regole
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nulla trovato.
        [one] un passo
       *[other] { $count } passi
    }
rules-loading = Apertura delle regole
rules-page = Apri come pagina
example-open = Apri a un tavolo
rules-contents = Indice

## Guida
guide = Guida
guide-chapters = Capitoli
guide-before = Prima: { $title }
guide-next = Poi: { $title }

## Impostazioni
language = Lingua
theme = Luce
theme-auto = Come il sistema
theme-light = Giorno
theme-dark = Lampada
ink = Parti
ink-colour = Colore e segno
ink-one = Un solo inchiostro
motion = Movimento
motion-auto = Come il sistema
motion-none = Nessuno
sound = Suono
sound-off = Nessuno
sound-on = Un colpo di tamburo al tuo turno
hand = Mano
hand-right = Destra
hand-left = Sinistra
keyboard = Tastiera
key-tab = Scelta seguente, prima la più vicina
key-arrows = Percorrere il tabellone; esagoni: Alt prende il lato inferiore
key-enter = Quel che dice il pulsante della domanda; su un luogo: sceglierlo; in un film: avanti
key-esc = Un clic indietro
key-digits = Pulsante numerato
key-space = Salta: il movimento, poi il combattimento mostrato, poi fino alla mia decisione; avvia o ferma una replica
key-f = Tutta la mappa; di nuovo: indietro
key-g = Vai a un luogo per nome
key-u = Annulla, o chiedilo
key-o = Probabilità
key-why = In una lezione: mostrami; altrimenti perché no, o spiega
key-l = Livelli
key-r = Rivedi
key-step = Un passo indietro, avanti
key-n = Prossima unità che può agire; in una replica prossima svolta
key-s = Di’ che cosa c’è intorno
key-turn = Gira ciò che si sta girando

# an answer in one's own words
words-of = { $used } parole su { $words }

standing = Ordini permanenti
standing-given = { $given ->
    [0] nessuno: ti viene chiesto
    [one] { $given } dato
   *[other] { $given } dati
}

## A thing in hand
pose-not = Non qui
pose-drop = Rimetterla a posto
pose-fine = L’ultimo centesimo
pose-line = In una linea
pose-one-by-one = Uno per uno
token-carry = Porta questo dado dove serve

## Informazioni
about = Informazioni su Long Roll
about-text = Battaglie alla polvere nera, giocate secondo le regole. Titoli e autori dei giochi pubblicati sono citati; testi, mappe e disegni sono nostri. Possedere il gioco è il modo migliore di godersi questo programma.
about-version = Versione { $version }
about-licence = Long Roll è software libero con licenza MIT.
about-fonts = Caratteri
about-code = Programmi di questa pagina
about-others = Quanto segue è opera di altri e ha licenze proprie.
about-trouble = Non è stato possibile aprire le licenze.

## Film and stage
stage = Ciò che decidono i dadi
stage-of = { $number } di { $count }
stage-then = { $of }, { $since }
stage-before = prima dei dadi
stage-outset = in partenza
stage-skip = Salta
stage-step = { $title }: **{ $result }**
stage-again = Rivedi
space = Spazio
dispatches = Dispacci
dispatches-note = Scegline uno per rivederlo.
film-left = Da quando sei andato via
film-of = atto { $number } di { $count }
film-acts = { $name } agisce.
film-next = Avanti
film-pause = Pausa
film-go-on = Riprendi
film-skip =
    { $me ->
        [yes] Vai alla tua decisione
       *[no] Vai al presente
    }
film-again = Rivedi
film-coming =
    { $count ->
        [one] ancora un atto
       *[other] ancora { $count } atti
    }{ $me ->
        [yes] , poi decidi tu
       *[no] { "" }
    }
pace = Andatura
pace-step = A passi
pace-slow = Lenta
pace-normal = Normale
pace-fast = Veloce
film = Ciò che fanno gli altri
film-on = Mostrato atto per atto
film-off = Tutto insieme
key-a = Rivedi l’ultimo atto o combattimento
key-p = Ferma il film se scorre; altrimenti unità o svolta precedente

## Things in hand
in-hand = In mano
in-hand-more =
    { $count ->
        [one] un altro luogo
       *[other] altri { $count } luoghi
    }
in-hand-none = Con questi insieme non c’è nulla da fare.
let-go = Lascia
take-too = Prendi anche questo
take-instead = Prendi questo al suo posto
