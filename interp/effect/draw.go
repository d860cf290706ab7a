package effect

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var draw = &Effect{
	Effect: check.Effect{
		Block: lang.Block{
			Name: "draw", Labels: []lang.Label{{Name: "name"}}, Since: 1,
			Doc: "Takes the top card of a deck, or any one from a cup, a box or a set at random, and moves it.",
			Attrs: []lang.Attr{
				{Name: "from", Type: "place or set", Required: true, Doc: "A deck: its top card. Anything else: one at random."},
				{Name: "to", Type: "place", Doc: "Where it goes; it stays where it is if not stated."},
				{Name: "count", Type: "number", Doc: "So many (fewer if there are not so many): the name is then a set."},
				{Name: "face", Type: "up or down", Doc: "How it lies then."},
				{Name: "optional", Type: "bool", Doc: "The name is none if there is nothing to draw; without it that is an error."},
			},
			Example: "draw omen {\n  from = night_sky\n  to   = shown\n}",
		},
		Chance: true,
		Check:  checkDraw,
	},
	Compile: compileDraw,
}

func checkDraw(s *check.Site) {
	from := s.Attr("from", model.TInvalid)
	s.Attr("to", s.Place())
	many := s.Attr("count", model.TNumber) != nil
	if many && s.Block.Body.Attributes["to"] == nil {
		s.Report(diag.Errorf("check/draw", s.Block.DefRange(), "several are drawn, but they stay where they are").
			WithHint("say where they go: to = ..."))
	}
	s.Face()
	if from == nil {
		return
	}
	t := from.Type()
	var elem model.Type
	switch {
	case t.Base == model.Invalid:
	case t.Is(model.ThingOf) && t.Kind.IsA(s.Kind("place")):
		if t.Maybe {
			s.Report(diag.Errorf("check/maybe", from.Range(), "this may be none; a place is wanted here"))
		}
		elem = model.OneOf(s.HeldBy(from))
	case t.Form == model.Set && t.Base == model.ThingOf && t.Kind.IsA(s.Kind("piece")):
		elem = t.Elem()
	default:
		s.Errorf("check/type", from.Range(), "a deck, a cup, a box or a set of pieces is wanted here, not %s", t)
	}
	switch {
	case elem.Base == model.Invalid:
	case many:
		elem = elem.In(model.Set)
	case s.Bool("optional"):
		elem.Maybe = true
		s.Set("optional", check.Const(model.TBool, 1, s.Block.DefRange()))
	}
	s.Bound(0, elem)
}

func compileDraw(b *compile.Builder, s *model.Stmt) {
	from := s.Args["from"]
	slot := b.Slot(s.Bind)
	optional := s.Args["optional"] != nil || s.Args["count"] != nil
	var pick func(m *machine.M) int32
	around := func(int32) {} // the events of a draw from a place
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
		if id == model.None && !optional {
			m.Fail("run/draw", "there is nothing left to draw")
		}
		return id
	}
	flags := faceFlags(s)
	if s.Args["count"] == nil {
		around(0)
		b.Emit(func(m *machine.M) { m.SetInt(slot.I, one(m)) })
		drawn(b, s, &model.Local{Node: model.Node{T: s.Bind.Type, R: s.Range}, Var: s.Bind}, flags)
		around(1)
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
}

// drawn moves what was drawn, if it is to go anywhere.
func drawn(b *compile.Builder, s *model.Stmt, what model.Expr, flags int32) {
	if to := s.Args["to"]; to != nil {
		b.Move(what, b.Num(to), flags)
	}
}

// faceFlags says how moved pieces lie then.
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
