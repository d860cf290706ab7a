package speed

import "math/bits"

// Breakthrough by hand: a bit for each square, the side to move always at the foot of the board;
// after a move the board is turned round.

type breakthrough struct{ own, other uint64 } // own: of the side to move

const (
	fileA = 0x0101010101010101
	fileH = fileA << 7
)

var breakthroughStart = breakthrough{0xffff, 0xffff << 48}

// targets is the squares that pawns can step to: aslant to the left, straight ahead, aslant to the
// right.
func (p breakthrough) targets() (left, ahead, right uint64) {
	return (p.own &^ fileA) << 7 &^ p.own, p.own << 8 &^ (p.own | p.other), (p.own &^ fileH) << 9 &^ p.own
}

// after is the position after a step to a square, by way 0 (left), 1 (ahead) or 2 (right); over
// says that the game has ended with it.
func (p breakthrough) after(to, way int) (next breakthrough, over bool) {
	at := uint64(1) << (to & 63)
	own, other := p.own&^(at>>((7+way)&63))|at, p.other&^at
	return breakthrough{bits.ReverseBytes64(other), bits.ReverseBytes64(own)}, to >= 56 || other == 0
}

func (p breakthrough) perft(depth int) (leaves int) {
	left, ahead, right := p.targets()
	for way, targets := range [3]uint64{left, ahead, right} {
		for ; targets != 0; targets &= targets - 1 {
			next, over := p.after(bits.TrailingZeros64(targets), way)
			switch {
			case depth == 1:
				leaves++
			case !over:
				leaves += next.perft(depth - 1)
			}
		}
	}
	return leaves
}

func playBreakthrough(games int, seed uint64) (plies int) {
	r := random(seed)
	var list [64]uint8 // the target, and the way in the two upper bits; there are 48 at most
	for range games {
		p := breakthroughStart
		for {
			n := 0
			left, ahead, right := p.targets()
			for ; left != 0; left &= left - 1 {
				list[n&63] = uint8(bits.TrailingZeros64(left))
				n++
			}
			for ; ahead != 0; ahead &= ahead - 1 {
				list[n&63] = uint8(bits.TrailingZeros64(ahead)) | 1<<6
				n++
			}
			for ; right != 0; right &= right - 1 {
				list[n&63] = uint8(bits.TrailingZeros64(right)) | 2<<6
				n++
			}
			if n == 0 {
				break
			}
			move := int(list[r.below(n)&63])
			next, over := p.after(move&63, move>>6)
			plies++
			if over {
				break
			}
			p = next
		}
	}
	return plies
}
