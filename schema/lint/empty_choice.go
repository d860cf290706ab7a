package lint

import (
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var emptyChoice = Rule{
	Code: "lint/empty-choice",
	Doc:  "A choice or an offer that may find nothing to choose from, and does not say what happens then.",
	Run: func(g *model.Game, report func(diag.Finding)) {
		w := &emptyWalk{g: g, report: report}
		for _, r := range g.Rules {
			w.body(r.Body, w.given(nil, r.When))
		}
		for _, a := range g.Actions {
			if a.Whole { // a way that comes to nothing is no way
				continue
			}
			known := map[string]bool{}
			for _, s := range a.Lead {
				known = w.given(known, s.Args["that"])
			}
			w.body(a.Body, known) // an action whose leading choice is empty is not legal; later choices are looked at
		}
	},
}

// emptyWalk goes through statements with what is known not to be empty: the arguments of any(..) in the conditions around them.
type emptyWalk struct {
	g      *model.Game
	report func(diag.Finding)
}

func (w *emptyWalk) body(ss []*model.Stmt, known map[string]bool) {
	for _, s := range ss {
		w.stmt(s, known)
		inner := known
		for _, cond := range []string{"when", "while"} {
			inner = w.given(inner, s.Args[cond])
		}
		w.body(s.Body, inner)
		for _, p := range s.Parts {
			w.body(p.Body, known)
		}
		if s.Else != nil {
			w.body([]*model.Stmt{s.Else}, known)
		}
	}
}

func (w *emptyWalk) stmt(s *model.Stmt, known map[string]bool) {
	switch {
	case s.Word == "choose" && s.Else == nil && s.Args["may_pass"] == nil && w.mayBeEmpty(s, known):
		w.report(diag.Warnf("lint/empty-choice", s.Range, "there may be nothing to choose as %q, and it does not say what then", s.Label).
			WithHint("add or_return = true if that leaves the rule, none { .. } with what else happens (none {} if nothing does), or may_pass = true"))
	case s.Word == "offer" && s.Else == nil && s.Args["up_to"] == nil && !alwaysLegal(s):
		w.report(diag.Warnf("lint/empty-choice", s.Range, "nothing on the menu %q may be legal, and it does not say what then", s.Label).
			WithHint("add none { .. } with what happens then"))
	}
}

// given adds what a condition makes known.
func (w *emptyWalk) given(known map[string]bool, cond model.Expr) map[string]bool {
	if cond == nil {
		return known
	}
	out := map[string]bool{}
	for k := range known {
		out[k] = true
	}
	for _, e := range conjuncts(cond) {
		if f, ok := e.(*model.Func); ok && f.Name == "any" {
			out[w.text(f.Args[0])] = true
		}
	}
	return out
}

func conjuncts(e model.Expr) []model.Expr {
	if b, ok := e.(*model.Binary); ok && b.Op == "&&" {
		return append(conjuncts(b.X), conjuncts(b.Y)...)
	}
	return []model.Expr{e}
}

func (w *emptyWalk) text(e model.Expr) string {
	r := e.Range()
	src := w.g.Files[r.Filename]
	if r.End.Byte > len(src) || r.Start.Byte > r.End.Byte {
		return ""
	}
	return strings.ToLower(strings.Join(strings.Fields(string(src[r.Start.Byte:r.End.Byte])), ""))
}

// Passable is what an offer tells: that the player may always pass, and the menu.
type Passable interface {
	MayPass() bool
	Uses() (*model.Rule, *model.Menu, *model.Table)
}

// alwaysLegal says whether an offer is seen to hold something legal always: the player may pass, or an action asks for nothing.
func alwaysLegal(s *model.Stmt) bool {
	p, ok := s.Detail.(Passable)
	if !ok || p.MayPass() {
		return ok
	}
	_, m, _ := p.Uses()
	if m.Actor != nil {
		return false
	}
	for _, a := range m.Actions {
		if len(a.Waived) == len(m.Requires) && len(a.Lead) == 0 && len(a.Forbids) == 0 && a.Extent == nil && !a.Whole {
			return true
		}
	}
	return false
}

// mayBeEmpty says whether the candidates are not seen to be there always.
func (w *emptyWalk) mayBeEmpty(s *model.Stmt, known map[string]bool) bool {
	if s.Args["up_to"] != nil && s.Args["at_least"] == nil {
		return false
	}
	return len(s.Parts) > 0 || !never(s.Args["from"]) && !known[w.text(s.Args["from"])]
}

// never says whether a set or list is seen never to be empty.
func never(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Tuple:
		return len(e.Elems) > 0
	case *model.Members:
		k := e.Kind
		for k.Parent != nil {
			k = k.Parent
		}
		return k.Name != "piece" && e.Kind.Hi > e.Kind.Lo
	case *model.Func:
		if e.Name == "numbers" && len(e.Args) == 2 {
			a, ok1 := e.Args[0].(*model.Const)
			b, ok2 := e.Args[1].(*model.Const)
			return ok1 && ok2 && a.N <= b.N
		}
	case *model.Get:
		return e.Field.Storage == model.Printed && filled(e.Field)
	}
	return false
}

// filled says whether a printed set has a member on every thing.
func filled(f *model.Field) bool {
	for id := f.Of.Lo; id < f.Of.Hi; id++ {
		if v, ok := f.Values[id]; ok && len(v) == 0 {
			return false
		}
	}
	return len(f.Values) > 0
}
