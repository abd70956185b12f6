# I combattimenti come si mostrano, e i dispacci. Parole: in disordine, ritirata, eliminata (di un’unità); ripiega (perché
# deve); fa la prova (di coesione): tiene o fallisce; risponde al fuoco (controbatteria). Al giocatore si dà del tu.

percent = { $number } %
the-hex = l’esagono

## La posta

of-take = di prendere l’esagono
of-hold = di tenere l’esagono
of-pass = che nessuno sia fermato dal fuoco
of-stop = di fermare qualcuno col fuoco
of-disorder = di mettere { $unit } in disordine
of-order = che { $unit } resti in ordine
of-rally = di riordinarsi
of-no-rally = che resti in disordine
of-combine = di agire insieme
of-no-combine = che agiscano da soli
of-initiative = { $whose ->
    [your] di avere l’iniziativa
   *[other] che l’Unione abbia l’iniziativa
}
caption-take = Probabilità di prendere l’esagono dopo ogni passo, in percento
caption-hold = Probabilità di tenere l’esagono dopo ogni passo, in percento
caption-pass = Probabilità che nessuno sia fermato, dopo ogni passo, in percento
caption-stop = Probabilità di fermare qualcuno, dopo ogni passo, in percento
caption-disorder = Probabilità di mettere { $unit } in disordine dopo ogni passo, in percento
caption-order = Probabilità che { $unit } resti in ordine, dopo ogni passo, in percento
caption-rally = Probabilità di riordinarsi, in percento
caption-no-rally = Probabilità che resti in disordine, in percento
caption-combine = Probabilità di agire insieme, in percento
caption-no-combine = Probabilità che agiscano da soli, in percento
caption-initiative = Probabilità dell’iniziativa dopo ogni dado, in percento

## Titoli

fire-subtitle = { $units } { $number ->
    [one] spara
   *[other] sparano
} da { $distance ->
    [one] un esagono
   *[other] { $distance } esagoni
}
subtitle-charge = { $number ->
    [one] { $units } contro { $against }
   *[other] { $number } cariche su { $against }: { $units }
}
subtitle-counter = { $number ->
    [one] Contrattacco: { $units } contro { $against }
   *[other] { $number } contrattacchi su { $against }: { $units }
}
subtitle-volleys = { $number } cariche: { $units }
subtitle-recovery = Al massimo la loro coesione in disordine, e tornano
title-volleys = Il fuoco prima delle cariche
title-fires = { $units }: fuoco su { $targets }
title-may-answer = { $units }: rispondere al fuoco?
title-no-answer = { $units }: nessuna risposta
title-may-fire = { $units }: fare fuoco?
title-holds-fire = { $units }: niente fuoco
title-charges = { $units } { $number ->
    [one] carica
   *[other] caricano
}
title-check = { $units } { $number ->
    [one] fa la prova
   *[other] fanno la prova
}
title-falls-back = { $units } { $number ->
    [one] ripiega
   *[other] ripiegano
}
title-evade = Cavalleria e artiglieria a cavallo possono sfuggire
title-rally = { $unit } prova a riordinarsi
title-of-initiative = Iniziativa
title-initiative = { $whose ->
    [your] Il tuo dado
   *[other] { $side ->
        [US] Il dado dell’Unione
       *[CS] Il dado dei Confederati
    }
}
title-recovery = { $whose ->
    [your] Le tue unità nel Recupero
   *[other] { $side ->
        [US] Unità dell’Unione nel Recupero
       *[CS] Unità confederate nel Recupero
    }
}
step-fire = { $whose ->
    [your] Il tuo fuoco
    [their] Il loro fuoco
   *[other] Fuoco
}
step-answer = { $whose ->
    [your] La tua risposta
    [their] La loro risposta
   *[other] Risposta
}
step-charge = La carica
step-checks = Prove
step-retreat = Ripiegamento
step-evade = Fuga
step-advances = Avanzata
step-counterattacks = Contrattacco
step-next = Carica seguente

## Righe

