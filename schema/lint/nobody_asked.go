package lint

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

var nobodyAsked = Rule{
	Code: "lint/nobody-asked",
	Doc: "A decision of a rule that does not say whose it is, in a game of several players: the first player makes it for all. " +
		"One that is the first player's whoever acts says so.",
	Run: func(g *study, report func(diag.Finding)) {
		if len(g.Players) < 2 {
			return
		}
		say := func(at hcl.Range, what string) {
			report(diag.Warnf("lint/nobody-asked", at, "%s does not say who decides: it is always %s", what, g.Players[0].Title).
				WithHint("add player = .."))
		}
		for _, m := range g.Menus {
			if m.Player == nil {
				say(m.Range, fmt.Sprintf("the menu %q", m.Title))
			}
		}
		for _, a := range g.Actions {
			if a.Menu == nil && a.Player == nil {
				say(a.Range, fmt.Sprintf("the action %q", a.Title))
			}
		}
		for _, r := range g.Rules {
			model.WalkStmts(r.Body, func(s *model.Stmt) {
				if (s.Asks || s.Args["may_pass"] != nil) && s.Calls == model.CallsNothing && s.Args["player"] == nil {
					say(s.Range, english.A(s.Word))
				}
			}, nil)
		}
	},
}
