package game

import (
	"slices"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// testsPass checks the tests written in the language.
func (c *checker) testsPass() {
	first := map[*model.Scenario]*model.Test{}
	for _, d := range c.r.Bodies.Tests {
		t := c.test(d)
		c.Game.Tests = append(c.Game.Tests, t)
		if d.Block.Type != "guide" || t.Scenario == nil {
			continue
		}
		if other := first[t.Scenario]; other != nil {
			c.Report(diag.Errorf("check/guide", t.Range, "%q is a second guide of the scenario %q", t.Name, t.Scenario.Title).
				WithRelated(other.Range, "the first").WithHint("one guide leads into a scenario: name another scenario, or remove it"))
			continue
		}
		first[t.Scenario] = t
	}
}

func (c *checker) test(d decl.Decl) *model.Test {
	t := &model.Test{Name: d.Block.Labels[0], Scope: &model.Scope{}}
	t.Origin = c.r.Origin(d, model.Origin{})
	if a := d.Attrs["variants"]; a != nil {
		if items, ok := syntax.Items(a.Expr); ok {
			for _, it := range items {
				if v := c.r.Variant(it); v != nil {
					t.Variants = append(t.Variants, v)
				}
			}
		} else {
			c.Errorf("check/test", a.Expr.Range(), "variants must be a list: [a, b]")
		}
	}
	guide := d.Block.Type == "guide"
	if guide {
		t.Scenario = c.started()
		t.Leads = c.led(d, t.Variants)
	}
	if a := d.Attrs["scenario"]; a != nil {
		w := syntax.Word(a.Expr)
		t.Scenario = nil
		var known []string
		for _, s := range c.Game.Scenarios {
			known = append(known, s.Name)
			if s.Name == w {
				t.Scenario = s
			}
		}
		if w == standard.Name && len(c.Game.Scenarios) == 0 {
			t.Scenario = &standard
		} else if t.Scenario == nil {
			c.Report(diag.Errorf("check/unknown-name", a.Expr.Range(), "unknown scenario %q", w).WithSuggestion(w, known))
		}
	}
	if !guide {
		t.Plays = c.plays(d.Attrs["policies"])
	}
	t.Seed = 1
	if a := d.Attrs["seed"]; a != nil {
		if v, ok := c.r.Constant(a.Expr, model.TNumber); ok {
			t.Seed = uint64(v[0] / c.Game.Unit)
		}
	}
	if a := d.Attrs["rolls"]; a != nil {
		if v, ok := c.r.Constant(a.Expr, model.TNumbers); ok {
			t.Rolls = v
		}
	}
	env := check.NewEnv(t.Scope)
	env.Test = true
	t.Steps = c.TestBody(env, d.Block.Body)
	for _, s := range t.Steps {
		c.stands(s, guide)
	}
	if guide && !slices.ContainsFunc(t.Steps, func(s *model.Stmt) bool { return s.Prompts }) {
		c.Report(diag.Errorf("check/guide", t.Range, "the guide %q has no prompt", t.Name).
			WithHint("say before a decision what to do, and why: prompt \"Cross the river\" { text = .. }"))
	}
	return t
}

// standard is the scenario of a game that has none.
var standard = model.Scenario{Name: "standard", Title: "Standard"}

// started returns the scenario that is played if none is named.
func (c *checker) started() *model.Scenario {
	if s := c.Game.First(); s != nil {
		return s
	}
	return &standard
}

// led returns the player who is led through a guide.
func (c *checker) led(d decl.Decl, variants []*model.Variant) *model.Thing {
	if a := d.Attrs["for"]; a != nil {
		return c.playerOf(a.Expr)
	}
	players := c.Game.Players
	for _, v := range variants {
		if len(v.Players) > 0 {
			players = v.Players
		}
	}
	if len(players) == 0 {
		return nil
	}
	return players[0]
}

// stands checks that a step of a test, or of a guide, may stand there: a person is led by decisions
// alone.
func (c *checker) stands(s *model.Stmt, guide bool) {
	step := c.Words.Step(s.Word)
	switch {
	case !guide && step != nil && step.Stand == check.InGuides:
		c.Report(diag.Errorf("check/guide", s.Range, "%s is for a person who plays, and a test is played by nobody", s.Word).
			WithHint("write guide in place of test"))
	case guide && (step == nil || step.Stand == check.InTests):
		c.Report(diag.Errorf("check/guide", s.Range, "%s is no decision: in a guide things happen by what players decide", s.Word).
			WithHint("take the decisions that lead there, or let bots take them: play { bots = policy .. }"))
	case guide && endless(s):
		c.Report(diag.Errorf("check/guide", s.Range, "bots play to the end here, and nothing is left to decide").
			WithHint("state until = .., which holds where the person goes on"))
	}
}

// endless reports whether a step has bots play to the end of the game.
func endless(s *model.Stmt) bool {
	x, ok := s.Detail.(interface{ Endless() bool })
	return ok && x.Endless()
}
