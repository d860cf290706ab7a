package shell

import (
	"strings"

	"sandtable/interp"
	"sandtable/schema/english"
)

// Setup is a scenario and options as the command line names them.
type Setup struct {
	Scenario string
	Sets     []string // OPTION=VALUE

	Guide bool // a guide leads through the first turn

	Policies, Counts bool // as those of interp.Setup
}

// Choice converts what the command line names to a setup of the interpreter.
func (s *Setup) Choice() (interp.Setup, error) {
	out := interp.Setup{Scenario: s.Scenario, Options: map[string]string{}, Policies: s.Policies, Counts: s.Counts}
	for _, text := range s.Sets {
		option, value, ok := strings.Cut(text, "=")
		if !ok || option == "" || value == "" {
			return out, Usage("--set %s: write OPTION=VALUE", text)
		}
		option = english.Slug(option)
		if have, twice := out.Options[option]; twice && have != value {
			return out, Usage("--set gives the option %s two values", option)
		}
		out.Options[option] = value
	}
	return out, nil
}
