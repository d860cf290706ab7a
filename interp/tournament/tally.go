package tournament

import (
	"cmp"
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/sim"
	"sandtable/interp/stats"
	"sandtable/schema/model"
)

// rivals says which seats play against each other: a result can be worth more to one than to the
// other.
type rivals [][]bool

// HasRivals reports whether anybody plays against anybody.
func HasRivals(p *machine.Program) bool { return newRivals(p).any() }

func newRivals(p *machine.Program) rivals {
	out := make(rivals, len(p.Players))
	for i, a := range p.Players {
		out[i] = make([]bool, len(p.Players))
		for j, b := range p.Players {
			out[i][j] = slices.ContainsFunc(p.Game.Results(), func(t *model.Thing) bool {
				return p.Game.Worth(t.ID, a.ID) != p.Game.Worth(t.ID, b.ID)
			})
		}
	}
	return out
}

// any reports whether there are any rivals.
func (r rivals) any() bool {
	return slices.ContainsFunc(r, func(row []bool) bool { return slices.Contains(row, true) })
}

// sides returns how many sides there are. A seat opens one if all seats before it are its rivals.
func (r rivals) sides() int {
	n := 0
	for i := range r {
		if !slices.Contains(r[i][:i], false) {
			n++
		}
	}
	return n
}

// pairs returns how many pairs of rivals there are.
func (r rivals) pairs() int {
	n := 0
	for i := range r {
		for j := range i {
			if r[i][j] {
				n++
			}
		}
	}
	return n
}

// tally counts comparisons.
type tally struct {
	p      *machine.Program
	bots   int
	rivals rivals
	// Scores by seat, bot and opponent; those of all seats come first.
	scores [][][]stats.Score
	// What the bots have won of each other. A game of two sides gives a point, whoever many sit on
	// them; one of more sides a point for each side but one.
	points [][]float64
	worth  [][]stats.Sums // by seat and bot
	stands [][]stats.Sums
	alone  [][]sim.Final // without rivals: the games of each bot
	lost   [][]Loss      // by bot
}

// mostLost is how many lost games of a bot are named.
const mostLost = 2

func newTally(p *machine.Program, bots int) *tally {
	t := &tally{p: p, bots: bots, rivals: newRivals(p), alone: make([][]sim.Final, bots), lost: make([][]Loss, bots)}
	seats := len(p.Players)
	t.scores = make([][][]stats.Score, seats+1)
	for i := range t.scores {
		t.scores[i] = make([][]stats.Score, bots)
		for b := range bots {
			t.scores[i][b] = make([]stats.Score, bots)
		}
	}
	t.points, t.worth, t.stands = make([][]float64, bots), make([][]stats.Sums, seats), make([][]stats.Sums, seats)
	for b := range bots {
		t.points[b] = make([]float64, bots)
	}
	for i := range seats {
		t.worth[i], t.stands[i] = make([]stats.Sums, bots), make([]stats.Sums, bots)
	}
	return t
}

// take counts the games of a seating; seats names who sits where.
func (t *tally) take(s Seating, seats []string, run uint64, finals []sim.Final) {
	for _, f := range finals {
		for seat, b := range s {
			t.worth[seat][b].Take(f.Worth[seat])
			if f.Standing != nil {
				t.stands[seat][b].Take(f.Standing[seat])
			}
		}
		t.compare(s, f)
		for b := range t.bots {
			if t.loses(b, s, f) && len(t.lost[b]) < mostLost {
				t.lost[b] = append(t.lost[b], Loss{seats, sim.Seed(run, f.Game)})
			}
		}
	}
	if !t.rivals.any() && len(s) > 0 {
		t.alone[s[0]] = finals
	}
}

// compare compares the rivals of a game.
func (t *tally) compare(s Seating, f sim.Final) {
	weight := stats.Ratio(t.rivals.sides()-1, t.rivals.pairs())
	for i, a := range s {
		for j, b := range s {
			if t.rivals[i][j] {
				by := cmp.Compare(f.Worth[i], f.Worth[j])
				t.scores[i+1][a][b].Take(by)
				if i < j && a != b {
					t.met(a, b, by, weight)
				}
			}
		}
	}
}

// loses reports whether a bot has lost a game to another one.
func (t *tally) loses(b int, s Seating, f sim.Final) bool {
	for i, own := range s {
		for j, other := range s {
			if own == b && other != b && t.rivals[i][j] && f.Worth[i] < f.Worth[j] {
				return true
			}
		}
	}
	return false
}

// met counts a comparison of two bots, whatever their seats.
func (t *tally) met(a, b, by int, weight float64) {
	all := t.scores[0]
	all[a][b].Take(by)
	all[b][a].Take(-by)
	t.points[a][b] += float64(weight * float64(1+by) / 2)
	t.points[b][a] += float64(weight * float64(1-by) / 2)
}

// compareAlone compares bots that have played the same seeds without rivals: by what the results
// are worth, and where these are equal by how the games stood.
func (t *tally) compareAlone() {
	for a := range t.bots {
		for b := range a {
			of := map[int]sim.Final{}
			for _, f := range t.alone[b] {
				of[f.Game] = f
			}
			for _, f := range t.alone[a] {
				if o, both := of[f.Game]; both {
					by := cmp.Or(cmp.Compare(sum(f.Worth), sum(o.Worth)), cmp.Compare(sum(f.Standing), sum(o.Standing)))
					t.met(a, b, by, 2/float64(t.bots))
				}
			}
		}
	}
}

func sum(of []int32) (n int64) {
	for _, v := range of {
		n += int64(v)
	}
	return n
}

// report writes what has been counted.
func (t *tally) report(r *Report) {
	if !r.Rivals {
		t.compareAlone()
	}
	ratings := stats.BradleyTerry(t.points)
	for b := range t.bots {
		place := Place{Bot: r.Bots[b], Rating: ratings[b], Lost: t.lost[b]}
		for _, s := range t.scores[0][b] {
			place.Score.Add(s)
		}
		place.Score.Close()
		r.Ratings = append(r.Ratings, place)
	}
	slices.SortStableFunc(r.Ratings, func(a, b Place) int { return cmp.Compare(b.Rating.Elo, a.Rating.Elo) })
	for i := range t.scores {
		seat := ""
		if i > 0 {
			seat = t.p.Players[i-1].Name
		}
		for a := range t.bots {
			for b, s := range t.scores[i][a] {
				if s.Games() > 0 {
					s.Close()
					r.Scores = append(r.Scores, Pairing{seat, r.Bots[a], r.Bots[b], s})
				}
			}
		}
	}
	unit := max(1, t.p.Game.Unit)
	for i, player := range t.p.Players {
		for b := range t.bots {
			s := Seat{Seat: player.Name, Title: player.Title, Bot: r.Bots[b], Worth: t.worth[i][b].Mean(unit), Standing: t.stands[i][b].Mean(unit)}
			if s.Worth != nil {
				r.Seats = append(r.Seats, s)
			}
		}
	}
}
