package lang

import "sandtable/schema/english"

// Event is an event of the language itself.
type Event struct {
	Name   string
	Params []string // the kinds of what it tells; "": any
	Usage  string
	Doc    string
}

// Events lists the events of the language, in the order of the reference.
var Events = []Event{
	{"enter", []string{"piece", "place", "place"}, "enter(piece, place, from)",
		"A piece, or a group that moves together, comes to a place. Of a track: `enter(track, box)`."},
	{"leave", []string{"piece", "place"}, "leave(piece, place)", "A piece, or a group, leaves a place."},
	{"remove", []string{"piece"}, "remove(piece)", "A piece is taken out of the game by `remove`."},
	{"reveal", []string{"piece"}, "reveal(piece)", "A piece is revealed."},
	{"conceal", []string{"piece"}, "conceal(piece)", "A piece is turned face down by `conceal`."},
	{"draw", []string{"place"}, "draw(place)", "A draw from a place, for each card or chit. Before it nobody knows what is drawn; after it, it lies where it goes."},
	{"flip", []string{"piece"}, "flip(piece)", "A piece is turned by `flip`."},
	{"mark", []string{"", ""}, "mark(host, marker)", "A marker is laid on a host. After it: only if one was laid."},
	{"unmark", []string{"", ""}, "unmark(host, marker)", "A marker is taken off a host by `unmark`. After it: only if one was there."},
	{"set_up", nil, "set_up()", "The game is set up. Before it nothing lies anywhere; after it, the rule begins with which play begins."},
}

// FindEvent returns the event of a name, or nil.
func FindEvent(name string) *Event {
	for i := range Events {
		if Events[i].Name == name {
			return &Events[i]
		}
	}
	return nil
}

// EventNames lists the names of the events.
func EventNames() []string {
	return english.Each(Events, func(e Event) string { return e.Name })
}
