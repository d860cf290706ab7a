test "Spirits are low" {
  ref      = "D1"
  scenario = dusk_assault
  seed     = 1
  expect { that = morale == 4 && count(position.B3.defenders) == 3 && none(W1.defenders) }
}
