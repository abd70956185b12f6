# Les Canons de Gettysburg en français.
#
# Glossaire : une chose, un nom. zone, position (la ligne où se tient un bloc), bloc, pile, bloc de tête, force, réduire,
# perdre ; jeton de bataille (plateau, réserve, pile de retour), artillerie ou canons (en points), jeton de marche,
# retranchement ; jeton de temps, rumeur ; ordres généraux Attaquer, Tenir, Se replier ; repli, se replier ; bombardement
# (attaquant), tir défensif (défenseur), corps à corps ; champ de tir ; objectif ; point d’entrée.

game-title = Les Canons de Gettysburg
game-kind = blocs, sans dés
game-about = Un jeu de bataille sans dés de Bowen Simmons, paru chez Mercury Games en 2013. Des blocs dont seul le propriétaire voit la face tiennent les lignes entre les zones d’une carte de Gettysburg ; des jetons d’artillerie piochés à l’aveugle décident des attaques. Les armées arrivent par la route à des heures inconnues. L’Union doit garder trois objectifs jusqu’à la nuit du 3 juillet.
size-turns =
    { $count ->
        [one] une heure de jour
       *[other] { $count } heures de jour
    }

## Scénarios

scenario-three-days = Trois jours de juillet
scenario-historical = Comme en 1863
scenario-first-day = Dès le premier midi
scenario-second-day = Le deuxième jour
scenario-third-day = Le troisième jour
subtitle-three-days = 1er au 3 juillet ; nul ne sait qui vient ni quand
history-three-days = Au matin du 1er juillet 1863, les cavaliers démontés de Buford tenaient les crêtes à l’ouest de Gettysburg, et la division Heth descendait la route de Chambersburg à leur rencontre. Nul ne savait quand viendraient les autres, et ici vous ne le savez pas non plus : quel commandement arrive, où et quand, les jetons le décident. Tant que son armée tarde, l’Union peut déplacer ses trois objectifs. La partie dure jusqu’à la nuit du 3 juillet, ou jusqu’à ce qu’elle les perde le deuxième ou le troisième jour.
subtitle-historical = 1er au 3 juillet, à l’horaire de 1863
history-historical = Les mêmes trois jours, mais les colonnes arrivent aux heures et par les routes de 1863 : Heth à sept heures le 1er juillet, Reynolds trois heures plus tard, Pickett pas avant le soir du deuxième jour. Les deux camps connaissent l’horaire, ce qui ne fut le cas ni de Lee ni de Meade. Buford commence sur les crêtes de Herr et de McPherson. La partie dure jusqu’à la nuit du 3 juillet, sauf si les objectifs tombent avant.
subtitle-first-day = 1er juillet, midi : les avant-postes s’embrasent
history-first-day = Midi, le 1er juillet. Heth et Pender font face au corps de Reynolds sur la crête de McPherson ; Reynolds lui-même est mort. Les hommes de Howard sont sur la route d’Emmitsburg, Rodes et Early à une heure ou deux au nord : l’accrochage d’avant-postes devient une bataille. Il n’y a pas de test de victoire le 1er juillet : on joue jusqu’à la nuit du 2, et l’Union gagne si elle a gardé ses trois objectifs jusque-là.
subtitle-second-day = 2 juillet, aube : Longstreet est en route
history-second-day = Aube du 2 juillet. Chassée de la ville la veille, l’armée de l’Union s’est ralliée sur Cemetery Hill et Culp’s Hill, et sa ligne commence à s’étendre au sud le long de la crête ; Hancock arrive, Sykes et Sedgwick sont encore en route. Lee tient la ville et Seminary Ridge et attend Longstreet : McLaws et Hood sont proches, Pickett à une journée de marche. Little Round Top est vide. La partie dure jusqu’à la nuit du 3 juillet.
subtitle-third-day = 3 juillet : un seul jour pour percer la ligne
history-third-day = Aube du 3 juillet. Les deux flancs ont été éprouvés : les hommes de Hood et de McLaws tiennent Devil’s Den et le verger de pêchers, ceux de Johnson ont pris pied au bas de Culp’s Hill, mais la ligne de l’Union tient de là jusqu’à Round Top. La division Pickett, fraîche, attend dans Spangler’s Woods ; au-delà des champs, Hancock tient l’Angle. Il reste un jour pour rompre cette ligne. La partie dure jusqu’à la nuit du 3 juillet.

## Options d’une table

option-obstructed = Positions entièrement encombrées
option-extended-bombardment = Bombardement prolongé
option-bidding = Enchères pour le camp
option-deployment = Déploiement de Buford
option-teams = Équipes
option-handicap = Handicap
choice-handicap = { $side } : +{ $number } à chaque combat rapproché
choice-no = non
choice-yes = oui
choice-none = aucune
choice-both = les deux armées
choice-free = libre
choice-historical = historique

## Noms

name-USA = Union
name-CSA = Confédération
name-USA-C = commandant de l’Union
name-USA-S = subordonné de l’Union
name-CSA-C = commandant confédéré
name-CSA-S = subordonné confédéré
name-chance = le hasard
name-attack = Attaquer
name-hold = Tenir
name-withdraw = Se replier
name-CHAMBERSBURG = Chambersburg
name-MUMMASBURG = Mummasburg
name-HARRISBURG = Harrisburg
name-EMMITSBURG = Emmitsburg
name-TANEYTOWN = Taneytown
name-BALTIMORE = Baltimore
name-rumor = une rumeur
name-5AM = 5 h
name-6AM = 6 h
name-7AM = 7 h
name-8AM = 8 h
name-9AM = 9 h
name-10AM = 10 h
name-11AM = 11 h
name-12N = midi
name-1PM = 13 h
name-2PM = 14 h
name-3PM = 15 h
name-4PM = 16 h
name-5PM = 17 h
name-6PM = 18 h
name-7PM = 19 h
name-8PM = 20 h
name-NIGHT = Nuit
name-Iron = Brigade de fer
name-MARCH = marche/retranchement
name-first = premier
name-second = second
face-F = { $command }, pleine force
face-R2 = { $command }, réduit à 2
face-R1 = { $command }, réduit à 1
face-unseen = bloc ({ $army })

## Décisions : que faire

prompt-draw = Piochez un jeton de bataille.
prompt-turn-up = Retournez le prochain jeton de temps.
prompt-top = Placez le prochain jeton de renfort.
prompt-first-bidder = Qui enchérit le premier ?
prompt-bid = Enchérissez pour choisir le camp, ou passez. Plus haute enchère : { $number ->
        [-1] aucune
       *[other] { $number }
    }.
