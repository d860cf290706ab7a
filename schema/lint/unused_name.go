package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var unusedName = Rule{
	Code: "lint/unused-name",
	Doc: "A name that nothing reads: of a let, a choice, a throw, a loop, of what a rule returns, or of what is drawn and stays where it is. " +
		"What is drawn or put somewhere needs no reader, nor does a choice with one candidate, which only tells.",
	Run: func(g *study, report func(diag.Finding)) {
		locals := g.uses().locals
		for _, s := range g.play().stmts {
			if s.Bind != nil && !locals[s.Bind] {
				if hint := idleName(s); hint != "" {
					report(diag.Warnf("lint/unused-name", s.Bind.Range, "nothing reads %q", s.Bind.Name).WithHint("%s", hint))
				}
			}
		}
	},
}

// idleName says what to do with a name that nothing reads; "" if it may stand.
func idleName(s *model.Stmt) string {
	switch s.Names {
	case model.NamesValue:
		return "take it out of let"
	case model.NamesChoice:
		if t, ok := s.Args["from"].(*model.Tuple); s.Args["secret"] != nil || ok && len(t.Elems) == 1 {
			return ""
		}
		return "what is chosen makes no difference: read it, or take the choice out"
	case model.NamesThrow:
		return "what is thrown makes no difference: read it, or take the throw out"
	case model.NamesMember:
		if s.Detail != nil { // all choose, each for themselves
			return ""
		}
		return "every round is the same: read the name in the loop, or write repeat { times = .. }"
	case model.NamesResult:
		return "what the rule returns is not looked at: run it without a second label"
	case model.NamesDrawn:
		if s.Args["to"] == nil {
			return "what is drawn stays where it is, and nothing is done with it"
		}
	}
	return ""
}
