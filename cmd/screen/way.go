package screen

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// way tells how an option gets to its destination, and what that costs: `way march e5`, `way march
// e5 via d4`.
func (s *Screen) way(args string) error {
	opts := s.S.Options()
	if len(opts) == 0 {
		return s.reply(afterEnd)
	}
	if !s.Script && s.S.Player().ID != s.viewer() {
		return s.reply("Ways are told of your own decisions.")
	}
	text, through, _ := strings.Cut(args+" ", " via ")
	via, err := s.spaces(strings.Fields(through))
	if err != nil {
		return s.reply(english.Sentence(err.Error()))
	}
	found := s.meant(strings.TrimSpace(text))
	switch {
	case strings.TrimSpace(text) == "" || len(found) == 0:
		return s.reply("The way of what? An option with a destination: way " + opts[0].Key)
	case len(found) > 1:
		return s.reply(fmt.Sprintf("%q may mean %s: way %s", strings.TrimSpace(text), english.Count(len(found), "option"), opts[found[0]].Key))
	}
	r, untold := s.route(found[0], via)
	switch {
	case untold != nil:
		return s.reply("The way cannot be told: it depends on what you cannot see.")
	case r == nil && len(via) > 0:
		return s.reply(fmt.Sprintf("No way for %q leads through there.", opts[found[0]].Key))
	case r == nil:
		return s.reply(fmt.Sprintf("The rules search no way for %q.", opts[found[0]].Key))
	}
	return s.answer(hang("", s.wayText(r), s.Width)...)
}

// spaces finds the spaces that words name.
func (s *Screen) spaces(words []string) (out []int32, err error) {
	for _, w := range words {
		i := slices.IndexFunc(s.lookup().things(w), func(t *model.Thing) bool { return model.Links(t.Kind) != nil })
		if i < 0 {
			return nil, fmt.Errorf("there is no space %q on the map", w)
		}
		out = append(out, s.lookup().things(w)[i].ID)
	}
	return out, nil
}

// route is the way of an option through some spaces, as the player who decides may know it.
func (s *Screen) route(i int, via []int32) (*machine.Route, *machine.Error) {
	return s.watched().Route(s.S.M, i, via, s.veil())
}

// wayText is a way in words: "B3 > B4 1 > C5 2: 3 of 5".
func (s *Screen) wayText(r *machine.Route) string {
	g := s.S.P.Game
	number := func(n int32) string { return g.Show(model.TNumber, n) }
	text := ""
	for i, x := range r.Steps {
		if i > 0 {
			text += " > "
		}
		if text += g.Things[x.At].Title; i > 0 {
			text += " " + number(x.Cost)
		}
	}
	text += fmt.Sprintf(": %s of %s", number(r.Cost()), number(r.Most))
	if r.Cost() > r.Most {
		text += ", too far"
	}
	return text
}

// Way is a way in words, and the spaces on it with what they cost up to there.
type Way struct {
	Text  string
	Steps []WayStep
	Far   bool // it costs more than may be spent
}

// WayStep is a space on a way.
type WayStep struct {
	Place int32
	Sum   string
}

// Way tells how an option of the pending decision gets to its destination through some spaces; nil
// if the rules search no way, or it depends on what the player cannot see.
func (c *Clerk) Way(i int, via []int32) *Way {
	s := c.s
	if i < 0 || i >= s.S.M.Options().Len() {
		return nil
	}
	r, untold := s.route(i, via)
	if r == nil || untold != nil {
		return nil
	}
	out := &Way{Text: s.wayText(r), Far: r.Cost() > r.Most}
	for _, x := range r.Steps {
		out.Steps = append(out.Steps, WayStep{x.At, s.S.P.Game.Show(model.TNumber, x.Sum)})
	}
	return out
}
