// Package lobby lets a person choose what to play: a saved game, or a new one with its scenario,
// its options and who plays. Every choice is explained; Enter takes what is usual.
//
// It asks and says in lines, so that it works over any terminal and with a screen reader. It starts
// nothing: what was chosen is what the flags of play say.
package lobby

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"sandtable/play/lineedit"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// Game is a game that may be begun.
type Game struct {
	ID, Title string
	Text      string // what it is about
	Players   string // how many can play: "1 to 4"
	Example   bool   // it is told of only when more is asked for
}

// Saved is a game that may be continued.
type Saved struct {
	Name, Path string
	About      string // what it is, where it stands and when it was saved
}

// Lobby is where people choose. All its functions must be set.
type Lobby struct {
	Games []Game
	Saves []Saved // the newest first

	Load  func(id string) (*model.Game, error)
	Ask   func(prompt string, complete func(beginning string) []string) (string, error)
	Say   func(lines ...string)
	Width func() int
}

// Choice is what was chosen: a save, or a game with what the flags of play say of it.
type Choice struct {
	Save     string // the path of a save
	Game     string // the id of a game
	Scenario string
	Sets     []string // OPTION=VALUE
	Bots     []string // PLAYER=BOT
	Seat     string   // the only player at this screen; "": all people are
	Manual   bool     // real dice are thrown
	Face     Face
}

// Face is how a game is shown.
type Face uint8

// The faces.
const (
	Usual  Face = iota // what play takes by itself
	Line               // line by line
	Reader             // in sentences, for a screen reader
)

// errLeave says that nothing is to be played.
var errLeave = errors.New("leave")

// errBack says that what is being chosen is given up.
var errBack = errors.New("back")

// mostSaves is how many saves are listed unless all are asked for.
const mostSaves = 4

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

// about returns a line on a game.
func (g *Game) about() string {
	seats := g.Players + " players"
	if g.Players == "1" {
		seats = "1 player"
	}
	return strings.TrimSpace(seats + ". " + firstSentence(g.Text))
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

// line returns a numbered line: what it is called, and what that means, which goes on below.
func (l *Lobby) line(n int, name, about string) []string {
	if about != "" {
		name += ": " + about
	}
	head := fmt.Sprintf("%3d) ", n)
	lines := layout.Wrap(name, l.Width()-len(head))
	for i := range lines {
		if i > 0 {
			head = strings.Repeat(" ", len(head))
		}
		lines[i] = head + lines[i]
	}
	return lines
}

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

// ask asks for a line, and takes care of what may be typed everywhere.
func (l *Lobby) ask(prompt string, known []string) (string, error) {
	text, err := l.Ask(prompt+"> ", func(beginning string) (out []string) {
		for _, k := range known {
			if len(k) >= len(beginning) && strings.EqualFold(k[:len(beginning)], beginning) {
				out = append(out, beginning+k[len(beginning):])
			}
		}
		return out
	})
	if errors.Is(err, io.EOF) || errors.Is(err, lineedit.ErrInterrupted) {
		return "", errLeave
	}
	if err != nil {
		return "", err
	}
	switch text = strings.ToLower(strings.TrimSpace(text)); text {
	case "q", "quit", "exit", ":q":
		return "", errLeave
	case "b", "back":
		return "", errBack
	case "?", "h":
		return "help", nil
	}
	return text, nil
}