prompt-side = Choisissez votre camp.
prompt-balance = Déplacez les objectifs pour équilibrer la partie, aussi également que possible. Restent : { $number }.
prompt-post = Placez la cavalerie de Buford. Blocs à placer : { $number }.
prompt-post-facing = Choisissez le front du bloc de Buford en { $position }.
prompt-special = Écrivez un ordre spécial à votre subordonné : { $words } mots au plus en { $seconds } secondes, sans chiffres. Laissez vide pour n’en donner aucun.
prompt-hours = Choisissez la durée du tour : 1 à { $most } heures.
prompt-night-return = Ordres de repli pour la nuit : rendez au moins { $least } de vos jetons.
prompt-keep = Le plateau contient huit jetons : rendez-en { $least }.
prompt-entry = Heure { $hour } sur { $hours } : faites entrer ou transférez les blocs en attente, ou passez à l’heure suivante.
prompt-owed = Blocs dus : { $number }. Choisissez-en un parmi les arrivants.
prompt-order = Annoncez votre ordre général pour le prochain tour.
prompt-idle-return = Vous aviez l’ordre d’attaquer et n’avez pas attaqué : rendez au moins { $least } de vos jetons.
prompt-order-return = Votre ordre coûte des jetons : rendez-en au moins { $least }.
prompt-works = Nuit : creusez des retranchements avec des jetons de marche, ou terminez.
prompt-losses = Le prix du premier jour : retirez des blocs de pleine force (encore { $number }), ou devez trois blocs de renfort.
prompt-objectives = Déplacez des objectifs de l’Union, d’une zone chacun. Restent : { $number }.
prompt-withdrawal = Replis. Blocs qui doivent se replier : { $number }.
prompt-withdraw-to = Où se replie le bloc de { $position } ?
prompt-lost-attack = L’attaque est perdue. Blocs qui doivent se replier : { $number }.
prompt-withdrawal-loss = Un des blocs de { $position } est réduit : lequel ?
prompt-attack = Choisissez une position à attaquer, ou terminez vos attaques.
prompt-second-target = Choisissez une seconde cible adjacente, ou continuez avec une seule.
prompt-attackers = Envoyez des blocs contre { $targets }, puis chargez.
prompt-leader = Nommez le meneur de l’attaque de { $position }.
prompt-defensive-support = Ils attaquent { $targets }. Jouer de l’artillerie face cachée contre eux, ou continuer ?
prompt-offensive-support = Votre attaque contre { $targets } : jouer de l’artillerie face cachée, ou continuer ?
prompt-make-up = Complétez le nombre de jetons qu’exige l’attaque : encore { $number }, de n’importe quelle sorte.
prompt-aim = Choisissez la cible des canons de { $position } (force { $strength }).
prompt-knock = Coups au but sur { $position } : retirez des jetons d’artillerie, encore { $number }.
prompt-behind = Qui vient ensuite derrière le meneur contre { $position } ?
prompt-support = Quelle position attaquée soutiennent les canons de { $position } ?
prompt-combat-order = Quel combat rapproché se livre d’abord ?
prompt-defender = Choisissez le meneur qui défend { $position }.
prompt-offer = Proposez deux blocs inutilisés de { $command } pour remplacer celui de { $position }.
prompt-pick = Choisissez à l’aveugle un des deux blocs de { $command } pour remplacer celui de { $position }.
prompt-march = Faire marcher ou tourner vos piles, ou terminer l’étape ?{ $bonus ->
        [0] {""}
        [1] {" "}Une marche gagne un pas.
       *[other] {" "}{ $bonus } marches gagnent un pas.
    }
prompt-march-to = Où marche le bloc de { $place } ?
prompt-crossing = Choisissez quels objectifs la marche traverse.
prompt-hurry = Dépensez un jeton de marche pour allonger trois marches, ou non.
name-decision-draw = une pioche
name-decision-turn-up = un jeton de temps
name-decision-top = un jeton de renfort
name-decision-first-bidder = le premier enchérisseur
name-decision-bid = une enchère
name-decision-side = le choix du camp
name-decision-balance = un déplacement d’objectif
name-decision-post = une position pour Buford
name-decision-post-facing = une orientation
name-decision-special = un ordre spécial
name-decision-hours = la durée du tour
name-decision-night-return = des jetons à rendre
name-decision-keep = des jetons à rendre
name-decision-entry = une entrée ou un transfert
name-decision-owed = un bloc à céder
name-decision-order = un ordre général
name-decision-idle-return = des jetons à rendre
name-decision-order-return = des jetons à rendre
name-decision-works = des retranchements
name-decision-losses = un bloc à retirer
name-decision-objectives = un déplacement d’objectif
name-decision-withdrawal = un repli
name-decision-withdraw-to = la fin du repli
name-decision-lost-attack = un repli
name-decision-withdrawal-loss = un bloc à réduire
name-decision-attack = une cible
name-decision-second-target = une seconde cible
name-decision-attackers = des blocs attaquants
name-decision-leader = un meneur
name-decision-defensive-support = un soutien défensif
name-decision-offensive-support = un soutien offensif
name-decision-make-up = des jetons d’appoint
name-decision-aim = une cible pour les canons
name-decision-knock = un jeton touché
name-decision-behind = l’ordre derrière le meneur
name-decision-support = la position soutenue
name-decision-combat-order = l’ordre des combats
name-decision-defender = un meneur défenseur
name-decision-offer = deux blocs à proposer
name-decision-pick = un choix à l’aveugle
name-decision-march = une marche
name-decision-march-to = la fin de la marche
name-decision-crossing = le chemin de la marche
name-decision-hurry = un jeton de marche

## Verbes

verb-draw = Piocher
verb-turn-up = Retourner
verb-top = Placer
verb-first-bidder = Premier enchérisseur
verb-bid = Enchérir
verb-pass = Passer
verb-side = Camp
verb-post = Placer
verb-shift = Déplacer l’objectif
verb-special = Ordre spécial
verb-late = Trop tard
verb-hours = Heures
verb-order = Ordre
verb-discard = Rendre
verb-done = Terminé
verb-withdraw = Se replier
verb-ride-back = Se replier à cheval
verb-perish = Éliminer
verb-to = Vers
verb-leave = Quitter la carte
verb-cross = Chemin
verb-lose = Réduire
verb-target = Attaquer
verb-also = Seconde cible
verb-send = Envoyer
verb-stay = Rester
verb-lead = Mener
verb-charge = Charger
verb-play = Jouer l’artillerie
verb-add = Compléter
verb-extend = Bombardement prolongé
verb-aim = Viser
verb-knock = Toucher un jeton
verb-behind = Ensuite
verb-support = Soutenir
verb-fight = Combattre
verb-defend = Défendre
verb-offer = Proposer
verb-pick = Choisir
verb-enter = Entrer
verb-road = Entrer par la route
verb-transfer = Transférer
verb-wait = Heure suivante
verb-give-up = Céder
verb-march = Marcher
verb-ride = Chevaucher
verb-hurry = Dépenser un jeton de marche
verb-face = Orienter
verb-works = Retrancher
verb-remove = Retirer
verb-owe = Devoir trois
verb-concede = Abandonner
describe-draw = Piocher { $token }
describe-turn-up = Retourner { $arrival }
describe-top = { $command } est au-dessus
describe-first-bidder = { $bidder } enchérit d’abord
describe-bid = Enchérir { $number }
describe-pass = Passer
describe-side = Jouer : { $army }
describe-post = Placer la cavalerie en { $position }
describe-shift = Déplacer l’objectif de { $area } à { $area2 } par { $position }
describe-special = Ordre spécial : « { $text } »
describe-late = Pas d’ordre spécial à temps
describe-hours = Un tour de { $number } { $number ->
        [one] heure
       *[other] heures
    }
describe-order = Annoncer : { $order }
describe-discard = Rendre { $token }
describe-done = Terminé
describe-withdraw = Replier { $face } de { $position }
describe-ride-back = { $face } se replie à cheval de { $position }
describe-perish = { $face } en { $position } n’a pas d’issue
describe-to = Vers { $position }{ $facing-code ->
        [none] {""}
       *[other] , face à { $facing }
    }
describe-leave = Quitter la carte par { $area }
describe-cross = Chemin { $way }
describe-lose = Réduire { $face } en { $position }
describe-target = Attaquer { $position }
describe-also = Aussi contre { $position }
describe-send = Envoyer { $face } de { $position } contre { $position2 }, chemin { $way }
describe-stay = { $face } reste en { $position } et participe
describe-lead = { $face } de { $position } mène contre { $position2 }, chemin { $way }
describe-charge = Charger
describe-play = Jouer { $token } en { $position }
describe-add = Ajouter { $token } pour compléter
describe-extend = Annoncer un bombardement prolongé
describe-aim = Les canons de { $position } tirent sur { $position2 }
describe-knock = Toucher { $token } en { $position }
describe-behind = { $face } de { $position } suit contre { $position2 }
describe-support = Les canons de { $position } soutiennent { $position2 }
describe-fight = Combattre d’abord en { $position }
describe-defend = { $face } mène la défense
describe-offer = Proposer { $face } et { $face2 }
describe-pick = Choisir le { $which } bloc
describe-enter =
    { $face } entre à { $entry } à travers champs vers { $position }{ $facing-code ->
        [none] {""}
       *[other] , face à { $facing }
    }
