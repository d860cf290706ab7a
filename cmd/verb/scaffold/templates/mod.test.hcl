test "A game with {{.Name}} ends" {
{{- if .Sections}}
  ref      = "{{.ID}}"
{{- end}}
  scenario = {{.Scenario}}
  play {
    bots = random
    seed = 1
  }
  expect { that = game.over }
}
