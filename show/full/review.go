package full

import (
	"fmt"
	"time"

	tea "charm.land/bubbletea/v2"

	"sandtable/play/session"
	"sandtable/play/talk"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// Review is what there is to show of a game that is only looked at.
type Review struct {
	All   int    // decisions
	Ahead string // what is decided here; "": nothing, or nobody has looked yet
}

// Review shows a game again, through the eyes of a viewer, from where the session stands.
func (f *Face) Review(game *session.Session, viewer int32) error {
	d := newWatch(game, viewer)
	_, err := f.run(game, d, d.moment)
	return err
}

// newWatch makes a desk at which a game is only looked at, through the eyes of a viewer.
func newWatch(game *session.Session, viewer int32) *desk {
	d := newDesk(game)
	d.watches = true
	d.table.Review(viewer)
	return d
}

// look tells where a game stands that is only looked at.
func (d *desk) look(a talk.Answer) *Moment {
	viewer := d.table.Viewer()
	m := &Moment{At: d.game.At(), Scene: d.table.Scene()}
	m.answers(a)
	m.Log, m.News = d.read(viewer)
	m.Review = &Review{All: d.game.Length(), Ahead: d.game.Ahead(viewer)}
	m.End = d.table.Result()
	return m
}

// step goes through the game by a word, or tells about it.
func (d *desk) step(word string) *Moment {
	d.mark()
	a, _ := d.table.Step(word)
	return d.look(a)
}

// paces are those at which a game plays by itself: how long each decision is shown.
var paces = []time.Duration{4 * time.Second, 2 * time.Second, time.Second, 500 * time.Millisecond, 200 * time.Millisecond, 50 * time.Millisecond}

// reel is how a game plays by itself.
type reel struct {
	on    bool
	steps int // how much faster than one decision in a second, in paces
	run   int // a tick of an earlier run does nothing
}

// pace returns how long each decision is shown.
func (r *reel) pace() time.Duration { return paces[r.steps+2] }

// tickMsg makes the game go on by itself, in a run.
type tickMsg int

// reviewKeys go through a game that is only looked at.
var reviewKeys []binding

func init() {
	reviewKeys = []binding{
		{keys: []string{"n", "enter"}, shown: "n, Enter", about: "the next decision", do: goes("next")},
		{keys: []string{"p"}, shown: "p", about: "the decision before", do: goes("back")},
		{keys: []string{"N"}, shown: "N", about: "ten decisions on", do: goes("next 10")},
		{keys: []string{"P"}, shown: "P", about: "ten decisions back", do: goes("back 10")},
		{keys: []string{"tab"}, shown: "Tab", about: "the next decision of another player, or in another phase", do: goes("turn")},
		{keys: []string{"home"}, shown: "Home", about: "the beginning", do: goes("first")},
		{keys: []string{"end"}, shown: "End", about: "the end", do: goes("last")},
		{keys: []string{"/"}, shown: "/", about: "to the position after so many decisions, or to the next place where the log reads so", do: do(func(s *state) { s.startTyping(":", "to ", nil) })},
		{keys: []string{"space"}, shown: "Space", about: "let the game play by itself, or stop it", do: func(f *face, _ string) tea.Cmd {
			f.reel.on = !f.reel.on
			return f.roll()
		}},
		{keys: []string{"+", "="}, shown: "+", about: "play faster", do: func(f *face, _ string) tea.Cmd { return f.faster(1) }},
		{keys: []string{"-"}, shown: "-", about: "play more slowly", do: func(f *face, _ string) tea.Cmd { return f.faster(-1) }},
	}
}

// reviewTables returns all keys of a game that is only looked at, but those of panes.
func reviewTables() []keysIn {
	var other []binding
	for _, b := range otherKeys {
		switch b.shown {
		case "u", "U", "A", "W": // they decide, or ask about a decision
		default:
			other = append(other, b)
		}
	}
	return []keysIn{{"In a replay", whileAtRest, reviewKeys}, {"To see", whileLooking, viewKeys}, {"Else", whileAtRest, other}}
}

// goes returns a key that goes through the game by a word.
func goes(word string) func(f *face, key string) tea.Cmd {
	return func(f *face, _ string) tea.Cmd {
		f.reel.on = false
		return f.goBy(word)
	}
}

// goBy goes through the game by a word.
func (f *face) goBy(word string) tea.Cmd {
	f.asked = word
	return f.submit(func() *Moment { return f.desk.step(word) })
}

// faster changes the pace at which the game plays by itself.
func (f *face) faster(by int) tea.Cmd {
	f.reel.steps = min(max(f.reel.steps+by, -2), len(paces)-3)
	f.note = []string{fmt.Sprintf("Each decision is shown for %s.", f.reel.pace())}
	return f.roll()
}

// roll lets the game play by itself, if it is to.
func (f *face) roll() tea.Cmd {
	f.reel.run++
	if !f.reel.on {
		return nil
	}
	run := f.reel.run
	return tea.Tick(f.reel.pace(), func(time.Time) tea.Msg { return tickMsg(run) })
}

// tick shows the next decision of a game that plays by itself.
func (f *face) tick(t tickMsg) tea.Cmd {
	switch {
	case int(t) != f.reel.run || !f.reel.on || f.m == nil || f.m.Review == nil:
		return nil
	case f.m.At >= f.m.Review.All:
		f.reel.on = false
		return nil
	case f.busy || f.pane != nil || f.typing != nil:
		return f.roll()
	}
	return tea.Batch(f.goBy("next"), f.roll())
}

// reviewHints returns the keys of a game that is only looked at.
func (s *state) reviewHints() string {
	play := "space play"
	if s.reel.on {
		play = "space stop"
	}
	return "n next  p back  " + play + "  + - pace  Tab turn  / to  home end  e log  ? help  q leave"
}

// drawReview tells, in place of the decision, where in the game this is, and what is decided here.
func (s *state) drawReview(v grid.View) {
	r := s.m.Review
	s.rule(v, 0, "Replay", fmt.Sprintf("after %d of %d decisions", s.m.At, r.All))
	text := "Now " + r.Ahead
	switch {
	case s.m.At == r.All:
		text = "The game goes on from here."
	case r.Ahead == "":
		text = "n shows what is decided."
	}
	for i, l := range layout.Wrap(text, v.W) {
		v.Put(0, i+1, grid.Plain, l)
	}
}
