package session

import (
	"slices"

	"sandtable/interp/machine"
)

// maxSnapshots bounds the memory of the positions that a session keeps.
const maxSnapshots = 32 << 20

// snapshots keeps positions that the game has come through, so that it can go back to any of them:
// the position where the game stands, and others at intervals. The interval doubles whenever they
// take more memory than they may. A position between two of them is reached by playing on from the
// one before; where there is none, from the beginning.
type snapshots struct {
	most  int // bytes; 0: maxSnapshots
	every int // decisions from one to the next; a power of two
	bytes int
	kept  []snapshot // in the order of the game
	last  snapshot   // where the game stands
}

// snapshot is a position after some decisions.
type snapshot struct {
	n     int
	state *machine.State // nil: it was too large to keep
}

// keep takes down the position after n decisions, in which the game now stands.
func (k *snapshots) keep(n int, s *machine.State) {
	k.stand(n, s)
	if k.every == 0 {
		k.every = 1
	}
	if n%k.every != 0 || k.last.state == nil {
		return
	}
	at, known := slices.BinarySearchFunc(k.kept, n, func(s snapshot, n int) int { return s.n - n })
	if known {
		return
	}
	c := s.Clone()
	k.kept = slices.Insert(k.kept, at, snapshot{n, c})
	k.bytes += weight(c)
	for k.bytes > k.limit() {
		k.thin()
	}
}

// stand notes where the game stands.
func (k *snapshots) stand(n int, s *machine.State) {
	k.last.n = n
	if s.Bytes() > k.limit() {
		k.last.state = nil
		return
	}
	if k.last.state == nil {
		k.last.state = &machine.State{}
	}
	s.CopyTo(k.last.state)
}

// thin doubles the interval.
func (k *snapshots) thin() {
	k.every *= 2
	k.remove(func(s snapshot) bool { return s.n%k.every != 0 || s.n == 0 && len(k.kept) == 1 })
}

// cut forgets the positions after the one after n decisions: the game goes another way.
func (k *snapshots) cut(n int) {
	if last := len(k.kept) - 1; last >= 0 && k.kept[last].n > n {
		k.remove(func(s snapshot) bool { return s.n > n })
	}
}

func (k *snapshots) remove(gone func(s snapshot) bool) {
	k.kept = slices.DeleteFunc(k.kept, func(s snapshot) bool {
		if !gone(s) {
			return false
		}
		k.bytes -= weight(s.state)
		return true
	})
}

// nearest returns the last position kept that is not past the one after n decisions; its state is
// nil if that is the beginning of the game.
func (k *snapshots) nearest(n int) snapshot {
	best := snapshot{}
	for _, s := range k.kept {
		if s.n <= n {
			best = s
		}
	}
	if k.last.state != nil && k.last.n <= n && k.last.n >= best.n {
		best = k.last
	}
	return best
}

func (k *snapshots) limit() int {
	if k.most > 0 {
		return k.most
	}
	return maxSnapshots
}

// weight returns the memory that a kept position takes.
func weight(s *machine.State) int { return s.Bytes() + 400 }
