package screen

import (
	"fmt"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// zoom draws the part of the board around what acts, as the pending decision tells.
func (s *Screen) zoom(args string) error {
	if args != "" {
		return s.drawBoard(args)
	}
	if t := s.acting(s.scene()); t != nil {
		return s.drawBoard(t.Name)
	}
	return s.reply("Nothing on the board acts now: board draws all of it, board WHERE the part around a space or a piece.")
}

// drawBoard draws the board without all that stands around it: the whole of it, which may be higher
// than the window, or the part around a space, or around where a piece stands.
func (s *Screen) drawBoard(args string) error {
	if s.Reader {
		return s.look(args)
	}
	sc := s.scene()
	if args == "" {
		lines := append(s.drawing(sc, s.Height-belowTable), s.standings(sc, false)...)
		if len(lines) == 0 {
			return s.answer("This game has no board that could be drawn.")
		}
		return s.answer(lines...)
	}
	l := s.lookup()
	for _, t := range l.things(args) {
		r := sc.Find(t.ID)
		if r == scene.None {
			continue
		}
		if on := sc.Things[r].On; on != scene.None {
			r = on
		}
		if lines := s.around(sc, r); lines != nil {
			return s.answer(lines...)
		}
	}
	if len(l.things(args)) == 0 {
		return s.reply(s.noSuchThing(args))
	}
	return s.reply(fmt.Sprintf("%s is not on the board.", english.Capital(layout.Cut(strings.TrimSpace(args), 40))))
}
