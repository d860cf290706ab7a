package game

import (
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// testsPass checks the tests written in the language.
func (c *checker) testsPass() {
	for _, d := range c.r.Bodies.Tests {
		c.Game.Tests = append(c.Game.Tests, c.test(d))
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
			c.Errorf("check/test", a.Expr.Range(), "with must be a list of variants: [a, b]")
		}
	}
	if a := d.Attrs["scenario"]; a != nil {
		w := syntax.Word(a.Expr)
		var known []string
		for _, s := range c.Game.Scenarios {
			known = append(known, s.Name)
			if s.Name == w {
				t.Scenario = s
			}
		}
		if w == "standard" && len(c.Game.Scenarios) == 0 {
			t.Scenario = &model.Scenario{Name: "standard", Title: "Standard"}
		} else if t.Scenario == nil {
			c.Report(diag.Errorf("check/unknown-name", a.Expr.Range(), "unknown scenario %q", w).WithSuggestion(w, known))
		}
	}
	t.Plays = c.plays(d.Attrs["strategies"])
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
	return t
}
