package lower

import (
	"slices"

	"sandtable/schema/model"
)

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
