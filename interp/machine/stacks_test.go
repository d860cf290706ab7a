package machine

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sandtable/schema/model"
)

// The table of the tests: pieces 0 to 9; places from 10 on, of which the first is the supply and
// the second is out of the game.
const (
	pieces = 10
	places = 6
)

func table() *Program {
	p := &Program{Limits: DefaultLimits, Game: &model.Game{Components: model.Components{Things: make([]*model.Thing, pieces+places)}}}
	for i := range p.Game.Things {
		p.Game.Things[i] = &model.Thing{}
	}
	p.Ids = Ids{PieceLo: 0, PieceHi: pieces, PlaceLo: pieces, PlaceHi: pieces + places, At: 0, Under: pieces, Top: 2 * pieces, Supply: pieces, Out: pieces + 1, Surface: None}
	p.Blank = State{I: slices.Repeat([]int32{None}, 2*pieces+places), W: make([]uint64, 1)}
	for i := range pieces {
		p.Blank.I[i] = p.Ids.Supply
	}
	return p
}

// stacks is the naive model: what lies in each place, bottom to top.
type stacks map[int32][]int32

func (s stacks) put(piece, to int32, below bool) {
	for place, l := range s {
		if i := slices.Index(l, piece); i >= 0 {
			s[place] = slices.Delete(slices.Clone(l), i, i+1)
		}
	}
	if below {
		s[to] = slices.Insert(slices.Clone(s[to]), 0, piece)
	} else {
		s[to] = append(slices.Clone(s[to]), piece)
	}
}

// TestStacks: pieces lie on one another as a naive model says, whether they are put on top or
// below, taken from anywhere in a stack, or laid in another order; watched or not.
func TestStacks(t *testing.T) {
	for _, watch := range []bool{false, true} {
		r := rand.New(rand.NewPCG(9, 10))
		m := New(table())
		m.Reset(3)
		moved := 0
		if watch {
			m.Watch = func(*M, Event) { moved++ }
		}
		model := stacks{pieces: nil}
		for i := range int32(pieces) {
			model[pieces] = append(model[pieces], i)
		}
		for range 5000 {
			piece, to := int32(r.IntN(pieces)), int32(pieces+r.IntN(places))
			switch r.IntN(8) {
			case 0: // in another order
				if to < pieces+2 {
					continue
				}
				l := slices.Clone(model[to])
				r.Shuffle(len(l), func(i, j int) { l[i], l[j] = l[j], l[i] })
				m.Restack(to, l)
				model[to] = l
			case 1:
				if to < pieces+2 {
					continue
				}
				was := slices.Sorted(slices.Values(model[to]))
				m.Shuffle(to)
				model[to] = slices.Clone(m.InPlace(to))
				if now := slices.Sorted(slices.Values(model[to])); !slices.Equal(now, was) {
					t.Fatalf("shuffled, %v is %v", was, model[to])
				}
			case 2, 3:
				m.Put(piece, to, true)
				model.put(piece, to, true)
			default:
				m.Put(piece, to, false)
				model.put(piece, to, false)
			}
			if m.Err != nil {
				t.Fatal(m.Err)
			}
			compareStacks(t, m, model)
		}
		if watch && moved == 0 {
			t.Error("nobody was told")
		}
	}
}

func compareStacks(t *testing.T, m *M, model stacks) {
	t.Helper()
	m.lists = m.lists[:0]
	for place := int32(pieces); place < pieces+places; place++ {
		want, got := slices.Clone(model[place]), slices.Clone(m.InPlace(place))
		if m.P.Ids.Loose(place) { // in no order
			slices.Sort(want)
		} else if len(want) > 0 && m.TopOf(place) != want[len(want)-1] {
			t.Fatalf("%d is the top of %v", m.TopOf(place), want)
		}
		if !slices.Equal(got, want) {
			t.Fatalf("in place %d lie %v, not %v", place, got, want)
		}
		for _, piece := range want {
			if m.PlaceOf(piece) != place {
				t.Fatalf("%d says that it lies in %d, not in %d", piece, m.PlaceOf(piece), place)
			}
		}
	}
}
