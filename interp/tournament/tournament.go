// Package tournament lets bots play all against all, in every seat, and compares them.
//
// Every way to seat the bots plays games of the same seeds, so that luck is shared as evenly as it
// can be. Where players play against each other, those of one game are compared. Where nobody does,
// alone or together, all seats are one bot's, and bots are compared that have played the same seed.
//
// The figures follow from the game and the seed alone, however many workers share the games.
package tournament

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/sim"
)

// MostSeatings is how many ways to seat the bots are tried at most.
const MostSeatings = 256

// A Seating says which of the bots sits where, by the seats of a program.
type Seating []int

// bots returns the bots of a seating by player.
func (s Seating) bots(p *machine.Program, all []bot.Kind) map[int32]bot.Kind {
	out := map[int32]bot.Kind{}
	for i, b := range s {
		out[p.Players[i].ID] = all[b]
	}
	return out
}

// Seatings returns the ways to seat bots. A bot sits only where it can play; it is an error if it
// can nowhere, or if there are too many ways.
func Seatings(p *machine.Program, bots []bot.Kind) ([]Seating, error) {
	fits, err := fitting(p, bots)
	if err != nil {
		return nil, err
	}
	if !newRivals(p).any() {
		return alone(p, bots, fits)
	}
	out := []Seating{nil}
	for seat, player := range p.Players {
		if len(fits[seat]) == 0 {
			return nil, fmt.Errorf("none of the bots can play %s", player.Title)
		}
		if len(out)*len(fits[seat]) > MostSeatings {
			return nil, fmt.Errorf("there are more than %d ways to seat the bots; name fewer", MostSeatings)
		}
		var next []Seating
		for _, s := range out {
			for _, b := range fits[seat] {
				next = append(next, append(slices.Clone(s), b))
			}
		}
		out = next
	}
	return out, nil
}

// fitting returns which bots can sit in each seat.
func fitting(p *machine.Program, bots []bot.Kind) ([][]int, error) {
	fits := make([][]int, len(p.Players))
	for b, kind := range bots {
		var why error
		sits := false
		for seat, player := range p.Players {
			if kind.Policy {
				if _, err := bot.FindPolicy(p, player.ID, kind.Name); err != nil {
					why = cmp.Or(why, err)
					continue
				}
			}
			sits = true
			fits[seat] = append(fits[seat], b)
		}
		if !sits {
			return nil, fmt.Errorf("%s: %w", kind, why)
		}
	}
	return fits, nil
}

// alone seats each bot in all seats.
func alone(p *machine.Program, bots []bot.Kind, fits [][]int) (out []Seating, err error) {
	for b, kind := range bots {
		for seat, player := range p.Players {
			if !slices.Contains(fits[seat], b) {
				return nil, fmt.Errorf("%s cannot play %s, and nobody plays against anybody here: a bot takes all seats", kind, player.Title)
			}
		}
		out = append(out, slices.Repeat(Seating{b}, len(p.Players)))
	}
	return out, nil
}

// Run plays a tournament. The configuration's Games are those of each seating; its Bots are not
// looked at.
func Run(p *machine.Program, bots []bot.Kind, cfg sim.Config) (*Report, error) {
	seatings, err := Seatings(p, bots)
	if err != nil {
		return nil, err
	}
	cfg.Finals = true
	began := time.Now()
	t := newTally(p, len(bots))
	r := &Report{Setting: p.Setting(), Seed: cfg.Seed, Games: cfg.Games, Seatings: len(seatings), Rivals: t.rivals.any()}
	fits, _ := fitting(p, bots)
	r.Uneven = slices.ContainsFunc(fits, func(of []int) bool { return len(of) < len(bots) })
	for _, b := range bots {
		r.Bots = append(r.Bots, b.String())
	}
	for _, s := range seatings {
		if cfg.Context != nil && cfg.Context.Err() != nil {
			break
		}
		cfg.Bots = s.bots(p, bots)
		came := sim.Run(p, cfg)
		t.take(s, r.seats(p, s), cfg.Seed, came.Finals)
		r.Played += came.Played
		r.Finished += came.Outcomes[sim.Finished]
		for _, x := range came.Troubles {
			r.Troubles = append(r.Troubles, Trouble{Seats: r.seats(p, s), Trouble: x})
		}
	}
	t.report(r)
	r.Seconds = time.Since(began).Seconds()
	return r, nil
}

// seats names who sat where, as the command line does.
func (r *Report) seats(p *machine.Program, s Seating) (out []string) {
	for i, b := range s {
		out = append(out, p.Players[i].Name+"="+r.Bots[b])
	}
	return out
}
