package game

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// strategiesPass checks how players decide where exact odds are found.
func (c *checker) strategiesPass() {
	for _, d := range c.r.Bodies.Strategies {
		s := &model.Strategy{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0]}
		s.Origin = c.r.Origin(d, model.Origin{})
		for _, in := range d.Block.Body.Blocks {
			c.Report(diag.Errorf("check/misplaced-block", in.TypeRange, "blocks are not allowed in a strategy"))
		}
		if a := d.Attrs["player"]; a != nil {
			s.Player = c.playerOf(a.Expr)
		}
		if a := d.Attrs["rows"]; a != nil {
			c.strategyRows(s, a.Expr)
		}
		c.Game.Strategies = append(c.Game.Strategies, s)
	}
}

// playerOf reads the name of a player; nil, and a finding, if nobody is called so.
func (c *checker) playerOf(e hclsyntax.Expression) *model.Thing {
	p := c.Names.Thing(c.Game.Kind(model.KindPlayer), syntax.Word(e))
	if p == nil {
		c.Report(diag.Errorf("check/unknown-name", e.Range(), "unknown player %q", syntax.Title(e)).
			WithSuggestion(syntax.Word(e), c.PlayerNames()))
	}
	return p
}

func (c *checker) strategyRows(s *model.Strategy, e hclsyntax.Expression) {
	rows, ok := syntax.Items(e)
	if !ok {
		c.Report(diag.Errorf("check/strategy", e.Range(), "the rows of a strategy must be a list").
			WithHint("write rows = [[decision, condition, { option = weight }], ..]"))
		return
	}
	for _, r := range rows {
		cells, ok := syntax.Items(r)
		if !ok || len(cells) != 3 {
			c.Report(diag.Errorf("check/strategy", r.Range(), "a row needs three cells: decision, condition, weights").
				WithHint("write [decision, condition, { option = weight }]; a decision or condition may be any"))
			continue
		}
		row := &model.StrategyRow{Range: r.Range()}
		menu := c.decision(row, cells[0])
		if syntax.Word(cells[1]) != "any" {
			row.When = c.Want(check.NewEnv(&s.Scope), cells[1], model.TBool)
		}
		c.weights(row, menu, cells[2])
		s.Rows = append(s.Rows, row)
	}
}

// decision reads the first cell: a menu, a choice, or any. It returns the menu, if it is one.
func (c *checker) decision(row *model.StrategyRow, e hclsyntax.Expression) *model.Menu {
	name := syntax.Word(e)
	switch name {
	case "any":
		return nil
	case "":
		c.Report(diag.Errorf("check/strategy", e.Range(), "expected the name of a decision, or any"))
		return nil
	}
	row.Decision = name
	c.Decided(name, syntax.Title(e), e.Range())
	return c.Names.Menu(name)
}

// weights reads the third cell.
func (c *checker) weights(row *model.StrategyRow, menu *model.Menu, e hclsyntax.Expression) {
	entries, ok := syntax.Entries(e, c.Report)
	if !ok {
		c.Report(diag.Errorf("check/strategy", e.Range(), "expected weights").
			WithHint("write { option = weight }, such as { bet = 1, check = 2 }"))
		return
	}
	total := int64(0)
	for _, x := range entries {
		v, ok := c.r.Constant(x.Value, model.TNumber)
		if !ok {
			continue
		}
		if v[0] < 0 || v[0] > 1_000_000*c.Game.Unit {
			c.Report(diag.Errorf("check/strategy", x.Value.Range(), "a weight must be a number from 0 to 1000000"))
			continue
		}
		total += int64(v[0])
		row.Weights = append(row.Weights, model.Weight{Option: x.Key, Weight: int64(v[0])})
		c.option(row, menu, x.Key, x.At)
	}
	if total == 0 && len(row.Weights) == len(entries) {
		c.Report(diag.Errorf("check/strategy", e.Range(), "no option of this row has a weight above 0").
			WithHint("give at least one option a weight; an option without one is never chosen"))
	}
}

// option looks whether there can be an option of that name.
func (c *checker) option(row *model.StrategyRow, menu *model.Menu, key string, at hcl.Range) {
	for _, a := range c.Game.Actions {
		if a.Anytime && isKeyOf(key, a) {
			return
		}
	}
	if menu != nil {
		known := []string{"pass"}
		for _, a := range menu.Actions {
			known = append(known, a.Name)
			if isKeyOf(key, a) || len(menu.Actions) == 1 {
				return
			}
		}
		if key != "pass" {
			c.Report(diag.Errorf("check/unknown-choice", at, "%q is not an action of menu %q", key, menu.Title).WithSuggestion(key, known))
		}
		return
	}
	types := c.Choices[row.Decision]
	if row.Decision == "" || len(types) == 0 || key == "pass" || key == "none" || key == "done" {
		return
	}
	for _, t := range types {
		switch {
		case t.Is(model.Bool) && (key == "yes" || key == "no"):
			return
		case t.Base == model.EnumOf && t.Enum.Index(key) >= 0:
			return
		case t.Base != model.Bool && t.Base != model.EnumOf:
			// Numbers and things have keys of many forms.
			return
		}
	}
	c.Report(diag.Errorf("check/unknown-choice", at, "%q is not an option of %q", key, row.Decision))
}

// isKeyOf says whether a name may be the key of a way to take an action.
func isKeyOf(key string, a *model.Action) bool {
	return key == a.Name || strings.HasPrefix(key, a.Name+"_")
}

// plays reads the strategies of a test.
func (c *checker) plays(a *hclsyntax.Attribute) []*model.Strategy {
	if a == nil {
		return nil
	}
	items, ok := syntax.Items(a.Expr)
	if !ok {
		c.Report(diag.Errorf("check/test", a.Expr.Range(), "strategies must be a list of strategies: [a, b]"))
		return nil
	}
	var out []*model.Strategy
	by := map[*model.Thing]hcl.Range{}
	for _, it := range items {
		name := syntax.Word(it)
		var known []string
		var found *model.Strategy
		for _, s := range c.Game.Strategies {
			known = append(known, s.Name)
			if s.Name == name {
				found = s
			}
		}
		if found == nil {
			c.Report(diag.Errorf("check/unknown-name", it.Range(), "unknown strategy %q", syntax.Title(it)).WithSuggestion(name, known))
			continue
		}
		if first, twice := by[found.Player]; twice {
			c.Report(diag.Errorf("check/test", it.Range(), "two strategies are for the same player").WithRelated(first, "first declared here"))
			continue
		}
		by[found.Player] = it.Range()
		out = append(out, found)
	}
	return out
}
