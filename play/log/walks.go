package log

import (
	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/scene"
)

// walked writes the line of a move, or lets the line of the move before tell how it goes on: who
// moves from space to space, or from inch to inch, moves once as long as nothing else happens.
// Whoever does not know the piece must not learn which of several goes on.
func (n *Narrator) walked(e machine.Event, l Line) {
	if k := len(n.walks); k > 0 && n.walks[k-1].line != len(n.Lines)-1 {
		n.walks = nil
	}
	open := l.Own == nil && n.onBoard(e.B) && n.onBoard(e.C)
	for i := range n.walks {
		w := &n.walks[i]
		before := &n.Lines[w.line]
		if w.e.A != e.A || !open || !w.open || before.Depth != l.Depth || !w.goOn(e) {
			continue
		}
		who, does := narrate.Parts(n.M, w.e)
		before.does = does + narrate.By(n.M.P.Game, w.via)
		before.Public = who + before.does
		before.Reveals = before.Reveals || l.Reveals
		return
	}
	n.walks = append(n.walks, walk{line: len(n.Lines), e: e, open: open})
	n.Lines = append(n.Lines, l)
}

// goOn lets a walk go on by a move that begins where it has ended. One that leads back to its
// beginning is told apart, since as one it would lead nowhere.
func (w *walk) goOn(e machine.Event) bool {
	if len(w.e.List) != len(e.List) || w.e.C != e.B {
		return false
	}
	if len(e.List) == 2 {
		if w.e.List[1] != e.List[0] || w.e.List[0] == e.List[1] {
			return false
		}
		w.e.List = []int32{w.e.List[0], e.List[1]}
		return true
	}
	if w.e.B == e.C {
		return false
	}
	w.via = append(w.via, e.B)
	w.e.C = e.C
	return true
}

// onBoard reports whether a place is one that maps show.
func (n *Narrator) onBoard(place int32) bool {
	if n.board == nil {
		n.board = scene.OnBoard(n.M.P.Game, n.look)
	}
	return n.board[place]
}

// at returns where a piece is, as it stands after its name; "" on a surface, where the name of the
// whole says nothing.
func (n *Narrator) at(m *machine.M, piece int32) string {
	place := m.PlaceOf(piece)
	if place == m.P.Ids.Surface {
		return ""
	}
	return " at " + m.P.Game.Things[place].Title
}
