package measure

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Foot is the footprint of a piece around its middle: all points at most R away from a straight
// line, which goes from the middle by DX, DY to one side and as far to the other. Without the line
// it is a round base, and where R is 0, too, a point.
type Foot struct{ R, DX, DY int32 }

// Round reports whether a footprint has no line.
func (f Foot) Round() bool { return f.DX|f.DY == 0 }

// Key tells footprints apart.
func (f Foot) Key() uint64 {
	return uint64(uint32(f.R))<<32 | uint64(uint16(f.DX))<<16 | uint64(uint16(f.DY))
}

// Step is a step in a direction: east and north count upwards.
func Step(way model.Direction) (dx, dy int32) { return int32(steps[way].x), int32(steps[way].y) }

// half is one half of the line.
func (f Foot) half() pt { return pt{int64(f.DX), int64(f.DY)} }

// Bases are the footprints of the pieces of a kind, by the side that is up and the way that they
// face: what is printed on them as base, frontage and length. Without these a piece is a point.
type Bases struct {
	lo           int32
	sides        int32          // how many sides there are footprints of
	feet         []foot         // by piece, side by side
	facings      []*model.Field // by piece: which way it faces; nil: it is round, or faces no way
	bySide, long bool
}

// foot is a footprint that faces no way yet. The ends of its line lie on the lattice, so a half of
// it is rounded down, and on a diagonal what it covers of either axis.
type foot struct {
	r, straight, diagonal int32
	along                 bool
}

// newFoot is a footprint as it is printed.
func newFoot(f model.Footprint) foot {
	line := int64(f.Line)
	return foot{f.Radius, f.Line / 2, int32(Root(line * line / 8)), f.Along}
}

// FootOf is a footprint that is printed, as it faces.
func FootOf(f model.Footprint, way model.Direction) Foot {
	out := newFoot(f)
	return out.facing(way)
}

// BasesOf reads the bases of the pieces of a kind.
func BasesOf(g *model.Game, k *model.Kind) *Bases {
	b := &Bases{lo: k.Lo, sides: 1}
	all := make([][]model.Footprint, k.Hi-k.Lo)
	for i := range all {
		if t := g.Things[b.lo+int32(i)]; t != nil {
			all[i] = t.Footprints()
			b.sides = max(b.sides, int32(len(all[i])))
		}
	}
	b.bySide = b.sides > 1
	b.feet, b.facings = make([]foot, int32(len(all))*b.sides), make([]*model.Field, len(all))
	for i, feet := range all {
		for side := range b.sides {
			if len(feet) > 0 {
				f := newFoot(feet[min(int(side), len(feet)-1)])
				b.feet[int32(i)*b.sides+side] = f
				if f.straight > 0 {
					b.long, b.facings[i] = true, g.FacingOf(g.Things[b.lo+int32(i)].Kind)
				}
			}
		}
	}
	return b
}

// BySide reports whether the base of a piece may go by the side that is up.
func (b *Bases) BySide() bool { return b.bySide }

// Long reports whether the base of a piece may go by the way that the piece faces.
func (b *Bases) Long() bool { return b.long }

// Radius is the radius of a piece's base, or of the ends of its footprint, where the base goes by
// no side.
func (b *Bases) Radius(piece int32) int32 { return b.feet[(piece-b.lo)*b.sides].r }

// Now is the footprint of a piece with the side of it that is up, as it faces. What has no sides
// has any, and a round piece faces any way.
func (b *Bases) Now(m *machine.M, piece int32) Foot {
	on, way := b.on(piece, m.SideUp(piece)), int32(0)
	if f := b.facings[piece-b.lo]; f != nil && on.straight > 0 {
		way = m.I[m.P.Ids.Field[f]+piece-f.Of.Lo]
	}
	return on.facing(model.Direction(way))
}

func (f *foot) facing(way model.Direction) Foot {
	if f.straight == 0 {
		return Foot{R: f.r}
	}
	if !f.along {
		way = (way + 2) % model.Directions
	}
	n, step := f.straight, steps[way]
	if step.x != 0 && step.y != 0 {
		n = f.diagonal
	}
	return Foot{f.r, n * int32(step.x), n * int32(step.y)}
}

func (b *Bases) on(piece, side int32) *foot {
	if side < 0 || side >= b.sides {
		side = 0
	}
	return &b.feet[(piece-b.lo)*b.sides+side]
}
