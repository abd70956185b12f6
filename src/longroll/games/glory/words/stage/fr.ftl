# Les combats tels qu’on les montre, et les dépêches. Mots : en désordre, retirée, éliminée (d’une unité) ; recule (parce
# qu’elle le doit) ; teste (sa cohésion) : tient ou échoue ; riposte (contre-batterie).

percent = { $number } %
the-hex = l’hexagone

## L’enjeu

of-take = de prendre l’hexagone
of-hold = de tenir l’hexagone
of-pass = que personne ne soit arrêté par le tir
of-stop = d’arrêter quelqu’un par le tir
of-disorder = de mettre { $unit } en désordre
of-order = que { $unit } reste en ordre
of-rally = de se rallier
of-no-rally = qu’elle reste en désordre
of-combine = d’agir ensemble
of-no-combine = qu’ils agissent seuls
of-initiative = { $whose ->
    [your] d’avoir l’initiative
   *[other] que l’Union ait l’initiative
}
caption-take = Chances de prendre l’hexagone après chaque étape, en pour cent
caption-hold = Chances de tenir l’hexagone après chaque étape, en pour cent
caption-pass = Chances que personne ne soit arrêté, après chaque étape, en pour cent
caption-stop = Chances d’arrêter quelqu’un, après chaque étape, en pour cent
caption-disorder = Chances de mettre { $unit } en désordre après chaque étape, en pour cent
caption-order = Chances que { $unit } reste en ordre, après chaque étape, en pour cent
caption-rally = Chances de se rallier, en pour cent
caption-no-rally = Chances qu’elle reste en désordre, en pour cent
caption-combine = Chances d’agir ensemble, en pour cent
caption-no-combine = Chances qu’ils agissent seuls, en pour cent
caption-initiative = Chances d’avoir l’initiative après chaque dé, en pour cent

## Titres

fire-subtitle = { $units } { $number ->
    [one] tire
   *[other] tirent
} à { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
}
subtitle-charge = { $number ->
    [one] { $units } contre { $against }
   *[other] { $number } charges sur { $against } : { $units }
}
subtitle-counter = { $number ->
    [one] Contre-attaque : { $units } contre { $against }
   *[other] { $number } contre-attaques sur { $against } : { $units }
}
subtitle-volleys = { $number } charges : { $units }
subtitle-recovery = Au plus leur cohésion en désordre, et elles reviennent
title-volleys = Le tir avant les charges
title-fires = { $units } : tir sur { $targets }
title-may-answer = { $units } : riposter ?
title-no-answer = { $units } : pas de riposte
title-may-fire = { $units } : tirer ?
title-holds-fire = { $units } : pas de tir
title-charges = { $units } { $number ->
    [one] charge
   *[other] chargent
}
title-check = { $units } { $number ->
    [one] teste
   *[other] testent
}
title-falls-back = { $units } { $number ->
    [one] recule
   *[other] reculent
}
title-evade = Cavalerie et artillerie à cheval peuvent s’échapper
title-rally = { $unit } tente de se rallier
title-of-initiative = Initiative
title-initiative = { $whose ->
    [your] Votre dé
   *[other] { $side ->
        [US] Le dé de l’Union
       *[CS] Le dé des Confédérés
    }
}
title-recovery = { $whose ->
    [your] Vos unités en Récupération
   *[other] { $side ->
        [US] Unités de l’Union en Récupération
       *[CS] Unités confédérées en Récupération
    }
}
step-fire = { $whose ->
    [your] Votre tir
    [their] Leur tir
   *[other] Tir
}
step-answer = { $whose ->
    [your] Votre riposte
    [their] Leur riposte
   *[other] Riposte
}
step-charge = La charge
step-checks = Tests
step-retreat = Recul
step-evade = Échappée
step-advances = Avance
step-counterattacks = Contre-attaque
step-next = Charge suivante

## Lignes

