// Package rulebook prints a game's rules as its sections tell them, in our own words: the texts,
// and all that is printed on the map, the pieces, the cards and the tables. Whoever has no rulebook
// can learn the game from it.
package rulebook

import (
	"fmt"
	"io"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/outline"
	"sandtable/schema/source"
)

// Writer prints sections in lines of a width.
type Writer struct {
	page
	g        *model.Game
	sections []*model.Section
	outline  outline.Outline
	text     *source.Texts
}

// New makes the writer of a game; files are its texts.
func New(g *model.Game, files map[string][]byte, w io.Writer, width int) *Writer {
	return &Writer{page{w: w, width: width}, g, outline.ByNumber(g.Sections), outline.Of(g), source.Of(files)}
}

// All prints the whole rulebook.
func (x *Writer) All() {
	x.line(0, x.g.Title)
	if x.g.Rulebook != "" {
		x.para(0, "After "+x.g.Rulebook+".")
	}
	x.para(0, x.g.Text)
	x.goal(0, x.g.Goal)
	if len(x.g.Sections) == 0 {
		x.para(0, "The content declares no sections.")
	}
	x.blocks(0, nil)
	for _, s := range x.sections {
		x.section(s)
	}
	x.choices()
	x.advice()
}

// Section prints the section of a number or title, with the sections in it.
func (x *Writer) Section(name string) error {
	var known []string
	for _, s := range x.sections {
		known = append(known, s.ID)
		if !outline.Called(s, name) {
			continue
		}
		for _, in := range x.sections {
			if within(in, s) {
				x.section(in)
			}
		}
		return nil
	}
	msg := fmt.Sprintf("%s has no section %q", x.g.Title, name)
	var below []string
	for _, id := range known {
		if strings.HasPrefix(id, name+".") {
			below = append(below, id)
		}
	}
	if len(below) > 0 {
		msg += "; there are " + english.Some(below, 8)
	} else if s := diag.Suggest(name, known); s != "" {
		msg += fmt.Sprintf("; did you mean %q?", s)
	} else if len(known) > 0 {
		msg += fmt.Sprintf("; it has %d, from %s to %s", len(known), known[0], known[len(known)-1])
	}
	return fmt.Errorf("%s", msg)
}

// within reports whether a section is another one or lies in it: by nesting, or by its number, as
// 3.1.2 lies in 3.1 (and 3.1 in 3.0).
func within(s, in *model.Section) bool {
	for up := s; up != nil; up = up.Parent {
		if up == in {
			return true
		}
	}
	return strings.HasPrefix(s.ID, strings.TrimSuffix(in.ID, ".0")+".")
}
