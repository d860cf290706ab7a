package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var unusedRule = Rule{
	Code: "lint/unused-rule",
	Doc:  "A rule that nothing runs: it is bound to no event, no statement runs it, and play does not begin with it.",
	Run: func(g *study, report func(diag.Finding)) {
		u := g.uses()
		for _, r := range g.Rules {
			if r.Binding == nil && !u.rules[r] {
				report(diag.Warnf("lint/unused-rule", r.Range, "nothing runs the rule %q", r.Title).
					WithHint("bind it to an event (after = ...), run it, or take it out"))
			}
		}
	},
}

var unusedMenu = Rule{
	Code: "lint/unused-menu",
	Doc:  "A menu that is never offered, or has no actions.",
	Run: func(g *study, report func(diag.Finding)) {
		u := g.uses()
		for _, m := range g.Menus {
			switch {
			case !u.menus[m]:
				report(diag.Warnf("lint/unused-menu", m.Range, "nothing offers the menu %q", m.Title).WithHint("write: offer %q {}", m.Title))
			case len(m.Actions) == 0:
				report(diag.Warnf("lint/unused-menu", m.Range, "the menu %q has no actions", m.Title).WithHint("an action says menu = %s", m.Name))
			}
		}
	},
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

var unusedMarker = Rule{
	Code: "lint/unused-marker",
	Doc:  "A marker that nothing ever lays, or a track whose marker never moves.",
	Run: func(g *study, report func(diag.Finding)) {
		u := g.uses()
		for _, m := range g.Markers {
			if !u.markers[m] {
				report(diag.Warnf("lint/unused-marker", m.Range, "nothing lays the marker %q", m.Title).WithHint("mark x { with = %s }, or start = [..]", m.Name))
			}
		}
		for _, t := range g.Tracks {
			if !u.tracks[t] {
				report(diag.Warnf("lint/unused-marker", t.Range, "the marker of the track %q never moves", t.Thing.Title).WithHint("advance %s {}", t.Thing.Name))
			}
		}
	},
}

var unusedName = Rule{
	Code: "lint/unused-name",
	Doc:  "A name bound with let that nothing reads.",
	Run: func(g *study, report func(diag.Finding)) {
		u := g.uses()
		look := func(ss []*model.Stmt) {
			model.WalkStmts(ss, func(s *model.Stmt) {
				if s.Word == "let" && s.Bind != nil && !u.locals[s.Bind] {
					report(diag.Warnf("lint/unused-name", s.Bind.Range, "nothing reads %q", s.Bind.Name).WithHint("take the let out"))
				}
			}, nil)
		}
		for _, r := range g.Rules {
			look(r.Body)
		}
		for _, a := range g.Actions {
			look(a.Lead)
			look(a.Body)
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