describe-road =
    { $face } entre à { $entry } par la route vers { $position }, chemin { $way }{ $facing-code ->
        [none] {""}
       *[other] , face à { $facing }
    }
describe-transfer = Transférer { $face } de { $entry } à { $entry2 }
describe-wait = Plus d’entrées à cette heure
describe-give-up = Céder { $face }
describe-march = Faire marcher { $face } de { $place }
describe-ride = { $face } chevauche de { $place }
describe-hurry = Dépenser un jeton de marche
describe-face = La pile de { $position } fait face à { $area }
describe-works = Creuser un retranchement en { $position } vers { $area }
describe-remove = Retirer { $face } de { $place }
describe-owe = Devoir les trois prochains blocs de renfort
describe-concede = { $seat } abandonne

## Événements : le journal

event-forced = Seul choix : { $action }.
event-shown = { $face } montre sa face : { $place }.
event-eliminated = { $face } est perdu : { $place }.
event-replaced = { $face } est réduit ({ $place }) et continue comme { $by }.
event-replaced-hidden = { $face } est réduit ({ $place }) et continue { $who-code ->
        [none] avec une force cachée
       *[other] comme { $who }
    }.
event-removed = { $face } est retiré de la partie ({ $place }).
event-concedes = { $army } abandonne.
event-victory = { $army } gagne la bataille.
event-first-bidder = { $seat } enchérit en premier.
event-bid = { $seat } enchérit { $number }.
event-bid-pass = { $seat } passe.
event-side = { $seat } remporte l’enchère et prend le camp : { $army }.
event-posted = { $face } est placé en { $position }, face à { $area }.
event-special-order = { $army } : le commandant remet un ordre spécial.
event-special-text = L’ordre dit : « { $text } »
event-no-special-order = { $army } : pas d’ordre spécial à temps.
event-turn = { $day } juillet, { $space } : un tour commence. { $first-code ->
        [USA] L’Union joue
       *[CSA] La Confédération joue
    } d’abord.
event-length = { $hours ->
        [one] Le tour dure une heure : { $space }
       *[other] { $army } fixe le tour à { $hours } heures : jusqu’à { $space }
    }.
event-phase = { $army } agit sous l’ordre { $order }.
event-draws = { $army } pioche { $number } { $number ->
        [one] jeton
       *[other] jetons
    } de bataille.
event-drawn = Vous piochez { $token }.
event-drawn-by = { $army } pioche { $token }.
event-reshuffled = { $army } : la pile de retour est mélangée à la réserve.
event-returns = { $army } rend { $number } { $number ->
        [one] jeton
       *[other] jetons
    }.
event-returned = Vous rendez { $token }.
event-returned-by = { $army } rend { $token }.
event-draw-lost = { $army } n’a plus de jeton à piocher : { $number ->
        [one] une pioche est perdue
       *[other] { $number } pioches sont perdues
    }.
event-order = { $army } annonce l’ordre { $order } pour le prochain tour.
event-day = Aube du { $day } juillet.
event-rumor = { $army } n’entend qu’une rumeur, { $space }.
event-arrival = { $number ->
        [one] Un bloc arrive
       *[other] { $number } blocs arrivent
    } à { $entry }, { $space }.
event-arrives = C’est { $command }.
event-top = Au-dessus à { $entry } : { $command }.
event-enters = { $who-code ->
        [none] { $army-code ->
            [USA] Un bloc caché de l’Union
           *[CSA] Un bloc confédéré caché
        }
       *[other] { $who }
    } entre de { $entry } à travers champs vers { $position }, { $space }.
event-enters-by-road = { $who-code ->
        [none] { $army-code ->
            [USA] Un bloc caché de l’Union
           *[CSA] Un bloc confédéré caché
        }
       *[other] { $who }
    } entre de { $entry } par la route vers { $position }, { $space }.
event-transfers = { $who-code ->
        [none] { $army-code ->
            [USA] Un bloc caché de l’Union
           *[CSA] Un bloc confédéré caché
        }
       *[other] { $who }
    } est transféré de { $entry } à { $to }, { $space }.
event-given-up = { $face } est cédé à son arrivée à { $entry }.
event-moves-earned = L’Union gagne { $number } { $number ->
        [one] déplacement
       *[other] déplacements
    } d’objectif.
event-received = Commandements reçus : Union { $usa }, Confédération { $csa }.
event-objective-moves = Un objectif passe de { $area } à { $to } par { $position }.
event-objective-taken = { $army } prend l’objectif de { $area }.
event-control = L’Union contrôle pleinement { $number } objectifs sur 3.
event-works = Un retranchement est creusé en { $position } vers { $area }.
event-owes = L’Union doit ses { $number } prochains blocs de renfort.
event-night-track = { $army } place ses jetons de temps pour le lendemain.
event-night-reserve = { $army } : { $number } jetons retournent à la réserve.
event-turns = { $army } tourne la pile de { $position } vers { $area }.
event-withdraws = { $who-code ->
        [none] { $army-code ->
            [USA] Un bloc caché de l’Union
           *[CSA] Un bloc confédéré caché
        }
       *[other] { $who }
    } se replie de { $position } à { $to }.
event-no-way-out = { $who-code ->
        [none] { $army-code ->
            [USA] Un bloc caché de l’Union
           *[CSA] Un bloc confédéré caché
        }
       *[other] { $who }
    } n’a plus d’issue : { $position }.
event-marches = { $who-code ->
        [none] { $army-code ->
            [USA] Un bloc caché de l’Union
           *[CSA] Un bloc confédéré caché
        }
       *[other] { $who }
    } marche de { $position } à { $to }.
event-hurries = { $army } dépense un jeton de marche.
event-attack =
    { $second-code ->
        [none] { $army } attaque { $position }.
       *[other] { $army } attaque { $position } et { $second }.
    }
event-sent = { $who-code ->
        [none] { $army-code ->
            [USA] Un bloc caché de l’Union
           *[CSA] Un bloc confédéré caché
        }
       *[other] { $who }
    } va de { $position } contre { $to }.
event-leader = { $who-code ->
        [none] { $army-code ->
            [USA] Un bloc caché de l’Union
           *[CSA] Un bloc confédéré caché
        }
       *[other] { $who }
    } mène de { $position } contre { $to }.
event-artillery-played = { $army } joue de l’artillerie face cachée sur { $position } ({ $number ->
        [one] un jeton
       *[other] { $number } jetons
    } là).
event-artillery-token = Vous jouez { $token } en { $position }.
event-artillery-token-by = { $army } joue { $token } en { $position }.
event-artillery-turned-up = { $army } révèle { $token } sur { $position }.
event-made-up = { $army } ajoute { $number ->
        [one] un jeton
       *[other] { $number } jetons
    } face cachée pour compléter le nombre.
event-extended-bombardment = { $army } annonce un bombardement prolongé.
event-aims = Les canons de { $position } tirent sur { $to } : { $strength ->
        [one] { $strength } point
       *[other] { $strength } points
    }.
event-bombardment-hits = { $hits ->
        [0] Le bombardement de { $position } est sans effet
        [1] Le bombardement de { $position } porte un coup
       *[other] Le bombardement de { $position } porte { $hits } coups
    }.
event-token-hit = { $token } en { $position } est mis hors de combat.
event-supports = Les canons de { $position } tirent pour défendre { $to } : { $strength ->
        [one] { $strength } point
       *[other] { $strength } points
    }.
event-defensive-fire = Les attaquants de { $position } subissent { $reductions ->
        [0] le feu sans perte
        [1] une réduction sous le feu
       *[other] { $reductions } réductions sous le feu
    }.
