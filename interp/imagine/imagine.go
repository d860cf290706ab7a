// Package imagine samples worlds: positions that are consistent with everything one player sees.
//
// A sample redraws what the player does not see:
//
//   - Hidden pieces are dealt anew over the spots where hidden pieces lie. A deck keeps its own
//     cards, unless the player sees them elsewhere. A box keeps the kind of piece that it holds.
//   - Secret choices of others are drawn from the options they had.
//   - Each secret field of others is drawn from the values of its type, all alike.
//   - All future chance is drawn anew.
//
// The player knows the counter mix, and so which pieces are out of sight. The state of a hidden
// piece (its fields and markers) moves with the piece. A name in a running procedure that means a
// hidden piece means the piece that lies there in the world. A number or word that a rule has
// computed from hidden pieces keeps its value.
//
// A world depends only on the view of the player and on the random numbers of the caller, never on
// hidden facts.
package imagine

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Chooser is a source of random numbers.
type Chooser interface {
	Pick(n int) int // below n
	Key() uint64    // of any size
}

// Worlds samples worlds for one player at a time. It reuses its memory, and is not safe for
// concurrent use.
type Worlds struct {
	// The state of a hidden piece stays where the piece has lain, as what is told of a back does.
	// Such worlds show whether somebody tells apart what looks alike.
	Alike bool

	p      *machine.Program
	family []int32 // by piece: the kind that its back shows, by its place among the kinds of the game
	home   []int32 // by piece: the deck to which it belongs, or none

	real   *machine.M // the position as it is
	viewer int32
	hidden []int32 // the pieces that the viewer cannot tell, in order
	spots  []spot  // where they lie
	narrow []int   // of the spots: those that hold few kinds of piece first
	secret bool    // somebody may have chosen in secret
	noted  bool    // policies have notes for others
	kept   []view.Secret
	domain map[*model.Field][]int32 // what a secret field may be

	world  *machine.M
	purse  *machine.Purse
	to     []int32 // by piece: the one that lies in its stead in the world
	left   []int32 // pieces not yet laid out: the rest of deal
	deal   []int32
	below  []int32 // by piece: how many lie below it, once that has been counted
	piles  []pile
	stack  []int32 // what is to lie in them
	redraw machine.Redrawing
	// By option of the true decision: which one it is in the world; -1: it is not legal there.
	index []int
	named []int32
	flat  []int32
	ends  []int
}

// spot is the position of one hidden piece: the i-th from below in its place. Whether a piece lies
// face down there belongs to the spot.
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

// pile is a place whose pieces are dealt anew: its segment of the stack.
type pile struct {
	place    int32
	from, to int
}

// stepsASpot is how much work it is to deal a piece anew.
const stepsASpot = 4

// tries is the maximum number of samples until the legal options match the true ones.
const tries = 8

// New returns a sampler for games of a program.
func New(p *machine.Program) *Worlds {
	n := p.Ids.PieceHi - p.Ids.PieceLo
	x := &Worlds{
		p:      p,
		world:  machine.New(p),
		family: make([]int32, n),
		home:   make([]int32, n),
		to:     make([]int32, n),
		below:  make([]int32, n),
		domain: map[*model.Field][]int32{},
	}
	for _, f := range p.Game.Secrets {
		x.domain[f] = p.Game.Domain(f.Type)
	}
	for i := range x.home {
		x.home[i] = model.None
	}
	for id := p.Ids.PieceLo; id < p.Ids.PieceHi; id++ {
		if p.Game.Things[id] != nil {
			x.family[id-p.Ids.PieceLo] = int32(slices.Index(p.Game.Kinds, view.Family(p.Game, id)))
		}
	}
	for t := range p.Game.All() {
		if t.Deck != nil {
			for _, card := range t.Deck.Cards {
				x.home[card.ID-p.Ids.PieceLo] = t.ID
			}
		}
	}
	x.redraw.Hidden = func(piece int32) bool { return !x.sees(x.world, piece) }
	return x
}

// Look sets the position and the viewer for the next samples. It does not change the machine, which
// must not change while worlds are drawn.
func (x *Worlds) Look(m *machine.M, viewer int32) {
	x.real, x.viewer, x.redraw.Viewer = m, viewer, viewer
	x.look()
	x.kept = view.Kept(m, viewer, x.kept[:0])
	x.secret, x.noted = false, m.HasNotes(viewer)
	for _, f := range m.F {
		x.secret = x.secret || len(m.P.Procs[f.Proc].Secrets) > 0
	}
}

// PayFrom charges the work of sampling to a purse. Nil removes the limit on the total.
func (x *Worlds) PayFrom(p *machine.Purse) {
	x.purse = p
	x.world.PayFrom(p)
}

// pay charges steps of work.
func (x *Worlds) pay(n int) {
	if x.purse != nil {
		x.purse.Spend(n)
	}
}

// Clear reports whether nothing is hidden from the viewer. Then the true position is the only
// world.
func (x *Worlds) Clear() bool { return len(x.hidden) == 0 && len(x.kept) == 0 && !x.secret && !x.noted }

// Draw samples a world: a machine at the pending decision. It is valid until the next call. The
// caller must not run it.
func (x *Worlds) Draw(r Chooser) *machine.M {
	if x.Clear() {
		x.index = x.index[:0]
		for i := range x.real.Options().Len() {
			x.index = append(x.index, i)
		}
		return x.real
	}
	for range tries {
		x.pay(stepsASpot * len(x.spots))
		x.world.Thaw(&x.real.State)
		x.world.Forget(x.viewer)
		x.layOut(r)
		x.imagine(r)
		x.choose(r)
		x.world.Run()
		if x.match() {
			break
		}
	}
	return x.world
}

// Option maps an option of the true decision to the option of the world, or to -1 if it is not
// legal there.
func (x *Worlds) Option(i int) int { return x.index[i] }

// imagine draws the secret fields of others anew. What the true values are makes no difference.
func (x *Worlds) imagine(r Chooser) {
	for _, s := range x.kept {
		if d := x.domain[s.Field]; len(d) > 0 {
			x.world.SetField(s.Slot, s.Thing, d[r.Pick(len(d))], s.Field.Name)
		}
	}
}

// choose redraws the secret choices of others.
func (x *Worlds) choose(r Chooser) {
	w := x.world
	w.Rename(x.to)
	if x.secret {
		key := w.Key
		w.Key = r.Key()>>33<<31 | r.Key()>>33
		x.redraw.Pick = r.Pick
		w.Redraw(&x.redraw)
		// The points that are listed for a decision follow from it; the player sees them.
		w.Key = key
	}
}

// sees reports whether the viewer can identify a piece.
func (x *Worlds) sees(m *machine.M, piece int32) bool { return view.Sees(m, x.viewer, piece) }
