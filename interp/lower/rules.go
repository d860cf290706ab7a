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

// Rows lists the rows of the set-ups of the game as chosen.
func (r *Rules) Rows(g *model.Game) (out []*model.Deploy) {
	if r.Scenario != nil {
		out = append(out, r.Scenario.Deploy...)
	}
	for _, d := range g.Deploys {
		if r.Chosen(d.Extent) {
			out = append(out, d)
		}
	}
	return out
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

// Hook is a rule or an action that is bound to an event.
type Hook struct {
	*model.Binding
	Rule   *model.Rule // or
	Action *model.Action
	Extent *model.Extent
	Origin model.Origin
	over   []string
	name   string
}

// On is an event of the language.
func On(name string) model.Event { return model.Event{Name: name} }

// plainly is an event as it is looked up.
func plainly(e model.Event) model.Event {
	if e.Track != nil || e.Rule != nil || e.Action != nil || e.Menu != nil {
		e.Name = ""
	}
	e.Builtin = false
	return e
}

// gather lists the hooks of every event in the order in which they run: by rank, lowest first, then
// by outline.
func (r *Rules) gather(g *model.Game) {
	r.hooks = map[model.Event][]*Hook{}
	add := func(h *Hook) {
		if h.Binding != nil && r.Chosen(h.Extent) {
			e := plainly(h.Event)
			r.hooks[e] = append(r.hooks[e], h)
		}
	}
	for _, x := range g.Rules {
		add(&Hook{Binding: x.Binding, Rule: x, Extent: x.Extent, Origin: x.Origin, over: x.Over, name: x.Name})
	}
	for _, x := range g.Actions {
		add(&Hook{Binding: x.Binding, Action: x, Extent: x.Extent, Origin: x.Origin, name: x.Name})
	}
	for _, hs := range r.hooks {
		slices.SortStableFunc(hs, func(a, b *Hook) int {
			switch {
			case r.runsBefore(a, b):
				return -1
			case r.runsBefore(b, a):
				return 1
			}
			return 0
		})
	}
}

func (r *Rules) runsBefore(a, b *Hook) bool {
	if above, below := slices.Contains(b.over, a.name), slices.Contains(a.over, b.name); above != below {
		return above
	}
	return r.Less(a.Extent, b.Extent, a.Origin, b.Origin)
}

// Bound lists what is bound to any of some events.
func (r *Rules) Bound(events ...model.Event) (out []*Hook) {
	for _, e := range events {
		out = append(out, r.hooks[plainly(e)]...)
	}
	return out
}

// Hooks lists the rules and actions bound to an event at a moment, in the order in which they run.
// Of replacing rules the first one runs; the next one runs if it proceeds.
func (r *Rules) Hooks(e model.Event, mo model.Moment) (out []*Hook) {
	for _, h := range r.Bound(e) {
		if h.Moment == mo {
			out = append(out, h)
		}
	}
	if mo == model.Instead {
		slices.Reverse(out)
	}
	return out
}