line-die = Le dé
line-volley = { $unit } : cohésion { $cohesion } ; le dé
line-check = { $unit } : cohésion { $cohesion }
line-rally = Cohésion en désordre { $cohesion } ; le dé
line-combination = Le dé doit dépasser { $total }
line-initiative = Ajouté ce tour
line-recovery = { $unit } : { $cohesion } ou moins
note-added = { $value } au dé
total-volley-hit = Plus de { $cohesion } : { $unit } est en désordre et s’arrête
total-volley-lost = Plus de { $cohesion } : { $unit } est retirée
total-volley-miss = Pas plus de { $cohesion } : { $unit } continue
total-fire-none = Sans effet
total-fire-check = Chaque unité y teste
total-fire-hard-check = Chaque unité y teste, à +2
total-fire-disorder = Chaque unité y est en désordre
total-fire-error = Trop court : des amis sont touchés
total-AR-D = { $units } { $number ->
    [one] recule en désordre
   *[other] reculent en désordre
}
total-AR-CC = { $units } { $number ->
    [one] recule et teste
   *[other] reculent et testent
}
total-EX = Échange : les deux camps testent
total-DR = { $units } { $number ->
    [one] recule
   *[other] reculent
}
total-DR-CC = { $units } { $number ->
    [one] recule et teste
   *[other] reculent et testent
}
total-DR-D = { $units } { $number ->
    [one] recule en désordre
   *[other] reculent en désordre
}

## Résultats

result-volley = { $percent } de toucher : { $hit ->
    [yes] touché
   *[no] manqué
}
result-volleys = { $percent } de toucher la première : { $hit ->
    [yes] touché
   *[no] manqué
}
result-charge-take = { $percent } de le prendre
result-charge-hold = { $percent } de le tenir
result-check = { $percent } de réussir : { $passed ->
    [yes] réussi
   *[no] échoué
}
result-fire-none = sans effet
result-fire-check = ils testent
result-fire-hard-check = ils testent à +2
result-fire-disorder = en désordre
result-fire-error = des amis touchés
result-open = { $number ->
    [one] un hexagone est ouvert
   *[other] { $number } hexagones sont ouverts
}
fate-holds = tient
fate-disordered = est en désordre
fate-withdrawn = est retirée
fate-eliminated = est éliminée
fate-rallied = en bon ordre
fate-still-disordered = toujours en désordre
fate-recovers = revient
fate-is-lost = est perdue
fate-stays-in-box = attend
happens-evades = s’échappe
happens-guns-taken = est prise
happens-retreats = recule
happens-no-way-out = n’a pas d’issue
happens-retreats-off-map = quitte la carte
happens-displaced = fait place
happens-advances = entre
happens-counterattacks = les poursuit
word-decides = { $whose ->
    [your] à vous
    [their] à eux
   *[other] { $side ->
        [US] à l’Union
       *[CS] aux Confédérés
    }
}
word-holds-fire = pas de tir
word-stands = ils tiennent
word-stopped = arrêtée
word-checked = testé
word-driven = délogés
word-exchange = échange
word-thrown = repoussée
word-evades = échappée
word-guns-taken = pris
word-retreats = recule
word-no-way-out = perdue
word-retreats-off-map = hors carte
word-displaced = fait place
word-advances = pris
word-counterattacks = en avant
word-together = ensemble
word-singly = seuls
word-initiative = { $whose ->
    [your] à vous
    [their] à eux
    [none] à personne
   *[other] { $side ->
        [US] à l’Union
       *[CS] aux Confédérés
    }
}
word-recovery = { $number } sur { $all } de retour

## Issues

