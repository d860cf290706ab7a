package speed

import "math/bits"

// Tic-tac-toe by hand: nine bits for each side.

type ticTacToe struct{ own, other uint16 } // own: of the side to move

const ticTacToeBoard = 1<<9 - 1

// ticTacToeWon says of every set of cells whether it holds a line.
var ticTacToeWon = func() (won [512]bool) {
	for set := range won {
		for _, line := range []int{0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o124, 0o421} {
			won[set] = won[set] || set&line == line
		}
	}
	return won
}()

func (p ticTacToe) perft(depth int) (leaves int) {
	for free := ticTacToeBoard &^ (p.own | p.other); free != 0; free &= free - 1 {
		own := p.own | free&-free
		switch {
		case depth == 1:
			leaves++
		case !ticTacToeWon[own]:
			leaves += ticTacToe{p.other, own}.perft(depth - 1)
		}
	}
	return leaves
}

func playTicTacToe(games int, seed uint64) (plies int) {
	r := random(seed)
	var moves [16]uint8
	for range games {
		var own, other uint16
		for {
			n := 0
			for free := ticTacToeBoard &^ (own | other); free != 0; free &= free - 1 {
				moves[n&15] = uint8(bits.TrailingZeros16(free))
				n++
			}
			if n == 0 {
				break
			}
			own |= 1 << (moves[r.below(n)&15] & 15)
			plies++
			if ticTacToeWon[own&511] {
				break
			}
			own, other = other, own
		}
	}
	return plies
}
