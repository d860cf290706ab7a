package choice

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
)

// Slots are the numbers of actions and of pieces, by what is decided and what they are. An action
// keeps its number while a game is shown, whatever others come and go: the same key does the same.
// Only an action whose number has two digits may go by another one: see Number. So do pieces, as
// far as there are digits: see Pieces.
type Slots map[string]map[string]int

// Pieces returns what the choices of a decision are called of which each is a piece, and sets them
// in that order: the first nine that are seen there keep their numbers, whatever others come and
// go, so that a player knows his units by them; others take the lowest that are free.
func (s Slots) Pieces(decision string, kids []Kid, passes func(*Kid) bool) []string {
	decision = "pieces: " + decision
	if s[decision] == nil {
		s[decision] = map[string]int{}
	}
	kept, given, list := s[decision], map[int]bool{}, make([]slot, len(kids))
	for i := range kids {
		x := &list[i]
		if x.kid = kids[i]; passes(&kids[i]) {
			x.among = 1
			continue
		}
		key := x.kid.Part.Key
		if kept[key] == 0 && len(kept) < 9 {
			kept[key] = len(kept) + 1
		}
		if n := kept[key]; n > 0 && !given[n] {
			x.at, given[n] = n, true
		}
	}
	for i := range list {
		if x := &list[i]; x.among == 0 && x.at == 0 {
			x.at = behind(9, given)
			given[x.at] = true
		}
	}
	return named(list, kids)
}

// named sets choices in the order of their numbers, and returns these.
func named(list []slot, kids []Kid) []string {
	slices.SortStableFunc(list, func(a, b slot) int { return cmp.Or(a.among-b.among, a.at-b.at) })
	out := make([]string, len(kids))
	for i, x := range list {
		kids[i], out[i] = x.kid, strconv.Itoa(x.at)
	}
	return out
}

// slot is a choice with its number, and where it stands: with actions, as what passes, or beside.
type slot struct {
	kid       Kid
	among, at int
}

// Number returns what the choices of a decision are called, and sets them in that order: actions by
// their numbers, what passes as 0, and what is offered beside them. An action with a longer number
// goes by a digit that nothing has now, the highest first, so that no digit waits for another in a
// short list. What stands in the place of the action that leads to it takes numbers after those of
// actions, or free ones.
func (s Slots) Number(decision string, kids []Kid, passes func(*Kid) bool) []string {
	if s[decision] == nil {
		s[decision] = map[string]int{}
	}
	kept := s[decision]
	list, given := slots(kept, kids, passes)
	for i := range list {
		x := &list[i]
		switch one := 9; {
		case x.among == 1:
			continue
		case x.at > 9:
			for one > 0 && given[one] {
				one--
			}
			if one > 0 {
				x.at = one
			}
		case x.at == 0:
			x.at = behind(len(kept), given)
		}
		given[x.at] = true
	}
	slices.SortStableFunc(list, func(a, b slot) int { return cmp.Or(a.among-b.among, a.at-b.at) })
	out := make([]string, len(kids))
	for i, x := range list {
		kids[i], out[i] = x.kid, strconv.Itoa(x.at)
	}
	return out
}

// slots gives actions the numbers that they keep, and returns which are given.
func slots(kept map[string]int, kids []Kid, passes func(*Kid) bool) (list []slot, given map[int]bool) {
	list, given = make([]slot, len(kids)), map[int]bool{}
	for i := range kids {
		x := &list[i]
		switch x.kid = kids[i]; {
		case passes(&kids[i]):
			x.among = 1
			continue
		case x.kid.Beside:
			x.among = 2
		}
		if !x.kid.Acts() {
			continue
		}
		what := x.kid.Title
		if x.kid.Part != nil {
			what = fmt.Sprint(x.kid.Part.Key, x.kid.Beside)
		}
		if kept[what] == 0 {
			kept[what] = len(kept) + 1
		}
		x.at = kept[what]
		given[x.at] = true
	}
	return list, given
}

// behind returns the first free digit behind so many actions, else the lowest free number.
func behind(actions int, given map[int]bool) int {
	for n := actions + 1; n <= 9; n++ {
		if !given[n] {
			return n
		}
	}
	n := 1
	for given[n] {
		n++
	}
	return n
}
