package scene

import (
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/schema/model"
)

// AreaOf answers Maker.Area for a game as it stands, to one viewer. The tracer is asked for only
// where a look has an area.
func AreaOf(tracer func() *why.Tracer, m *machine.M, viewer int32) func(*model.Value) []int32 {
	return func(v *model.Value) []int32 {
		out, err := tracer().Members(m, v, view.Veil(m, viewer))
		if err != nil {
			return nil
		}
		return out
	}
}

// drawn is the spaces of grids that are drawn, by id; nil: all of them.
func (k *Maker) drawn() []bool {
	if k.look.Area == nil || k.Area == nil {
		return nil
	}
	var out []bool
	for _, id := range k.Area(k.look.Area) {
		if out == nil {
			out = make([]bool, len(k.p.Game.Things))
		}
		out[id] = true
	}
	return out
}

// draws reports whether a space of a grid is drawn.
func (b *builder) draws(id int32) bool { return b.drawn == nil || b.drawn[id] }
