package say

import (
	"slices"

	"sandtable/schema/english"
)

// mostRefused is how many names stand after one reason.
const mostRefused = 12

// Legal is the reason of those who may.
const Legal = "legal"

// Reasons gathers who may do something, and who may not for which reason, in the order in which the
// reasons come up.
type Reasons struct {
	texts []string
	who   map[string][]string
}

// Add notes for whom a reason holds.
func (r *Reasons) Add(text, who string) {
	if r.who == nil {
		r.who = map[string][]string{}
	}
	if r.who[text] == nil {
		r.texts = append(r.texts, text)
	}
	r.who[text] = append(r.who[text], who)
}

// None reports whether there is no reason.
func (r *Reasons) None() bool { return len(r.texts) == 0 }

// Lines writes each reason with whom it holds for; what is legal comes first.
func (r *Reasons) Lines() (out []Line) {
	if i := slices.Index(r.texts, Legal); i > 0 {
		r.texts = slices.Insert(slices.Delete(r.texts, i, i+1), 0, Legal)
	}
	for _, text := range r.texts {
		out = append(out, Line{Label: "  ", Hang: 2, Text: text + ": " + english.Some(Counted(r.who[text]), mostRefused)})
	}
	return out
}
