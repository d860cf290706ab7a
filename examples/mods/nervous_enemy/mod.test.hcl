test "Alert counts double" {
  ref = "N1"
  given {
    tactics_shown = [alert]
    B4            = [james]
    B4-3          = [rifleman]
    Nest_B        = [MG_B]
  }
  expect { that = defense(only(B4-3.enemies), james) == 5 && defense(MG_B, james) == 5 }
}

test "One more card" {
  ref = "N1"
  expect {
    that = count(tactics_1.tactics_cards.alert) == 2 && count(tactics_1.tactics_cards) == 11
  }
}
