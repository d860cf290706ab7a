package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// preferring lists the actions that prefer those of their ways for which a number is greatest.
func preferring(acts []*act) []int32 {
	var out []int32
	for _, x := range acts {
		if x.model.Prefer != nil {
			out = append(out, x.model.Index)
		}
	}
	return out
}

// keepPreferred drops the ways of such actions that do not have the greatest number.
func keepPreferred(m *machine.M, prefers []int32, o *machine.Options) {
	best, n := model.None, o.Stride
	for at := 0; at < len(o.Flat); at += n {
		if slices.Contains(prefers, o.Flat[at]) {
			best = max(best, m.Preferred(o.Flat[at:at+n]))
		}
	}
	keep := o.Flat[:0]
	for at := 0; at < len(o.Flat); at += n {
		if opt := o.Flat[at : at+n]; !slices.Contains(prefers, opt[0]) || m.Preferred(opt) == best {
			keep = append(keep, opt...)
		}
	}
	o.Flat = keep
}
