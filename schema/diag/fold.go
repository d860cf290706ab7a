package diag

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/schema/english"
)

// manyAlike is from how many findings on that say the same one is drawn for all of them, with the
// places of the others: who has taken a name away wants to see once that it is missing, and where
// it is used.
const (
	manyAlike  = 3
	mostPlaces = 12 // that are named
)

// folded is one finding with the places where the same is to be said.
type folded struct {
	Entry
	also []Place
}

// fold puts findings together that say the same of several places, in the order of the first of
// each.
func fold(es []Entry) []folded {
	type what struct{ code, severity, message, detail, hint string }
	of := func(e Entry) what { return what{e.Code, e.Severity, e.Message, e.Detail, e.Hint} }
	alike := map[what]int{}
	for _, e := range es {
		if len(e.Related) == 0 {
			alike[of(e)]++
		}
	}
	var out []folded
	at := map[what]int{}
	for _, e := range es {
		k := of(e)
		if len(e.Related) > 0 || alike[k] < manyAlike {
			out = append(out, folded{Entry: e})
			continue
		}
		if i, seen := at[k]; seen {
			out[i].also = append(out[i].also, e.Place)
			continue
		}
		at[k] = len(out)
		out = append(out, folded{Entry: e})
	}
	return out
}

// alsoAt lists the other places, those of the same file by line and column.
func (f *folded) alsoAt() string {
	places := slices.Concat(f.Also, f.also)
	if len(places) == 0 {
		return ""
	}
	var list []string
	file := f.File
	for _, p := range places {
		text := fmt.Sprintf("%d:%d", p.Line, p.Column)
		if p.File != file {
			file = p.File
			text = p.File + ":" + text
		}
		list = append(list, text)
	}
	return strings.ReplaceAll(english.Some(list, mostPlaces), ", ", " ")
}
