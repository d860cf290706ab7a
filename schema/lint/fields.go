package lint

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// reads is which fields are read, and where first: by set-ups, rules, actions and values, or by
// tests.
type reads map[*model.Field]hcl.Range

// readsOf returns the fields that a text reads, each with the place of its first use.
func readsOf(t *proof.Text) reads {
	r := reads{}
	for _, e := range t.Exprs {
		for _, f := range proof.FieldsOf(e) {
			if _, seen := r[f]; !seen {
				r[f] = e.Range()
			}
		}
	}
	return r
}

// printedFields lists what the game itself says to be printed on things and borders; what grids and
// paths fill in is none of it.
func printedFields(g *model.Game) []*model.Field {
	own := map[hcl.Range]bool{}
	for _, k := range g.Kinds {
		own[k.Range] = true
	}
	var out []*model.Field
	for _, k := range g.Kinds {
		for _, f := range k.Fields {
			if f.Storage == model.Printed && f.Range.Filename != "" && !own[f.Range] {
				out = append(out, f)
			}
		}
		out = append(out, k.Borders...)
	}
	return out
}

// says reports whether a value says anything: not none, nor false.
func says(t model.Type, v int32) bool {
	return v != model.None && (t.Base != model.Bool || v != 0)
}

// carried reports whether a printed field says something of anything.
func carried(g *model.Game, f *model.Field) bool {
	for _, v := range f.Between {
		if v != f.Default {
			return true
		}
	}
	return len(carriers(g, f)) > 0
}

// carriers lists the titles of the things of which a printed field says something; like copies
// count once.
func carriers(g *model.Game, f *model.Field) (titles []string) {
	for t := range g.OfKind(f.Of) {
		if t.Copy <= 1 && (f.Texts[t.ID] != "" || slices.ContainsFunc(proof.Values(f, t.ID), func(v int32) bool { return says(f.Type, v) })) {
			titles = append(titles, t.Title)
		}
	}
	return titles
}

// distinct returns how many things of a kind there are; like copies count once.
func distinct(g *model.Game, k *model.Kind) (n int) {
	for t := range g.OfKind(k) {
		if t.Copy <= 1 {
			n++
		}
	}
	return n
}
