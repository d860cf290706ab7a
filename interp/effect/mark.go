package effect

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

var mark = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Event: "mark"},
		Block: lang.Block{
			Name: "mark", Labels: noun, Since: 1,
			Doc: "Lays a marker on a host, or on each host of a set. A host carries at most one, unless the marker has `many`. If the supply is empty, nothing is laid.",
			Attrs: []lang.Attr{the,
				{Name: "with", Type: "name of a marker", Required: true, Doc: "The marker."},
				{Name: "count", Type: "number", Doc: "How many. Default: 1."}},
			Example: "mark man { with = wound }",
		},
		Check:   func(s *check.Site) { checkMarker(s) },
		Changes: func(st *model.Stmt, d *check.Deeds) { marks(st, d, "mark") },
	},
	Lower: lowerMarker,
}

var unmark = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Event: "unmark"},
		Block: lang.Block{
			Name: "unmark", Labels: noun, Since: 1,
			Doc: "Takes a marker off a host, or off each host of a set, and returns it to its supply. For several markers, write a list.",
			Attrs: []lang.Attr{the,
				{Name: "with", Type: "name of a marker, or several", Required: true, Doc: "The marker."},
				{Name: "to", Type: "out", Doc: "`out`: the marker leaves the game."},
				{Name: "count", Type: "number", Doc: "How many. Default: all."}},
			Example: "unmark actor { with = wound }",
		},
		Check: func(s *check.Site) {
			checkMarker(s)
			if a := s.Attrs["to"]; a != nil {
				switch syntax.Word(a.Expr) {
				case "out":
					s.Set("to", check.Const(model.TBool, 1, a.Expr.Range()))
				case "supply":
				default:
					s.Errorf("check/unmark", a.Expr.Range(), "a marker can only go to the supply or out")
				}
			}
		},
		Changes: func(st *model.Stmt, d *check.Deeds) { marks(st, d, "unmark") },
	},
	Lower: lowerMarker,
}

func checkMarker(s *check.Site) {
	a := s.Attrs["with"]
	if a == nil {
		return
	}
	words, ok := syntax.Items(a.Expr)
	if !ok {
		words = append(words, a.Expr)
	}
	var markers []*model.Marker
	for _, w := range words {
		if k := stateOf(s.Game, syntax.Word(w)); k != nil {
			s.Report(diag.Errorf("check/unknown-marker", w.Range(), "%q is a state of %s, and no marker", syntax.Word(w), english.A(k.Name)).
				WithHint("write set x { %s = .. }", syntax.Word(w)))
		} else if m := s.Marker(w); m != nil {
			markers = append(markers, m)
		}
	}
	s.Stmt.Detail = markers
	if len(markers) == 0 {
		s.Stmt.Noun = s.Noun(model.TInvalid)
		return
	}
	s.Fills(s.NounRange(), markers[0].Range)
	x := s.Noun(model.SetOf(markers[0].On), model.OneOf(markers[0].On))
	s.Stmt.Noun = x
	for _, m := range markers[1:] {
		if t := x.Type(); t.Base == model.ThingOf && !t.Kind.IsA(m.On) && !m.On.IsA(t.Kind) {
			s.Report(diag.Errorf("check/type", a.Expr.Range(), "marker %q can only lie on %s, not on %s", m.Title, english.A(m.On.Name), english.A(t.Kind.Name)))
		}
	}
	s.Attr("count", model.TNumber)
}

// marks notes what laying or removing markers changes.
func marks(st *model.Stmt, d *check.Deeds, event string) {
	markers, _ := st.Detail.([]*model.Marker)
	for _, m := range markers {
		d.Marks(m, st.Noun, event)
	}
}

func lowerMarker(l *lower.L, s *model.Stmt) (out []*ir.Stmt) {
	off := s.Event == "unmark"
	count := l.Const(ir.TNum, int32(l.Game.Unit))
	switch {
	case s.Args["count"] != nil:
		count = l.Expr(s.Args["count"])
	case off: // all
		count = l.Const(ir.TNum, 1<<20)
	}
	for _, mk := range s.Detail.([]*model.Marker) {
		m := &ir.Marker{Name: mk.Name, Index: mk.Index, On: lower.DomainOf(mk.On), Off: off, Out: s.Args["to"] != nil}
		out = append(out, &ir.Stmt{Do: ir.Marks, X: l.Expr(s.Noun), To: count, Mark: m, Event: l.Marking(s.Event)})
	}
	return out
}

// stateOf is the kind that has a state of that name; nil if none has, or a marker is called so.
func stateOf(g *model.Game, name string) *model.Kind {
	if slices.ContainsFunc(g.Markers, func(m *model.Marker) bool { return m.Name == name || m.Has.Name == name }) {
		return nil
	}
	for _, k := range g.Kinds {
		for _, f := range k.Fields {
			if f.Storage == model.State && f.Name == name {
				return k
			}
		}
	}
	return nil
}
