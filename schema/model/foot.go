package model

import "slices"

// Fields of pieces that a surface reads by their names: how much room a piece takes, and which way
// it faces.
const (
	BaseField     = "base"     // the radius of its round base, or of its rounded ends
	FrontageField = "frontage" // how wide it is across its facing, ends included
	LengthField   = "length"   // how long it is along its facing, ends included
	FacingField   = "facing"   // the direction in the state of a piece that is not round
)

// FootprintFields are the names of the printed fields that say how much room a piece takes.
var FootprintFields = []string{BaseField, FrontageField, LengthField}

// Footprint is the room that a piece takes on a surface: all points at most a radius away from a
// straight line through its middle. Lengths are in smallest parts.
type Footprint struct {
	Radius int32
	Line   int32 // how long the line is; 0: the footprint is round
	Along  bool  // the line runs along the facing of the piece, not across
}

// SizesOf returns what a printed field that says how much room pieces take says of one of them: one
// value, one for each side, or nothing.
func (t *Thing) SizesOf(name string) []int32 {
	for f := range t.Kind.AllFields() {
		if f.Name != name || f.Storage != Printed || !f.Type.Is(Number) {
			continue
		}
		if v := f.BySide[t.ID]; len(v) > 0 {
			return v
		}
		if v := f.Values[t.ID]; len(v) == 1 && v[0] != None {
			return v
		}
	}
	return nil
}

// Footprints returns the room that a piece takes: one footprint, or one for each side.
func (t *Thing) Footprints() []Footprint {
	base, frontage, length := t.SizesOf(BaseField), t.SizesOf(FrontageField), t.SizesOf(LengthField)
	out := make([]Footprint, max(len(base), len(frontage), len(length), 1))
	for i := range out {
		f := &out[i]
		f.Radius = SizeOn(base, i)
		across, along := SizeOn(frontage, i)-2*f.Radius, SizeOn(length, i)-2*f.Radius
		f.Line, f.Along = max(across, along, 0), along > across && along > 0
	}
	return out
}

// SizeOn is one of the sizes of a piece with a side up; 0 if it says none.
func SizeOn(sizes []int32, side int) int32 {
	if len(sizes) == 0 {
		return 0
	}
	return max(sizes[min(side, len(sizes)-1)], 0)
}

// FacingOf returns the state field that says which way the pieces of a kind face on the surface;
// nil if they have none.
func (g *Game) FacingOf(k *Kind) *Field {
	for ; k != nil && g.Direction != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Name == FacingField && f.Storage == State && f.Type.Is(EnumOf) && !f.Type.Maybe && f.Type.Enum == g.Direction {
				return f
			}
		}
	}
	return nil
}

// FacingsOf lists the fields that say which way pieces of a kind face: its own, and those of its
// sub-kinds.
func (g *Game) FacingsOf(k *Kind) (out []*Field) {
	if f := g.FacingOf(k); f != nil {
		out = append(out, f)
	}
	for _, child := range k.Children {
		for _, f := range g.FacingsOf(child) {
			if !slices.Contains(out, f) {
				out = append(out, f)
			}
		}
	}
	return out
}

// AnyLong reports whether pieces of a kind may be wider than long, or longer than wide.
func (g *Game) AnyLong(k *Kind) bool {
	return g.Surface != nil && slices.ContainsFunc(g.Kinds, func(x *Kind) bool {
		return (x.IsA(k) || k.IsA(x)) && slices.ContainsFunc(x.Fields, func(f *Field) bool {
			return f.Storage == Printed && (f.Name == FrontageField || f.Name == LengthField)
		})
	})
}

// ReadBySurface reports whether the surface reads a field of pieces, though no rule names it: one
// that says how much room they take, or, where some are not round, which way they face.
func (g *Game) ReadBySurface(f *Field) bool {
	if g.Surface == nil || f.Of == nil {
		return false
	}
	return f.Storage == Printed && slices.Contains(FootprintFields, f.Name) ||
		f.Name == FacingField && f == g.FacingOf(f.Of) && g.AnyLong(f.Of)
}
