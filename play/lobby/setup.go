package lobby

import (
	"errors"
	"fmt"
	"strings"

	"sandtable/interp/bot"
	"sandtable/interp/compile"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// setting is one line of what is set up: what it is now, and what else it may be.
type setting struct {
	name   string
	about  string // what it is for
	values []value
	now    int
	forced string // what brings the value with it; "": nothing
	set    func(i int)
}

// value is what a setting may be.
type value struct{ name, about string }

// setup is a game that is being set up.
type setup struct {
	*Lobby
	g        *model.Game
	c        Choice
	options  map[string]string // that were asked for
	seats    map[string]seat   // by the name of a player, where something was said
	playable compile.Choice    // what that comes to
}

// seat is who plays: a person at this screen, one elsewhere, or a bot of a level.
type seat struct {
	bot       bot.Level
	elsewhere bool
}

// seatOf returns who plays a player: as was said, or as is usual.
func (s *setup) seatOf(p *model.Thing) seat {
	if x, said := s.seats[p.Name]; said {
		return x
	}
	return usualSeat(p == s.playable.Players[0])
}

// goalLines returns how each player wins what is set up now.
func (s *setup) goalLines() []string {
	return s.goals(s.g.Aims(s.playable.Players, s.playable.Scenario, s.playable.Variants))
}

// show says the settings as they are, each on a line: those that would take more lines than there
// is room for are cut to one, as all of it is said where it can be changed.
func (s *setup) show(list []setting, room int) {
	widest := 0
	for i := range list {
		widest = max(widest, layout.Width(list[i].name))
	}
	heads, texts := make([]string, len(list)), make([]string, len(list))
	var whole []string
	for i := range list {
		x := &list[i]
		v := x.values[x.now]
		texts[i] = v.name
		if x.forced != "" {
			texts[i] += " (brought by " + x.forced + ")"
		} else if v.about != "" {
			texts[i] += ": " + v.about
		}
		heads[i] = fmt.Sprintf("%3d) %s  ", i+1, layout.Fill(x.name, min(widest, 24)))
		for j, l := range layout.Wrap(texts[i], max(s.Width()-layout.Width(heads[i]), 20)) {
			if j == 0 {
				whole = append(whole, heads[i]+l)
			} else {
				whole = append(whole, strings.Repeat(" ", layout.Width(heads[i]))+l)
			}
		}
	}
	if len(list) <= room { // a blank line, unless every line is needed
		s.Say("")
	}
	if len(whole) <= room {
		s.Say(whole...)
		return
	}
	for i := range list {
		s.Say(brief(heads[i]+texts[i], s.Width()))
	}
}

// mostLines is how many lines a set-up may take beside its head and its prompt, so that it fits a
// window of 24.
const mostLines = 19

// brief cuts a line after a word.
func brief(line string, width int) string {
	if layout.Width(line) <= width {
		return line
	}
	line = layout.Cut(line, width-3)
	if i := strings.LastIndex(line, " "); i > 0 {
		line = line[:i]
	}
	return strings.TrimRight(line, " ,;:") + " .."
}

// change asks for another value of a setting.
func (s *setup) change(x *setting) error {
	head := x.name
	if x.about != "" {
		head += ": " + x.about
	}
	s.Say("")
	s.Say(layout.Wrap(english.Sentence(head), s.Width())...)
	names := make([]string, len(x.values))
	for i, v := range x.values {
		names[i] = v.name
		s.Say(s.line(i+1, v.name, v.about)...)
	}
	for {
		text, err := s.ask("Enter keeps "+names[x.now], append(names, "back"))
		switch {
		case errors.Is(err, errBack) || err == nil && text == "":
			return nil
		case err != nil:
			return err
		case text == "help":
			s.help()
			continue
		}
		i, why := pick(names, text)
		if i < 0 {
			s.Say(layout.Wrap(why, s.Width())...)
			continue
		}
		s.try(x, i)
		return nil
	}
}

// try sets a value, and takes it back if the game cannot be played so.
func (s *setup) try(x *setting, i int) {
	before, scenario, led := map[string]string{}, s.c.Scenario, s.c.Guide
	for k, v := range s.options {
		before[k] = v
	}
	x.set(i)
	if err := s.work(); err != nil {
		s.options, s.c.Scenario, s.c.Guide = before, scenario, led
		s.Say(layout.Wrap(english.Sentence("Not so: "+err.Error()), s.Width())...)
	}
}

// begin makes what was set the choice; what keeps the game from beginning is said.
func (s *setup) begin() string {
	s.c.Sets, s.c.Bots, s.c.Seat = nil, nil, ""
	for _, o := range s.g.Options {
		if v, ok := s.options[o.Name]; ok {
			s.c.Sets = append(s.c.Sets, o.Name+"="+v)
		}
	}
	if len(s.playable.Players) < 2 {
		return ""
	}
	var at []string
	away := false
	for _, p := range s.playable.Players {
		switch x := s.seatOf(p); {
		case x.bot != bot.NoLevel:
			s.c.Bots = append(s.c.Bots, p.Name+"="+x.bot.String())
		case x.elsewhere:
			away = true
		default:
			at = append(at, p.Name)
		}
	}
	if !away {
		return ""
	}
	if len(at) != 1 {
		return fmt.Sprintf("Where somebody plays elsewhere, one player sits at this screen, not %d: %s.", len(at), strings.Join(at, ", "))
	}
	s.c.Seat = at[0]
	return ""
}

// usualSeat returns who plays a player if nothing is said: the first a person, the others regular
// bots.
func usualSeat(first bool) seat {
	if first {
		return seat{}
	}
	return seat{bot: bot.Regular}
}
