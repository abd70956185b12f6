# What the map says of its places.
position-between = between { $first } and { $second }
entry-CHAMBERSBURG = Chambersburg
entry-MUMMASBURG = Mummasburg
entry-HARRISBURG = Harrisburg
entry-EMMITSBURG = Emmitsburg
entry-TANEYTOWN = Taneytown
entry-BALTIMORE = Baltimore
fact-side = Towards { $area }: { $terrain }
terrain-open = open
terrain-ridge = { $guns ->
    [one] ridge, one gun
   *[other] ridge, { $guns } guns
}
terrain-steep = steep slope
terrain-obstructed = obstructed
fact-road = { $road } crosses here
fact-sight = Special line of sight to { $area }
fact-barred = No Union block may enter
fact-town = The town: no Confederate reinforcement crosses it by road
fact-partial = Open to the map edge: blocks may leave here
fact-entry-area = { $army ->
    [USA] Union entry area: { $entry }
   *[CSA] Confederate entry area: { $entry }
}
fact-objective = An objective lies here at the start
fact-entry = { $army ->
    [USA] Union reinforcements wait here
   *[CSA] Confederate reinforcements wait here
}
fact-entry-road = They may come by the { $road }
