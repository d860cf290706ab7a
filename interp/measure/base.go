package measure

import "sandtable/schema/model"

// Bases are the radii of the bases of pieces: what is printed on them as `base`. Without it a piece is a point.
type Bases struct {
	lo     int32
	radius []int32
}

// BasesOf reads the bases of the pieces of a kind.
func BasesOf(g *model.Game, k *model.Kind) *Bases {
	b := &Bases{k.Lo, make([]int32, k.Hi-k.Lo)}
	for _, x := range g.Kinds {
		if !x.IsA(k) && !k.IsA(x) {
			continue
		}
		for _, f := range x.Fields {
			if f.Name == "base" && f.Storage == model.Printed && f.Type.Is(model.Number) {
				b.note(f)
			}
		}
	}
	return b
}

func (b *Bases) note(f *model.Field) {
	for _, id := range model.SortedKeys(f.Values) {
		if v := f.Values[id]; id >= b.lo && int(id-b.lo) < len(b.radius) && len(v) == 1 {
			b.radius[id-b.lo] = min(max(v[0], 0), 2*model.MaxSide)
		}
	}
}

// Of is the radius of a piece's base.
func (b *Bases) Of(piece int32) int32 { return b.radius[piece-b.lo] }
