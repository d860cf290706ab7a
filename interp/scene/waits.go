package scene

import "sandtable/schema/model"

// Wait is what comes when the marker of a track comes to a box.
type Wait struct {
	Box  string
	What []Ref // pieces
}

// coming is the pieces that have a box of a track printed on them, wherever they lie.
type coming struct {
	box    string
	pieces []int32
}

// waits lists the pieces that lie on no map and have the box of a track printed on them. The boxes
// are in their order.
func (b *builder) waits(track string) (out []Wait) {
	for _, c := range b.comingTo(track) {
		w := Wait{Box: c.box}
		for _, id := range c.pieces {
			if r := b.of[id]; r != None && !b.onMap[b.s.Things[r].On] {
				w.What = append(w.What, r)
			}
		}
		if w.What != nil {
			out = append(out, w)
		}
	}
	return out
}

// comingTo finds the pieces on which a box of a track is printed, once.
func (k *looks) comingTo(track string) []coming {
	if have, ok := k.coming[track]; ok {
		return have
	}
	var out []coming
	for _, t := range k.g.Tracks {
		if t.Thing.Name != track {
			continue
		}
		for i, title := range k.boxesOf(track) {
			c := coming{box: title}
			for p := range k.g.Of(model.KindPiece) {
				if k.comesAt(p, t, i) {
					c.pieces = append(c.pieces, p.ID)
				}
			}
			if c.pieces != nil {
				out = append(out, c)
			}
		}
	}
	k.coming[track] = out
	return out
}

// comesAt reports whether a piece has the i-th box of a track printed on it: the box itself, or its
// number in a field of the track's name.
func (k *looks) comesAt(p *model.Thing, t *model.Track, i int) bool {
	for f := range p.Kind.AllFields() {
		vals := f.Values[p.ID]
		if f.Storage != model.Printed || len(vals) != 1 {
			continue
		}
		if f.Type.Is(model.ThingOf) && vals[0] == t.Thing.Boxes[i].ID {
			return true
		}
		if f.Type.Is(model.Number) && f.Name == t.Thing.Name && k.g.Show(f.Type, vals[0]) == k.boxesOf(t.Thing.Name)[i] {
			return true
		}
	}
	return false
}