line-die = Il dado
line-volley = { $unit }: coesione { $cohesion }; il dado
line-check = { $unit }: coesione { $cohesion }
line-rally = Coesione in disordine { $cohesion }; il dado
line-combination = Il dado deve superare { $total }
line-initiative = In più in questo turno
line-recovery = { $unit }: { $cohesion } o meno
note-added = { $value } al dado
total-volley-hit = Più di { $cohesion }: { $unit } è in disordine e si ferma
total-volley-lost = Più di { $cohesion }: { $unit } è ritirata
total-volley-miss = Non più di { $cohesion }: { $unit } viene avanti
total-fire-none = Nessun effetto
total-fire-check = Ogni unità lì fa la prova
total-fire-hard-check = Ogni unità lì fa la prova, con +2
total-fire-disorder = Ogni unità lì è in disordine
total-fire-error = Troppo corto: sono colpiti gli amici
total-AR-D = { $units } { $number ->
    [one] ripiega in disordine
   *[other] ripiegano in disordine
}
total-AR-CC = { $units } { $number ->
    [one] ripiega e fa la prova
   *[other] ripiegano e fanno la prova
}
total-EX = Scambio: entrambi fanno la prova
total-DR = { $units } { $number ->
    [one] ripiega
   *[other] ripiegano
}
total-DR-CC = { $units } { $number ->
    [one] ripiega e fa la prova
   *[other] ripiegano e fanno la prova
}
total-DR-D = { $units } { $number ->
    [one] ripiega in disordine
   *[other] ripiegano in disordine
}

## Risultati

result-volley = { $percent } di colpire: { $hit ->
    [yes] colpito
   *[no] mancato
}
result-volleys = { $percent } di colpire la prima: { $hit ->
    [yes] colpito
   *[no] mancato
}
result-charge-take = { $percent } di prenderlo
result-charge-hold = { $percent } di tenerlo
result-check = { $percent } di riuscire: { $passed ->
    [yes] riuscita
   *[no] fallita
}
result-fire-none = nessun effetto
result-fire-check = fanno la prova
result-fire-hard-check = fanno la prova con +2
result-fire-disorder = in disordine
result-fire-error = amici colpiti
result-open = { $number ->
    [one] un esagono è aperto
   *[other] { $number } esagoni sono aperti
}
fate-holds = tiene
fate-disordered = è in disordine
fate-withdrawn = è ritirata
fate-eliminated = è eliminata
fate-rallied = in ordine
fate-still-disordered = ancora in disordine
fate-recovers = torna
fate-is-lost = è perduta
fate-stays-in-box = attende
happens-evades = sfugge
happens-guns-taken = è presa
happens-retreats = ripiega
happens-no-way-out = non ha via d’uscita
happens-retreats-off-map = lascia la mappa
happens-displaced = fa posto
happens-advances = entra
happens-counterattacks = li insegue
word-decides = { $whose ->
    [your] decidi tu
    [their] decidono loro
   *[other] { $side ->
        [US] decide l’Unione
       *[CS] decidono i Confederati
    }
}
word-holds-fire = niente fuoco
word-stands = resistono
word-stopped = fermata
word-checked = provate
word-driven = scacciati
word-exchange = scambio
word-thrown = respinta
word-evades = sfuggita
word-guns-taken = presi
word-retreats = ripiega
word-no-way-out = perduta
word-retreats-off-map = fuori mappa
word-displaced = fa posto
word-advances = preso
word-counterattacks = avanti
word-together = insieme
word-singly = da soli
word-initiative = { $whose ->
    [your] tua
    [their] loro
    [none] di nessuno
   *[other] { $side ->
        [US] dell’Unione
       *[CS] dei Confederati
    }
}
word-recovery = { $number } su { $all } di ritorno

## Esiti

