package screen

import (
	"strings"

	"sandtable/interp/view"
	"sandtable/schema/model"
)

// owners are the fields of spaces that say whose they are, such as the flag of a town: the cells of the board show them.
type owners struct {
	fields map[string]bool   // by name
	codes  map[string]string // of players and sides, by title
}

func newOwners(g *model.Game) *owners {
	o := &owners{fields: map[string]bool{}, codes: map[string]string{}}
	for _, k := range g.Kinds {
		for _, f := range k.Fields {
			if f.Storage == model.State && isA(k, "space") && f.Type.Is(model.ThingOf) && (isA(f.Type.Kind, "player") || isA(f.Type.Kind, "side")) {
				o.fields[f.Name] = true
			}
		}
	}
	used := map[string]bool{}
	for _, t := range g.Things {
		if t != nil && (isA(t.Kind, "player") || isA(t.Kind, "side")) {
			o.codes[t.Title] = "=" + shortest(t.Title, used)
		}
	}
	return o
}

// of is the sign of a space's owners.
func (o *owners) of(p *view.Place, sg *signs) string {
	s := ""
	for _, f := range p.Fields {
		if code := o.codes[f.Value]; code != "" && o.fields[f.Name] {
			s += code
			sg.owned[code+" "+strings.ReplaceAll(f.Name, "_", " ")+" of "+f.Value] = true
		}
	}
	return s
}
