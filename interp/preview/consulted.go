package preview

import (
	"maps"
	"math/rand/v2"

	"sandtable/interp/chance"
	"sandtable/interp/imagine"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// mostConsults is how many ways of chance, or trials, tell which rows of tables come into question.
const mostConsults = 64

// mostAuto is how many decisions that leave no choice are taken after an option.
const mostAuto = 20

// Consulted tells of each table that an option makes the rules consult, up to the next decision,
// the rows that were found: of each way that chance fell the last one. A table that only some ways
// consult is left out. Where members of a set are chosen, the set is the option, and more members
// of it. Like a preview it follows from what the player sees.
func Consulted(m *machine.M, viewer int32, option int, more ...int32) map[*model.Table][]int {
	fork := machine.New(m.P)
	out, tries := map[*model.Table][]int{}, 0
	times := map[*model.Table]int{}
	try := func(from *machine.M, option int, way *chance.Ways, key uint64) {
		last := map[*model.Table]int{}
		fork.Cover = func(what any, row int) {
			if t, ok := what.(*model.Table); ok {
				last[t] = row
			}
		}
		play(fork, from, option, way, key)
		finish(fork, m.Pending().SoFar != nil, more)
		fork.Cover = nil
		tries++
		for t, row := range last {
			out[t] = append(out[t], row)
			times[t]++
		}
	}
	worlds := imagine.New(m.P)
	if worlds.Look(m, viewer); worlds.Clear() {
		ways := &chance.Ways{Apart: true}
		for ok := true; ok && tries < mostConsults; ok = ways.Next() {
			try(m, option, ways, 0)
		}
	} else {
		rng := rand.New(rand.NewPCG(uint64(m.Count), uint64(option)))
		for range mostConsults {
			w := worlds.Draw(chooser{rng})
			if i := worlds.Option(option); i >= 0 {
				try(w, i, nil, rng.Uint64())
			}
		}
	}
	maps.DeleteFunc(out, func(t *model.Table, _ []int) bool { return times[t] != tries })
	return out
}

// finish goes on where members of a set are chosen: with more of them, and then says that these are
// all, as far as that may be done.
func finish(m *machine.M, set bool, more []int32) {
	for set && m.Pending() != nil && m.Pending().SoFar != nil {
		next := model.None
		if len(more) > 0 {
			next, more = more[0], more[1:]
		} else {
			next = machine.PassOption
		}
		i := 0
		for i < m.Options().Len() && m.Options().At(i)[0] != next {
			i++
		}
		if i == m.Options().Len() {
			return
		}
		if m.Choose(i); next == machine.PassOption {
			break
		}
	}
	forced(m)
}

// play takes an option on a fork, and goes on to the next decision that leaves a choice. ways
// answer chance; nil: it follows from a key.
func play(f, from *machine.M, option int, ways *chance.Ways, key uint64) {
	f.Chance = nil
	f.Restore(&from.State)
	if ways != nil {
		f.Chance = ways
	} else {
		f.Key = key
	}
	f.Choose(same(f, from, option))
	forced(f)
}

// forced goes on to the next decision that leaves a choice.
func forced(m *machine.M) {
	for range mostAuto {
		if m.Pending() == nil || m.AsksPoint() || m.Options().Len() != 1 {
			break
		}
		m.Choose(0)
	}
}
