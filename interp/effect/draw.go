package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var draw = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Names: model.NamesDrawn, Moves: model.MovesBound, Event: "draw", Chance: true},
		Block: lang.Block{
			Name: "draw", Labels: []lang.Label{{Name: "name"}}, Since: 1, Blocks: []string{"none"},
			Doc: "Takes the top card of a deck, or a random member of a cup, a box or a set, and moves it. " +
				"`none { .. }` runs if there is nothing to draw; the name is then none. `never_empty` states that this cannot happen.",
			Attrs: []lang.Attr{
				{Name: "from", Type: "place or set", Required: true, Doc: "Where to draw from. Of a deck: the top card. Otherwise: a random member."},
				{Name: "to", Type: "place", Doc: "Where it goes. Default: it stays where it is."},
				{Name: "count", Type: "number", Doc: "How many, or fewer if there are not as many. The name is then a set."},
				{Name: "face", Type: "up or down", Doc: "Its face there."},
				{Name: "never_empty", Type: "bool", Doc: "There is always something to draw. If there is not, that is an error of the rule."},
				{Name: "or_return", Type: "bool", Doc: "If there is nothing to draw, leave the rule or action. Short for `none { return {} }`."},
			},
			Example: "draw omen {\n  from = night_sky\n  to   = shown\n}",
		},
		Check: checkDraw,
		Changes: func(st *model.Stmt, d *check.Deeds) {
			if from := st.Args["from"]; from != nil && from.Type().Form == model.One {
				d.Draws()
			}
			if to := st.Args["to"]; to != nil && st.Bind != nil {
				d.Moves(&model.Local{Node: model.Node{T: st.Bind.Type}, Var: st.Bind}, to, "enter")
			}
		},
	},
	Lower: lowerDraw,
}

func checkDraw(s *check.Site) {
	from := s.Attr("from", model.TInvalid)
	s.Attr("to", s.Place())
	many := s.Attr("count", model.TNumber) != nil
	if many && s.Block.Body.Attributes["to"] == nil {
		s.Report(diag.Errorf("check/draw", s.Block.DefRange(), "to is missing: several things cannot be drawn and stay where they are").
			WithHint("state where they go: to = .."))
	}
	s.Face()
	if from == nil {
		return
	}
	s.Stmt.Filled = s.Filled(s.Env, from)
	t := from.Type()
	var elem model.Type
	switch {
	case t.Base == model.Invalid:
	case t.Is(model.ThingOf) && t.Kind.Is(model.KindPlace):
		if t.Maybe {
			s.Report(s.Doubt(from, "a place is needed"))
		}
		elem = model.OneOf(s.HeldBy(from))
	case t.Form == model.Set && t.Of(model.KindPiece):
		elem = t.Elem()
	default:
		s.Errorf("check/type", from.Range(), "expected a deck, a cup, a box or a set of pieces, found %s", t)
	}
	switch {
	case elem.Base == model.Invalid:
	case many:
		elem = elem.In(model.Set)
	}
	noneDrawn(s, s.Bound(0, elem))
}

// noneDrawn checks what happens if there is nothing to draw. Unless the block leaves, the name may
// be none afterwards.
func noneDrawn(s *check.Site, v *model.Var) {
	s.Happen()
	none(s, s.Env.Child())
	orReturn(s)
	neverEmpty(s)
	if none := s.Stmt.Else; none != nil && v.Type.Form == model.One && v.Type.Base != model.Invalid {
		v.Type.Maybe = !s.Leaves(none.Body)
	}
	onlyBlocks(s, "draw allows none", "none")
}

func lowerDraw(l *lower.L, s *model.Stmt) []*ir.Stmt {
	from, v, count := s.Args["from"], l.InFrame(s.Bind), s.Args["count"]
	d := &ir.Draw{One: v, Decks: lower.DomainOf(l.Kind("deck")), Lack: s.Else != nil || count != nil, Never: nothingTo(s)}
	out := &ir.Stmt{Do: ir.Draws, V: v, X: l.Expr(from), Draw: d}
	if from.Type().Form == model.One {
		d.Kind, out.Event = lower.DomainOf(s.Bind.Type.Kind), l.Doing("draw")
	}
	each := func(one *ir.Var) {
		if to := s.Args["to"]; to != nil {
			out.Body = []*ir.Stmt{l.Lay(l.Ref(one), s.Bind.Type.Elem(), l.Expr(to), to.Type(), faceFlags(s))}
		}
	}
	if count == nil {
		each(v)
	} else {
		out.To = l.Expr(count)
		l.Local(v.T.Elem(), func(one *ir.Var) {
			d.One = one
			each(one)
		})
	}
	out.Else = l.Else(s)
	return []*ir.Stmt{out}
}

// faceFlags returns the flags for how moved pieces lie.
func faceFlags(s *model.Stmt) int32 {
	k, ok := s.Args["face"].(*model.Const)
	switch {
	case !ok:
		return 0
	case k.N == 1:
		return machine.LayUp
	}
	return machine.LayDown
}
