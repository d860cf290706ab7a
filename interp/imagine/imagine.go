// Package imagine draws worlds that one player takes for possible: positions that differ from the
// true one in nothing that this player may see.
//
// What the player does not see is redrawn:
//
//   - which piece lies where, of those whose backs alone they see: all such pieces are laid out again over the places where such pieces lie. A deck keeps
//     the cards that belong to it, as far as they are not known to lie elsewhere; a box keeps the kind of piece that it holds;
//   - what others have chosen in secret, from what they could have chosen;
//   - all future chance.
//
// What there is to draw from follows from what the player sees: which pieces are missing from sight
// is known to whoever knows what is in the box. In which state a hidden piece is (its fields, its
// markers) goes with the piece. Names of rules in progress that mean hidden pieces mean those that
// lie there in the imagined world; what a rule has computed from hidden pieces before, and keeps
// as a number or a word, stays what it is.
//
// A world follows from what the player sees and from the numbers that it is drawn with, never from
// what is hidden.
package imagine

import (
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Chooser draws numbers.
type Chooser interface {
	Pick(n int) int // below n
	Key() uint64    // of any size
}

// Worlds draws the worlds of one player at a time. It belongs to one goroutine and uses its memory
// again.
type Worlds struct {
	p      *machine.Program
	family []int32 // by piece: the kind that its back shows, by its first id
	home   []int32 // by piece: the deck to which it belongs, or none

	real   *machine.M // the position as it is
	viewer int32
	hidden []int32 // the pieces that the viewer cannot tell, in order
	spots  []spot  // where they lie
	narrow []int   // of the spots: those that hold few kinds of piece first
	secret bool    // somebody may have chosen in secret

	world  *machine.M
	to     []int32 // by piece: the one that lies in its stead in the world
	left   []int32 // pieces not yet laid out
	piles  []pile
	stack  []int32 // what is to lie in them
	redraw machine.Redrawing
	index  []int // by option of the true decision: which one it is in the world; -1: it is not legal there
	named  []int32
	flat   []int32
	ends   []int
}

// spot is where one hidden piece lies: the i-th from below in its place. How it lies belongs to the
// spot.
type spot struct {
	family int32
	place  int32
	i      int32
	point  int32
	rank   int32 // what tells spots apart for the viewer: of those that lie in no order, equal ones
	down   bool
	is     int32 // the piece that does lie there
	gets   int32 // the piece that is imagined there
}

// pile is a place whose pieces are laid out again: its part of the stack.
type pile struct {
	place    int32
	from, to int
}

// tries is how often a world is drawn until what the player may choose is legal in it.
const tries = 8

// New makes the worlds of a program.
func New(p *machine.Program) *Worlds {
	n := p.Ids.PieceHi - p.Ids.PieceLo
	x := &Worlds{p: p, world: machine.New(p), family: make([]int32, n), home: make([]int32, n), to: make([]int32, n)}
	for i := range x.home {
		x.home[i] = model.None
	}
	for id := p.Ids.PieceLo; id < p.Ids.PieceHi; id++ {
		if p.Game.Things[id] != nil {
			x.family[id-p.Ids.PieceLo] = view.Family(p.Game, id).Lo
		}
	}
	for _, t := range p.Game.Things {
		if t != nil && t.Deck != nil {
			for _, card := range t.Deck.Cards {
				x.home[card.ID-p.Ids.PieceLo] = t.ID
			}
		}
	}
	x.redraw.Hidden = func(piece int32) bool { return !x.sees(x.world, piece) }
	return x
}

// Look takes up a position as a player sees it. The machine stays as it is, and must while worlds
// are drawn.
func (x *Worlds) Look(m *machine.M, viewer int32) {
	x.real, x.viewer, x.redraw.Viewer = m, viewer, viewer
	x.look()
	x.secret = false
	for _, f := range m.F {
		x.secret = x.secret || len(m.P.Procs[f.Proc].Secrets) > 0
	}
}

// PayFrom lets a purse pay for drawing worlds; nil: only each step of it is bounded.
func (x *Worlds) PayFrom(p *machine.Purse) { x.world.PayFrom(p) }

// Clear says that nothing on the table is hidden: but for chance, there is one world, the true one.
func (x *Worlds) Clear() bool { return len(x.hidden) == 0 && !x.secret }

// Draw draws a world: a machine that stands before the decision in progress. It is good until the
// next one is drawn, and is not to be moved.
func (x *Worlds) Draw(r Chooser) *machine.M {
	if x.Clear() {
		x.index = x.index[:0]
		for i := range x.real.Options().Len() {
			x.index = append(x.index, i)
		}
		return x.real
	}
	for range tries {
		x.world.Thaw(&x.real.State)
		x.layOut(r)
		x.choose(r)
		x.world.Run()
		if x.match() {
			break
		}
	}
	return x.world
}

// Option is which option of the world's decision an option of the true one is; -1: it is not legal
// in this world.
func (x *Worlds) Option(i int) int { return x.index[i] }

// choose makes again what others have chosen in secret.
func (x *Worlds) choose(r Chooser) {
	w := x.world
	w.Rename(x.to)
	if x.secret {
		key := w.Key
		w.Key = r.Key()>>33<<31 | r.Key()>>33
		x.redraw.Pick = r.Pick
		w.Redraw(&x.redraw)
		w.Key = key // the points that are listed for a decision follow from it; the player sees them
	}
}

// sees reports whether the viewer can tell which piece it is.
func (x *Worlds) sees(m *machine.M, piece int32) bool { return view.Sees(m, x.viewer, piece) }
