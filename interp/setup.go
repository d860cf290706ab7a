package interp

import (
	"fmt"
	"maps"
	"sort"
	"strings"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/interp/step"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Setup is what is chosen before play: a scenario and options, by name. Empty: the defaults.
type Setup struct {
	Scenario string
	Options  map[string]string // option name -> variant name
	// Compile every query to its plain form, a loop: for tests that compare.
	Plain bool
	// Fast forms that are not used: for tests that compare.
	Without plan.Form
	// Coverage build: report which rules and lines take effect (machine.M.Cover, Seen), for tests
	// and simulations.
	Counts bool
	// With Counts: follow the text of what a step costs, to report each value that is asked, too.
	// Tests are measured by it; simulations are not, and are faster without it.
	Asks bool
	// Compile the game's policies, for players who decide by them.
	Policies bool
	// What some weights of policies are instead. The game is changed while it is compiled, so
	// nobody else may use it then.
	Weights map[*model.Value]int32
}

// SetupError says why a choice of scenario and options cannot be played.
type SetupError struct {
	Message string
	Hint    string
}

// Error is the message with its hint.
func (e *SetupError) Error() string {
	if e.Hint == "" {
		return e.Message
	}
	return e.Message + "; " + e.Hint
}

// Build compiles a game for a setup.
func Build(g *model.Game, s Setup) (*machine.Program, error) {
	choice, err := Choose(g, s)
	if err != nil {
		return nil, err
	}
	defer s.weigh()()
	return compile.Game(g, choice, words()), nil
}

// weigh gives weights their values, and returns what undoes that.
func (s *Setup) weigh() (undo func()) {
	was := map[*model.Value]model.Expr{}
	for w, n := range s.Weights {
		was[w] = w.Base
		w.Base = &model.Const{Node: model.Node{T: w.Type, R: w.Base.Range()}, N: n}
	}
	return func() {
		for w, base := range was {
			w.Base = base
		}
	}
}

// BuildWith compiles a game for a setup, with a call of a rule if there is one.
func BuildWith(g *model.Game, s Setup, call *compile.Call) (*machine.Program, error) {
	if call == nil {
		return Build(g, s)
	}
	choice, err := Choose(g, s)
	if err != nil {
		return nil, err
	}
	return compile.GameWith(g, choice, words(), call), nil
}

// Choose finds the scenario and variants of a setup: what is not named is the default; what a
// variant needs comes with it unless something else was asked for; what it excludes is an error.
func Choose(g *model.Game, s Setup) (compile.Choice, error) {
	c := compile.Choice{Scenario: g.First(), Plain: s.Plain, Without: s.Without, Counts: s.Counts, Asks: s.Asks, Policies: s.Policies}
	if s.Scenario != "" {
		name := english.Slug(s.Scenario)
		c.Scenario = nil
		var known []string
		for _, x := range g.Scenarios {
			known = append(known, x.Name)
			if x.Name == name {
				c.Scenario = x
			}
		}
		if c.Scenario == nil && !(name == "standard" && len(g.Scenarios) == 0) {
			return c, &SetupError{fmt.Sprintf("unknown scenario %q", s.Scenario), didYouMean(name, known)}
		}
	}
	asked := map[*model.Option]*model.Variant{}
	names := make([]string, 0, len(s.Options))
	for n := range s.Options {
		names = append(names, n)
	}
	sort.Strings(names)
	for _, n := range names {
		o, v, err := variant(g, n, s.Options[n])
		if err != nil {
			return c, err
		}
		asked[o] = v
	}
	chosen, err := complete(g, asked)
	if err != nil {
		return c, err
	}
	for _, o := range g.Options {
		c.Variants = append(c.Variants, chosen[o])
	}
	c.Players = g.Players
	for _, v := range c.Variants {
		if len(v.Players) > 0 {
			c.Players = v.Players
		}
	}
	return c, nil
}

func variant(g *model.Game, option, value string) (*model.Option, *model.Variant, error) {
	var known []string
	for _, o := range g.Options {
		known = append(known, o.Name)
		if o.Name != english.Slug(option) {
			continue
		}
		var values []string
		for _, v := range o.Variants {
			values = append(values, v.Name)
			if v.Name == english.Slug(value) {
				return o, v, nil
			}
		}
		return nil, nil, &SetupError{fmt.Sprintf("the option %s has no value %q", o.Name, value), "the values are " + strings.Join(values, ", ")}
	}
	if len(known) == 0 {
		return nil, nil, &SetupError{fmt.Sprintf("unknown option %q", option), "this game has no options"}
	}
	return nil, nil, &SetupError{fmt.Sprintf("unknown option %q", option), didYouMean(english.Slug(option), known)}
}

// complete adds needs and defaults, and checks exclusions.
func complete(g *model.Game, asked map[*model.Option]*model.Variant) (map[*model.Option]*model.Variant, error) {
	chosen := map[*model.Option]*model.Variant{}
	why := map[*model.Variant]*model.Variant{}
	maps.Copy(chosen, asked)
	for again := true; again; {
		again = false
		for _, o := range g.Options {
			v := chosen[o]
			if v == nil {
				continue
			}
			for _, n := range v.Needs {
				switch have := chosen[n.Option]; {
				case have == nil:
					chosen[n.Option], why[n], again = n, v, true
				case have != n:
					return nil, &SetupError{fmt.Sprintf("%s=%s needs %s=%s, but %s=%s was chosen%s", o.Name, v.Name, n.Option.Name, n.Name, n.Option.Name, have.Name, reason(v)), ""}
				}
			}
		}
	}
	for _, o := range g.Options {
		if chosen[o] == nil {
			chosen[o] = o.Default
		}
	}
	for _, o := range g.Options {
		v := chosen[o]
		for _, x := range v.Excludes {
			if chosen[x.Option] == x {
				msg := fmt.Sprintf("%s=%s cannot be combined with %s=%s", o.Name, v.Name, x.Option.Name, x.Name)
				if w := why[x]; w != nil {
					msg += fmt.Sprintf(" (which %s=%s selects)", w.Option.Name, w.Name)
				}
				return nil, &SetupError{msg + reason(v), ""}
			}
		}
	}
	return chosen, nil
}

// reason quotes what a variant says of itself.
func reason(v *model.Variant) string {
	if v.Text == "" {
		return ""
	}
	return ": " + v.Text
}

func didYouMean(name string, known []string) string {
	if s := diag.Suggest(name, known); s != "" {
		return fmt.Sprintf("did you mean %q?", s)
	}
	if len(known) == 0 {
		return ""
	}
	return "the values are " + strings.Join(known, ", ")
}

// TestSetup is what a test chooses: its scenario and variants.
func TestSetup(t *model.Test) Setup {
	s := Setup{Options: map[string]string{}}
	if t.Scenario != nil {
		s.Scenario = t.Scenario.Name
	}
	for _, v := range t.Variants {
		s.Options[v.Option.Name] = v.Name
	}
	return s
}

// BuildTests compiles a game for a setup, with the statements of tests that choose this setup.
// Where they choose no scenario, none is in force: they are about the rules that all have in
// common.
func BuildTests(g *model.Game, s Setup, tests []*model.Test) ([]*step.Test, error) {
	s.Counts, s.Asks, s.Policies = true, true, step.Advised(tests)
	choice, err := Choose(g, s)
	if err != nil {
		return nil, err
	}
	if s.Scenario == "" {
		choice.Scenario = nil
	}
	return step.Compile(g, choice, words(), tests), nil
}

// Guided is the setup with which a guide begins that leads into its scenario.
func Guided(g *model.Game, s Setup) (Setup, error) {
	c, err := Choose(g, s)
	if err != nil {
		return s, err
	}
	t := g.GuideInto(c.Scenario)
	if t == nil {
		var into []string
		for _, t := range g.Guides() {
			into = append(into, t.Scenario.Name)
		}
		if into == nil {
			return s, &SetupError{Message: "the game has no guide"}
		}
		return s, &SetupError{fmt.Sprintf("no guide leads into the scenario %s", c.Scenario.Name), "there are guides of " + strings.Join(into, ", ")}
	}
	led := TestSetup(t)
	s.Scenario = led.Scenario
	if len(s.Options) == 0 {
		s.Options = led.Options
	}
	mine, err := Choose(g, s)
	if err != nil {
		return s, err
	}
	its, err := Choose(g, led)
	for i, v := range its.Variants {
		if have := mine.Variants[i]; have != v {
			return s, &SetupError{fmt.Sprintf("the guide is played with %s=%s, and %s was chosen", v.Option.Name, v.Name, have.Name), ""}
		}
	}
	return s, err
}

// NewGuide makes a guide of a game, by its name.
func NewGuide(g *model.Game, name string) (*step.Guide, error) {
	t := g.Guide(name)
	if t == nil {
		return nil, &SetupError{Message: fmt.Sprintf("the game has no guide %q", name)}
	}
	tests, err := BuildTests(g, TestSetup(t), []*model.Test{t})
	if err != nil {
		return nil, err
	}
	return step.Guided(tests[0]), nil
}
