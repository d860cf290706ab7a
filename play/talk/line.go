package talk

import (
	"fmt"

	"sandtable/interp/scene"
)

// An Answer is what a table has to say to a line that somebody typed, or to what was decided.
type Answer struct {
	Lines  []Line
	Still  bool  // nothing has changed: the position need not be shown again
	Anew   bool  // the game stands elsewhere than it was seen: all of it is to be shown
	Leave  bool  // the game is to be left
	Paused bool  // somebody wanted the game to wait
	Err    error // why the game cannot go on, or a line of a strict table cannot be followed
}

// A Line is one thing that is said. The face breaks it into as many lines as its width takes, and
// paints it.
type Line struct {
	Kind  Kind
	Role  Role
	Label string // stands before the text; later lines are indented
	Hang  int    // by so much more
	Head  string // begins the line, before the label, and stands out
	Text  string

	List  []string     // the entries of Columns and Flow
	Rest  string       // what shows the rest where there is no room for all columns
	Chart *scene.Chart // a table of the game
	Place scene.Ref    // around which the board is drawn; None: all of it
	Of    []int        // the options to be listed
	Full  bool         // all of them, however many
}

// Kind is how a line is laid out.
type Kind uint8

// The kinds.
const (
	Text     Kind = iota // behind its label; without any text a blank line
	Figure               // a number, its label, and what it is
	Share                // how often something comes about, its label, and what
	Usage                // what is typed, the label, and what it does
	Numbered             // the number of an option, the label, and what it is
	Fold                 // as it stands, with its indentation
	Columns              // entries beside one another
	Flow                 // entries one after the other
	Across               // the head to the left, the text to the right
	Rule                 // the line between one screen and the next
	Charted              // a table of the game
	Board                // the board, or the part of it around a place
	Listed               // options
	Whole                // as it stands, however long
	Verbatim             // for programs
)

// Role is what a line is to its reader.
type Role uint8

// The roles.
const (
	Plain Role = iota
	Bright
	Faint
	Alarm
)

// said returns an answer that changes nothing.
func said(lines ...Line) Answer { return Answer{Lines: lines, Still: true} }

// reply returns an answer of one sentence.
func reply(text string) Answer { return said(Line{Text: text}) }

// replyf returns a reply by a format.
func replyf(format string, args ...any) Answer { return reply(fmt.Sprintf(format, args...)) }

// alarm returns an answer that something went wrong.
func alarm(text string) Answer { return said(Line{Text: text, Role: Alarm}) }

// headed returns a line whose beginning stands out.
func headed(head, text string) Line { return Line{Head: head, Text: text} }

// under returns a line behind a label.
func under(label, text string) Line { return Line{Label: label, Text: text} }

// faintly returns a line that stands back; none without a text.
func faintly(text string) []Line {
	if text == "" {
		return nil
	}
	return []Line{{Label: "  ", Text: text, Role: Faint}}
}

// whole returns lines that are not broken: what stands in them may be copied.
func whole(list ...string) (out []Line) {
	for _, t := range list {
		out = append(out, Line{Kind: Whole, Text: t})
	}
	return out
}

// wrong returns an answer to a line of a strict table that cannot be followed.
func wrong(format string, args ...any) Answer {
	return Answer{Err: Wrong(fmt.Sprintf(format, args...))}
}

// folds are lines as they stand.
func folds(list []string) (out []Line) {
	for _, l := range list {
		out = append(out, Line{Kind: Fold, Text: l})
	}
	return out
}
