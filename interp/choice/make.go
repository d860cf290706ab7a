package choice

import (
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/scene"
	"sandtable/schema/model"
)

// Options takes the options of the pending decision apart: what the parts of each are, and where in
// a scene they lie. Named are the options as naming.Keys names them; says is what is written on the
// one card that an option is about, or nil.
func Options(m *machine.M, s *scene.Scene, named []naming.Option, says func(i int) string) []Option {
	parts := naming.Parts(m)
	out := make([]Option, len(named))
	for i, o := range named {
		of, opt := m.Option(i)
		out[i] = Option{Key: o.Key, Title: o.Title, Beside: of != m.Pending(), Passes: opt[0] == machine.PassOption}
		if says != nil {
			out[i].Says = says(i)
		}
		for _, p := range parts[i] {
			out[i].Parts = append(out[i].Parts, located(m, s, p))
		}
	}
	return out
}

// located is a part with the thing of the scene that it is, and where that lies.
func located(m *machine.M, s *scene.Scene, p naming.Part) Part {
	out := Part{Role: p.Role, Key: p.Key, Title: p.Title, Ref: scene.None, At: scene.None}
	if p.Thing != model.None {
		out.Ref, out.At = s.Find(p.Thing), s.Find(place(m, p.Thing))
		out.Named = m.P.Ids.Piece(p.Thing) && m.P.Game.Things[p.Thing].Copy == 0
	}
	if g := m.P.Game; p.Point != "" && g.Surface != nil {
		out.X, out.Y, out.Point = scene.Spot(p.Point, int(g.Unit))
	}
	return out
}

// place is where a piece lies; any other thing is its own place.
func place(m *machine.M, thing int32) int32 {
	if m.P.Ids.Piece(thing) {
		return m.PlaceOf(thing)
	}
	return thing
}
