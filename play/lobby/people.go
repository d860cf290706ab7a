package lobby

import (
	"errors"
	"fmt"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// ErrLeft says that somebody who was asked wants to play nothing.
var ErrLeft = errLeave

// People asks how many people play a game at this screen, and who they are, where the game has
// advice for others than the first player. It returns the bots that play the rest, as PLAYER=BOT.
// Enter takes what is usual. First they read what the game is about to be: its length and how it is
// won.
func (l *Lobby) People(g *model.Game, scenario *model.Scenario, variants []*model.Variant, players []*model.Thing) (bots []string, err error) {
	usual, advice := 0, []string{}
	for i, p := range players {
		if usualSeat(g, p, i == 0) == here {
			usual++
		}
		if x := g.PolicyFor(p, ""); x != nil {
			advice = append(advice, fmt.Sprintf("%s (%s)", p.Title, x.Title))
		}
	}
	if usual == len(players) {
		return nil, nil
	}
	l.Say(l.about(g, scenario)...)
	l.Say(l.goals(g.Aims(players, scenario, variants))...)
	l.Say(layout.Wrap(fmt.Sprintf("%s is for %d players. Bots play for whoever is missing, by the advice of the game: %s.", g.Title,
		len(players), strings.Join(advice, ", ")), l.Width())...)
	n, err := l.howMany(len(players), usual)
	if err != nil || n == len(players) {
		return nil, err
	}
	sit := map[*model.Thing]bool{}
	for k := range n {
		p, err := l.who(players, sit, k, n)
		if err != nil {
			return nil, err
		}
		sit[p] = true
	}
	for _, p := range players {
		switch {
		case sit[p]:
		case g.PolicyFor(p, "") != nil:
			bots = append(bots, p.Name+"=policy")
		default:
			bots = append(bots, p.Name+"=search")
		}
	}
	return bots, nil
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
func (l *Lobby) howMany(most, usual int) (int, error) {
	var known []string
	for n := range most {
		known = append(known, fmt.Sprint(n+1))
	}
	for {
		text, err := l.again(fmt.Sprintf("How many people sit here? Enter: %d", usual), known)
		switch {
		case err != nil:
			return 0, err
		case text == "":
			return usual, nil
		}
		i, why := pick(known, text)
		if i >= 0 {
			return i + 1, nil
		}
		l.Say(layout.Wrap(why, l.Width())...)
	}
}

// who asks for the k-th of n people, of those players who are free.
func (l *Lobby) who(players []*model.Thing, taken map[*model.Thing]bool, k, n int) (*model.Thing, error) {
	var free []*model.Thing
	var names []string
	for _, p := range players {
		if !taken[p] {
			free, names = append(free, p), append(names, p.Title)
		}
	}
	for i, name := range names {
		l.Say(l.line(i+1, name, "")...)
	}
	prompt := "Whom do you play? Enter: " + names[0]
	if n > 1 {
		prompt = fmt.Sprintf("Person %d plays? Enter: %s", k+1, names[0])
	}
	for {
		text, err := l.again(prompt, names)
		switch {
		case err != nil:
			return nil, err
		case text == "":
			return free[0], nil
		}
		i, why := pick(names, text)
		if i >= 0 {
			return free[i], nil
		}
		l.Say(layout.Wrap(why, l.Width())...)
	}
}

// again asks until something is typed that answers: help and back do not.
func (l *Lobby) again(prompt string, known []string) (string, error) {
	for {
		text, err := l.ask(prompt, append(known[:len(known):len(known)], "quit"))
		switch {
		case errors.Is(err, errBack), err == nil && text == "help":
			l.Say(layout.Wrap("Type a number or a name; quit leaves. The flag --bot PLAYER=BOT says it beforehand: "+
				strings.Join(known, ", ")+".", l.Width())...)
		default:
			return text, err
		}
	}
}
