package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var unusedName = Rule{
	Code: "lint/unused-name",
	Doc: "A bound name that is never read: of a let, a choice, a throw, a loop, a rule's " +
		"result, or a drawn piece that stays where it is; and a parameter of a rule that waits for no " +
		"event, and for which nothing waits. A piece that is moved needs no reader, nor does a choice " +
		"with one candidate, which only informs the player.",
	Run: func(g *study, report func(diag.Finding)) {
		locals := g.uses().locals
		for _, s := range g.Play().Stmts {
			if s.Bind != nil && !locals[s.Bind] {
				if hint := idleName(s); hint != "" {
					report(diag.Warnf("lint/unused-name", s.Bind.Range, "name %q is never read", s.Bind.Name).WithHint("%s", hint))
				}
			}
		}
		awaited := g.awaited()
		for _, r := range g.Rules {
			for _, v := range r.Params {
				if r.Binding == nil && !awaited[r] && !locals[v] {
					report(diag.Warnf("lint/unused-name", v.Range, "parameter %q of %s is never read", v.Name, r.Title).
						WithHint("read it, or remove it from given and from each run"))
				}
			}
		}
	},
}

// awaited returns the rules before, after or instead of which something runs, which reads what they
// are given.
func (g *study) awaited() map[*model.Rule]bool {
	out := map[*model.Rule]bool{}
	for b := range g.Bindings() {
		out[b.Event.Rule] = true
	}
	return out
}

// idleName says what to do with a name that nothing reads; "" if it may stand.
func idleName(s *model.Stmt) string {
	switch s.Names {
	case model.NamesValue:
		return "remove it from let"
	case model.NamesChoice:
		if t, ok := s.Args["from"].(*model.Tuple); s.Args["secret"] != nil || ok && len(t.Elems) == 1 {
			return ""
		}
		return "read the choice, or remove it"
	case model.NamesThrow:
		return "read the result of the throw, or remove it"
	case model.NamesMember:
		if s.Detail != nil { // all choose, each for themselves
			return ""
		}
		return "read the name in the loop, or write repeat { times = .. }"
	case model.NamesResult:
		return "read the result, or remove the second label of run"
	case model.NamesDrawn:
		if s.Args["to"] == nil {
			return "use the drawn piece, or add to = .."
		}
	}
	return ""
}
