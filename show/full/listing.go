package full

import (
	"slices"
	"strconv"

	"sandtable/interp/choice"
	"sandtable/interp/naming"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// title returns what a choice says in one line. A number is its own label.
func (s *state) title(i int) string {
	k := &s.kids[i]
	text := s.box(i) + k.Title
	if text == s.labels[i] {
		text = ""
	}
	if k.Stands != "" {
		text += " (" + k.Stands + ")"
	}
	if !k.Leaf() {
		text += "  " + strconv.Itoa(len(k.Of))
	}
	if i == s.marked && s.times > 1 {
		text += "  x" + strconv.Itoa(s.times)
	}
	return text
}

// wanted returns how many lines the list of the decision would take if all of it were shown.
func (s *state) wanted() int {
	switch {
	case s.m.Review != nil && s.m.End == nil:
		return 2
	case s.m.Ask == nil:
		return max(len(s.m.End), 1)
	case len(s.m.Ask.Options) == 0:
		return 2
	}
	rows := s.rows(s.w, 1<<20).rows
	return rows + min(len(s.allAbout(s.w)), 3)
}

// listing is how the list stands: so many lines of so many columns, and where each column begins
// and the last ends. Entries are read from the top to the bottom; where not all are in sight, line
// by line.
type listing struct {
	rows, columns int
	left          []int
	across        bool
}

// fewRows is how many lines a list takes before its columns are only as wide as what stands in
// each.
const fewRows = 6

// rows lays out the list at a width, in so many lines at most: in columns, unless what stands on
// cards is too long for them. In few lines entries are cut.
func (s *state) rows(w, most int) listing {
	n, label, says := len(s.kids), s.labelWidth(), false
	need, last := label+2, label+2
	wide := make([]int, n)
	for i := range wide {
		wide[i] = label + layout.Width(s.entry(i)) + 2
		need, last = max(need, last), wide[i]
		says = says || s.kids[i].Says != ""
	}
	if says && max(need, last) > w/2 {
		all := 0
		for i := range s.kids {
			all += len(s.entryLines(i, w))
		}
		if all <= most {
			return listing{all, 1, []int{0, w}, false}
		}
		return listing{n, 1, []int{0, w}, n > most}
	}
	var l listing
	for _, need := range []int{need, max(need, last)} { // nothing stands beside the last one
		l = set(layout.Even(n, need, w))
		l.across = l.rows > most
		if _, column := l.at(n - 1); n > 1 && l.left[column]+last <= w+2 {
			break
		}
	}
	if l.rows > fewRows {
		if t := set(layout.Columns(wide, w+2)); t.rows < l.rows && t.rows <= most {
			return t
		}
	}
	return l
}

// set is the listing of so many lines in columns.
func set(rows int, left []int) listing { return listing{rows, len(left) - 1, left, false} }

// at returns the line and the column of an entry.
func (l listing) at(i int) (row, column int) {
	if l.across {
		return i / l.columns, i % l.columns
	}
	return i % max(l.rows, 1), i / max(l.rows, 1)
}

// labelWidth returns the columns of a number and its sign.
func (s *state) labelWidth() int {
	n := 0
	for _, l := range s.labels {
		n = max(n, len(l))
	}
	return n + 2
}

// entry returns a choice with what stands on its card.
func (s *state) entry(i int) string {
	if says := s.kids[i].Says; says != "" {
		return s.title(i) + ": " + says
	}
	return s.title(i)
}

// entryLines returns an entry in as many lines as it takes.
func (s *state) entryLines(i, w int) []string {
	return layout.Wrap(s.entry(i), max(w-s.labelWidth(), 10))
}

// labelsOf returns what choices are called: numbers themselves, so that typing one takes it, 0 what
// passes, and all else a number in the list.
func (s *state) labelsOf(kids []choice.Kid) []string {
	switch {
	case choice.Numbers(kids):
		return english.Each(kids, func(k choice.Kid) string {
			if k.Beside {
				return "*"
			}
			return k.Part.Key
		})
	case slices.ContainsFunc(kids, func(k choice.Kid) bool { return k.Acts() && !k.Beside && !s.passes(&k) }) || !slices.ContainsFunc(kids, s.picked):
		return s.slots.Number(s.m.Ask.Title, kids, s.passes)
	case !slices.ContainsFunc(kids, func(k choice.Kid) bool { return s.picked(k) && (k.Part == nil || !k.Part.Named) }):
		return s.slots.Pieces(s.m.Ask.Who+": "+s.m.Ask.Title, kids, s.passes)
	}
	n := 0
	return english.Each(kids, func(k choice.Kid) string {
		if s.passes(&k) {
			return passLabel
		}
		n++
		return strconv.Itoa(n)
	})
}

// passLabel is what a choice is called that passes.
const passLabel = "0"

// passes reports whether a choice passes the decision.
func (s *state) passes(k *choice.Kid) bool { return k.Leaf() && s.m.Ask.Options[k.Of[0]].Passes }

// picked reports whether a choice is part of what is decided: neither an action nor beside it.
func (s *state) picked(k choice.Kid) bool {
	return !k.Acts() && !s.passes(&k)
}

// member reports whether a choice is a member of the set that is chosen.
func (s *state) member(i int) bool {
	k := &s.kids[i]
	return s.m.Ask != nil && s.m.Ask.Set != nil && k.Leaf() && k.Part != nil && k.Part.Role != naming.Action
}

// box returns what stands before a member of a set.
func (s *state) box(i int) string {
	if s.m.Ask == nil || s.m.Ask.Set == nil {
		return ""
	}
	switch {
	case !s.member(i):
		return "    "
	case slices.Contains(s.chosen, s.kids[i].Of[0]):
		return "[x] "
	}
	return "[ ] "
}