event-advance = { $who-code ->
        [none] { $army-code ->
            [USA] Un bloc caché de l’Union
           *[CSA] Un bloc confédéré caché
        }
       *[other] { $who }
    } arrive de { $position } à { $to }.
event-close-combat = Les blocs de tête se rencontrent au corps à corps : { $position }.
event-defending-leader = { $face } mène la défense de { $position }.
event-attacking-leader = { $face } mène l’attaque de { $position }.
event-combat-result = { $won-code ->
        [yes] { $army } gagne le corps à corps, { $position } : { $value }.
       *[no] { $army } tient { $position } : { $value }.
    }
event-attack-won = { $army } a gagné l’attaque.
event-attack-lost = { $army } a perdu l’attaque.
event-tokens-spent = { $army } dépense { $number ->
        [one] un jeton
       *[other] { $number } jetons
    } pour de bon.
event-tokens-back = { $army } reprend { $number ->
        [one] un jeton
       *[other] { $number } jetons
    } dans son plateau.
event-attack-broken = { $army } n’a plus d’attaquant : l’attaque s’arrête.

## Dépêches : un acte en quelques mots, qui | vers où, ou ce qu’il en advint

act-attack = Attaque sur { $place }
act-draws = { $army } pioche | { $tokens-code ->
        [none] { $number ->
            [one] un jeton de bataille
           *[other] { $number } jetons de bataille
        }
       *[other] { $tokens }
    }
act-marches = { $block-code ->
        [none] Un bloc caché
       *[other] { $block }
    } | de { $position } à { $to }
act-withdraws = { $block-code ->
        [none] Un bloc caché se replie
       *[other] { $block } se replie
    } | de { $position } à { $to }
act-no-way-out = { $block-code ->
        [none] Un bloc n’a plus d’issue
       *[other] { $block } n’a plus d’issue
    } | { $position }
act-replaced = { $block } est réduit | { $place }
act-eliminated = { $block } est perdu | { $place }
act-removed = { $block } est retiré | { $place }
act-given-up = { $block } est abandonné | à { $entry }
act-enters = { $block-code ->
        [none] Un bloc caché entre
       *[other] { $block } entre
    } | de { $entry } à { $position }
act-enters-by-road = { $block-code ->
        [none] Un bloc caché entre
       *[other] { $block } entre
    } | par la route de { $entry } à { $position }
act-transfers = { $block-code ->
        [none] Un bloc est transféré
       *[other] { $block } est transféré
    } | de { $entry } à { $to }
act-turns = Une pile se tourne | { $position }, face à { $area }
act-hurries = Un jeton de marche | trois marches gagnent un pas
act-order = Ordre : { $order } | { $army }, pour le prochain tour
act-length = { $hours ->
        [one] Une heure
       *[other] { $hours } heures
    } | { $army } fixe la durée du tour
act-arrival = { $number ->
        [one] Un bloc arrive
       *[other] { $number } blocs arrivent
    } | à { $entry }, { $space }
act-rumor = Une simple rumeur | { $army }, { $space }
act-works = Retranchements | { $position }, vers { $area }
act-objective-moves = Un objectif se déplace | de { $area } à { $to }
act-posted = { $block } prend position | { $position }, face à { $area }
act-returns = Jetons rendus | { $army } : { $number }
act-tokens-spent = Jetons dépensés | { $army } : { $number }
act-turn = Un tour commence | { $day } juillet, { $space }

## Lignes d’un combat rapproché

combat-line = { $clause } { $value }
modifier-GG-13-18-3 = force des meneurs
modifier-GG-13-18-6 = attaquant confédéré
modifier-GG-13-18-7 = pente raide
modifier-GG-13-18-8 = encombré des deux côtés
modifier-GG-13-18-9 = retranchement
modifier-GG-13-18-10 = bombardement
modifier-GG-13-18-11 = premier combat gagné
modifier-GG-13-18-12 = flanc du défenseur menacé
modifier-GG-13-18-13 = flanc de l’attaquant menacé
modifier-GG-13-18-14 = Brigade de fer
modifier-GG-R67 = handicap

## La position en texte

summary-when =
    { $day } juillet, { $space }{ $hours ->
        [one] {""}
       *[other] {" "}à { $last } ({ $hours } heures)
    }
summary-first = premier joueur : { $army }
summary-decision = À décider : { $seat }
summary-winner = { $army } a gagné
summary-objective = objectif { $area } : { $army }
summary-control = pleinement contrôlés par l’Union : { $number } sur 3
summary-handicap =
    handicap : { $army-code ->
    [USA] Union
   *[CSA] Confédération
 }, +{ $number } au combat rapproché
summary-orders = ordre : { $order }
summary-blocks = blocs : { $here } sur la carte, { $play } en jeu
summary-received = commandements reçus : { $number }
summary-tray = plateau : { $tokens }
summary-piles = réserve { $reserve }, rendus { $returned }
summary-spent = dépensés { $number }
summary-note = ordre spécial : « { $text } »
summary-hidden = { $number } face cachée
summary-none = aucun
summary-map = Sur la carte
summary-off = Hors de la carte
summary-empty = rien
summary-stack = { $army } : { $blocks } → { $area }
summary-works = retranchement → { $area }
summary-guns = jetons d’artillerie : { $number }
summary-waiting = en attente à { $entry } : { $blocks }
summary-left = sortis par { $area } : { $blocks }
summary-gone = hors jeu : { $blocks }

## Refus : pourquoi non