outcome-taken = { $whose ->
    [your] { $place } est à vous.
    [their] { $place } est perdu.
   *[other] { $place } est pris.
}
outcome-stopped = { $whose ->
    [your] Votre charge sur { $place } est arrêtée par le tir.
    [their] Votre tir arrête la charge sur { $place }.
   *[other] La charge sur { $place } est arrêtée par le tir.
}
outcome-thrown = { $whose ->
    [your] Vous êtes repoussé de { $place }.
    [their] { $place } tient : ils sont repoussés.
   *[other] La charge sur { $place } est repoussée.
}
outcome-exchange = { $whose ->
    [your] { $place } n’est pas pris : les deux camps ont souffert.
    [their] { $place } tient : les deux camps ont souffert.
   *[other] { $place } tient : les deux camps ont souffert.
}
outcome-all-pass = Tous traversent le tir.
outcome-some-stopped = Le tir en arrête quelques-uns.
outcome-unharmed = { $units } { $number ->
    [one] tient, indemne.
   *[other] tiennent, indemnes.
}
outcome-disordered = { $units } { $number ->
    [one] est en désordre.
   *[other] sont en désordre.
}
outcome-withdrawn = { $units } { $number ->
    [one] est retirée.
   *[other] sont retirées.
}
outcome-eliminated = { $units } { $number ->
    [one] est éliminée.
   *[other] sont éliminées.
}
outcome-rallied = { $unit } est de nouveau en bon ordre.
outcome-not-rallied = { $unit } reste en désordre.
outcome-combined = { $leaders } agissent ensemble.
outcome-not-combined = { $leaders } agissent seuls, hors commandement.
outcome-initiative = { $whose ->
    [your] Vous avez l’initiative.
   *[other] { $side ->
        [US] L’Union a l’initiative.
       *[CS] Les Confédérés ont l’initiative.
    }
}
outcome-no-initiative = Personne n’a l’initiative.
outcome-back = { $units } { $number ->
    [one] revient.
   *[other] reviennent.
}
outcome-lost = { $units } { $number ->
    [one] est perdue.
   *[other] sont perdues.
}
outcome-in-box = { $units } { $number ->
    [one] reste dans la case.
   *[other] restent dans la case.
}

## Sur la carte

trace-falls-back = recule
trace-leaves = quitte la carte
trace-lost = perdue
trace-withdrawn = retirée
trace-rallies = en ordre

## Dépêches

dispatch-drawn = { $marker } est tiré
dispatch-opens = { $marker } ouvre le tour
dispatch-idle = personne à faire agir
dispatch-acts = { $names } { $number ->
    [one] agit
   *[other] agissent ensemble
}
dispatch-fires = { $units } sur { $targets }
dispatch-out = { $number ->
    [one] une unité est hors commandement
   *[other] { $number } unités sont hors commandement
}
dispatch-points = { $number ->
    [one] un point
   *[other] { $number } points
}
dispatch-faces = face au { $side }
dispatch-joins = avec { $unit }
dispatch-marches = { $unit } marche
dispatch-enters = { $unit } arrive
dispatch-deployed = { $unit } est déployée
dispatch-is-set = { $unit } arrive
dispatch-returns = { $unit } est de retour
dispatch-swaps = { $unit } échange sa place
dispatch-mounts = { $unit } monte en selle
dispatch-dismounts = { $unit } met pied à terre
dispatch-rides = { $leader } chevauche
dispatch-turns = { $units } { $number ->
    [one] se tourne
   *[other] se tournent
}
dispatch-turn = { $turn } commence
dispatch-won = { $side ->
    [US] L’Union a gagné
   *[CS] Les Confédérés ont gagné
}

## À faire

duties-commands = En jeu
duties-fire = Artillerie
duties-move = À faire marcher
duties-charge = Charges
duties-resolve = Charges à mener
duties-rally = À rallier
duties-volleys = Tir défensif
duties-evade = Peuvent s’échapper
duties-retreat = Doivent reculer
duties-advance = Hexagones vidés
duties-post = Chefs à placer
duties-place = Unités à placer
duty-enter = des renforts doivent entrer
duty-units = { $number ->
    [one] une unité
   *[other] { $number } unités
}
duty-fires = { $unit } peut tirer
duty-target = { $units }, à { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
}
duty-enters = { $unit } doit entrer
duty-marches = { $unit } doit avancer
duty-may-march = { $unit } peut marcher
duty-charges = { $unit } peut charger
duty-rallies = { $unit } peut tenter
duty-evades = { $unit } peut s’échapper
duty-hold-hex = de tenir, au meilleur tir

## Ce qu’une réponse veut dire

meaning-range = { $number ->
    [one] à un hexagone
   *[other] à { $number } hexagones
}
meaning-long = une longue marche
meaning-next-to = au contact de { $units }
meaning-in-front = devant un ennemi : en désordre
meaning-wet = par un gué ou un pont : en désordre
meaning-beside = au contact
meaning-friends = { $units } aussi
meaning-safe = aucun ennemi proche
