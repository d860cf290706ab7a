package lower

import (
	"slices"

	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Rules are the additions of a game that are part of it as chosen, and their order.
type Rules struct {
	Scenario *model.Scenario
	Variants []*model.Variant // one for each option
	Every    bool             // those of all scenarios: for explanations of their order, not for play
	order    map[*model.Section]int
	hooks    map[model.Event][]*Hook
}

// NewRules returns the rules of a game as chosen.
func NewRules(g *model.Game, s *model.Scenario, variants []*model.Variant, every bool) *Rules {
	r := &Rules{Scenario: s, Variants: variants, Every: every, order: map[*model.Section]int{}}
	for i, s := range g.Sections {
		r.order[s] = i + 1
	}
	r.gather(g)
	return r
}

// Chosen reports whether an extent is part of the game as chosen.
func (r *Rules) Chosen(x *model.Extent) bool {
	for at := x; r.Every && at != nil; at = at.Parent {
		if at.Start != nil {
			return x.Played(at.Start, r.Variants)
		}
	}
	return x.Played(r.Scenario, r.Variants)
}

// Modifiers lists the modifiers of a value that are part of the game as chosen, in the order in
// which they apply.
func (r *Rules) Modifiers(v *model.Value) []*model.Modifier {
	var out []*model.Modifier
	for _, mod := range v.Modifiers {
		if r.Chosen(mod.Extent) {
			out = append(out, mod)
		}
	}
	slices.SortStableFunc(out, func(a, b *model.Modifier) int {
		switch {
		case r.precedes(a, b):
			return -1
		case r.precedes(b, a):
			return 1
		}
		return 0
	})
	return out
}

// precedes reports whether one modifier applies before another one.
func (r *Rules) precedes(a, b *model.Modifier) bool {
	if a.Extent == nil && b.Extent == nil {
		return false // in the value's own list: as written
	}
	if overrides(b, a) != overrides(a, b) {
		return overrides(b, a)
	}
	return r.Less(a.Extent, b.Extent, a.Origin, b.Origin)
}

func overrides(a, b *model.Modifier) bool {
	return slices.Contains(a.Over, english.Slug(b.Label))
}

// Less reports whether one addition precedes another: by rank, then by the outline of their
// sections, then by place in the text.
func (r *Rules) Less(xa, xb *model.Extent, a, b model.Origin) bool {
	if ra, rb := xa.Rank(), xb.Rank(); ra != rb {
		return ra < rb
	}
	// Of two mods, the one that says `over` goes last, and so prevails.
	if a.Mod != nil && b.Mod != nil && a.Mod != b.Mod {
		if slices.Contains(a.Mod.Over, b.Mod.ID) {
			return false
		}
		if slices.Contains(b.Mod.Over, a.Mod.ID) {
			return true
		}
	}
	if oa, ob := r.order[a.Section], r.order[b.Section]; oa != ob {
		return oa < ob
	}
	if a.Range.Filename != b.Range.Filename {
		return a.Range.Filename < b.Range.Filename
	}
	return a.Range.Start.Byte < b.Range.Start.Byte
}
