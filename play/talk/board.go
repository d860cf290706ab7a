package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// zoom shows the part of the board around what acts, as the pending decision tells.
func (tb *Table) zoom(args string) Answer {
	if args != "" {
		return tb.board(args)
	}
	if t := tb.Acting(tb.Scene()); t != nil {
		return tb.board(t.Name)
	}
	return reply("Nothing on the board acts now: board draws all of it, board WHERE the part around a space or a piece.")
}

// board shows the board without all that stands around it: the whole of it, or the part around a
// space, or around where a piece stands, with what stands there.
func (tb *Table) board(args string) Answer {
	if tb.Heard {
		return tb.look(args)
	}
	sc := tb.Scene()
	if args == "" {
		if len(sc.Maps) == 0 {
			return reply("This game has no board that could be drawn.")
		}
		return said(append([]Line{{Kind: Board, Place: scene.None}}, tb.standings(sc, false)...)...)
	}
	things := tb.things(args)
	for _, t := range things {
		if cell := sc.CellOf(t.ID); cell != scene.None {
			return said(Line{Kind: Board, Place: cell})
		}
	}
	if len(things) == 0 {
		return reply(tb.noSuchThing(args))
	}
	return replyf("%s is not on the board.", english.Capital(layout.Cut(strings.TrimSpace(args), 40)))
}

// Explained says what the signs mean that are drawn in some spaces, in all if that is nil; codes
// have a command of their own.
func Explained(sc *scene.Scene, of func(scene.Ref) bool) []Line {
	var list []scene.Sign
	for _, x := range sc.Legend(of) {
		if x.Drawn && x.Of != scene.OfCounter {
			list = append(list, x)
		}
	}
	if text := strings.Join(meanings(list), "; "); text != "" {
		return []Line{{Text: text, Role: Faint}}
	}
	return nil
}

// Standing tells of some spaces what lies there and how, bottom to top, if anything is to be told.
func Standing(sc *scene.Scene, places []scene.Ref) (out []Line) {
	for i := range sc.Maps {
		for k := range sc.Maps[i].Cells {
			if c := &sc.Maps[i].Cells[k]; slices.Contains(places, c.Place) {
				out = append(out, lookAt(sc, c)...)
			}
		}
	}
	return out
}

// legend lists the codes of the counters that a player sees on the board, how they tell their
// sides, the signs that lie on things, and the words that say what ground it is.
func (tb *Table) legend(string) Answer {
	if tb.Heard {
		return reply("There are no short names: all is said in full.")
	}
	var codes, rest []string
	for _, x := range tb.Scene().Legend(nil) {
		switch {
		case x.Of == scene.OfCounter, x.Of == scene.OfFace && !strings.Contains(x.Sign, " "):
			codes = append(codes, meaning(x))
		case x.Of == scene.OfFace, x.Of == scene.OfGround, x.Of == scene.OfThing:
			rest = append(rest, meaning(x))
		}
	}
	var out []Line
	if len(codes) > 0 {
		out = append(out, Line{Kind: Columns, List: codes})
	}
	if len(rest) > 0 {
		out = append(out, Line{Text: strings.Join(rest, "; ")})
	}
	if out == nil {
		return reply("There are no short names on the board now.")
	}
	return said(out...)
}

// signHelp returns what a sign on the board means.
func (tb *Table) signHelp(sign string) (out []Line) {
	if tb.Heard {
		return nil
	}
	for _, x := range tb.Scene().Legend(nil) {
		if x.Drawn && x.Sign == sign {
			out = append(out, under("on the board: ", meaning(x)))
		}
	}
	return out
}

// meaning returns a sign with what it means.
func meaning(x scene.Sign) string {
	if strings.Contains(x.Sign, " ") || x.Of == scene.OfSide {
		return x.Sign + ": " + x.Means
	}
	return x.Sign + " " + x.Means
}

// meanings returns signs with what they mean. Words for grounds that differ in figures alone stand
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

// plainly returns what a word of a drawing says with # for each figure, and without what is a
// figure.
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
