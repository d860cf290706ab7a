package measure

import "sandtable/schema/model"

// Bases are the radii of the bases of pieces: what is printed on them as `base`, on the side that
// is up. Without it a piece is a point.
type Bases struct {
	lo     int32
	radius []int32
	sides  [][]int32 // where it differs by side; nil if it never does
}

// BasesOf reads the bases of the pieces of a kind.
func BasesOf(g *model.Game, k *model.Kind) *Bases {
	b := &Bases{lo: k.Lo, radius: make([]int32, k.Hi-k.Lo)}
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
	for i := range b.radius {
		id := b.lo + int32(i)
		if v := f.Values[id]; len(v) == 1 {
			b.radius[i] = max(v[0], 0)
		}
		if v := f.BySide[id]; len(v) > 0 {
			if b.sides == nil {
				b.sides = make([][]int32, len(b.radius))
			}
			b.sides[i] = v
		}
	}
}

// BySide reports whether the base of a piece may go by the side that is up.
func (b *Bases) BySide() bool { return b.sides != nil }

// Of is the radius of a piece's base, where the base goes by no side.
func (b *Bases) Of(piece int32) int32 { return b.radius[piece-b.lo] }

// OnSide is the radius of a piece's base where a side of it is up.
func (b *Bases) OnSide(piece, side int32) int32 {
	if v := b.sides[piece-b.lo]; v != nil {
		return max(v[side], 0)
	}
	return b.radius[piece-b.lo]
}
