package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var unusedMenu = Rule{
	Code: "lint/unused-menu",
	Doc:  "A menu that is never offered or has no actions. Offers in tests and in its own actions do not count.",
	Run: func(g *study, report func(diag.Finding)) {
		offered := map[*model.Menu]bool{}
		for _, r := range g.Rules {
			proof.EachUse(r.Body, func(_ *model.Rule, m *model.Menu) { offered[m] = true })
		}
		for _, a := range g.Actions {
			proof.EachUse(slices.Concat(a.Lead, a.Body), func(_ *model.Rule, m *model.Menu) { offered[m] = offered[m] || m != a.Menu })
		}
		for _, m := range g.Menus {
			switch {
			case !offered[m] && !g.Reach().Menus[m]:
				// If a rule offers it to which play never comes, that is told of the rule.
				f := diag.Warnf("lint/unused-menu", m.Range, "menu %q is never offered", m.Title)
				if g.uses().menus[m] {
					f = diag.Warnf("lint/unused-menu", m.Range, "menu %q is never offered in play", m.Title)
				}
				report(f.WithHint("add offer %q {}", m.Title))
			case len(m.Actions) == 0:
				report(diag.Warnf("lint/unused-menu", m.Range, "menu %q has no actions", m.Title).WithHint("add menu = %s to an action", m.Name))
			}
		}
	},
}

var unusedValue = Rule{
	Code: "lint/unused-value",
	Doc:  "A value or table that is never read, or a weight of a policy.",
	Run: func(g *study, report func(diag.Finding)) {
		u := g.uses()
		for _, v := range g.Values {
			if !u.values[v] {
				report(diag.Warnf("lint/unused-value", v.Range, "value %q is never read", v.Title).WithHint("use it, or remove it"))
			}
		}
		for _, p := range g.Policies {
			for _, w := range p.Weights {
				if !u.values[w] {
					report(diag.Warnf("lint/unused-value", w.Range, "weight %q of the policy %q is never read", w.Name, p.Title).
						WithHint("read it in a line, or remove it"))
				}
			}
		}
		for _, t := range g.Tables {
			if !u.tables[t] {
				report(diag.Warnf("lint/unused-value", t.Range, "table %q is never read", t.Title).WithHint("use it, or remove it"))
			}
		}
	},
}

var unusedCard = Rule{
	Code: "lint/unused-card",
	Doc:  "A card or counter without copies: its count is 0, or no deck holds it.",
	Run: func(g *study, report func(diag.Finding)) {
		for _, k := range g.Kinds {
			if k.Design && k.Hi == k.Lo {
				report(diag.Warnf("lint/unused-card", k.Range, "no copy of %q exists", k.Title).
					WithHint("give it a count above 0, or a row in a composition"))
			}
		}
	},
}
