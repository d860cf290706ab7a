package lobby

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// Choose asks until something is chosen; nil says that the person has left.
func (l *Lobby) Choose() (*Choice, error) {
	all := false
	l.Say(layout.Wrap("Sandtable plays tabletop games. Type a number and Enter; help explains, quit leaves.", l.Width())...)
	l.Say("")
	for {
		rows := l.rows(all)
		l.list(rows)
		c, more, err := l.choose(rows)
		switch {
		case errors.Is(err, errLeave):
			return nil, nil
		case errors.Is(err, errBack), err == nil && c == nil:
			all = all || more
			continue
		}
		return c, err
	}
}

// row is a line of a list, with what it chooses.
type row struct {
	head        string // a heading before it
	name, about string
	save        *Saved
	game        *Game
}

// rows returns what may be chosen: saves, then games; examples and older saves if all are wanted.
func (l *Lobby) rows(all bool) []row {
	var out []row
	head := "Go on with a saved game"
	for i := range l.Saves {
		if i == mostSaves && !all {
			break
		}
		s := &l.Saves[i]
		out, head = append(out, row{head: head, name: s.Name, about: s.About, save: s}), ""
	}
	head = "Begin a game"
	for i := range l.Games {
		g := &l.Games[i]
		if g.Example && !all {
			continue
		}
		if g.Example && head == "" && i > 0 && !l.Games[i-1].Example {
			head = "Begin a smaller game, an example"
		}
		out, head = append(out, row{head: head, name: g.Title, about: g.about(), game: g}), ""
	}
	return out
}

// list says the rows with their numbers.
func (l *Lobby) list(rows []row) {
	for i, r := range rows {
		if r.head != "" {
			l.Say(r.head)
		}
		l.Say(l.line(i+1, r.name, r.about)...)
	}
	if n := l.more(rows); n > 0 {
		l.Say(fmt.Sprintf("  more lists %d others", n))
	}
}

// more returns how many rows are left out.
func (l *Lobby) more(rows []row) int { return len(l.Saves) + len(l.Games) - len(rows) }

// choose asks for one of the rows, and sets up the game that is chosen.
func (l *Lobby) choose(rows []row) (c *Choice, more bool, err error) {
	names := make([]string, len(rows))
	for i, r := range rows {
		names[i] = r.name
	}
	for {
		text, err := l.ask("What shall it be", append(names, "more", "help", "quit"))
		if err != nil {
			return nil, false, err
		}
		switch {
		case text == "" || text == "more":
			return nil, true, nil
		case text == "help":
			l.help()
			continue
		}
		if r := l.begins(text); r != nil {
			c, err := l.take(r)
			return c, false, err
		}
		i, why := pick(names, text)
		if i < 0 {
			if r := l.anywhere(text); r != nil {
				c, err := l.take(r)
				return c, false, err
			}
			l.Say(layout.Wrap(why, l.Width())...)
			continue
		}
		c, err := l.take(&rows[i])
		return c, false, err
	}
}

// begins finds the game that a text names where saves begin with its name too: a save is called up
// by its number, or by more of its name.
func (l *Lobby) begins(text string) *row {
	if number(text) {
		return nil
	}
	if i := slices.IndexFunc(l.Saves, func(x Saved) bool { return strings.EqualFold(x.Name, text) }); i >= 0 {
		return nil
	}
	names := make([]string, len(l.Games))
	for i, g := range l.Games {
		names[i] = g.Title
	}
	if i, _ := pick(names, text); i >= 0 {
		return &row{game: &l.Games[i]}
	}
	return nil
}

// anywhere finds what a text names among all that can be chosen, also what is not listed: a game by
// its id too.
func (l *Lobby) anywhere(text string) *row {
	rows := l.rows(true)
	var names, ids []string
	for _, r := range rows {
		id := r.name
		if r.game != nil {
			id = r.game.ID
		}
		names, ids = append(names, r.name), append(ids, id)
	}
	for _, known := range [][]string{names, ids} {
		if i, _ := pick(known, text); i >= 0 && !number(text) {
			return &rows[i]
		}
	}
	return nil
}

// take returns a row that was chosen: a save, or a game that is set up.
func (l *Lobby) take(r *row) (*Choice, error) {
	if r.save != nil {
		return &Choice{Save: r.save.Path}, nil
	}
	g, err := l.Load(r.game.ID)
	if err != nil {
		l.Say(layout.Wrap(english.Sentence(err.Error()), l.Width())...)
		return nil, nil
	}
	return l.setUp(r.game.ID, g)
}

// help explains.
func (l *Lobby) help() {
	l.Say(layout.Wrap("A number or the beginning of a name chooses. A saved game goes on where it was left. A new game shows its scenario, options and players first: Enter begins it, a number changes a line, back returns here. In the game, help or ? explains what may be done.", l.Width())...)
	l.Say(layout.Wrap("The same is done without this menu by: sandtable play GAME, sandtable resume. sandtable --help lists all commands.", l.Width())...)
}

// mostSaves is how many saves are listed unless all are asked for.
const mostSaves = 4
