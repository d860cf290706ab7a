package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var unusedMenu = Rule{
	Code: "lint/unused-menu",
	Doc:  "A menu that is never offered, or has no actions. What only tests offer does not count, nor what its own actions do.",
	Run: func(g *study, report func(diag.Finding)) {
		offered := map[*model.Menu]bool{}
		for _, r := range g.Rules {
			offers(r.Body, func(m *model.Menu) { offered[m] = true })
		}
		for _, a := range g.Actions {
			offers(append(a.Lead[:len(a.Lead):len(a.Lead)], a.Body...), func(m *model.Menu) { offered[m] = offered[m] || m != a.Menu })
		}
		for _, m := range g.Menus {
			switch {
			case !offered[m] && !g.reach().menus[m]: // if a rule offers it to which play never comes, that is told of the rule
				f := diag.Warnf("lint/unused-menu", m.Range, "nothing offers the menu %q", m.Title)
				if g.uses().menus[m] {
					f = diag.Warnf("lint/unused-menu", m.Range, "nothing in play offers the menu %q", m.Title)
				}
				report(f.WithHint("write: offer %q {}", m.Title))
			case len(m.Actions) == 0:
				report(diag.Warnf("lint/unused-menu", m.Range, "the menu %q has no actions", m.Title).WithHint("an action says menu = %s", m.Name))
			}
		}
	},
}

// offers calls f for each menu that statements offer.
func offers(ss []*model.Stmt, f func(*model.Menu)) {
	model.WalkStmts(ss, func(s *model.Stmt) {
		if d, ok := s.Detail.(Given); ok {
			if _, m, _ := d.Uses(); m != nil {
				f(m)
			}
		}
	}, nil)
}

var unusedValue = Rule{
	Code: "lint/unused-value",
	Doc:  "A value or table that nothing reads.",
	Run: func(g *study, report func(diag.Finding)) {
		u := g.uses()
		for _, v := range g.Values {
			if !u.values[v] {
				report(diag.Warnf("lint/unused-value", v.Range, "nothing reads the value %q", v.Title).WithHint("use it, or take it out"))
			}
		}
		for _, t := range g.Tables {
			if !u.tables[t] {
				report(diag.Warnf("lint/unused-value", t.Range, "nothing reads the table %q", t.Title).WithHint("use it, or take it out"))
			}
		}
	},
}

var unusedCard = Rule{
	Code: "lint/unused-card",
	Doc:  "A card or counter of which there is not a single one: no deck holds it.",
	Run: func(g *study, report func(diag.Finding)) {
		for _, k := range g.Kinds {
			if k.Design && k.Hi == k.Lo {
				report(diag.Warnf("lint/unused-card", k.Range, "there is not a single %q", k.Title).WithHint("give it a count above 0, or a row in a composition"))
			}
		}
	},
}
