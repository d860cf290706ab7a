package scene

import "sandtable/schema/model"

// IsCell reports whether a place is a space of a map.
func (s *Scene) IsCell(r Ref) bool {
	for i := range s.Maps {
		for j := range s.Maps[i].Cells {
			if s.Maps[i].Cells[j].Place == r {
				return true
			}
		}
	}
	return false
}

// PileIn is what lies in a place, on a map or off it.
func (s *Scene) PileIn(r Ref) Pile {
	for _, p := range s.Off {
		if p.Place == r {
			return p
		}
	}
	out := Pile{Place: r}
	for i := range s.Things {
		if s.Things[i].On == r {
			out.Pieces = append(out.Pieces, Ref(i))
		}
	}
	return out
}

// Measured is the map that is measured in inches; nil if there is none.
func (s *Scene) Measured() *Map {
	for i := range s.Maps {
		if s.Maps[i].Geo == Measured {
			return &s.Maps[i]
		}
	}
	return nil
}

// Printed is all that is printed on a thing, whether or not it is seen where it lies; of figures
// that differ by side all of them.
func (k *Maker) Printed(t *model.Thing) []Figure { return k.figures(k.p.Game, t) }

// CellOf returns the cell that a thing is, or on which it lies; None if there is none.
func (s *Scene) CellOf(id int32) Ref {
	r := s.Find(id)
	if r == None {
		return None
	}
	if on := s.Things[r].On; on != None {
		r = on
	}
	if s.IsCell(r) {
		return r
	}
	return None
}
