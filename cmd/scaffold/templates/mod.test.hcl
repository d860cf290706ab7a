test "A game with {{.Name}} ends" {
  ref      = "{{.ID}}"
  scenario = {{.Scenario}}
  play {
    bots = random
    seed = 1
  }
  expect { that = game.over }
}
