package resolve

import (
	"fmt"

	"sandtable/schema/model"
)

// MaxState is how many figures all things together may have that change: a position holds each of
// them, and a game in progress holds many positions.
const MaxState = 2_000_000

// measureState reports a game whose positions would be too large.
func (r *Resolver) measureState() {
	all := 0
	for _, k := range r.Game.Kinds {
		for _, f := range k.Fields {
			if f.Storage != model.State {
				continue
			}
			if all += int(k.Hi - k.Lo); all > MaxState {
				r.Errorf("resolve/too-many", f.Range, "state fields and markers have more than %d values in all", MaxState).
					Hint(fmt.Sprintf("field %q has one for each of %d things; declare it on a narrower kind", f.Name, k.Hi-k.Lo))
				return
			}
		}
	}
	for _, m := range r.Game.Markers {
		if all += int(m.On.Hi - m.On.Lo); all > MaxState {
			r.Errorf("resolve/too-many", m.Range, "state fields and markers have more than %d values in all", MaxState).
				Hint(fmt.Sprintf("marker %q may lie on each of %d things; restrict it to a narrower kind", m.Title, m.On.Hi-m.On.Lo))
			return
		}
	}
}
