# Les mots communs à tous les jeux. Le fichier d’un jeu peut les dire autrement.

name-chance = les dés

verb-agree = Accepter la nulle
describe-agree = Accepter la nulle
event-agreed = Les joueurs conviennent d’une partie nulle.

refusal-unreadable = Saisie illisible : { $why }.
refusal-not-your-seat = Vous jouez { $seat } : vous ne pouvez pas répondre pour l’autre camp.
refusal-not-your-decision = Cette décision ne vous revient pas ; joueur attendu : { $seat }.
refusal-dice-decide = Ce sont les dés qui parlent : personne n’a de choix à faire.
refusal-not-offered = Personne n’a proposé la nulle : les deux camps doivent la vouloir.
note-passed-over = « { $step } » n’avait rien à faire ici : le jeu continue à l’étape suivante. Une action de cette étape est refusée avec ce qui s’y oppose.
list-and = { $first } et { $last }
why-not-then-either = { $moment } Le moment venu, ce ne serait pas possible non plus. { $reason }

ending-won = Victoire pour vous
ending-lost = Défaite pour vous
ending-drawn = Personne ne l’emporte
ending-agreed = partie nulle par accord
ending-other = Victoire ({ $side })
ending-why = { $verdict } : { $reason }.
ending-who =
    { $who-code ->
        [own] vous
        [foe] eux
       *[other] { $who }
    }
ending-whose =
    { $who-code ->
        [own] à vous
        [foe] à eux
       *[other] { $who }
    }
