package scene

import (
	"slices"

	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Fill is a ground as pictures draw it.
type Fill struct {
	Name, Sign string
	Pattern    string // a word of model.Patterns
}

// readFills lists the grounds of the look, then the words of drawings of which it does not speak.
func (k *looks) readFills() {
	for _, x := range k.look.Grounds {
		k.fills = append(k.fills, Fill{x.Title, x.Sign, x.Pattern})
	}
	for _, w := range k.legend {
		if w.Says != "" && !slices.ContainsFunc(k.fills, func(f Fill) bool { return f.Name == w.Says }) {
			k.byWord[w.Word] = len(k.fills)
			k.fills = append(k.fills, Fill{w.Says, w.Word, "plain"})
		}
	}
}

// fillsOf is which grounds a space or a terrain has, by their places in the list; word is that of
// its drawing.
func (k *looks) fillsOf(t *model.Thing, word string) (out []int) {
	if have, ok := k.filled[t.ID]; ok {
		return have
	}
	for i := range k.look.Grounds {
		if k.look.Grounds[i].Holds(t, word) {
			out = append(out, i)
			break
		}
	}
	if i, ok := k.byWord[word]; ok && len(out) == 0 {
		out = append(out, i)
	}
	k.filled[t.ID] = out
	return out
}

// boxesOf is the titles of the boxes of a track.
func (k *looks) boxesOf(name string) []string {
	if have, ok := k.boxes[name]; ok {
		return have
	}
	var out []string
	for _, t := range k.g.Tracks {
		if t.Thing.Name != name {
			continue
		}
		for _, b := range t.Thing.Boxes {
			out = append(out, view.BoxTitle(k.g, t.Thing, b.ID))
		}
	}
	k.boxes[name] = out
	return out
}
