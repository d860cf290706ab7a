# {{.Name}}: a mod of {{.Title}}. Play it with: sandtable play {{.Game}} --mod {{.Folder}}

mod "{{.Name}}" {
  id      = "{{.ID}}"
  game    = "{{.Of}}"
  version = "0.1.0"
{{- if .Version}}
  game_version = ">= {{.Version}}" # of the game
{{- end}}
}

{{if .Sections}}section "{{.ID}}" "{{.Name}}" {
  text = "What the mod changes, in your own words."

  {{end}}# A mod adds: cards, rules, scenarios, or lines to what the game computes. This rule only says a word; put your own in its place.
  rule "{{.Name}} Is in Force" {
    after = set_up()
    say { text = "{{.Name}} is in force." }
  }
{{- if .Value}}

  # modify "{{.Value}}" "why" { by = 1 } # see: sandtable explain {{.Game}} value "{{.Value}}"
{{- end}}
{{- if .Action}}
  # forbid "{{.Action}}" { because = "of what" }
{{- end}}
{{if .Sections}}}{{end}}
