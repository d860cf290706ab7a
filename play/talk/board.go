package talk

import (
	"strings"

	"sandtable/interp/scene"
	"sandtable/play/say"
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
		return said(append([]say.Line{{Kind: say.Board, Place: scene.None}}, tb.standings(sc, false)...)...)
	}
	things := tb.things(args)
	for _, t := range things {
		if cell := sc.CellOf(t.ID); cell != scene.None {
			return said(say.Line{Kind: say.Board, Place: cell})
		}
	}
	if len(things) == 0 {
		return reply(tb.noSuchThing(args))
	}
	return replyf("%s is not on the board.", english.Capital(layout.Cut(strings.TrimSpace(args), 40)))
}

// look tells what stands where: of one place or piece as show does, or of the whole board.
func (tb *Table) look(args string) Answer {
	if args != "" {
		return tb.show(args)
	}
	sc := tb.Scene()
	var out []say.Line
	done := map[scene.Ref]bool{}
	for _, m := range sc.Maps {
		for i := range m.Cells {
			if c := &m.Cells[i]; !done[c.Place] {
				done[c.Place] = true
				out = append(out, say.LookAt(sc, c)...)
			}
		}
	}
	out = append(out, tb.standings(sc, true)...)
	if len(out) == 0 {
		return reply("Nothing stands on the board.")
	}
	return said(out...)
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
			codes = append(codes, say.Meaning(x))
		case x.Of == scene.OfFace, x.Of == scene.OfGround, x.Of == scene.OfThing:
			rest = append(rest, say.Meaning(x))
		}
	}
	var out []say.Line
	if len(codes) > 0 {
		out = append(out, say.Line{Kind: say.Columns, List: codes})
	}
	if len(rest) > 0 {
		out = append(out, say.Line{Text: strings.Join(rest, "; ")})
	}
	if out == nil {
		return reply("There are no short names on the board now.")
	}
	return said(out...)
}

// signHelp returns what a sign on the board means.
func (tb *Table) signHelp(sign string) (out []say.Line) {
	if tb.Heard {
		return nil
	}
	for _, x := range tb.Scene().Legend(nil) {
		if x.Drawn && x.Sign == sign {
			out = append(out, say.Under("on the board: ", say.Meaning(x)))
		}
	}
	return out
}
