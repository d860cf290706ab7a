// Package say turns scenes, news and traces into lines of data, which the faces lay out. A line has
// a kind and a role, but no width and no colour. The package decides nothing: who calls it knows
// what the reader may see.
package say

import "sandtable/interp/scene"

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
	Text     Kind = iota // after its label; without any text a blank line
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

// Headed returns a line whose beginning stands out.
func Headed(head, text string) Line { return Line{Head: head, Text: text} }

// Under returns a line after a label.
func Under(label, text string) Line { return Line{Label: label, Text: text} }

// Faintly returns a line that stands back; none without a text.
func Faintly(text string) []Line {
	if text == "" {
		return nil
	}
	return []Line{{Label: "  ", Text: text, Role: Faint}}
}

// Copied returns lines that are not broken: what stands in them may be copied.
func Copied(list ...string) (out []Line) {
	for _, t := range list {
		out = append(out, Line{Kind: Whole, Text: t})
	}
	return out
}

// Folds are lines as they stand.
func Folds(list []string) (out []Line) {
	for _, l := range list {
		out = append(out, Line{Kind: Fold, Text: l})
	}
	return out
}
