package bot

import (
	"math"
	"slices"

	"sandtable/interp/imagine"
	"sandtable/interp/machine"
)

// walker plays continuations: down the tree of an option, one choice further than it has known, and
// on by lot. It belongs to one goroutine.
type walker struct {
	s        *Search
	m        *machine.M
	means    imagine.Meaning
	spots    spots
	guide    guide // nil: it is played on by lot
	random   Random
	ways     []uint64  // of the options of the decision in question
	seen     []*branch // those of them that are known
	path     []taken   // the choices of this continuation that are in the tree
	deciders []int     // whose they are, the searching player first; by their seats
}

// taken is a choice on the way down a tree.
type taken struct {
	way    uint64
	seat   int
	passed int32 // of one that is new: how often none was chosen of those known beside it
}

// curiosity is how much a choice that was seldom tried is worth a try: the factor of the bound.
const curiosity = 0.7

// further choices by lot follow the last one of the tree, where the game says how it stands. With
// fewer a fight that is decided upon is not yet fought; of more, most is noise.
const beyond = 2

// guided is how many choices by advice follow instead: they mean more.
const guided = 8

func (w *walker) begin(s *Search) {
	w.s = s
	w.m.PayFrom(s.purse)
	if s.kind.Guided && w.guide == nil {
		w.guide = newGuide(w.m.P)
	}
	w.m.ByLot = w.random.Pick
	if w.guide != nil { // which judges all options
		w.m.ByLot = nil
	}
	w.means.Begin(s.player, s.worlds.Clear())
}

// goOn plays on after an option in a world, and returns what that comes to for the searching
// player.
func (w *walker) goOn(t *trial, world *machine.M, option int, luck uint64) sums {
	seat := w.s.scale.seat[w.s.player]
	w.random = Random{luck}
	w.m.ForkAnew(world, option, w.random.Key())
	w.path, w.deciders = w.path[:0], append(w.deciders[:0], seat)
	atOnce := w.s.scale.of(w.m, seat)
	w.descend(t)
	w.playOn()
	end := w.learn(t)
	w.m.Clear() // what it took is charged now, whoever goes on
	return sums{1, end, atOnce}
}

// descend goes down the tree until a choice is new.
func (w *walker) descend(t *trial) {
	for way, known := uint64(1), true; known && w.asked(); {
		if w.m.AsksPoint() && w.m.Player() == w.s.player {
			for w.m.Draw() {
			}
			w.spots.admit(w.m, w.s.player)
		}
		var i int
		var c taken
		seat := w.s.scale.seat[w.m.Player()]
		i, c, known = w.pick(t, way, seat)
		w.m.Choose(i)
		w.path = append(w.path, c)
		way = c.way
		if !slices.Contains(w.deciders, seat) {
			w.deciders = append(w.deciders, seat)
		}
	}
}

// asked goes on to a decision with more than one option, and reports whether there is one.
func (w *walker) asked() bool {
	for w.m.Pending() != nil && w.m.Err == nil {
		n := w.m.Options().Len()
		if n == 0 || w.m.Err != nil { // the work is used up in the midst of the list
			return false
		}
		if n > 1 {
			return true
		}
		w.m.Choose(0)
	}
	return false
}

// pick says which option to take at a decision of the tree, which way that is, and whether it is
// known: one that is new, any of them alike, or else the one of which most may be hoped.
func (w *walker) pick(t *trial, way uint64, seat int) (option int, c taken, known bool) {
	w.ways, w.seen = w.ways[:0], w.seen[:0]
	node := t.tree.node(way)
	fresh, news, visits := 0, 0, int32(0)
	best, most := 0, math.Inf(-1)
	if w.guide == nil && !w.m.Drawn() { // of many that are listed, hardly any is known
		i := w.random.Pick(w.m.Options().Len())
		if to := further(way, w.means.Of(w.m, i)); t.tree.find(to) == nil {
			node.passed++
			return i, taken{to, seat, node.passed}, false
		}
	}
	for i := 0; i < w.m.Options().Len() || w.m.Draw(); i++ {
		to := further(way, w.means.Of(w.m, i))
		w.ways = append(w.ways, to)
		b := t.tree.find(to)
		if b == nil {
			if news++; w.random.Pick(news) == 0 {
				fresh = i
			}
			if w.m.Drawn() {
				break // the first that is new is any of them
			}
			continue
		}
		w.seen = append(w.seen, b)
		visits += b.n
		hope := t.spans[seat].share(b.sum, b.n) + float64(curiosity*math.Sqrt(logarithm(b.offered+node.passed+1)/float64(b.n)))
		if hope > most {
			best, most = i, hope
		}
	}
	if old := len(w.seen); news == 0 || w.guide != nil && old > 0 && int32(old*old) > visits {
		for _, b := range w.seen {
			b.offered++
		}
		return best, taken{way: w.ways[best], seat: seat}, true
	}
	if w.guide != nil {
		if i := w.advised(seat, func(i int) bool { return t.tree.find(w.ways[i]) == nil }); i >= 0 {
			fresh = i
		}
	}
	node.passed++
	return fresh, taken{w.ways[fresh], seat, node.passed}, false
}

// advised says which of some options whoever decides is advised to take; -1: none.
func (w *walker) advised(seat int, of func(i int) bool) int {
	n, taken := 0, -1
	best, lots := w.guide.best(w.m, seat, w.s.purse)
	for k, i := range best {
		own := 1
		if len(lots) > 0 {
			own = int(lots[k])
		}
		if of == nil || of(i) {
			if n += own; w.random.Pick(n) < own {
				taken = i
			}
		}
	}
	return taken
}

// playOn plays on, by advice or by lot: to the end of the game where nothing else says how it
// stands.
func (w *walker) playOn() {
	left := beyond
	if w.guide != nil {
		left = guided
	}
	// What advice comes to in the end tells more than an outlook.
	if p := w.s.scale.p; p.Outlook == nil || w.guide != nil && p.Standing == nil {
		left = 10 * p.Game.Length
	}
	for ; left > 0 && w.asked(); left-- {
		i := -1
		if w.guide != nil {
			i = w.advised(w.s.scale.seat[w.m.Player()], nil)
		}
		if i < 0 {
			i = w.random.Pick(w.m.Options().Len())
		}
		w.m.Choose(i)
	}
}

// learn notes in the tree what the position is worth to each who has decided.
func (w *walker) learn(t *trial) (own value) {
	for k, seat := range w.deciders {
		v := w.s.scale.of(w.m, seat)
		t.spans[seat].see(v)
		for _, c := range w.path {
			if c.seat == seat {
				t.tree.add(c, v)
			}
		}
		if k == 0 {
			own = v
		}
	}
	return own
}
