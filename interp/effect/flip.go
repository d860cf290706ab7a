package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

var flip = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Event: "flip"},
		Block: lang.Block{
			Name: "flip", Labels: noun, Since: 1,
			Doc:     "Turns a counter, or a set of counters, to a side. Default: its next side.",
			Attrs:   []lang.Attr{the, {Name: "to", Type: "name of a side", Doc: "The side."}},
			Example: "flip actor { to = tired }",
		},
		Check: func(s *check.Site) {
			x := s.Noun(model.SetOf(s.Kind(model.KindPiece)), s.Piece())
			s.Stmt.Noun = x
			if x.Type().Base == model.Invalid {
				return
			}
			sides := x.Type().Kind.Sided().Sides
			if len(sides) == 0 {
				s.Report(diag.Errorf("check/flip", s.Block.DefRange(), "%s has no sides", x.Type().Kind.Name).WithCause("sides", x.Type().Kind.Base().Name))
				return
			}
			a := s.Attrs["to"]
			if a == nil {
				return
			}
			w := syntax.Word(a.Expr)
			for i, n := range sides {
				if n == w {
					s.Set("to", check.Const(model.TNumber, int32(i), a.Expr.Range()))
					return
				}
			}
			s.Report(diag.Errorf("check/unknown-side", a.Expr.Range(), "%s has no side %q", x.Type().Kind.Name, w).WithSuggestion(w, sides))
		},
		Changes: func(st *model.Stmt, d *check.Deeds) { d.Flips(st.Noun) },
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		return []*ir.Stmt{{Do: ir.Turns, X: l.Pieces(s.Noun), To: l.Optional(s.Args["to"]), Event: l.Doing("flip")}}
	},
}
