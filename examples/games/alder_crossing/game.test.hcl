test "The river, the road and the bridge" {
  ref = "1.1"
  expect {
    that = border(E4, F4).river && border(E4, F4).road && border(E1, F1).river && !border(D3, E4).river && border(A4, B4).road && count([
      for h in neighbors(E5) : h
      if border(E5, h).river
    ]) == 2
  }
}

test "What stands where at first" {
  ref      = "6.1"
  scenario = the_crossing
  expect {
    C4 = [adler, dachs]
    that = (
      E2.flag == veldt &&
      A4.flag == karst &&
      count(on_the_way.units) == 4 &&
      adler.strength == 5 &&
      none(units.reduced)
    )
  }
}

test "A reduced unit is weaker" {
  ref = "1.2"
  given { G4 = [adler.reduced] }
  expect { that = adler.strength == 3 }
}

test "Ground, road and ford" {
  ref = "3.1"
  given { D3 = [birke] }
  expect {
    that = (
      step(birke, D3, E4) == 0.5 &&
      step(birke, D3, D4) == 2 &&
      step(birke, E4, F4) == 0.5 &&
      step(birke, E3, F3) == 2 &&
      step(birke, D3, D2) == 1
    )
  }
}

test "Along the road over the bridge" {
  ref = "3.4"
  given { D3 = [birke] }
  offer "Marches" { army = karst }
  take "March" {
    actor = birke
    to    = H4
  }
  refuse "March" { actor = birke }
  expect { H4 = [birke] }
}

test "A zone stops who enters it, but not across the river" {
  ref = "3.2"
  given {
    D3 = [birke]
    G4 = [otter]
    A4 = [falke]
  }
  expect {
    that = contains(zone(karst), F4) && contains(zone(karst), F3) && !contains(zone(karst), E4)
  }
  expect {
    that = (
      contains(reach(D3, points(birke), step(birke)), F4) &&
      !contains(reach(D3, points(birke), step(birke)), H4)
    )
  }
}

test "A zone does not reach over the river" {
  ref = "3.2"
  given { F4 = [otter] }
  expect {
    that = !contains(zone(karst), E4) && !contains(zone(karst), E5) && contains(zone(karst), F5)
  }
}

test "Nobody goes from zone to zone" {
  ref = "3.2"
  given {
    F4 = [birke]
    G4 = [otter]
  }
  expect {
    that = (
      step(birke, F4, F3) == none &&
      step(birke, F4, G5) == none &&
      step(birke, F4, G4) == none &&
      step(birke, F4, E4) == 0.5
    )
  }
}

test "Two to a hex" {
  ref = "2.2"
  given {
    D3 = [birke]
    C4 = [adler, dachs]
    E4 = [otter]
  }
  expect { that = !room(karst, C4) && room(karst, D3) && !room(karst, E4) && !room(veldt, D3) }
  offer "Marches" { army = karst }
  refuse "March" {
    actor   = birke
    to      = C4
    because = "there is room"
  }
}

test "Supply by a way free of the enemy" {
  ref = "3.3"
  given {
    B4 = [falke]
    C4 = [otter]
    H4 = [birke]
  }
  expect { that = supplied(falke) && !supplied(birke) && points(birke) == 1 && !supplied(otter) }
}

test "A zone does not matter where a friend stands" {
  ref = "3.3"
  given {
    C2 = [birke]
    B2 = [falke]
    A2 = [otter]
  }
  expect {
    that = (
      contains(zone(karst), B2) &&
      contains(open_to(karst), B2) &&
      !contains(open_to(karst), A2)
    )
  }
}

test "Whose flag flies over a town" {
  ref = "3.4"
  given { D2 = [birke] }
  offer "Marches" { army = karst }
  take "March" {
    actor = birke
    to    = E2
  }
  expect { that = E2.flag == karst }
}

