package effect

import (
	"sandtable/interp/compile"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var let = &Effect{
	Effect: check.Effect{
		Block: lang.Block{
			Name: "let", Labels: []lang.Label{{Name: "name"}}, Since: 1,
			Doc:     "Names a value. Names bind once and never change; what changes lies on the table.",
			Attrs:   []lang.Attr{{Name: "be", Type: "expression", Required: true, Doc: "The value."}},
			Example: "let foremost { be = top(here.raiders) }",
		},
		Leading: true,
		Check: func(s *check.Site) {
			x := s.Attr("be", model.TInvalid)
			if x == nil {
				return
			}
			t := x.Type()
			if t.Is(model.ThingOf) { // a track is named by its number
				if k, ok := x.(*model.Const); ok && s.Game.Things[k.N] != nil && s.Game.Things[k.N].Track != nil && s.Game.Things[k.N].Track.Thing == s.Game.Things[k.N] {
					x = s.Coerce(s.Env, x, model.TNumber)
					s.Set("be", x)
					t = x.Type()
				}
			}
			if t.Base == model.Nothing {
				s.Report(diag.Errorf("check/type", x.Range(), "none alone has no type").WithHint("leave the name out, or choose between none and something: c ? x : none"))
				t = model.TInvalid
			}
			s.Bound(0, t)
		},
	},
	Compile: func(b *compile.Builder, s *model.Stmt) { b.Store(s.Bind, s.Args["be"]) },
}
