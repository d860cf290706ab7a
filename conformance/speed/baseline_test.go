package speed

import (
	"math"
	"testing"
)

// byHand is a program for one game.
type byHand struct {
	game   string // its id
	play   func(games int, seed uint64) (plies int)
	perft  func(depth int) int
	counts []int   // published or cross-checked: moves, pairs of moves ..
	length float64 // mean length of random games, agreed on by several programs
}

var programs = []byHand{
	{"tictactoe", playTicTacToe, ticTacToe{}.perft, []int{9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872}, 7.63},
	{"connect_four", playConnectFour, connectFour{}.perft, []int{7, 49, 343, 2401, 16807, 117649, 823536, 5673234}, 21.3},
	{"breakthrough", playBreakthrough, breakthroughStart.perft, []int{22, 484, 11132, 256036, 6182818}, 64.1},
	{"othello", playOthello, func(depth int) int { return othelloStart.perft(depth, 1) }, []int{4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284}, 60.4},
}

// TestProgramsCountRight: the programs count the positions that others have counted.
func TestProgramsCountRight(t *testing.T) {
	for _, p := range programs {
		for i, want := range p.counts {
			if got := p.perft(i + 1); got != want {
				t.Errorf("%s: %d sequences of %d moves, not %d", p.game, got, i+1, want)
			}
		}
	}
	if got := othelloStart.perft(10, 0); got != 24571056 { // 228 games have ended by then
		t.Errorf("othello: %d unfinished sequences of 10 moves", got)
	}
}

// TestDifferentPositions: the published figure for Connect Four is the number of different
// positions.
func TestDifferentPositions(t *testing.T) {
	at := map[connectFour]bool{{}: true}
	for ply, want := range []int{7, 49, 238, 1120, 4263, 16422, 54859} {
		next := map[connectFour]bool{}
		for p := range at {
			for moves := connectFourMoves(p.own | p.other); moves != 0 && !connectFourWon(p.other); moves &= moves - 1 {
				next[connectFour{p.other, p.own | moves&-moves}] = true
			}
		}
		if at = next; len(at) != want {
			t.Errorf("%d positions after %d moves, not %d", len(at), ply+1, want)
		}
	}
}

// TestProgramsPlayAsLong: random games are as long as those of other programs.
func TestProgramsPlayAsLong(t *testing.T) {
	const games = 50_000
	for _, p := range programs {
		if got := float64(p.play(games, 1)) / games; math.Abs(got-p.length) > 0.005*p.length {
			t.Errorf("%s: %.2f plies a game, not %.2f", p.game, got, p.length)
		}
	}
}

func TestProgramsAllocateNothing(t *testing.T) {
	for _, p := range programs {
		if n := testing.AllocsPerRun(10, func() { p.play(10, 1) }); n > 0 {
			t.Errorf("%s: %v allocations in ten games", p.game, n)
		}
	}
}

func BenchmarkByHand(b *testing.B) {
	for _, p := range programs {
		b.Run(p.game, func(b *testing.B) {
			plies, seed := 0, uint64(1)
			for b.Loop() {
				plies += p.play(100, seed)
				seed++
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plies), "ns/ply")
			b.ReportMetric(0, "ns/op")
		})
	}
}
