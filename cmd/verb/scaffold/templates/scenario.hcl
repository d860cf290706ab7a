# {{.Name}}: a scenario of {{.Title}}. Play it with: sandtable play {{.Game}} --mod {{.Folder}} --scenario {{.ID}}

mod "{{.Name}}" {
  id      = "{{.ID}}"
  game    = "{{.Of}}"
  version = "0.1.0"
{{- if .Version}}
  game_version = ">= {{.Version}}" # of the game
{{- end}}
}

{{if .Sections}}section "{{.ID}}" "{{.Name}}" {
  text = "How the scenario starts, and what is different in it."

  {{end}}# What stands in a scenario holds only while it is played: deploy (what lies where), rules, modify, forbid, except.
{{- if .Body}} It begins as {{.From}} does.{{end}}
{{- if not .From}}
  scenario "Standard" { text = "The game as it is." } # so far it had no scenario; the first one is played if none is named
{{- end}}
  scenario "{{.Name}}" {
    text = "What the player is told of it."
{{.Body}}
  }
{{if .Sections}}}{{end}}
