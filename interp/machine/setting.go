package machine

import (
	"strings"

	"sandtable/schema/model"
)

// Setting is which game is played, and how: as reports name it.
type Setting struct {
	Game     string            `json:"game"`
	Scenario string            `json:"scenario"`
	Options  map[string]string `json:"options"`
}

// Setting returns what the program plays.
func (p *Program) Setting() Setting {
	s := Setting{Game: p.Game.ID, Scenario: "standard", Options: map[string]string{}}
	if p.Scenario != nil {
		s.Scenario = p.Scenario.Name
	}
	for _, v := range p.Variants {
		s.Options[v.Option.Name] = v.Name
	}
	return s
}

// Special lists the options with a value other than the default, as OPTION=VALUE.
func (s *Setting) Special(g *model.Game) []string {
	var out []string
	for _, o := range g.Options {
		if v := s.Options[o.Name]; v != o.Default.Name {
			out = append(out, o.Name+"="+v)
		}
	}
	return out
}

// Title returns the title of the game, the scenario and the special options.
func (s *Setting) Title(g *model.Game) string {
	return strings.Join(append([]string{g.Title, s.Scenario}, s.Special(g)...), ", ")
}
