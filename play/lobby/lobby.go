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
	"strings"

	"sandtable/play/lineedit"
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
	Guide    bool     // a guide leads through the first turn
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

// about returns a line on a game.
func (g *Game) about() string {
	seats := g.Players + " players"
	if g.Players == "1" {
		seats = "1 player"
	}
	return strings.TrimSpace(seats + ". " + firstSentence(g.Text))
}

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
