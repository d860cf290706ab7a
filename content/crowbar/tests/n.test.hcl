# N: Incoming Fire markers.

test "Hidden fire takes one SP each, and goes where its German goes" {
  ref = "N-1"
  given { F8 = [grenadier_4] }
  run "Lay Fire" {
    german = only(F8.germans)
    n      = 2
  }
  expect {
    that = count(F8.incoming_fires) == 2 && only(F8.germans).SP == 2 && only(F8.germans).fire_SP == 2 && count(fire_pool.incoming_fires) == 22 && count([
      for f in F8.incoming_fires : f
      if f.face_down
    ]) == 2
  }
  move {
    the = F8.germans
    to  = F7
  }
  expect {
    that = count(F7.incoming_fires) == 2 && none(F8.incoming_fires) && only(F7.germans).SP == 2
  }
  run "Lay Fire" {
    german = only(F7.germans)
    n      = 30
  }
  expect { that = count(F7.incoming_fires) == 24 && only(F7.germans).SP == 0 }
  remove { the = F7.germans }
  expect {
    that = count(fire_pool.incoming_fires) == 24
  }
}

test "In an empty space it waits for whoever comes" {
  ref = "N-1"
  given { F9 = [grenadier_4] }
  run "Drop Fire" {
    here = F8
    n    = 2
  }
  expect { that = only(F9.germans).SP == 4 && count(F8.incoming_fires) == 2 }
  move {
    the = F9.germans
    to  = F8
  }
  expect { that = only(F8.germans).SP == 2 }
}

test "A German who retreats past another leaves him his fire" {
  ref   = "N-1"
  rolls = [4, 1, 1, 1, 1, 1, 1]
  given {
    F7 = [dog_858]
    F8 = [hka_4]
    F9 = [hka_3, miss]
  }
  move dog_858 { to = F8 }
  expect {
    F9  = [hka_3, miss]
    F10 = [hka_4]
  }
}

test "ext 8: Recon reveals a miss, a hit and a pin" {
  ref = "N-2"
  given { G5 = [mg_5, miss, one_hit, pin] }
  run "Reveal Fire" {
    here = G5
    unit = dog_858
  }
  expect {
    G5 = [mg_5.reduced]
    that = (
      count(G5.germans.pinned) == 1 &&
      only(G5.germans).fire_SP == 2 &&
      only(G5.germans).SP == 1 &&
      count(fire_pool.incoming_fires) == 24
    )
  }
}

test "Hits beyond what a unit can take are lost" {
  ref = "N-2"
  given { G5 = [mg_5.reduced, two_critical_hits, one_hit] }
  run "Reveal Fire" {
    here = G5
    unit = dog_858
  }
  expect { G5 = [] }
}

test "ext: Bomb Damage Assessment turns one over; what is critical is for the caller" {
  ref = "N-2"
  given { G5 = [mg_5, critical_pin, miss] }
  run "Turn Over" { fire = only(G5.incoming_fires.critical) }
  expect {
    G5   = [mg_5, miss]
    that = count(G5.germans.pinned) == 1
  }
}

test "A Ranger who comes into a space with fire and nobody in it clears it up" {
  ref = "N-2"
  given {
    F7 = [dog_858]
    F8 = [one_hit, pin]
  }
  move dog_858 { to = F8 }
  expect {
    F8   = [dog_858]
    that = dog_858.strength == 10 && !dog_858.pinned
  }
}

test "A critical hit destroys a gun location, and a gun destroyed counts" {
  ref = "N-3"
  given { G6 = [hka_3, gun_found, rubble, critical_pin] }
  run "Reveal Fire" {
    here = G6
    unit = dog_858
  }
  answer { prize = only(G6.gun_locations.gun) }
  expect {
    G6         = [hka_3, rubble]
    dog_june_6 = [gun_found]
  }
}

test "Two critical hits destroy two; a trap only goes" {
  ref = "N-3"
  given { G6 = [hka_3, mined_trap, ammo_dump, critical_pin, critical_hit] }
  run "Reveal Fire" {
    here = G6
    unit = dog_858
  }
  answer { prize = only(G6.gun_locations.trap) }
  expect {
    G6         = [hka_3.reduced]
    dog_june_6 = [ammo_dump]
    out        = [mined_trap]
  }
}

test "Of hidden locations the lot picks one; what is known may be left alone" {
  ref = "N-3"
  given { G6 = [hka_3, rubble] }
  move {
    the  = [for x in gun_cup.gun_locations : x if x.trap && x.hits == 2]
    to   = G6
    face = down
  }
  run "Destroy a Location" {
    here = G6
    unit = dog_858
  }
  pass {}
  expect {
    G6  = [hka_3, rubble]
    out = [mined_trap]
  }
  run "Destroy a Location" { # nothing else is left: nobody is asked
    here = G6
    unit = dog_858
  }
  expect {
    G6  = [hka_3]
    out = [mined_trap, rubble]
  }
}

test "Where nothing is, a critical hit destroys nothing" {
  ref = "N-3"
  given { G5 = [mg_5, critical_pin] }
  run "Reveal Fire" {
    here = G5
    unit = dog_858
  }
  expect { G5 = [mg_5] }
}
