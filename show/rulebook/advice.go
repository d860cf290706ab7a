package rulebook

import (
	"fmt"
	"slices"

	"sandtable/schema/english"
)

// advice prints the policies of the game: what to think of first, in order, and what counts for and
// against.
func (x *Writer) advice() {
	if len(x.g.Policies) == 0 {
		return
	}
	x.blank()
	x.line(0, "How to play well")
	for _, p := range x.g.Policies {
		x.entry(2, p.Title+":"+sentences(p.Text))
		var first, also []string
		for _, l := range p.Lines {
			to := &also
			if l.First {
				to = &first
			}
			if l.Label != "" && !l.Note && !slices.Contains(*to, l.Label) {
				*to = append(*to, l.Label)
			}
		}
		for i, reason := range first {
			x.entry(4, fmt.Sprintf("%d. %s", i+1, english.Sentence(reason)))
		}
		for _, reason := range also {
			x.entry(4, "- "+english.Sentence(reason))
		}
	}
}
