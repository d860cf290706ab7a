package speed

import "math/bits"

// Connect Four by hand: seven bits for each column, of which the seventh stays empty, so that
// shifts do not run from one column into the next.

type connectFour struct{ own, other uint64 } // own: of the side to move

const (
	// The lowest cell of each column.
	connectFourFoot  = 1 | 1<<7 | 1<<14 | 1<<21 | 1<<28 | 1<<35 | 1<<42
	connectFourBoard = connectFourFoot * (1<<6 - 1)
)

// connectFourMoves is the lowest empty cell of each column that has one: adding to the foot of a
// full run of bits carries to the cell above it.
func connectFourMoves(all uint64) uint64 { return (all + connectFourFoot) & connectFourBoard }

func connectFourWon(x uint64) bool {
	up, flat, down, rise := x&(x>>1), x&(x>>7), x&(x>>6), x&(x>>8)
	return up&(up>>2)|flat&(flat>>14)|down&(down>>12)|rise&(rise>>16) != 0
}

func (p connectFour) perft(depth int) (leaves int) {
	for moves := connectFourMoves(p.own | p.other); moves != 0; moves &= moves - 1 {
		own := p.own | moves&-moves
		switch {
		case depth == 1:
			leaves++
		case !connectFourWon(own):
			leaves += connectFour{p.other, own}.perft(depth - 1)
		}
	}
	return leaves
}

func playConnectFour(games int, seed uint64) (plies int) {
	r := random(seed)
	var list [8]uint8
	for range games {
		var own, other uint64
		for {
			n := 0
			for moves := connectFourMoves(own | other); moves != 0; moves &= moves - 1 {
				list[n&7] = uint8(bits.TrailingZeros64(moves))
				n++
			}
			if n == 0 {
				break
			}
			own |= 1 << (list[r.below(n)&7] & 63)
			plies++
			if connectFourWon(own) {
				break
			}
			own, other = other, own
		}
	}
	return plies
}