test "What comes, and what waits" {
  ref = "2.1"
  given {
    on_the_way = [gams, habicht, quell, reiher]
    A3         = [adler, dachs]
    A4         = [otter]
  }
  move turn { to = 2 }
  run "Reinforcements" { army = karst }
  expect {
    A5         = [gams]
    on_the_way = [habicht, quell, reiher]
  }
}

test "Odds and what shifts them" {
  ref = "4.2"
  given {
    F4 = [otter]
    G4 = [adler]
    G5 = [dachs]
  }
  expect { that = attack([adler, dachs]) == 9 && defense(F4) == 4 }
  expect {
    value = column([adler, dachs], F4)
    is    = 3 # two to one; the attackers are out of supply, and so is the defender
  }
}

test "Across the river, and a town" {
  ref = "4.2"
  given {
    E2 = [moor]
    F1 = [pfuhl]
    D1 = [adler]
    F2 = [birke]
  }
  expect { that = column([birke], E2) < column([adler], E2) }
}

test "Defenders fall back, and an attacker goes in" {
  ref   = "4.4"
  rolls = [5] # two to one in open ground
  given {
    D3 = [adler]
    C3 = [elster]
    D2 = [otter]
  }
  offer "Attacks" { army = karst }
  take "Attack" { target = D2 }
  answer { attackers = [adler, elster] }
  answer { back = E2 }
  answer { first = adler }
  expect {
    D2   = [adler]
    E2   = [otter]
    that = adler.fought && E2.flag == veldt
  }
}

test "Who cannot fall back loses a step" {
  ref = "4.4"
  given {
    A1 = [otter]
    B1 = [adler]
    A2 = [dachs]
  }
  run "Falling Back" { group = [otter] }
  expect {
    A1   = [otter]
    that = otter.reduced && veldt.lost == 1
  }
}

test "The strongest loses the step" {
  ref = "4.3"
  given { C4 = [adler, dachs] }
  run "Losses" { group = [adler, dachs] }
  expect { that = adler.reduced && dachs.full && karst.lost == 1 }
}

test "A unit attacks once, and so does a hex suffer" {
  ref   = "4.1"
  rolls = [3]
  given {
    D3 = [adler]
    E4 = [otter]
    C3 = [moor]
    D4 = [dachs]
  }
  offer "Attacks" { army = karst }
  take "Attack" { target = E4 }
  answer { attackers = adler }
  expect { that = adler.fought && otter.fought && !dachs.fought }
}

test "A charge on open ground" {
  ref      = "6.2"
  variants = [at_a_charge]
  given {
    D2 = [otter]
    C2 = [falke]
    D3 = [adler]
  }
  expect { that = column([adler, falke], D2) == column([adler], D2) + 2 }
}

test "Three towns and little lost: a triumph" {
  ref = "5"
  set {
    the  = hexes("E2 E6 G4")
    flag = karst
  }
  set veldt { lost = 6 }
  run "The Day Ends" {}
  expect { that = game.result == karst_triumphs }
}

test "Two towns, and both have had enough" {
  ref = "5"
  set {
    the  = hexes("E2 E6")
    flag = karst
  }
  set karst { lost = 5 }
  set veldt { lost = 6 }
  run "The Day Ends" {}
  expect { that = game.result == drawn_battle }
}

test "An army without units" {
  ref = "5"
  given { C4 = [otter] }
  remove otter {}
  expect { that = game.result == karst_triumphs }
}

test "The bridgehead" {
  ref      = "6.1"
  scenario = the_bridgehead
  expect {
    F4   = [adler, birke.reduced]
    that = turn == 3 && karst.lost == 2
  }
}

test "A battle to its end" {
  ref      = "2"
  scenario = the_crossing
  play {
    bots = random
    seed = 3
  }
  expect { that = game.over && turn == 6 }
}

test "Two towns make it even; losses tell beside them" {
  ref = "5"
  set E2 { flag = karst }
  set E6 { flag = karst }
  expect { that = standing(karst) == 0 && standing(veldt) == 0 }
  set G4 { flag = karst }
  set karst { lost = 2 }
  expect { that = standing(karst) == 1 && standing(veldt) == -1 }
}
