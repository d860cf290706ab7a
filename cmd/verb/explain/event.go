package explain

import (
	"fmt"
	"slices"

	"sandtable/schema/lang"
	"sandtable/schema/model"
)

// event tells what answers an event: a built-in one by its name, a track's, a rule's, an action's
// or a menu's.
func (x *Explainer) event(name string) bool {
	events := x.events(name)
	for i, e := range events {
		if i > 0 {
			fmt.Fprintln(x.w)
		}
		fmt.Fprintf(x.w, "event %s\n", eventName(e))
		x.around(e, "it happens")
	}
	return len(events) > 0
}

// events returns the events of a name: those that something is bound to, and all rules, actions,
// menus and tracks.
func (x *Explainer) events(name string) []model.Event {
	var out []model.Event
	add := func(e model.Event) {
		// Entering a track is an event of the track's, whatever else is called enter.
		if e.Track != nil {
			e.Builtin, e.Name = false, ""
		}
		if !slices.Contains(out, e) {
			out = append(out, e)
		}
	}
	for _, t := range x.g.Tracks {
		if t.Thing.Name == name {
			add(model.Event{Track: t})
		}
	}
	for _, r := range x.g.Rules {
		if r.Name == name {
			add(model.Event{Rule: r})
		}
		if b := r.Binding; b != nil && b.Event.Name == name {
			add(b.Event)
		}
	}
	for _, a := range x.g.Actions {
		if a.Name == name {
			add(model.Event{Action: a})
		}
		if b := a.Binding; b != nil && b.Event.Name == name {
			add(b.Event)
		}
	}
	for _, m := range x.g.Menus {
		if m.Name == name {
			add(model.Event{Menu: m})
		}
	}
	if len(out) == 0 && lang.FindEvent(name) != nil {
		add(model.Event{Name: name, Builtin: true})
	}
	return out
}

func eventName(e model.Event) string {
	switch {
	case e.Track != nil:
		return "enter(" + e.Track.Thing.Name + ")"
	case e.Rule != nil:
		return e.Rule.Name + "()"
	case e.Action != nil:
		return e.Action.Name + "()"
	case e.Menu != nil:
		return e.Menu.Name + "()"
	}
	return e.Name + "()"
}

// around prints what is bound to an event, before and after.
func (x *Explainer) around(e model.Event, what string) {
	for _, mo := range []model.Moment{model.Instead, model.Before, model.After} {
		hooks := x.order.Hooks(e, mo)
		if len(hooks) == 0 {
			continue
		}
		word := map[model.Moment]string{model.Instead: "Instead of it", model.Before: "Before " + what, model.After: "After " + what}[mo]
		fmt.Fprintf(x.w, "%s:\n", word)
		for _, h := range hooks {
			x.hook(2, h)
		}
	}
}

// eventNames returns the names by which event finds something, for "did you mean".
func (x *Explainer) eventNames() []string {
	out := lang.EventNames()
	for _, t := range x.g.Tracks {
		out = append(out, t.Thing.Name)
	}
	for _, kind := range []string{"rule", "action", "menu"} {
		out = append(out, Names(x.g, kind)...)
	}
	return out
}
