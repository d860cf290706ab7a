package full

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/play/talk"
	"sandtable/schema/english"
)

// choosesSet reports whether members of a set are chosen one by one.
func choosesSet(s *state) bool { return s.m.Ask.Set != nil && len(s.kids) > 0 }

// toggle takes what is marked into the set, or out of it.
func (s *state) toggle() {
	if s.marked < 0 {
		s.step(1)
	}
	k := &s.kids[s.marked]
	if !s.member(s.marked) {
		s.note = []string{k.Title + " is no member of the set: Enter takes it alone."}
		return
	}
	i := k.Of[0]
	if at := slices.Index(s.chosen, i); at >= 0 {
		s.chosen = slices.Delete(slices.Clone(s.chosen), at, at+1)
	} else {
		if most := s.m.Ask.Set.Most; most >= 0 && len(s.m.Ask.Set.Taken)+len(s.chosen) >= most {
			s.note = []string{fmt.Sprintf("At most %d may be chosen: Space takes one out again.", most)}
			return
		}
		s.chosen = append(s.chosen, i)
	}
}

// toggleOn takes what is marked into the set, or out of it, and marks the next one.
func (s *state) toggleOn() {
	before := len(s.chosen)
	if s.toggle(); len(s.chosen) != before && s.marked+1 < len(s.kids) {
		s.mark(s.marked + 1)
	}
}

// everyone takes as many members into the set as there may be, or all of them out of it.
func (s *state) everyone(by int) {
	if s.chosen = nil; by < 0 {
		return
	}
	for i := range s.kids {
		if most := s.m.Ask.Set.Most; s.member(i) && (most < 0 || len(s.m.Ask.Set.Taken)+len(s.chosen) < most) {
			s.chosen = append(s.chosen, s.kids[i].Of[0])
		}
	}
}

// chooseSet chooses what has been taken into the set, in the order of the list.
func (f *face) chooseSet() tea.Cmd {
	list := slices.Sorted(slices.Values(f.chosen))
	return f.decide(func(t *talk.Table) talk.Answer { return t.ChooseSet(list) })
}

// counted tells how many members have been chosen, and how many there may be.
func (s *state) counted() string {
	if s.m.Ask == nil {
		return ""
	}
	set := s.m.Ask.Set
	if set == nil {
		return ""
	}
	text := fmt.Sprintf("%d chosen", len(set.Taken)+len(s.chosen))
	switch {
	case set.Most < 0 && set.Least > 0:
		text += fmt.Sprintf(", at least %d", set.Least)
	case set.Most < 0:
	case set.Least == set.Most:
		text += fmt.Sprintf(" of %d", set.Most)
	default:
		text += fmt.Sprintf(" of %d to %d", set.Least, set.Most)
	}
	return text
}

// choosesNumber reports whether the choices are numbers, or one may be taken several times.
func choosesNumber(s *state) bool { return s.numbers || s.m.Ask.Left > 1 || choosesSet(s) }

// number goes on to a greater or a smaller number, chooses all members of a set or none, or what is
// marked more or less often.
func (s *state) number(by int) {
	switch {
	case s.numbers:
		s.addTo(by)
	case choosesSet(s):
		s.everyone(by)
	default:
		s.repeat(by)
	}
}

// repeat has what is marked chosen once more, or once less, as often as the same is to be decided.
func (s *state) repeat(by int) {
	if s.marked < 0 || !s.kids[s.marked].Leaf() {
		s.note = []string{"Mark what is to be chosen several times."}
		return
	}
	s.times = min(max(max(s.times, 1)+by, 1), s.m.Ask.Left)
}

// noSuch tells that no choice has a number, and which numbers there are.
func (s *state) noSuch(number string) {
	text := "No choice has the number " + number
	if number == passLabel {
		text = "This cannot be passed"
	}
	labels := slices.DeleteFunc(slices.Clone(s.labels), func(l string) bool { return !isDigit(l[:min(1, len(l))]) })
	if len(labels) > 0 {
		text += ": " + english.Some(runs(labels), mostNumbers)
	}
	s.note = []string{text + "."}
}

// runs writes numbers that follow one another as "1 to 9".
func runs(numbers []string) (out []string) {
	for i := 0; i < len(numbers); {
		first, _ := strconv.Atoi(numbers[i])
		n := i + 1
		for n < len(numbers) && numbers[n] == strconv.Itoa(first+n-i) {
			n++
		}
		if n-i < 3 {
			n = i + 1
			out = append(out, numbers[i])
		} else {
			out = append(out, numbers[i]+" to "+numbers[n-1])
		}
		i = n
	}
	return out
}

// mostNumbers is how many numbers of choices are listed.
const mostNumbers = 12

// addTo marks a number that is greater, or less.
func (s *state) addTo(by int) {
	value := func(i int) int {
		n, _ := strconv.Atoi(s.kids[i].Part.Key)
		return n
	}
	if s.marked < 0 {
		s.mark(0)
		return
	}
	best := -1
	for i := range s.kids {
		if ahead := (value(i) - value(s.marked)) * by; !s.kids[i].Beside && ahead > 0 && (best < 0 || ahead < (value(best)-value(s.marked))*by) {
			best = i
		}
	}
	if best >= 0 {
		s.mark(best)
	}
}

// digit adds a digit to the number that is being typed, and marks the choice of it. It returns what
// it has marked; -1 if it is nothing.
func (s *state) digit(key string) int {
	s.digits += key
	if !s.begins(s.digits, -1) { // it begins another number
		s.digits = key
	}
	i := slices.Index(s.labels, s.digits)
	if i >= 0 {
		s.mark(i)
	}
	return i
}

// begins reports whether the label of another choice than one begins with digits.
func (s *state) begins(digits string, but int) bool {
	for i := range s.kids {
		if i != but && strings.HasPrefix(s.labels[i], digits) {
			return true
		}
	}
	return false
}
