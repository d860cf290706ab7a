package step

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// layout is what lies in a place, bottom to top; or where on the surface a piece stands.
type layout struct {
	place  *model.Thing
	pieces []model.Laid
	piece  *model.Thing
	at     model.Expr
	where  hcl.Range
}

// layouts reads the attributes of a step that are not its own, such as `B4-1 = [rifleman, leader]`.
func layouts(s *check.Site) []layout {
	var out []layout
	for _, a := range content(s) {
		l, ok := layoutOf(s, a)
		if !ok {
			continue
		}
		for i, p := range l.pieces {
			s.Set(fmt.Sprintf("%s %d", a.Name, i), p.X)
		}
		if l.at != nil {
			s.Set(a.Name, l.at)
		}
		out = append(out, l)
	}
	return out
}

func layoutOf(s *check.Site, a *hclsyntax.Attribute) (layout, bool) {
	name := english.Slug(a.Name)
	place := s.Names.Thing(s.Kind(model.KindPlace), name)
	if on := s.Game.Surface; on != nil && (place == nil || place == on.Thing) {
		return standing(s, a, on)
	}
	if place == nil {
		f := diag.Errorf("check/unknown-name", a.NameRange, "unknown place %q", a.Name)
		for _, k := range s.Game.Kinds {
			if k.Lattice != nil && !k.Design {
				f = f.WithHint("%s", s.Extent(k))
			}
		}
		s.Report(f.WithGuess(name, s.Names.Of(s.Names.Read, func(s symbol.Symbol) bool { return s.Thing != nil && s.Thing.Kind.Is(model.KindPlace) })))
		return layout{}, false
	}
	items, ok := syntax.Items(a.Expr)
	if !ok {
		s.Report(diag.Errorf("check/test", a.Expr.Range(), "the contents of a place must be a list: [bottom, .., top]").WithHint("write %s = [%s]", a.Name, s.TextAt(a.Expr.Range())))
		return layout{}, false
	}
	return layout{place: place, pieces: s.Pieces(s.Env, items), where: a.Range()}, true
}

// standing reads `rifle_squad = point(12, 30)`: where a piece stands on the surface.
func standing(s *check.Site, a *hclsyntax.Attribute, on *model.Surface) (layout, bool) {
	name := english.Slug(a.Name)
	if piece := s.Names.Thing(s.Kind(model.KindPiece), name); piece != nil {
		return layout{piece: piece, at: s.Want(s.Env, a.Expr, on.Point), where: a.Range()}, true
	}
	known := s.Names.Of(s.Names.Read, func(s symbol.Symbol) bool {
		return s.Thing != nil && (s.Thing.Kind.Is(model.KindPlace) || s.Thing.Kind.Is(model.KindPiece))
	})
	f := diag.Errorf("check/unknown-name", a.NameRange, "unknown place or piece %q", a.Name).WithSuggestion(name, known)
	if name == on.Thing.Name {
		f = diag.Errorf("check/no-point", a.NameRange, "%s needs a point for each piece: pieces stand at points there", on.Thing.Title).WithHint("write PIECE = point(x, y)")
	}
	s.Report(f)
	return layout{}, false
}

// laidTwice reports a piece that one block lays in two places.
func laidTwice(s *check.Site, all []layout) {
	seen := map[int32]hcl.Range{}
	for _, l := range all {
		for _, p := range l.pieces {
			k, ok := p.X.(*model.Const)
			if !ok || !k.T.Is(model.ThingOf) || k.T.Base == model.Invalid {
				continue
			}
			if first, twice := seen[k.N]; twice {
				s.Report(diag.Errorf("check/deployed-twice", k.R, "%s lies in two places", s.Game.Things[k.N].Title).WithRelated(first, "first laid here"))
				continue
			}
			seen[k.N] = k.R
		}
	}
}

// laying is a compiled layout.
type laying struct {
	layout
	items []func(m *machine.M) compile.Item
	point func(m *machine.M) int32
}

func layings(t *compile.Test, all []layout) []laying {
	var out []laying
	for _, l := range all {
		x := laying{layout: l, point: t.Num(l.at)}
		for _, p := range l.pieces {
			x.items = append(x.items, t.Laid(p))
		}
		out = append(out, x)
	}
	return out
}

