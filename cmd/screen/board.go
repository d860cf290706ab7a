package screen

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/cmd/show/board"
	"sandtable/cmd/show/grid"
	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// mostAround is how many lines below a part of the board say what stands there.
const mostAround = 12

// page is the maps of a position as they are drawn here, a table on so many lines.
func (s *Screen) page(sc *scene.Scene, lines int) *board.Page {
	m := &board.Marks{Marked: scene.None, Cursor: scene.None, At: board.Point{X: -1, Y: -1}}
	m.Reach = board.NewReach(s.S.P.Game.Surface, s.choosable())
	return board.New(sc).Page(s.Width, lines, m, s.ink)
}

// ink paints a part of the board: what lies there stands out.
func (s *Screen) ink(st grid.Style, text string) string {
	switch st {
	case grid.Faint, grid.Ground:
		return s.paint(faint, text)
	case grid.Plain, grid.Water:
		return text
	}
	return s.paint(bright, text)
}

// drawing is all that is drawn of the position, a table on so many lines, and what its signs mean.
func (s *Screen) drawing(sc *scene.Scene, lines int) []string {
	return append(s.page(sc, lines).Lines(), s.explained(sc, nil)...)
}

// around draws the part of the board around a space, and says what stands there; nil if the space
// stands on no map.
func (s *Screen) around(sc *scene.Scene, place scene.Ref) []string {
	b := board.New(sc)
	out, shown := s.page(sc, s.Height).Around(place)
	if len(out) == 0 {
		return nil
	}
	out = append(out, s.explained(sc, func(r scene.Ref) bool { return slices.Contains(shown, r) })...)
	var about []string
	for _, r := range shown {
		about = append(about, s.lookAt(sc, b.Cell(r))...)
	}
	return append(out, cut(about, mostAround, s.rest("look"))...)
}

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

// explained says what the signs mean that are drawn in some spaces, in all if that is nil; codes
// have a command of their own.
func (s *Screen) explained(sc *scene.Scene, of func(scene.Ref) bool) (out []string) {
	var list []scene.Sign
	for _, x := range sc.Legend(of) {
		if x.Drawn && x.Of != scene.OfCounter {
			list = append(list, x)
		}
	}
	for _, l := range layout.Wrap(strings.Join(meanings(list), "; "), s.Width) {
		out = append(out, s.paint(faint, l))
	}
	return out
}

// legend lists the codes of the counters that a player sees on the board, how they tell their
// sides, and the words that say what ground it is.
func (s *Screen) legend(string) error {
	if s.Reader {
		return s.answer("There are no short names: all is said in full.")
	}
	var codes, rest []string
	for _, x := range s.scene().Legend(nil) {
		switch {
		case x.Of == scene.OfCounter, x.Of == scene.OfFace && !strings.Contains(x.Sign, " "):
			codes = append(codes, meaning(x))
		case x.Of == scene.OfFace, x.Of == scene.OfGround:
			rest = append(rest, meaning(x))
		}
	}
	lines := append(columns(codes, s.Width, 4), layout.Wrap(strings.Join(rest, "; "), s.Width)...)
	if len(lines) == 0 {
		return s.answer("There are no short names on the board now.")
	}
	return s.answer(lines...)
}

// signHelp is what a sign on the board means.
func (s *Screen) signHelp(sign string) (out []string) {
	if s.Reader {
		return nil
	}
	for _, x := range s.scene().Legend(nil) {
		if x.Drawn && x.Sign == sign {
			out = append(out, hang("on the board: ", meaning(x), s.Width)...)
		}
	}
	return out
}

// meaning is a sign with what it means.
func meaning(x scene.Sign) string {
	if strings.Contains(x.Sign, " ") || x.Of == scene.OfSide {
		return x.Sign + ": " + x.Means
	}
	return x.Sign + " " + x.Means
}

// meanings is signs with what they mean. Words for grounds that differ in figures alone stand
// together: space by space, show tells them.
func meanings(list []scene.Sign) (out []string) {
	like := map[string][]scene.Sign{}
	for _, x := range list {
		if x.Of == scene.OfGround {
			head, _ := plainly(x.Means)
			like[head] = append(like[head], x)
		}
	}
	for _, x := range list {
		head, short := plainly(x.Means)
		switch all := like[head]; {
		case x.Of != scene.OfGround || len(all) < 3 || short == "":
			out = append(out, meaning(x))
		case x == all[0]:
			out = append(out, fmt.Sprintf("%s .. %s %s", x.Sign, all[len(all)-1].Sign, short))
		}
	}
	return out
}

// plainly is what a word of a drawing says with # for each figure, and without what is a figure.
func plainly(says string) (head, short string) {
	var all, some []string
	for _, p := range strings.Split(says, ", ") {
		if i := strings.LastIndex(p, " "); i > 0 && strings.Trim(p[i+1:], "#-.0123456789") == "" {
			all = append(all, p[:i]+" #")
			continue
		}
		all, some = append(all, p), append(some, p)
	}
	return strings.Join(all, ", "), strings.Join(some, ", ")
}