refusal-game-over = La partie est finie.
refusal-not-an-answer = « { $verb } » ne répond pas à la question ; ce qui est attendu : { $decision }.
refusal-not-your-block = { $face } n’est pas un de vos blocs.
refusal-no-such-block = Vous n’avez pas de bloc { $face } en { $place } qui puisse le faire.
refusal-has-moved = { $face } a déjà bougé pendant cette phase.
refusal-barred = Aucun bloc de l’Union ne peut entrer en { $position } : elle borde une zone d’entrée confédérée.
refusal-enemy-there = L’ennemi occupe { $position }.
refusal-stack-full = { $position } contient déjà trois de vos blocs.
refusal-full = { $position } contiendrait plus de trois de vos blocs.
refusal-no-such-side = { $position } ne borde pas { $area }.
refusal-facing-choice = En { $position } on ne choisit l’orientation que si aucun de vos blocs ne s’y trouve.
refusal-wrong-facing = Un bloc qui arrive en { $position } ne peut pas prendre cette orientation.
refusal-too-near = { $position } est à côté de l’ennemi ou dans son champ de tir ; ce bloc ne peut y entrer maintenant.
refusal-no-such-token = Vous n’y avez pas de jeton { $token }.
refusal-return-more = Vous devez en rendre encore { $number }.
refusal-too-long = Le tour peut durer { $most } heures au plus.
refusal-night-falls = La nuit tombe avant : { $most } heures au plus.
refusal-short-turn = Vous avez écourté le tour : choisissez Attaquer ou Se replier.
refusal-no-attack-at-night = Le prochain tour est la nuit : on n’attaque pas alors.
refusal-tray-empty = Votre plateau est vide : on ne peut annoncer Attaquer.
refusal-not-just-arrived = { $face } n’est pas parmi les blocs qui viennent d’arriver.
refusal-not-waiting = Aucun { $face } n’attend à { $entry }.
refusal-not-yet-there = { $face } n’est pas encore au point d’entrée à cette heure.
refusal-no-transfer-road = Il n’y a pas de transfert entre { $entry } et { $to }.
refusal-transfer-used = Un bloc a déjà été transféré entre { $entry } et { $to } à cette heure.
refusal-arrival-there = Des renforts arrivent à { $to } à cette heure : pas de transfert depuis { $entry }.
refusal-just-arrived = { $face } vient d’arriver et ne peut être transféré à cette heure.
refusal-road-here = À { $entry } on entre par la route pendant ce tour, non à travers champs.
refusal-country-here = À { $entry } on entre à travers champs pendant ce tour, non par la route.
refusal-not-by-the-entry = { $position } ne borde pas une zone d’entrée de { $entry }.
refusal-entry-under-fire = Cette zone d’entrée de { $entry } est dans un champ de tir ennemi.
refusal-road-used = Un bloc est déjà entré par la route à { $entry } à cette heure.
refusal-road-not-open = Les confédérés ne prennent la route à { $entry } dès leur tour d’arrivée que si d’autres y sont entrés avant.
refusal-roads-cross = Un autre bloc emprunte une partie de la route vers { $position } à cette heure.
refusal-through-town = La route vers { $position } traverse la ville, fermée aux renforts confédérés.
refusal-no-road-there = Aucun chemin routier de { $entry } n’atteint { $position } maintenant.
refusal-by-enemy-entry = { $position } borde une zone d’entrée confédérée : Buford ne peut y commencer.
refusal-objectives-too-near = Deux objectifs ne peuvent finir à moins de trois zones l’un de l’autre.
refusal-no-objective-there = Il n’y a pas d’objectif en { $area }.
refusal-objective-lost = L’objectif de { $area } n’est pas contrôlé par l’Union.
refusal-objective-moved = L’objectif de { $area } a déjà bougé pendant ce tour.
refusal-areas-not-adjacent = { $area } et { $area2 } ne sont pas adjacentes.
refusal-partial-area = { $area } est ouverte au bord de la carte : aucun objectif ne peut y entrer.
refusal-not-between = { $position } ne se trouve pas entre les deux zones.
refusal-bid-too-low = Une enchère doit dépasser { $number }.
refusal-bid-too-high = Aucune enchère ne va si haut ; la dernière était { $number }.
refusal-not-even = Les déplacements doivent être répartis : l’objectif de { $area } a déjà bougé plus qu’un autre.
refusal-no-works-token = Vous n’avez pas de jeton de marche/retranchement sur le plateau.
refusal-nobody-there = Aucun de vos blocs n’est en { $position }.
refusal-one-more-block = Vous avez commencé à retirer des blocs : il en faut encore un.
refusal-no-full-block = Vous n’avez pas de { $face } en pleine force en { $place }.
refusal-order-too-long = Un ordre spécial compte { $words } mots au plus.
refusal-order-with-number = Un ordre spécial ne contient pas de chiffres.
refusal-order-not-text = Un ordre spécial est du texte simple.
refusal-wrong-side = Vos blocs en { $position } sont de l’autre côté de l’ennemi.
refusal-facing-differs = Les blocs qui restent en { $position } et ceux qui arrivent n’auraient pas le même front.
refusal-no-enemy-there = Il n’y a pas d’ennemi en { $position }.
refusal-attacked-already = { $position } a déjà été attaquée pendant cette phase.
refusal-attacked-from = Une attaque est déjà partie de { $position } pendant cette phase.
refusal-bombarding = Les blocs de { $position } bombardent : ils attaqueront de nouveau et ne font rien d’autre avant.
refusal-attack-orders-only = On n’attaque que sous des ordres d’attaque.
refusal-no-tokens = Sans jeton sur le plateau, nul ne peut attaquer.
refusal-no-more-tokens = Vous n’avez que { $number } jetons pour des blocs contre des positions occupées.
refusal-no-leader = Aucun bloc de force 2 ne peut mener contre { $position }.
refusal-weak-leader = { $face } a une force de 1 et ne peut mener contre { $position }.
refusal-second-leader-needed = Il ne resterait alors pas de meneur pour l’autre cible : gardez-lui { $face }.
refusal-no-sight = Le bloc ne fait pas face à { $position }, ne la voit pas et n’en est pas vu.
refusal-front-shut = Un ennemi se tient devant le bloc en { $position }.
refusal-no-path = Aucun plus court chemin vers { $position } ne part du front du bloc sans ennemi sur la route.
refusal-victors-rear = Des blocs victorieux en { $position } ne peuvent être attaqués par l’arrière.
refusal-no-group-attack = { $position } ne peut être la cible d’une attaque groupée.
refusal-sent-already = { $face } participe déjà à l’attaque.
refusal-other-side = Tous les blocs contre { $position } doivent traverser la même dernière zone.
refusal-same-blocks = L’attaque se refait avec les mêmes blocs contre les mêmes positions.
refusal-not-adjacent = { $position } n’est pas adjacente à la première cible.
refusal-other-target = Ce n’est pas la cible dont il s’agit ; c’est { $position }.
refusal-not-a-target = { $position } n’est pas une cible de cette attaque.
refusal-stay-on-free-target = Un bloc ne reste sur place que sur une cible libre : pas en { $position }.
refusal-cannot-bombard = Les canons de { $position } ne peuvent bombarder { $target }.
refusal-no-such-gun = Il n’y a pas de { $token } en { $position }.
refusal-other-gun = C’est le tour des canons de { $position }.
refusal-no-target = { $position } n’est pas une cible de bombardement.
refusal-no-combat-there = Il n’y a pas de combat rapproché en { $position }.
refusal-not-a-defender = { $face } n’est pas sur la position attaquée.
refusal-not-behind = { $face } n’est pas parmi les blocs encore à ranger.
refusal-nobody-crosses = Aucun attaquant ne traverse le champ de tir de { $position }.
refusal-none-attacks = { $token } en { $position } exige un bloc attaquant parmi ceux qu’il compte.
refusal-no-survivors = Aucun bloc correspondant à { $token } n’a survécu.
refusal-not-yet-come = { $token } ne peut encore être joué : trop peu de ses commandements sont arrivés sur la carte.
refusal-no-match-there = Aucun bloc en { $position } ne correspond à { $token }.
refusal-too-few = { $token } en { $position } exige { $number } blocs correspondants là et à côté.
refusal-no-artillery = { $token } n’est pas de l’artillerie.
refusal-no-stack-there = Vous n’avez pas de pile en { $position }.
refusal-two-guns-there = Deux jetons sont déjà en { $position }.
refusal-no-artillery-played = Un bombardement prolongé exige de l’artillerie jouée dans cette attaque.
refusal-no-bombardment-target = Depuis { $position } il n’y a rien à bombarder.
refusal-make-up-due = L’attaque exige d’abord encore { $number } jetons.
refusal-option-not-in-play = Cette règle n’est pas en jeu à cette table.
refusal-extended-already = Vous avez déjà annoncé un bombardement prolongé pendant ce tour.
refusal-faces-there = La pile de { $position } fait déjà face à ce côté.
refusal-no-march = { $face } ne peut marcher de { $place } maintenant.
refusal-out-of-reach = { $position } est hors de portée.
refusal-no-march-token = Vous n’avez pas de jeton de marche sur le plateau.
refusal-turn-next-to-enemy = Des blocs qui partagent { $position } avec l’ennemi ne peuvent tourner.
refusal-turn-after-attack = La pile de { $position } a attaqué et ne peut tourner pendant cette phase.
refusal-turned-already = La pile de { $position } a déjà été tournée.
refusal-left-this-turn = { $face } a quitté la carte pendant ce tour et revient plus tard.
refusal-shares-position = { $face } partage { $place } avec l’ennemi et ne peut marcher.
refusal-has-attacked = { $face } a attaqué et ne peut marcher.
refusal-not-cavalry = { $face } n’est pas de la cavalerie et ne peut chevaucher.
refusal-under-fire = { $face } en { $place } est dans un champ de tir ennemi et ne peut marcher.
refusal-pivot-only = { $face } en { $place } est à côté de l’ennemi : il ne peut que pivoter autour de lui.
refusal-no-pivot = { $face } en { $place } est à côté de l’ennemi et ne pivote qu’avec l’ordre Attaquer.
refusal-return-under-fire = { $face } ne peut revenir par { $area } : un champ de tir ennemi la couvre.
refusal-withdrew = { $face } s’est replié pendant ce tour et ne peut marcher.
refusal-entered-last-hour = { $face } est entré à la dernière heure du tour et ne peut marcher.
refusal-no-exit = Le bloc ne peut quitter la carte par { $area }.
refusal-no-such-way = Il n’y a pas de chemin { $way }.
refusal-commander-hurries = Seul le commandant dépense des jetons de marche.
refusal-cavalry-keeps-away = { $face } est de la cavalerie : elle n’entre pas à côté de l’ennemi ni dans son champ de tir.
refusal-withdraw-keeps-away = Avec l’ordre Se replier, aucune marche n’entre en { $position }, près de l’ennemi ou dans son champ de tir.
refusal-no-sandwich = Une marche ne peut mettre vos blocs des deux côtés de l’ennemi en { $position }.
refusal-may-not-clash = Aucune marche ne peut entrer en { $position }, tenue par l’ennemi.
refusal-not-unused = { $first } et { $second } ne sont pas deux blocs inutilisés qu’on puisse proposer.
refusal-no-way-out = { $face } n’a aucun chemin pour se replier de { $place }.
refusal-way-out = { $face } en { $place } peut encore se replier.
refusal-not-of-attack = { $face } n’a pas pris part à l’attaque perdue.
refusal-no-contact = { $face } n’est ni à côté de l’ennemi ni dans son champ de tir.
refusal-must-withdraw = Encore { $number } de vos blocs doivent se replier.
refusal-mounted-only = Avec cet ordre, { $face } ne se replie qu’à cheval.
refusal-rear-shut = Un ennemi se tient derrière { $face } en { $place }.
refusal-same-two-areas = { $position } est entre les deux mêmes zones que le départ.
refusal-less-separation = { $position } est plus près de l’ennemi que la règle ne le permet.
refusal-withdraw-orders-only = { $face } n’a pas à se replier, et seul l’ordre Se replier le permet.
refusal-not-subject = Aucun bloc n’y est à réduire ; c’est { $position } qui compte.
refusal-dice-decide = Le hasard décide maintenant : nul ne peut choisir.