outcome-taken = { $whose ->
    [your] { $place } è tuo.
    [their] { $place } è perduto.
   *[other] { $place } è preso.
}
outcome-stopped = { $whose ->
    [your] La tua carica contro { $place } è fermata dal fuoco.
    [their] Il tuo fuoco ferma la carica contro { $place }.
   *[other] La carica contro { $place } è fermata dal fuoco.
}
outcome-thrown = { $whose ->
    [your] La tua carica contro { $place } è respinta.
    [their] { $place } tiene: sono respinti.
   *[other] La carica contro { $place } è respinta.
}
outcome-exchange = { $whose ->
    [your] { $place } non è preso: entrambi hanno sofferto.
    [their] { $place } tiene: entrambi hanno sofferto.
   *[other] { $place } tiene: entrambi hanno sofferto.
}
outcome-all-pass = Tutti attraversano il fuoco.
outcome-some-stopped = Il fuoco ne ferma alcuni.
outcome-unharmed = { $units } { $number ->
    [one] tiene, senza danni.
   *[other] tengono, senza danni.
}
outcome-disordered = { $units } { $number ->
    [one] è in disordine.
   *[other] sono in disordine.
}
outcome-withdrawn = { $units } { $number ->
    [one] è ritirata.
   *[other] sono ritirate.
}
outcome-eliminated = { $units } { $number ->
    [one] è eliminata.
   *[other] sono eliminate.
}
outcome-rallied = { $unit } è di nuovo in ordine.
outcome-not-rallied = { $unit } resta in disordine.
outcome-combined = { $leaders } agiscono insieme.
outcome-not-combined = { $leaders } agiscono da soli, fuori comando.
outcome-initiative = { $whose ->
    [your] Hai l’iniziativa.
   *[other] { $side ->
        [US] L’Unione ha l’iniziativa.
       *[CS] I Confederati hanno l’iniziativa.
    }
}
outcome-no-initiative = Nessuno ha l’iniziativa.
outcome-back = { $units } { $number ->
    [one] torna.
   *[other] tornano.
}
outcome-lost = { $units } { $number ->
    [one] è perduta.
   *[other] sono perdute.
}
outcome-in-box = { $units } { $number ->
    [one] resta nella casella.
   *[other] restano nella casella.
}

## Sulla mappa

trace-falls-back = ripiega
trace-leaves = lascia la mappa
trace-lost = perduta
trace-withdrawn = ritirata
trace-rallies = in ordine

## Dispacci

dispatch-drawn = { $marker } estratto
dispatch-opens = { $marker } apre il turno
dispatch-idle = nessuno che agisca
dispatch-acts = { $names } { $number ->
    [one] agisce
   *[other] agiscono insieme
}
dispatch-fires = { $units } su { $targets }
dispatch-out = { $number ->
    [one] un’unità è fuori comando
   *[other] { $number } unità sono fuori comando
}
dispatch-points = { $number ->
    [one] un punto
   *[other] { $number } punti
}
dispatch-faces = fronte a { $side }
dispatch-joins = con { $unit }
dispatch-marches = { $unit } marcia
dispatch-enters = { $unit } arriva
dispatch-deployed = { $unit } è schierata
dispatch-is-set = { $unit } arriva
dispatch-returns = { $unit } è di ritorno
dispatch-swaps = { $unit } scambia il posto
dispatch-mounts = { $unit } monta in sella
dispatch-dismounts = { $unit } smonta
dispatch-rides = { $leader } cavalca
dispatch-turns = { $units } { $number ->
    [one] si gira
   *[other] si girano
}
dispatch-turn = { $turn }: si comincia
dispatch-won = { $side ->
    [US] Ha vinto l’Unione
   *[CS] Hanno vinto i Confederati
}

## Da fare

duties-commands = In gioco
duties-fire = Artiglieria
duties-move = Da far marciare
duties-charge = Cariche
duties-resolve = Cariche da fare
duties-rally = Da riordinare
duties-volleys = Tiro difensivo
duties-evade = Possono sfuggire
duties-retreat = Devono ripiegare
duties-advance = Esagoni vuotati
duties-post = Capi da piazzare
duties-place = Unità da piazzare
duty-enter = devono entrare rinforzi
duty-units = { $number ->
    [one] un’unità
   *[other] { $number } unità
}
duty-fires = { $unit } può sparare
duty-target = { $units }, a { $distance ->
    [one] un esagono
   *[other] { $distance } esagoni
}
duty-enters = { $unit } deve entrare
duty-marches = { $unit } deve avanzare
duty-may-march = { $unit } può marciare
duty-charges = { $unit } può caricare
duty-rallies = { $unit } può provare
duty-evades = { $unit } può sfuggire
duty-hold-hex = di tenere, col tiro migliore

## Che cosa significa una risposta

meaning-range = { $number ->
    [one] a un esagono
   *[other] a { $number } esagoni
}
meaning-long = una lunga marcia
meaning-next-to = a contatto con { $units }
meaning-in-front = davanti a un nemico: in disordine
meaning-wet = per un guado o un ponte: in disordine
meaning-beside = a contatto
meaning-friends = anche { $units }
meaning-safe = nessun nemico vicino
