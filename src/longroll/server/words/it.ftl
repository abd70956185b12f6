# Le parole del server.

level-recruit = Recluta
level-recruit-about = per iniziare; sbaglia spesso
level-captain = Capitano
level-captain-about = conosce il mestiere
level-colonel = Colonnello
level-colonel-about = pesa ogni probabilità
level-general = Generale
level-general-about = fa piani, pesa le tue risposte
level-marshal = Maresciallo
level-marshal-about = il più forte
level-at-once = subito
level-half-second = ½ s
level-seconds = { $seconds } s
level-named = { $level } { $name }

temper-bold = audace
temper-methodical = metodico
temper-cautious = prudente

player-you = Tu
player-here = A questo schermo
player-person = Una persona
player-open = Invito inviato

name-example = Esempio { $clause }
name-from-step = { $title }, dal passo { $step }

result-won = Vittoria: { $seat }.
result-draw = La partita finisce senza un vincitore.

log-undo = { $seat }: un’azione ritirata di comune accordo.
log-standing = { $seat }: risposta data da un ordine permanente.
log-by-standing = { $text } (ordine permanente)
log-seat-return = { $seat }: il posto è ora tenuto in un altro browser, con il suo link di ritorno.
log-seat-person = { $seat }: posto ceduto a un’altra persona.
log-seat-computer = { $seat }: d’ora in poi gioca il computer ({ $level }).
log-seat-absent = { $seat }: nessuno è venuto; il computer ({ $level }) fa da sostituto.
log-seat-back = { $seat }: chi teneva il posto lo ha ripreso dal computer.
log-stands-in = { $seat }: nessuna risposta ({ $player }); sostituto per questa mossa: { $by }.
log-plays-on = { $seat }: ancora nessuna risposta ({ $player }); sostituto da qui in poi: { $by }.
log-at-random = { $seat }: nessuna risposta ({ $player }), né da altri; questa risposta è stata tirata a sorte.
log-surrender-offered = { $seat }: { $player } offre di deporre le armi.
log-surrender-declined = { $seat } continua: l’offerta di deporre le armi è rifiutata.
log-surrender-withdrawn = { $seat }: { $player } torna a combattere e ritira l’offerta di deporre le armi.
surrender-offered = { $player } offre di deporre le armi.
log-draw-offered = { $seat } offre la patta.
log-draw-declined = { $seat } continua: la patta è rifiutata.
log-draw-withdrawn = { $seat } ritira l’offerta di patta.
draw-offered = { $player } offre la patta.
draw-offered-own = Offri la patta.

error-bad-request = Questa richiesta non è comprensibile.
error-forbidden = Qui non puoi farlo.
error-no-table = Questo tavolo non esiste, oppure serve un link per entrarvi.
error-no-game = Questo gioco non esiste.
error-nothing = Qui non c’è nulla.
error-method = Non si chiede in questo modo.
error-stale = La partita è andata avanti; ecco il tavolo com’è adesso.
error-paused = Il tavolo è in pausa.
error-late = Il tempo concesso è scaduto.
error-chance = Poi decide il caso: conferma prima.
ahead-known = Qualcosa di nascosto diventa noto.
ahead-answer = L’altra parte risponde prima, poi decide il caso.
error-over = La partita è finita.
error-running = Sarà possibile a partita finita.
error-hidden = Prima lascia lo schermo a chi deve decidere.
error-taken = Questo posto è già occupato.
error-seated = Questo browser ha già un posto a questo tavolo.
error-held = Questo posto è di un’altra persona. Il computer può sostituirla quando la partita l’ha attesa per una settimana.
error-no-undo = Non c’è nulla da ritirare: sono stati tirati dei dadi, o si è scoperto qualcosa di nascosto.
error-no-offer = Nessuno offre di deporre le armi.
error-no-draw = Nessuno offre la patta.
error-draw-alone = Nessuno gioca contro di te che possa accettare la patta.
error-draw-stands = La patta è già stata offerta.
error-draw-again = Hai già offerto la patta qui; potrai offrirla di nuovo dopo la tua prossima decisione.
error-too-large = È troppo lungo.
error-refused = Le regole non lo permettono.
error-bad-record = Questa registrazione non si può usare.
error-too-many = Troppe richieste; attendi un momento.
error-broken = Qualcosa è andato storto qui. Nulla di ciò che hai fatto è perduto; riprova. (Guasto { $fault }.)
error-unavailable = La tua azione non è stata salvata su disco, quindi non è avvenuta. Riprova.
error-unreadable = Questo tavolo non si può aprire ({ $why }). La sua registrazione è conservata.
error-differs = Le regole sono state corrette da quando si è giocato a questo tavolo: il passo { $step } oggi andrebbe diversamente ({ $why }). Il tavolo resta com’era prima di quel passo, con la sua registrazione; non va oltre.

# how a scenario stands between equal computer players
standing-even = Tra pari nessuna parte vince molto più spesso.
standing-uneven = Tra pari una parte vince il { $percent } % delle partite: { $side }.
standing-level = Con un vantaggio ({ $handicap }) c’è quasi equilibrio: { $shares } in { $games } partite. «Cambia» lo imposta quando si apre un tavolo.
standing-draws = patte { $count }
choice-level = { $choice } (equilibrio tra pari)
choice-no-handicap = nessuno
