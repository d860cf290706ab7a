package speed

import "math/bits"

// Othello by hand: a bit for each square.

type othello struct{ own, other uint64 } // own: of the side to move

var othelloStart = othello{own: 1<<28 | 1<<35, other: 1<<27 | 1<<36}

// rays are the squares beyond a square, in the four directions of growing numbers and in the four
// others.
var rays = func() (out [64]struct{ up, down [4]uint64 }) {
	for sq := range out {
		for i, d := range [4][2]int{{0, 1}, {1, -1}, {1, 0}, {1, 1}} {
			for n := 1; n < 8; n++ {
				if y, x := sq/8+n*d[0], sq%8+n*d[1]; y >= 0 && y < 8 && x >= 0 && x < 8 {
					out[sq].up[i] |= 1 << (8*y + x)
				}
				if y, x := sq/8-n*d[0], sq%8-n*d[1]; y >= 0 && y < 8 && x >= 0 && x < 8 {
					out[sq].down[i] |= 1 << (8*y + x)
				}
			}
		}
	}
	return out
}()

// moves is the empty squares from which a run of the other side's discs leads to one of one's own,
// found for all squares at once: runs of one, two, four and six discs in each direction.
func (p othello) moves() uint64 {
	inner := p.other &^ (fileA | fileH)
	m := othelloUp(p.own, inner, 1) | othelloUp(p.own, inner, 7) | othelloUp(p.own, p.other, 8) | othelloUp(p.own, inner, 9) |
		othelloDown(p.own, inner, 1) | othelloDown(p.own, inner, 7) | othelloDown(p.own, p.other, 8) | othelloDown(p.own, inner, 9)
	return m &^ (p.own | p.other)
}

func othelloUp(own, other uint64, by uint) uint64 {
	run := other & (own << by)
	run |= other & (run << by)
	pairs := other & (other << by)
	run |= pairs & (run << (2 * by))
	run |= pairs & (run << (2 * by))
	return run << by
}

func othelloDown(own, other uint64, by uint) uint64 {
	run := other & (own >> by)
	run |= other & (run >> by)
	pairs := other & (other >> by)
	run |= pairs & (run >> (2 * by))
	run |= pairs & (run >> (2 * by))
	return run >> by
}

// flips is the discs that a disc on a square turns. Upwards a carry runs through the other side's
// discs to the first square that holds none; downwards that square is the highest one of the ray
// that holds none.
func (p othello) flips(sq int) uint64 {
	r := &rays[sq&63]
	f := uint64(0)
	for _, ray := range r.up {
		end := ((p.other | ^ray) + 1) & ray & p.own
		_, some := bits.Sub64(0, end, 0)
		f |= (end - some) & ray
	}
	for _, ray := range r.down {
		end := uint64(1) << 63 >> (bits.LeadingZeros64(ray&^p.other|1) & 63) & ray & p.own
		f |= (-end ^ end) & ray
	}
	return f
}

// after is the position after a disc on a square, the other side to move.
func (p othello) after(sq int) othello {
	f := p.flips(sq)
	return othello{p.other &^ f, p.own | f | 1<<(sq&63)}
}

// perft counts a pass as a move. A finished game counts one leaf, as in the published counts, or
// none.
func (p othello) perft(depth, finished int) (leaves int) {
	if depth == 0 {
		return 1
	}
	moves := p.moves()
	if moves == 0 {
		pass := othello{p.other, p.own}
		if pass.moves() == 0 {
			return finished
		}
		return pass.perft(depth-1, finished)
	}
	for ; moves != 0; moves &= moves - 1 {
		leaves += p.after(bits.TrailingZeros64(moves)).perft(depth-1, finished)
	}
	return leaves
}

func playOthello(games int, seed uint64) (plies int) {
	r := random(seed)
	var list [64]uint8
	for range games {
		p, passed := othelloStart, false
		for {
			n := 0
			for moves := p.moves(); moves != 0; moves &= moves - 1 {
				list[n&63] = uint8(bits.TrailingZeros64(moves))
				n++
			}
			if n == 0 {
				if passed {
					plies-- // the game was over before the first of the two
					break
				}
				p, passed = othello{p.other, p.own}, true
				plies++
				continue
			}
			p, passed = p.after(int(list[r.below(n)&63])), false
			plies++
		}
	}
	return plies
}
