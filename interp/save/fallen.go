package save

import (
	"fmt"
	"slices"
)

// maxDice is how many dice a record lists. Content may throw millions between two decisions.
const maxDice = 1000

// Fallen is how the dice fell between two decisions: throw by throw, and when there are more dice
// than a record lists, a hash of the throws that follow.
type Fallen struct {
	Rolled [][]int32 `json:"rolled,omitempty"`
	More   *Unlisted `json:"more,omitempty"`

	dice int // in Rolled
}

// Unlisted stands for throws that are not listed.
type Unlisted struct {
	Throws int    `json:"throws"`
	Hash   uint64 `json:"hash"`
}

// Note adds a throw.
func (f *Fallen) Note(throw []int32) {
	if f.More == nil && f.dice+len(throw) <= maxDice {
		f.Rolled = append(f.Rolled, slices.Clone(throw))
		f.dice += max(len(throw), 1)
		return
	}
	if f.More == nil {
		f.More = &Unlisted{Hash: 14695981039346656037}
	}
	f.More.Throws++
	f.More.add(int32(len(throw)))
	for _, v := range throw {
		f.More.add(v)
	}
}

// add is a step of FNV-1a over a whole number.
func (u *Unlisted) add(v int32) { u.Hash = (u.Hash ^ uint64(uint32(v))) * 1099511628211 }

// Any reports whether a die was thrown.
func (f *Fallen) Any() bool { return len(f.Rolled) > 0 || f.More != nil }

// same reports whether the dice fell alike.
func (f *Fallen) same(g *Fallen) bool {
	if (f.More == nil) != (g.More == nil) || f.More != nil && *f.More != *g.More {
		return false
	}
	return slices.EqualFunc(f.Rolled, g.Rolled, func(a, b []int32) bool { return slices.Equal(a, b) })
}

// String lists the throws for a message, the first of them if there are many.
func (f *Fallen) String() string {
	const most = 20
	more := max(len(f.Rolled)-most, 0)
	if f.More != nil {
		more += f.More.Throws
	}
	if more == 0 {
		return fmt.Sprint(f.Rolled)
	}
	return fmt.Sprintf("%v and %d more", f.Rolled[:min(most, len(f.Rolled))], more)
}