## Consignes

standing-defence-guns = Canons en défense
standing-defence-guns-ask = me demander
standing-defence-guns-useful = me demander si un canon aiderait
standing-defence-guns-best = jouer tout canon qui aide
standing-defence-guns-none = ne jamais jouer de canons en défense
standing-defence-leader = Bloc de tête de la défense
standing-defence-leader-ask = me demander
standing-defence-leader-doubt = le plus fort ; me demander si plusieurs le sont
standing-defence-leader-best = toujours le plus fort
standing-replacements = Remplacements
standing-replacements-ask = me demander
standing-replacements-best = proposer les plus forts, prendre le premier
standing-spare-tokens = Jetons à céder
standing-spare-tokens-ask = me demander
standing-spare-tokens-weakest = donner les plus faibles
standing-withdrawals = Replis volontaires
standing-withdrawals-ask = me demander
standing-withdrawals-stay = rester ; me demander seulement si un bloc le doit
standing-ask = Demander
standing-useful = Utile
standing-best = Mieux
standing-none = Aucun
standing-doubt = Doute
standing-weakest = Faibles
standing-stay = Rester

## La première leçon

lesson-title = Première leçon : l’Angle
lesson-about = Dix minutes au soir du 3 juillet. Vous commandez les Confédérés ; un maître vous dit que faire et pourquoi : un repli, l’orientation et les champs de tir, les ordres généraux, une marche, l’artillerie, une attaque, et la victoire.
lesson-withdraw = Bonsoir, mon général. Les blocs se tiennent sur les lignes entre les zones (GG-3.2). Le bloc usé de Pender, sur la route d’Emmitsburg, est à côté des vainqueurs de Hancock à l’Angle : qui est près d’un ennemi victorieux doit se replier (GG-14.2).
lesson-withdraw-to = Un repli part de l’arrière du bloc, 2 pas au plus sous Tenir (GG-14.4, GG-14.5), chacun plus loin de l’ennemi si possible (GG-14.9). S’arrêter près de lui coûte une réduction (GG-14.11). À Seminary Ridge, centre, il y a des amis.
lesson-no-withdrawal = Personne ne doit se replier maintenant. Choisissez { $go }.
lesson-loss = Ces blocs ont fini leur repli à côté d’un ennemi : l’un d’eux est réduit (GG-14.11, GG-14.12). Que le plus faible en souffre.
lesson-face = L’étape de marche. Tourner une pile ne coûte rien (GG-10.4). Le bloc d’Anderson à McMillan’s Woods tourne le dos à l’ennemi. Depuis une crête son champ de tir dépasse la zone de front (GG-9.3, GG-9.5), et l’ennemi n’y marche pas (GG-12.8).
lesson-march-not-yet = Vos champs de tir clouent l’Union à l’Angle et à Ziegler’s Grove. Les deux blocs frais de Pickett sont loin : en un tour d’une heure ils marchent de 2 pas (GG-12.2). Attendez un tour plus long : { $go }.
lesson-order-hold = À la fin de votre phase vous annoncez l’ordre général de votre armée pour le tour suivant (GG-6.1). Sous Attaquer, le tour ne durerait qu’une heure (GG-7.6) et vous ne piocheriez aucun jeton (GG-8.2). Il faut du temps à Pickett : annoncez Tenir.
lesson-return = Vous devez remettre des jetons sur la pile de retour ; ils en reviendront plus tard (GG-8.5). Tenir après un repli forcé en coûte deux (GG-6.12). Gardez les canons de Pickett et de Heth : rendez ce qui ne sert pas votre plan.
lesson-hours = Vous êtes second joueur : vous fixez la durée du tour (GG-5.3, GG-7.3). Deux heures donnent deux jetons (GG-8.1) et 2 pas de plus aux marches (GG-12.3). Un tour plus court que permis oblige à Attaquer ou Se replier (GG-6.2) ; cela vous convient.
lesson-march = Vous avez pioché deux jetons. Marchez maintenant : choisissez un bloc de Pickett.
lesson-march-to = Un pas traverse une zone d’une ligne à l’autre ; vers les bois il coûte 2 (GG-3.9). Spangler’s Woods est à 4 pas, permis car un ami y est (GG-12.3). Le bloc prend son front (GG-10.3) et s’arrête sous le feu (GG-12.7).
lesson-march-on = Rapprochez vos blocs forts de Meade’s Headquarters. Aucune marche ne traverse un champ de tir ennemi (GG-12.6).
lesson-march-done = Tout le monde est en place. Choisissez { $go }.
lesson-march-won = L’étape de marche : rien de plus n’est nécessaire. Choisissez { $go }.
lesson-cover = Voici une occasion : un objectif entre ainsi dans votre champ de tir, et l’Union ne le contrôle plus pleinement (GG-20.3).
lesson-order-attack = Annoncez maintenant Attaquer (GG-6.7). Le prochain tour durera une heure. Qui a l’ordre d’attaquer, le peut et ne le fait pas perd la moitié de ses jetons (GG-6.8) : soyez résolu.
lesson-order-attack-again = Annoncez Attaquer : le temps presse. Si rien ne peut être attaqué au prochain tour, cela ne coûte rien (GG-6.9), et vous pourrez encore marcher.
lesson-order-night = La nuit approche, et personne n’attaque de nuit (GG-6.3). Annoncez ce que vous voulez.
lesson-order-won = Meade’s Headquarters est dans votre champ de tir : l’Union ne le contrôle plus pleinement (GG-20.3). Si elle ne peut annoncer Attaquer, elle a perdu (GG-20.8), et avant la nuit elle ne le peut pas (GG-6.3). Annoncez Tenir.
lesson-target = Votre heure est venue. Choisissez l’Angle pour cible : il est dans le champ de tir de vos piles, et le chemin le plus court passe par leur front (GG-13.11.1, GG-13.11.2).
lesson-target-other = L’Angle ne peut pas être attaqué, mais sa voisine le peut. Choisissez-la.
lesson-second-target = Une attaque peut viser deux positions adjacentes à la fois (GG-13.11.3). Restez simple, une seule suffit : { $go }.
lesson-leader = Nommez le bloc de tête. Il doit avoir la force 2 (GG-13.11.7) ; c’est lui qui se bat en corps à corps, et les canons ennemis le frappent d’abord (GG-13.16.5). Prenez un bloc de Pickett.
lesson-send = Envoyez l’autre bloc de Pickett, et un de Heth depuis Seminary Ridge. Chacun coûte un jeton (GG-13.13.5). À deux, on ne craint pas pour ses flancs (GG-13.18.13), et un bloc de chaque endroit fait parler les canons des deux (GG-13.2.6).
lesson-charge = Cela suffit. Choisissez { $button-charge }.
lesson-guns = À vos canons, face cachée. Un jeton nommé demande deux blocs de ce commandement sur la position ou près d’elle (GG-13.2.2, GG-13.2.3). Ceux de Pickett vont à Spangler’s Woods, ceux de Heth à Seminary Ridge ; au-delà de 3 points, c’est perdu (GG-13.15.1).
lesson-guns-done = Tous les canons utiles sont en place. Choisissez { $go } : tout est retourné (GG-13.14.1).
lesson-make-up = Une attaque emploie au moins un jeton par bloc (GG-13.13.5). Comblez le manque avec des jetons dont vous n’avez pas besoin ; personne ne les voit.
lesson-aim = Bombardement. Chaque tranche de 3 points sur une cible fait un coup au but, et chaque coup enlève un jeton d’artillerie (GG-13.15.3, GG-13.15.4). Visez là où sont les canons de l’Union : ceux qui restent déchireront vos colonnes (GG-13.16.5).
lesson-aim-blocks = Bombardement. Aucun canon ennemi n’est en jeu : vos coups tombent sur les blocs, et chacun vous donne +1 en corps à corps (GG-13.15.4, GG-13.18.10). Visez l’Angle.
lesson-knock = Choisissez le jeton que votre coup enlève : le plus fort.
lesson-behind = Vos blocs avancent, le bloc de tête en tête. Dites qui vient ensuite : si les canons éliminent le bloc de tête, le suivant souffre (GG-13.16.1, GG-13.16.5).
lesson-pick = Un bloc ennemi est réduit : choisissez à l’aveugle l’un des deux remplaçants (GG-2.6). Personne ne peut vous y aider.
lesson-offer = Votre bloc est réduit. Offrez deux remplaçants de son commandement ; l’adversaire en choisit un à l’aveugle et n’apprend jamais sa force (GG-2.6).
lesson-attack-done = Le corps à corps compare les blocs de tête : force contre force, +1 pour une attaque confédérée, plus pour bombardement et flancs (GG-13.18.3, GG-13.18.6). À +1 ou mieux, l’attaquant gagne (GG-13.18.15). Plus besoin d’attaquer : { $go }.
lesson-attack-none = Rien d’utile ne peut être attaqué à cette heure. Choisissez { $go } ; l’étape de marche vient ensuite.
lesson-lost-attack = L’attaque est perdue, et tous ses blocs se replient aussitôt (GG-13.19.1, GG-14.3). Choisissez-les l’un après l’autre ; il y aura une autre heure.
lesson-defender = On vous attaque. Choisissez qui mène la défense : un bloc fort (GG-13.18.2).
lesson-defensive-guns = On vous attaque. Jouez vos canons face cachée : ce que le bombardement ennemi en laisse tire sur ses colonnes, et plus fort depuis une crête (GG-13.12.1, GG-13.16.2).
lesson-works = La nuit, vous pouvez creuser des retranchements avec des jetons de marche (GG-17.4). Il ne vous en faut pas : { $go }.
lesson-wait = Un instant : on pioche des jetons, ou l’Union décide pour ses propres blocs. Suivez-le dans le journal.
lesson-other = Un petit choix que les règles vous laissent. Toute réponse convient ; pointez-en une pour voir sa clause.
lesson-won = Victoire ! À côté de vos vainqueurs l’Union a dû se replier (GG-14.2) ; à la fin de sa phase elle ne contrôlait pas pleinement les trois objectifs, et avant la nuit elle ne pouvait annoncer Attaquer (GG-20.8, GG-6.3).
lesson-lost = Cette fois l’Union a gardé ses objectifs jusqu’à la fin de la nuit du 3 juillet (GG-20.9). Recommencez la leçon : le terrain est le même, les jetons sont nouveaux.
lesson-chapter-ground = Le terrain
lesson-chapter-time = Le temps
lesson-chapter-attack = L’attaque
lesson-chapter-victory = La victoire
lesson-learned-ground = Fronts et champs de tir : qui est cloué, qui peut marcher, qui doit se replier.
lesson-learned-time = Le second joueur fixe les heures ; chacune donne jetons et pas, et les ordres ont leur prix.
lesson-learned-attack = D’abord les canons, puis les blocs de tête : force, terrain et flancs font un seul résultat.

