package check

import (
	"sandtable/schema/model"
	"slices"
)

// cell is something on the table that may change: a field of things, a marker on them, where pieces
// lie, which of them lie face down, where a track's marker stands, how the game has ended. What
// says which; lo and hi say of which things.
//
// A write is sure if it writes something other than none; a read is sure if all that matters is
// whether there is something.
type cell struct {
	what   any // *model.Field, *model.Marker, or one of the words below
	lo, hi int32
	sure   bool
}

type cellWord string

const (
	placed   cellWord = "where pieces lie"
	faceDown cellWord = "what lies face down"
	tracks   cellWord = "where the markers of tracks stand"
	ending   cellWord = "how the game has ended"
)

// meets says whether a write of one cell may matter to a read of another one.
func (a cell) meets(b cell) bool {
	return a.what == b.what && a.lo < b.hi && b.lo < a.hi && !(a.sure && b.sure)
}

// cells is a set of cells; or all there are.
type cells struct {
	at  []cell
	all bool
}

func (cs *cells) add(x cell) {
	if slices.Contains(cs.at, x) {
		return
	}
	cs.at = append(cs.at, x)
}

// one is the only cell of what the whole game has once.
func one(what any) cell { return cell{what: what, hi: 1} }

// of is the cells of a kind's things.
func of(what any, k *model.Kind) cell { return cell{what: what, lo: k.Lo, hi: k.Hi} }

// thatOf is the cells of what an expression means, as far as they lie in a kind: of the one thing
// that it names, or of all of its type.
func thatOf(what any, k *model.Kind, x model.Expr) cell {
	out := of(what, k)
	if x == nil {
		return out
	}
	lo, hi := out.lo, out.hi
	switch c, isConst := x.(*model.Const); {
	case isConst && c.T.Is(model.ThingOf):
		lo, hi = c.N, c.N+1
	case x.Type().Base == model.ThingOf:
		lo, hi = x.Type().Kind.Lo, x.Type().Kind.Hi
	}
	out.lo, out.hi = max(out.lo, lo), min(out.hi, hi)
	return out
}

// reads is what a fact goes by.
func (c *Checker) reads(f *fact) cells {
	r := reader{c: c, seen: map[any]bool{}}
	if get, ok := f.of.(*model.Get); ok && get.Field.Storage == model.State && len(get.Others) == 0 && get.T.Form == model.One {
		x := thatOf(get.Field, get.Field.Of, get.Of)
		x.sure = true
		r.add(x)
		r.read(get.Of)
	} else {
		r.read(f.of)
	}
	return r.cells
}

type reader struct {
	c *Checker
	cells
	seen map[any]bool // values and extents
}

func (r *reader) read(x model.Expr) { model.Walk(x, r.node) }

func (r *reader) node(x model.Expr) {
	switch x := x.(type) {
	case *model.Get:
		r.fields(x.Of, x.Field, x.Others)
	case *model.Where:
		r.fields(x.Set, x.Field, x.Others)
	case *model.Members:
		r.add(of(placed, x.Kind))
	case *model.Call:
		r.value(x.Value)
	case *model.TrackNumber:
		r.add(cell{what: tracks, lo: x.Track.Thing.ID, hi: x.Track.Thing.ID + 1})
	case *model.Func:
		r.function(x)
	}
}

// function is what a call goes by, besides what its arguments do.
func (r *reader) function(x *model.Func) {
	f := r.c.Words.Function(x.Name)
	switch {
	case f == nil || f.Reads == ReadsAll:
		r.all = true
	case f.Reads == ReadsPieces:
		for _, a := range x.Args {
			if t := a.Type(); t.Of(model.KindPiece) || t.Base == model.DesignOf {
				// The base of a piece may go by its side, and by the way that it faces.
				if r.add(of(placed, t.Kind)); r.c.Game.Surface != nil {
					r.sides(t.Kind)
					r.facings(t.Kind)
				}
			}
		}
	}
}

func (r *reader) fields(host model.Expr, f *model.Field, others []*model.Field) {
	r.field(host, f)
	for _, o := range others {
		r.field(host, o)
	}
}

func (r *reader) field(host model.Expr, f *model.Field) {
	switch f.Storage {
	case model.State:
		r.add(thatOf(f, f.Of, host))
	case model.Printed:
		if len(f.BySide) > 0 {
			r.sides(f.Of)
		}
	case model.Computed:
		r.value(f.Value)
	case model.SideUp:
		r.add(thatOf(f.Of.SideField, f.Of, host))
	case model.HasMarker, model.MarkerCount:
		r.add(thatOf(f.Marker, f.Marker.On, host))
	case model.MarkerSupply:
		r.add(of(f.Marker, f.Marker.On))
	case model.At, model.InPlay, model.Spot:
		r.add(thatOf(placed, f.Of, host))
	case model.OnTop:
		r.add(of(placed, r.c.Game.Kind(model.KindPiece)))
	case model.Contents, model.Supply:
		r.add(of(placed, f.Kind))
	case model.FaceDown:
		r.add(thatOf(faceDown, f.Of, host))
	case model.TrackAt:
		r.add(thatOf(tracks, f.Of, host))
	case model.GameOver, model.GameResult:
		r.add(one(ending))
	}
}

// sides is which sides are up of the things of a kind and of its sub-kinds.
func (r *reader) sides(k *model.Kind) {
	for up := k; up != nil; up = up.Parent {
		if up.SideField != nil {
			r.add(of(up.SideField, k))
		}
	}
	var down func(k *model.Kind)
	down = func(k *model.Kind) {
		for _, ch := range k.Children {
			if ch.SideField != nil {
				r.add(of(ch.SideField, ch))
			}
			down(ch)
		}
	}
	down(k)
}

// facings is which way the pieces of a kind face, where some of them are not round.
func (r *reader) facings(k *model.Kind) {
	if g := r.c.Game; g.AnyLong(k) {
		for _, f := range g.FacingsOf(k) {
			r.add(of(f, f.Of))
		}
	}
}

// value is what a value goes by, with its modifiers and with when they hold.
func (r *reader) value(v *model.Value) {
	if r.seen[v] {
		return
	}
	r.seen[v] = true
	r.all = r.all || r.c.excepted[v.Name]
	r.read(v.Base)
	for _, m := range v.Modifiers {
		for _, x := range append(m.Figures(), m.When) {
			r.read(x)
		}
		r.extent(m.Extent)
	}
}

// extent is what decides whether an addition holds.
func (r *reader) extent(x *model.Extent) {
	for ; x != nil && !r.seen[x]; x = x.Parent {
		r.seen[x] = true
		switch x.Kind {
		case model.While:
			r.read(x.Holds)
		case model.InForce:
			r.add(of(placed, x.Thing))
			r.add(of(faceDown, x.Thing))
		}
	}
}
