package effect

import (
	"slices"

	"sandtable/interp/compile"
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
	Compile: compileDraw,
	Lower:   lowerDraw,
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
	ends := []*check.Env{s.Env.Child()}
	for _, b := range s.Inner("none") {
		env := s.Env.Child()
		s.Stmt.Else = &model.Stmt{Word: "none", Body: s.Statements(env, b), Range: b.DefRange()}
		ends = append(ends, s.Ends(env, s.Stmt.Else.Body)...)
	}
	s.Meet(ends...)
	orReturn(s)
	neverEmpty(s)
	if none := s.Stmt.Else; none != nil && v.Type.Form == model.One && v.Type.Base != model.Invalid {
		v.Type.Maybe = !s.Leaves(none.Body)
	}
	for _, b := range s.Block.Body.Blocks {
		if b.Type != "none" {
			s.Report(diag.Errorf("check/misplaced-block", b.TypeRange, "%s is not allowed in draw", b.Type).WithHint("draw allows none"))
		}
	}
}

func compileDraw(b *compile.Builder, s *model.Stmt) {
	from := s.Args["from"]
	slot := b.Slot(s.Bind)
	mayLack := s.Else != nil || s.Args["count"] != nil
	var pick func(m *machine.M) int32
	around := func(int32) {} // the hooks of a draw from a place
	kind := s.Bind.Type.Kind
	if from.Type().Form == model.Set {
		list := b.List(from)
		pick = func(m *machine.M) int32 {
			l := list(m)
			if len(l) == 0 {
				return model.None
			}
			return l[m.Random(uint32(len(l)))]
		}
	} else {
		place := b.Num(from)
		deck := b.KindNamed("deck")
		around = func(after int32) { b.AroundDraw(place, after) }
		pick = func(m *machine.M) int32 {
			p := place(m)
			if p >= deck.Lo && p < deck.Hi {
				return m.TopOf(p)
			}
			l := m.InPlace(p)
			keep := l[:0]
			for _, id := range l {
				if id >= kind.Lo && id < kind.Hi {
					keep = append(keep, id)
				}
			}
			if len(keep) == 0 {
				return model.None
			}
			return keep[m.Random(uint32(len(keep)))]
		}
	}
	one := func(m *machine.M) int32 {
		id := pick(m)
		if id == model.None && !mayLack && !failsEmpty(m, s) {
			m.Fail("run/draw", "nothing is left to draw")
		}
		return id
	}
	flags := faceFlags(s)
	if s.Args["count"] == nil {
		around(0)
		b.Emit(func(m *machine.M) { m.SetInt(slot.I, one(m)) })
		t := s.Bind.Type
		t.Maybe = s.Else != nil
		drawn(b, s, &model.Local{Node: model.Node{T: t, R: s.Range}, Var: s.Bind}, flags)
		around(1)
		ifNone(b, s, func(m *machine.M) bool { return m.Int(slot.I) == model.None })
		return
	}
	count, n, unit := b.Num(s.Args["count"]), b.Temp(), b.Game.Unit
	single := b.TempVar(s.Bind.Type.Elem())
	ss := b.Slot(single)
	w := compile.WindowOf(s.Bind.Type)
	b.Emit(func(m *machine.M) {
		clear(m.Bits(slot))
		m.SetInt(n, count(m)/unit)
	})
	done := &compile.Label{}
	again := b.Here()
	b.Emit(func(m *machine.M) {
		if m.Int(n) <= 0 {
			done.Go(m)
			return
		}
		m.SetInt(n, m.Int(n)-1)
	})
	around(0)
	b.Emit(func(m *machine.M) {
		id := one(m)
		m.SetInt(ss.I, id)
		if id == model.None && s.Args["never_empty"] != nil && !slices.ContainsFunc(m.Bits(slot), func(w uint64) bool { return w != 0 }) {
			failsEmpty(m, s)
		}
		if id == model.None || compile.InSet(m.Bits(slot), w, id) {
			done.Go(m)
			return
		}
		compile.AddTo(m.Bits(slot), w, id)
	})
	drawn(b, s, &model.Local{Node: model.Node{T: single.Type, R: s.Range}, Var: single}, flags)
	around(1)
	b.Jump(again)
	b.Mark(done)
	ifNone(b, s, func(m *machine.M) bool {
		return !slices.ContainsFunc(m.Bits(slot), func(w uint64) bool { return w != 0 })
	})
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
			out.Body = []*ir.Stmt{l.Lay(l.Ref(one), to, faceFlags(s))}
		}
	}
	if count == nil {
		each(v)
	} else {
		out.To = l.Expr(count)
		l.Fresh(v.T.Elem(), func(one *ir.Var) {
			d.One = one
			each(one)
		})
	}
	out.Else = l.Else(s)
	return []*ir.Stmt{out}
}

// ifNone runs the statements for an empty source.
func ifNone(b *compile.Builder, s *model.Stmt, nothing func(m *machine.M) bool) {
	if s.Else == nil || len(s.Else.Body) == 0 {
		return
	}
	skip := &compile.Label{}
	b.Emit(func(m *machine.M) {
		if !nothing(m) {
			skip.Go(m)
		}
	})
	b.Body(s.Else.Body)
	b.Mark(skip)
}

// drawn moves what was drawn, if the statement has a destination.
func drawn(b *compile.Builder, s *model.Stmt, what model.Expr, flags int32) {
	if to := s.Args["to"]; to != nil {
		b.Move(what, b.Num(to), flags)
	}
}

// faceFlags returns the flags for how moved pieces lie.
func faceFlags(s *model.Stmt) int32 {
	k, ok := s.Args["face"].(*model.Const)
	switch {
	case !ok:
		return 0
	case k.N == 1:
		return 2
	}
	return 4
}