// layOut lays out places, bottom to top, straight: no rule runs.
func (r *runner) layOut(all []laying) {
	m := r.m
	laid := map[int32]bool{}
	for _, l := range all {
		if l.piece != nil {
			if at := l.point(m); m.Err == nil {
				m.PutAt(l.piece.ID, at)
			}
			continue
		}
		place := l.place.ID
		for _, id := range append([]int32(nil), m.InPlace(place)...) {
			if !laid[id] {
				m.Put(id, m.P.Ids.Supply, false)
			}
		}
		for _, f := range l.items {
			it := f(m)
			if it.Design != nil {
				id := r.copyOf(it.Design, laid)
				if id == model.None {
					r.fail(l.where, "there is no %s left to lay out", it.Design.Title)
					return
				}
				it.Things = []int32{id}
			}
			for _, id := range it.Things {
				m.Put(id, place, false)
				m.SetFaceDown(id, it.Face == model.FacesDown)
				if it.Side != model.None {
					m.Flip(id, it.Side)
				}
				laid[id] = true
			}
		}
	}
	if m.Pending() != nil { // the layout changes what is legal
		st := m.State.Clone()
		m.Restore(st)
	}
}

// copyOf finds a copy of a design: one in the supply, else one that the test has not laid out.
func (r *runner) copyOf(d *model.Kind, laid map[int32]bool) int32 {
	other := model.None
	for id := d.Lo; id < d.Hi; id++ {
		if laid[id] {
			continue
		}
		if r.m.PlaceOf(id) == r.m.P.Ids.Supply {
			return id
		}
		if other == model.None {
			other = id
		}
	}
	return other
}

// lies compares what lies in a place with what a test expects there, bottom to top.
func (r *runner) lies(l laying) bool {
	m := r.m
	if l.piece != nil {
		return r.stands(l, l.point(m))
	}
	lying := append([]int32(nil), m.InPlace(l.place.ID)...)
	var want []string
	same, sides, faces, k := true, false, false, 0
	left := slices.Clone(lying) // what is not expected anywhere in the place
	next := func(fits func(id int32) bool, name string, it compile.Item) {
		sides, faces = sides || it.Side != model.None, faces || it.Face != model.Unstated
		same = same && k < len(lying) && fits(lying[k]) && r.liesAs(lying[k], it)
		want = append(want, name+facing(it.Face))
		if i := slices.IndexFunc(left, func(id int32) bool { return fits(id) && r.liesAs(id, it) }); i >= 0 {
			left = slices.Delete(left, i, i+1)
		}
		k++
	}
	for _, f := range l.items {
		it := f(m)
		if d := it.Design; d != nil {
			next(func(id int32) bool { return m.P.Game.Things[id].Kind == d }, d.Title+sideOf(d, it.Side), it)
		}
		for _, id := range it.Things {
			next(func(lying int32) bool { return lying == id }, m.P.Game.Things[id].Title+sideOf(m.P.Game.Things[id].Kind, it.Side), it)
		}
	}
	if same && k == len(lying) {
		return true
	}
	var have []string
	for _, id := range lying {
		t := m.P.Game.Things[id]
		name := t.Title
		if sides {
			name += sideOf(t.Kind, m.SideUp(id))
		}
		if faces && m.FaceDown(id) {
			name += facing(model.FacesDown)
		}
		have = append(have, name)
	}
	why := "%s does not hold what the test expects"
	if len(left) == 0 && k == len(lying) {
		why = "%s holds all of these from the bottom up, but in another order"
	}
	r.fail(l.where, why, l.place.Title)
	r.Failure.Expected, r.Failure.Found = "["+strings.Join(want, ", ")+"]", "["+strings.Join(have, ", ")+"]"
	return false
}

// liesAs reports whether a piece lies with the side and the face up that are stated.
func (r *runner) liesAs(id int32, it compile.Item) bool {
	return (it.Side == model.None || r.m.SideUp(id) == it.Side) && (it.Face == model.Unstated || r.m.FaceDown(id) == (it.Face == model.FacesDown))
}

// facing says how a piece lies, after its title.
func facing(f model.Facing) string {
	switch f {
	case model.FacesUp:
		return " (face up)"
	case model.FacesDown:
		return " (face down)"
	}
	return ""
}

// sideOf says which side is up, after a piece's title.
func sideOf(k *model.Kind, side int32) string {
	for ; k != nil && side != model.None; k = k.Parent {
		if len(k.Sides) > 0 {
			return " (" + k.Sides[side] + ")"
		}
	}
	return ""
}
