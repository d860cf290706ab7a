package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var put = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Moves: model.MovesBound},
		Block: lang.Block{
			Name: "put", Labels: []lang.Label{{Name: "name"}}, Since: 1,
			Doc: "Moves one of several like pieces to a place: the first in order, since all are alike. It is an error if there is none, so test first.",
			Attrs: []lang.Attr{
				{Name: "from", Type: "set", Required: true, Doc: "The like pieces, usually `design.supply`."},
				{Name: "to", Type: "place or point", Required: true, Doc: "Where it goes."},
				{Name: "face", Type: "up or down", Doc: "Its face there."},
			},
			Example: "put newcomer {\n  from = footman.supply\n  to   = lane.first\n}",
		},
		Check: func(s *check.Site) {
			from := s.Attr("from", model.TInvalid)
			s.Spot("to")
			s.Face()
			if from == nil {
				return
			}
			t := from.Type()
			if t.Base != model.Invalid && (t.Form != model.Set || t.Base != model.ThingOf || !t.Kind.Is(model.KindPiece)) {
				s.Report(diag.Errorf("check/type", from.Range(), "expected a set of pieces, found %s", t).WithHint("write a set such as rifleman.supply"))
				t = model.TInvalid
			}
			s.Bound(0, t.Elem())
		},
		Changes: func(st *model.Stmt, d *check.Deeds) {
			if to := st.Args["to"]; to != nil && st.Bind != nil {
				d.Moves(&model.Local{Node: model.Node{T: st.Bind.Type}, Var: st.Bind}, to, "enter")
			}
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		v, first, to := l.InFrame(s.Bind), l.First(l.Expr(s.Args["from"])), s.Args["to"]
		lay := l.Lay(l.Ref(v), s.Bind.Type, l.Expr(to), to.Type(), faceFlags(s))
		lay.Must = true
		return []*ir.Stmt{{Do: ir.Binds, V: v, X: first}, lay}
	},
}
