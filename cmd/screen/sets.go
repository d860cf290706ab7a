package screen

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/schema/english"
)

// Set is the set whose members are chosen one by one: the titles of those that have been, and how
// many there are to be; most is -1 where nothing bounds it.
func (c *Clerk) Set() (taken []string, least, most int, ok bool) {
	s := c.s
	a := s.S.M.Pending()
	if a == nil || a.SoFar == nil {
		return nil, 0, 0, false
	}
	m := machine.New(s.S.P) // asked of a copy: the question must not touch the game
	m.StandIn(s.S.M)
	so := a.SoFar(m)
	for _, v := range so.Members {
		taken = append(taken, english.Title(m.P.Game.Show(a.Types[0], v)))
	}
	if so.Most == machine.None {
		return taken, int(so.Least), -1, true
	}
	return taken, int(so.Least), int(so.Most), true
}

// ChooseSet chooses members of a set, given by their options, and then says that these are all, if
// that may be said. It stops where one of them cannot be chosen with the others.
func (c *Clerk) ChooseSet(options []int) (said []string, leave bool) {
	s := c.s
	a, player := s.S.M.Pending(), s.S.Player()
	taken, _, _, _ := c.Set()
	same := func(n int) bool { // the same set, not one that is chosen anew, or by somebody else
		now, _, _, ok := c.Set()
		return ok && s.S.M.Pending() == a && s.S.Player() == player && len(now) == len(taken)+n
	}
	var keys []string
	for _, i := range options {
		keys = append(keys, s.S.Options()[i].Key)
	}
	for n, key := range keys {
		found := keyed(s.S.Options(), key)
		if !same(n) || len(found) == 0 {
			more, leave := c.said(nil)
			return append(more, fmt.Sprintf("%s cannot be chosen with the others.", key)), leave
		}
		if said, leave = c.Choose(found[0]); leave || s.failed != nil || s.halt {
			return said, leave
		}
	}
	if !same(len(keys)) || len(s.S.Options()) == 1 { // a single option answers itself
		return said, leave
	}
	for i := range s.S.Options() {
		if s.passes(i) {
			return c.Choose(i)
		}
	}
	return said, leave
}

// Left is how many times what is pending is to be decided, this one included, where that is counted
// and no set is chosen; 1 if it is not.
func (c *Clerk) Left() int { return c.s.left() }

// left is how many times the same is still to be decided, where that is counted; else 1.
func (s *Screen) left() int {
	a := s.S.M.Pending()
	if a == nil || a.SoFar != nil || a.Acts != nil {
		return 1
	}
	if n, ok := s.count(a); ok && n.Of > n.N {
		return int(n.Of-n.N) + 1
	}
	return 1
}

// ChooseTimes chooses an option several times. It stops, and says so, where something else is to be
// decided, or the option is not legal any more.
func (c *Clerk) ChooseTimes(option, times int) (said []string, leave bool) {
	var keys []string
	for range times {
		keys = append(keys, c.s.S.Options()[option].Key)
	}
	return c.said(c.s.answerAll(keys))
}
