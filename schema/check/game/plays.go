package game

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// plays reads the policies of a test, at most one for each player.
func (c *checker) plays(a *hclsyntax.Attribute) (out []*model.Policy) {
	if a == nil {
		return nil
	}
	items, ok := syntax.Items(a.Expr)
	if !ok {
		c.Report(diag.Errorf("check/test", a.Expr.Range(), "policies must be a list of policies: [a, b]"))
		return nil
	}
	known := english.Each(c.Game.Policies, func(p *model.Policy) string { return p.Name })
	by := map[*model.Thing]hcl.Range{}
	for _, it := range items {
		p := c.policy(syntax.Word(it))
		if p == nil {
			c.Report(diag.Errorf("check/unknown-name", it.Range(), "unknown policy %q", syntax.Title(it)).WithSuggestion(syntax.Word(it), known))
			continue
		}
		i := slices.IndexFunc(c.Game.Players, func(t *model.Thing) bool { return p.Of(t) && !by[t].Empty() })
		if i >= 0 {
			c.Report(diag.Errorf("check/test", it.Range(), "two policies are for %s", c.Game.Players[i].Title).
				WithRelated(by[c.Game.Players[i]], "first named here"))
			continue
		}
		for _, t := range c.Game.Players {
			if p.Of(t) {
				by[t] = it.Range()
			}
		}
		out = append(out, p)
	}
	return out
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
