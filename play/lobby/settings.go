package lobby

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// work finds out what the choices come to.
func (s *setup) work() error {
	setup := interp.Setup{Scenario: s.c.Scenario, Options: s.options}
	if s.c.Guide {
		var err error
		if setup, err = interp.Guided(s.g, setup); err != nil {
			return err
		}
	}
	c, err := interp.Choose(s.g, setup)
	if err == nil {
		s.playable = c
	}
	return err
}

// settings lists what may be set, each as it is now.
func (s *setup) settings() []setting {
	var out []setting
	if len(s.g.Scenarios) > 1 {
		out = append(out, s.scenario())
	}
	now := map[*model.Option]*model.Variant{}
	for _, v := range s.playable.Variants {
		now[v.Option] = v
	}
	for _, o := range model.Numbered(s.g.Options) {
		out = append(out, s.option(o, now[o]))
	}
	if len(s.playable.Players) > 1 {
		for _, p := range s.playable.Players {
			out = append(out, s.player(p))
		}
	}
	if t := s.g.GuideInto(s.playable.Scenario); t != nil {
		out = append(out, s.guide(t))
	}
	return append(out, s.dice(), s.face())
}

func (s *setup) scenario() setting {
	x := setting{name: "Scenario", about: "where and when it is played", set: func(i int) { s.c.Scenario = s.g.Scenarios[i].Name }}
	for i, sc := range s.g.Scenarios {
		about := firstSentence(sc.Text)
		if n := s.g.SittingOf(sc).Minutes; n > 0 {
			about = strings.TrimSpace(fmt.Sprintf("%s About %d minutes.", about, n))
		}
		x.values = append(x.values, value{sc.Title, about})
		if sc == s.playable.Scenario {
			x.now = i
		}
	}
	return x
}

// option returns an option of the game. The usual value is not asked for: another option may bring
// another one.
func (s *setup) option(o *model.Option, now *model.Variant) setting {
	about := o.Text
	if about == "" && o.Section != nil {
		about = o.Section.Text
	}
	x := setting{name: o.Title, about: firstSentence(about), set: func(i int) {
		if v := o.Variants[i]; v == o.Default {
			delete(s.options, o.Name)
		} else {
			s.options[o.Name] = v.Name
		}
	}}
	for i, v := range o.Variants {
		x.values = append(x.values, value{v.Title, firstSentence(v.Text)})
		if v == now {
			x.now = i
		}
	}
	if _, asked := s.options[o.Name]; !asked && now != o.Default {
		x.forced = s.bringer(now)
	}
	return x
}

// bringer returns the option that brings a value with it.
func (s *setup) bringer(v *model.Variant) string {
	for _, by := range s.playable.Variants {
		for _, n := range by.Needs {
			if n == v {
				return by.Option.Title
			}
		}
	}
	return ""
}

func (s *setup) player(p *model.Thing) setting {
	seats, now := []seat{{}}, s.seatOf(p)
	x := setting{name: p.Title, about: "who plays " + p.Title, values: []value{{"a person here", "at this screen; several people take turns at it"}}}
	for _, l := range bot.Levels(s.g, p) {
		seats, x.values = append(seats, seat{bot: l}), append(x.values, value{"a " + l.String(), l.About(s.g, p)})
	}
	seats = append(seats, seat{elsewhere: true})
	x.values = append(x.values, value{"a person elsewhere", "plays from the same save in another window; this screen then shows one player only"})
	x.now, x.set = max(slices.Index(seats, now), 0), func(i int) { s.seats[p.Name] = seats[i] }
	return x
}

// guide returns whether a guide leads. It is played with options of its own.
func (s *setup) guide(t *model.Test) setting {
	x := setting{name: "Guide", about: "whether you are led through the first turn", set: func(i int) {
		if s.c.Guide = i == 1; s.c.Guide {
			s.options = interp.TestSetup(t).Options
			s.seats[t.Leads.Name] = seat{}
		}
	}}
	x.values = []value{{"none", "you decide freely from the start"}, {"leads you through the first turn", firstSentence(t.Text)}}
	if s.c.Guide {
		x.now = 1
	}
	return x
}

func (s *setup) dice() setting {
	x := setting{name: "Dice", about: "who throws them", set: func(i int) { s.c.Manual = i == 1 }}
	x.values = []value{{"thrown by the program", "also cards are shuffled by it"},
		{"real dice", "you throw them and type what they show; Enter lets the program throw one"}}
	if s.c.Manual {
		x.now = 1
	}
	return x
}

func (s *setup) face() setting {
	x := setting{name: "Shown", about: "how the game is shown", now: int(s.c.Face), set: func(i int) { s.c.Face = Face(i) }}
	x.values = []value{
		Usual:  {"on the whole screen", "a map with a cursor, if the terminal has room and colors for it"},
		Line:   {"line by line", "what is new at each decision; the map on demand"},
		Reader: {"for a screen reader", "sentences only, nothing drawn"},
	}
	return x
}

// setUp shows a game with all that may be set, and asks until it is to begin. Nil says that another
// game is to be chosen.
func (l *Lobby) setUp(id string, g *model.Game) (*Choice, error) {
	s := &setup{Lobby: l, g: g, c: Choice{Game: id}, options: map[string]string{}, seats: map[string]seat{}}
	if err := s.work(); err != nil {
		return nil, err
	}
	l.Say("", g.Title)
	about := g.Text
	if len(s.goalLines()) > 0 { // leave room for these
		about = firstSentence(about)
	}
	l.Say(layout.Wrap(about, l.Width())...)
	for {
		list := s.settings()
		said := append(s.about(g, s.playable.Scenario), s.goalLines()...)
		s.Say(said...)
		s.show(list, mostLines-len(said))
		names := make([]string, len(list))
		for i := range list {
			names[i] = list[i].name
		}
		text, err := l.ask("Enter begins, a number changes a line", append(names, "back", "help", "quit"))
		switch {
		case errors.Is(err, errBack):
			return nil, nil
		case err != nil:
			return nil, err
		case text == "help":
			l.help()
			continue
		case text == "":
			if why := s.begin(); why != "" {
				l.Say(layout.Wrap(why, l.Width())...)
				continue
			}
			return &s.c, nil
		}
		i, why := pick(names, text)
		if i < 0 {
			l.Say(layout.Wrap(why, l.Width())...)
			continue
		}
		if err := s.change(&list[i]); err != nil {
			return nil, err
		}
	}
}
