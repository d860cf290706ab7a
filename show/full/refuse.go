package full

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/choice"
	"sandtable/interp/scene"
	"sandtable/play/say"
)

// refuse tells why the place under the cursor cannot be chosen now, and the nearest that can.
func (f *face) refuse() tea.Cmd {
	place := f.m.Scene.Things[f.cursor]
	near := ""
	var list []scene.Ref
	for at := range f.targets {
		if f.b.Has(at) {
			list = append(list, at)
		}
	}
	if at := f.b.Nearest(list, f.cursor); at != scene.None {
		near = fmt.Sprintf("The nearest place where something can be chosen is %s: Tab goes through them.", f.m.Scene.Things[at].Title)
	}
	none := "Nothing can be chosen at " + place.Title + " now. "
	head, ok := f.placeHead()
	if !ok {
		f.note = []string{none + near}
		return nil
	}
	numbered := f.numbered()
	return f.submit(func() *Moment {
		m := f.desk.obey(":why-not "+head+place.Name, numbered)
		if len(m.Said) > 0 {
			m.Said[0].Head = place.Title + ": " + m.Said[0].Head
		}
		if near != "" {
			m.Said = append(m.Said, say.Line{Text: near})
		}
		return m
	})
}

// placeHead returns the key of the choices without the place that is chosen, if a place is chosen
// next.
func (s *state) placeHead() (string, bool) {
	for i := range s.kids {
		k := &s.kids[i]
		if k.Part == nil || k.Part.Ref == scene.None || k.Part.Ref != k.Part.At {
			continue
		}
		return headOf(&s.m.Ask.Options[k.Of[0]], k.Part)
	}
	return "", false
}

// headOf returns the key of an option before one of its parts, as it is typed.
func headOf(o *choice.Option, part *choice.Part) (string, bool) {
	i := strings.LastIndex(o.Key, part.Key)
	if i < 0 {
		return "", false
	}
	return strings.ReplaceAll(o.Key[:i], "-", " "), true
}
