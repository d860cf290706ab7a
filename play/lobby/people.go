package lobby

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/bot"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// ErrLeft says that somebody who was asked wants to play nothing.
var ErrLeft = errLeave

// seating is who sits where: what is asked before a game that several can play.
type seating struct {
	*Lobby
	g       *model.Game
	players []*model.Thing
	sit     map[*model.Thing]bool
	level   bot.Level // of the bots
}

// People asks how many people play a game for several at this screen, and who they are. It returns
// the bots that play the rest, as PLAYER=BOT. Enter takes what is usual: one person, and regular
// bots; the name of another level has them play so. First people read what the game is about to be:
// its length and how it is won.
func (l *Lobby) People(g *model.Game, scenario *model.Scenario, variants []*model.Variant, players []*model.Thing) (bots []string, err error) {
	if len(players) < 2 {
		return nil, nil
	}
	s := &seating{Lobby: l, g: g, players: players, sit: map[*model.Thing]bool{}, level: bot.Regular}
	l.Say(l.about(g, scenario)...)
	l.Say(l.goals(g.Aims(players, scenario, variants))...)
	l.Say(layout.Wrap(fmt.Sprintf("%s is for %d players. Bots play for whoever is missing; they are regulars, unless you type %s.",
		g.Title, len(players), strings.Join(s.levels()[1:], " or ")), l.Width())...)
	s.tell()
	n, err := s.howMany()
	for k := 0; k < n && n < len(players) && err == nil; k++ {
		err = s.who(k, n)
	}
	if err != nil || n == len(players) {
		return nil, err
	}
	for _, p := range players {
		if !s.sit[p] {
			bots = append(bots, p.Name+"="+s.level.String())
		}
	}
	return bots, nil
}

// levels are the levels that differ for any player, the regular first.
func (s *seating) levels() (out []string) {
	for _, l := range []bot.Level{bot.Regular, bot.Cadet, bot.Veteran} {
		if slices.ContainsFunc(s.players, func(p *model.Thing) bool { return slices.Contains(bot.Levels(s.g, p), l) }) {
			out = append(out, l.String())
		}
	}
	return out
}

// tell says how bots play each player.
func (s *seating) tell() {
	what := map[string][]string{}
	var order []string
	for _, p := range s.players {
		about := s.level.About(s.g, p)
		if what[about] == nil {
			order = append(order, about)
		}
		what[about] = append(what[about], p.Title)
	}
	for _, about := range order {
		s.Say(layout.Wrap(english.Sentence(fmt.Sprintf("A %s as %s %s", s.level, strings.Join(what[about], " or "), about)), s.Width())...)
	}
}

// about returns what is to be played, and what that asks of people.
func (l *Lobby) about(g *model.Game, scenario *model.Scenario) []string {
	var what []string
	if scenario != nil && len(g.Scenarios) > 1 {
		if what = append(what, scenario.Title); scenario == g.StartWith {
			what[0] += ", the one to begin with"
		}
	}
	if s := g.SittingOf(scenario).String(); s != "" {
		what = append(what, s)
	}
	if len(what) == 0 {
		return nil
	}
	return layout.Wrap(english.Sentence(strings.Join(what, ": ")), l.Width())
}

// goals returns how each player wins.
func (l *Lobby) goals(aims []model.Aim) (lines []string) {
	for _, aim := range aims {
		head := "To win: "
		if aim.Player != nil {
			head = aim.Player.Title + " wins: "
		}
		lines = append(lines, layout.Wrap(head+aim.Text, l.Width())...)
	}
	return lines
}

// howMany asks for the number of people.
func (s *seating) howMany() (int, error) {
	var known []string
	for n := range s.players {
		known = append(known, fmt.Sprint(n+1))
	}
	for {
		text, err := s.again("How many people sit here? Enter: 1", known)
		switch {
		case err != nil:
			return 0, err
		case text == "":
			return 1, nil
		}
		i, why := pick(known, text)
		if i >= 0 {
			return i + 1, nil
		}
		s.Say(layout.Wrap(why, s.Width())...)
	}
}

// who asks for the k-th of n people, of those players who are free.
func (s *seating) who(k, n int) error {
	var free []*model.Thing
	var names []string
	for _, p := range s.players {
		if !s.sit[p] {
			free, names = append(free, p), append(names, p.Title)
		}
	}
	for i, name := range names {
		s.Say(s.line(i+1, name, "")...)
	}
	prompt := "Whom do you play? Enter: " + names[0]
	if n > 1 {
		prompt = fmt.Sprintf("Person %d plays? Enter: %s", k+1, names[0])
	}
	for {
		text, err := s.again(prompt, names)
		if err != nil {
			return err
		}
		i, why := 0, ""
		if text != "" {
			i, why = pick(names, text)
		}
		if i >= 0 {
			s.sit[free[i]] = true
			return nil
		}
		s.Say(layout.Wrap(why, s.Width())...)
	}
}

// again asks until something is typed that answers: help, back and a level do not.
func (s *seating) again(prompt string, known []string) (string, error) {
	levels := s.levels()
	for {
		text, err := s.ask(prompt, slices.Concat(known, levels, []string{"quit"}))
		level, _ := bot.Parse(text)
		switch {
		case errors.Is(err, errBack), err == nil && text == "help":
			s.Say(layout.Wrap("Type a number or a name; quit leaves. The flag --bot PLAYER=BOT says it beforehand: "+
				strings.Join(known, ", ")+". Bots are "+strings.Join(levels, ", ")+".", s.Width())...)
		case err == nil && level.Level != bot.NoLevel:
			s.level = level.Level
			s.tell()
		default:
			return text, err
		}
	}
}