## La seconde leçon

command-title = Seconde leçon : le commandement et le temps
command-about = Dix minutes au dernier soir. Vous commandez l’Union : la durée d’un tour, les jetons à garder, les renforts par la route, les longues marches, les ordres et les retranchements de nuit.
command-hours = Général Meade, vous êtes second joueur et fixez la durée du tour (GG-7.3) : au plus un tiers des blocs de la plus petite armée, plus une (GG-7.4). Trois heures donnent trois jetons (GG-8.1) et vous laissent libre de Tenir (GG-6.2).
command-keep = Le plateau contient huit jetons (GG-8.3). Les canons de commandements disparus ne se jouent plus (GG-13.2.4) : rendez ceux de Howard, Reynolds et Sickles. Ils vont à la pile de retour, pas hors du jeu (GG-8.5).
command-road = Un jeton de temps a amené Sedgwick sur la route de Taneytown (GG-11.3). Par la route un bloc va aussi loin qu’il veut, un bloc par heure (GG-11.10, GG-11.11). Envoyez le premier le plus loin possible.
command-next-hour = Un bloc par heure, pas plus, et pas d’entrée à travers champs à ce point tant que sa route sert (GG-11.8). Les autres attendent l’heure suivante : { $go }.
command-road-again = La deuxième heure : le bloc suivant de Sedgwick prend la route (GG-11.6).
command-transfer = Un bloc en attente peut aussi passer hors carte au point d’entrée voisin, ce qui prend une heure (GG-11.17, GG-11.19). Envoyez-en un à Baltimore.
command-road-last = La dernière heure du tour : qui entre maintenant ne peut plus marcher (GG-15.2).
command-wait-last = Qui attend hors carte peut venir à n’importe quel tour suivant (GG-11.6). C’est tout pour l’instant : { $go }.
command-enter = Des blocs attendent encore au bord. Faites-les entrer où ils servent.
command-march = Une marche a 2 pas ; en trois heures, avec des amis à son terme, le second joueur en a 4 de plus (GG-12.2, GG-12.3). Les blocs de Slocum sont trop loin pour aider Hancock.
command-march-to = Finissez sur une position amie ou à côté, sinon les pas de plus ne sont pas à vous (GG-12.3, GG-12.4). Le plus long chemin qui finit près de Hancock est le meilleur.
command-hurry = Un jeton de marche allonge d’un pas les trois marches suivantes, et il est dépensé pour de bon (GG-12.5, GG-8.5). Vous en avez deux : dépensez-en un.
command-march-more = Maintenant les autres blocs de votre réserve : plus près de la ligne, mais pas tous sur une position, car trois blocs sont le maximum (GG-10.5).
command-face = Hancock regarde Hummelbaugh Farm, ses propres arrières. Tournez-le vers Codori Thicket : une pile ne garde que ce qui est devant son front (GG-9.1, GG-9.2). Tourner ne coûte rien (GG-10.4).
command-march-done = Votre ligne est en place. Ce soir, les champs de tir décideront, non le nombre. { $go }.
command-march-rest = Rien n’a besoin de bouger à cette heure. { $go }.
command-order-hold = L’ordre du prochain tour. Attaquer le réduirait à une heure et coûterait la moitié du plateau si vous restez oisif (GG-6.8, GG-7.6). Se replier en coûte la moitié aussitôt et donne l’initiative à l’ennemi (GG-6.10, GG-7.2). Annoncez Tenir.
command-order-night = Le prochain tour est la nuit : personne ne peut annoncer Attaquer (GG-6.3). Vous n’avez pas besoin de repli. Tenez encore, et gardez vos jetons.
command-return = Des jetons doivent aller à la pile de retour (GG-8.5). Donnez ce qui ne vous sert pas.
command-works = La nuit. Un jeton de marche devient un retranchement : qui attaque de ce côté combat à −1, pour toujours (GG-17.4, GG-13.18.9). Creusez devant la ligne de Hancock.
command-works-done = Les retranchements sont là. { $go }, et attendez le matin.
command-withdrawal = Personne n’a à se replier ici. { $go }.
command-withdraw-to = Un repli éloigne de l’ennemi (GG-14.9). Choisissez la position la plus proche de votre ligne.
command-attack = Il n’y a rien à attaquer ce soir. { $go }.
command-wait = Un instant : on pioche des jetons, ou les Confédérés décident. Suivez-le dans les dépêches.
command-other = Un petit choix que les règles vous laissent. Toute réponse convient.
command-won = Victoire ! La nuit du 3 juillet est passée et l’Union a gardé ses trois objectifs (GG-20.9). Le temps a travaillé pour vous : jetons, routes, longues marches, et un ordre qui n’a rien coûté.
command-lost = Les Confédérés ont rompu votre contrôle d’un objectif avant la fin (GG-20.8). Recommencez la leçon et gardez votre ligne devant les objectifs.
command-chapter-time = Le temps
command-chapter-roads = Routes et marches
command-chapter-orders = Ordres et nuit
command-learned-time = La durée d’un tour donne jetons et pas aux deux ; courte, elle oblige celui qui la choisit.
command-learned-roads = La route amène un bloc par heure ; une longue marche doit finir près des siens.
command-learned-orders = Attaquer, Tenir, Se replier : chacun a son prix, et les retranchements de nuit durent.

