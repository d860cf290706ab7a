package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var advance = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Moves: model.MovesOn},
		Block: lang.Block{
			Name: "advance", Labels: noun, Since: 1,
			Doc:     "Moves a track's marker box by box. It enters every box on its way, and stops at the end of the track.",
			Attrs:   []lang.Attr{the, {Name: "by", Type: "number", Doc: "How many boxes; negative: backwards. Default: 1."}},
			Example: "advance morale { by = -1 }",
		},
		Check: func(s *check.Site) {
			x := s.Noun(model.OneOf(s.Kind(model.KindTrack)))
			s.Stmt.Noun = x
			t := s.TrackOf(x)
			if t == nil && x.Type().Base != model.Invalid {
				s.Report(diag.Errorf("check/track", x.Range(), "expected the name of a track"))
			}
			s.Stmt.Detail = t
			s.Attr("by", model.TNumber)
		},
		Changes: func(st *model.Stmt, d *check.Deeds) {
			t, _ := st.Detail.(*model.Track)
			d.Advances(t)
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		by := l.Const(ir.TNum, int32(l.Game.Unit))
		if s.Args["by"] != nil {
			by = l.Expr(s.Args["by"])
		}
		return []*ir.Stmt{l.Advance(s.Detail.(*model.Track), by, false)}
	},
}
