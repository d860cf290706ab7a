# What the defender is advised, by the line that decides it.

test "Whoever is inside is fought before all" {
  given {
    B4   = [bouck, rifleman]
    B4-3 = [grenadier]
    B3   = [james]
  }
  offer "Defender Actions" { up_to = 5 }
  advise "Close Combat" {
    actor   = bouck
    because = "whoever is inside"
  }
}
test "Of two in sight, the one who comes in next is shot at" {
  given {
    B4   = [james, bouck]
    B4-3 = [rifleman]
    B4-1 = [rifleman]
  }
  offer "Defender Actions" { up_to = 5 }
  advise "Attack" {
    target  = top(B4-3.enemies)
    because = "whoever comes in next"
  }
}
test "Nerves are mended before anybody moves" {
  given { B4 = [james, bouck] }
  mark james { with = disrupted }
  offer "Defender Actions" { up_to = 5 }
  advise "Recover" {
    actor   = james
    because = "nerves, before the attack is over"
  }
}
test "Who is not needed goes where nobody keeps watch" {
  given { B4 = [james, bouck] }
  offer "Defender Actions" { up_to = 5 }
  advise "Move" { because = "to where nobody keeps watch" }
}
test "As advised, the ridge holds out longer than the first attack" {
  scenario = standard
  seed     = 2
  play { bots = policy }
  expect { that = game.result != epic_defeat }
}