## La fin
ending-gave-up = { $army-code ->
        [USA] l’Union a renoncé
       *[CSA] la Confédération a renoncé
    }
ending-kept = la dernière nuit est passée
ending-kept-rule = La Confédération n’a jamais trouvé l’Union sans le plein contrôle de tous les objectifs et sans attaque déclarée.
ending-cut = l’Union contrôle pleinement { $held } objectifs sur { $all } et n’a pas déclaré d’attaque
ending-handicap =
    { $reason } (handicap : { $army-code ->
    [USA] Union
   *[CSA] Confédération
 }, +{ $number } au combat rapproché)
ending-cut-rule = À partir du 2 juillet, l’Union doit les contrôler tous pleinement à la fin de ses phases d’action, ou déclarer une attaque.
ending-cut-off = { $who }, coupé
ending-blocks-left = { $count ->
    [one] { $count } bloc restant
   *[other] { $count } blocs restants
}
tally-objectives = objectifs
tally-blocks = blocs, { $name }
ending-part = { $day ->
        [1] 1er
       *[other] { $day }
    } juillet, { $part ->
        [morning] matin
        [afternoon] après-midi
        [evening] soir
       *[night] nuit
    }

## Pourquoi l’ordinateur le pense : ce que regarde son évaluation

why-time-left = temps qui reste
why-day-left = heures qui restent dans la journée
why-testing = les jours où le contrôle compte
why-controlled = objectifs que l’Union contrôle pleinement
why-all-controlled = plein contrôle de tous les objectifs
why-all-controlled-late = plein contrôle tard dans la bataille
why-short-of-control = le contrôle que l’Union doit reprendre
why-short-before-night = le contrôle qui manque quand vient la nuit
why-short-without-tokens = le contrôle qui manque avec peu de jetons
why-taken = objectifs pris par les Confédérés
why-under-fire = objectifs dans un champ de tir confédéré
why-csa-nearest = la distance des Confédérés à l’objectif le plus proche
why-csa-second-nearest = la distance des Confédérés à un deuxième objectif
why-worst-objective = la force autour de l’objectif le plus faible
why-middle-objective = la force autour du deuxième objectif le plus faible
why-best-objective = la force autour de l’objectif le plus sûr
why-worst-objective-late = la force autour de l’objectif le plus faible, tard dans la bataille
why-usa-close = blocs de l’Union aux objectifs
why-csa-close = blocs confédérés aux objectifs
why-usa-round = blocs de l’Union près des objectifs
why-csa-round = blocs confédérés près des objectifs
why-csa-on-posts = Confédérés sur des positions qui battent les objectifs
why-usa-strength = la force de l’Union sur la carte
why-csa-strength = la force confédérée sur la carte
why-usa-at-hand = blocs de l’Union sur le point d’entrer
why-csa-at-hand = blocs confédérés sur le point d’entrer
why-usa-to-come = troupes de l’Union encore attendues
why-csa-to-come = Confédérés encore attendus
why-usa-lost = blocs de l’Union perdus
why-csa-lost = blocs confédérés perdus
why-usa-worn = blocs de l’Union réduits
why-csa-worn = blocs confédérés réduits
why-strength-late = l’armée la plus forte, tard dans la bataille
why-usa-tokens = jetons de bataille de l’Union
why-csa-tokens = jetons de bataille confédérés
why-usa-guns = canons de l’Union sur le plateau
why-csa-guns = canons confédérés sur le plateau
why-usa-reserve = jetons de l’Union en réserve
why-csa-reserve = jetons confédérés en réserve
why-usa-attacks = un ordre d’attaque de l’Union
why-csa-attacks = un ordre d’attaque confédéré
why-usa-withdraws = un ordre de repli de l’Union
why-csa-withdraws = un ordre de repli confédéré
why-usa-under-fire = blocs de l’Union dans les champs de tir ennemis
why-csa-under-fire = blocs confédérés dans les champs de tir ennemis
why-usa-from-behind = blocs de l’Union pris à revers
why-csa-from-behind = blocs confédérés pris à revers
why-usa-works = retranchements de l’Union

## Plans d’un joueur artificiel
plan-staff = Faire comme l’état-major
plan-attack = Ordre Attaquer
plan-hold = Ordre Tenir
plan-withdraw = Ordre Se replier : rompre le contact
plan-assault = Attaquer d’abord { $target }
plan-bombard = Attaquer { $target } avec tous les canons disponibles
plan-single = Attaquer { $target } et rien d’autre
plan-storm = Assaut sur toute la ligne
plan-refrain = Aucune attaque ce tour
plan-effort = Effort principal : { $goal }{ $order-code ->
        [attack] , avec l’ordre Attaquer
        [hold] , avec l’ordre Tenir
        [withdraw] , avec l’ordre Se replier
       *[none] { "" }
    }
plan-stand = Personne ne quitte la ligne{ $order-code ->
        [attack] , avec l’ordre Attaquer
        [hold] , avec l’ordre Tenir
        [withdraw] , avec l’ordre Se replier
       *[none] { "" }
    }
plan-advance = Sortir de la ligne si un meilleur terrain s’offre
plan-retire = Se replier partout où l’ennemi est proche
plan-wait =
    { $hours ->
        [one] Un tour d’une heure
       *[other] Un tour de { $hours } heures
    }
plan-spend = Employer tous les canons utiles
plan-save = Ménager les canons
