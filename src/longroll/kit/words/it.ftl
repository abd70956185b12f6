# Le parole comuni a tutti i giochi. Il file di un gioco può dirle altrimenti.

name-chance = i dadi

verb-agree = Accetta la patta
describe-agree = Accetta la patta
event-agreed = I giocatori si accordano per la patta.

refusal-unreadable = Comando illeggibile: { $why }.
refusal-not-your-seat = Tu giochi { $seat }: non puoi rispondere per l’altra parte.
refusal-not-your-decision = Questa decisione non spetta a te; giocatore atteso: { $seat }.
refusal-dice-decide = Ora decidono i dadi: nessuno ha scelte da fare.
refusal-not-offered = Nessuno ha offerto la patta: devono volerla entrambe le parti.
note-passed-over = «{ $step }» non aveva nulla da fare qui: il gioco prosegue con il passo seguente. Un’azione di quel passo è rifiutata con ciò che vi si oppone.
list-and = { $first } e { $last }
why-not-then-either = { $moment } Neppure a suo tempo sarebbe possibile. { $reason }

ending-won = Hai vinto
ending-lost = Hai perso
ending-drawn = Nessuno ha vinto
ending-agreed = patta concordata
ending-other = Vittoria ({ $side })
ending-why = { $verdict }: { $reason }.
ending-who =
    { $who-code ->
        [own] tu
        [foe] loro
       *[other] { $who }
    }
ending-whose =
    { $who-code ->
        [own] tuo
        [foe] loro
       *[other] { $who }
    }
