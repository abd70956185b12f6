# Ce que la carte dit de ses lieux.
position-between = entre { $first } et { $second }
entry-CHAMBERSBURG = Chambersburg
entry-MUMMASBURG = Mummasburg
entry-HARRISBURG = Harrisburg
entry-EMMITSBURG = Emmitsburg
entry-TANEYTOWN = Taneytown
entry-BALTIMORE = Baltimore
fact-side = Vers { $area } : { $terrain }
terrain-open = dégagé
terrain-ridge = { $guns ->
    [one] crête, un canon
   *[other] crête, { $guns } canons
}
terrain-steep = pente raide
terrain-obstructed = obstrué
fact-road = { $road } passe ici
fact-sight = Ligne de vue spéciale vers { $area }
fact-barred = Aucun bloc de l’Union ne peut y entrer
fact-town = La ville : aucun renfort confédéré ne la traverse par la route
fact-partial = Ouvert sur le bord de la carte : des blocs peuvent en sortir
fact-entry-area = { $army ->
    [USA] Zone d’entrée de l’Union : { $entry }
   *[CSA] Zone d’entrée confédérée : { $entry }
}
fact-objective = Un objectif s’y trouve au début
fact-entry = { $army ->
    [USA] Les renforts de l’Union attendent ici
   *[CSA] Les renforts confédérés attendent ici
}
fact-entry-road = Ils peuvent venir par { $road }
