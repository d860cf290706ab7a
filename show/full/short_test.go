package full

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"sandtable/interp/choice"
	"sandtable/interp/save"
)

// A plan is keys that take the next decisions.
type plan struct {
	keys  string
	costs int
	takes int // how many decisions
}

// byShortest takes the next decisions with as few keys as a person who knows the keys would need.
// Where several ways take as few, it is the first of them: marks, typed words.
func (d *driver) byShortest() {
	d.t.Helper()
	best := plan{takes: 1}
	for _, p := range []plan{d.bySame(), d.byMarks(d.next()), d.bySet(), d.byCount(), d.byWord(), d.byWords()} {
		if p.keys != "" && (best.keys == "" || p.costs*best.takes < best.costs*p.takes) {
			best = p
		}
	}
	if best.keys == "" {
		d.t.Fatalf("no keys lead to %q:\n%s", d.next(), Frame(d.state).Text())
	}
	d.press(best.keys)
}

// byMarks marks and opens until an option is taken.
func (d *driver) byMarks(key string) plan {
	p := plan{takes: 1}
	n, kids, marked := *d.node(), d.kids, d.marked
	for {
		i := slices.IndexFunc(kids, func(k choice.Kid) bool {
			return slices.ContainsFunc(k.Of, func(o int) bool { return d.m.Ask.Options[o].Key == key })
		})
		if i < 0 { // a point that is listed once its node is open
			if i = d.behind(key); i < 0 || p.keys != "" || d.kids[i].Leaf() {
				return plan{}
			}
			p.add(d.shortestMark(kids, marked, i))
			return p
		}
		k := &kids[i]
		keys := d.shortestMark(kids, marked, i)
		if p.keys == "" && d.member(i) { // its number takes it into the set, not alone
			keys = d.bySteps(len(kids), marked, i) + "enter "
		}
		p.add(keys)
		if k.Leaf() {
			return p
		}
		n = n.Open(d.m.Ask.Options, k)
		kids, marked = n.Kids(d.m.Ask.Options), 0
		d.labelsOf(kids) // sets them as they are listed
		if !strings.HasSuffix(keys, "enter ") && len(kids) > 0 && kids[0].Leaf() {
			marked = -1
		}
	}
}

// add adds keys to a plan.
func (p *plan) add(keys string) {
	p.keys += keys
	p.costs += len(strings.Fields(keys))
}

// shortestMark returns the keys that open a choice, or take it.
func (d *driver) shortestMark(kids []choice.Kid, marked, i int) string {
	digits, done := d.byNumber(kids, i)
	if !done {
		digits += "enter "
	}
	steps := d.bySteps(len(kids), marked, i) + "enter "
	if len(strings.Fields(digits)) <= len(strings.Fields(steps)) {
		return digits
	}
	return steps
}

// byNumber returns the keys of the number of a choice; done is false if a longer number may be
// meant.
func (d *driver) byNumber(kids []choice.Kid, i int) (keys string, done bool) {
	labels := d.labelsOf(kids)
	longer := slices.ContainsFunc(labels, func(l string) bool { return l != labels[i] && strings.HasPrefix(l, labels[i]) })
	return strings.Join(strings.Split(labels[i], ""), " ") + " ", !longer
}

// bySteps returns the keys that mark a choice one after the other.
func (d *driver) bySteps(n, marked, i int) string {
	switch back := n - i; {
	case marked < 0 && back < i+1:
		return strings.Repeat("p ", back)
	case i < marked:
		return strings.Repeat("p ", marked-i)
	}
	return strings.Repeat("n ", i-marked)
}

// bySet takes all members of a set.
func (d *driver) bySet() plan {
	list := d.set()
	if len(list) == 0 {
		return plan{}
	}
	p, marked := plan{takes: len(list)}, d.marked
	if d.everyone(1); len(d.chosen) == len(list) {
		d.everyone(-1)
		p.add("+ enter ")
		return p
	}
	d.everyone(-1)
	for _, i := range list {
		keys, done := d.byNumber(d.kids, i)
		steps := d.bySteps(len(d.kids), marked, i)
		if marked < 0 && i == 0 { // Space marks the first one itself
			steps = ""
		}
		if !done {
			keys += "space "
		}
		if marked = i; len(strings.Fields(keys)) > len(strings.Fields(steps))+1 {
			keys, done = steps+"space ", false
		}
		if p.add(keys); !done {
			marked = min(i+1, len(d.kids)-1)
		}
	}
	p.add("enter ")
	return p
}

// same returns how many of the next decisions are asked alike of the same player.
func (d *driver) same() (list []save.Decision) {
	all := d.want[len(d.decided()):]
	for _, w := range all {
		if w.Name != all[0].Name || w.Player != all[0].Player || w.By == save.ByAuto {
			break
		}
		list = append(list, w)
	}
	return list
}

// bySame takes what was taken last where the same was asked.
func (d *driver) bySame() plan {
	if key, ok := d.desk.game.Last(); ok && key == d.next() {
		return plan{keys: "=", costs: 1, takes: 1}
	}
	return plan{}
}

// byCount takes one option as often as it is taken in a row.
func (d *driver) byCount() plan {
	n := 0
	for _, w := range d.same() {
		if w.Key != d.next() {
			break
		}
		n++
	}
	p := d.byMarks(d.next())
	if n = min(n, d.m.Ask.Left); n < 2 || p.keys == "" || !strings.HasSuffix(p.keys, "enter ") {
		return plan{}
	}
	all := plan{takes: n}
	all.add(strings.TrimSuffix(p.keys, "enter ") + strings.Repeat("+ ", n-1) + "enter ")
	return all
}

// byWord types the shortest words that mean the option.
func (d *driver) byWord() plan {
	key := d.next()
	words := []string{key}
	for _, w := range strings.FieldsFunc(key, func(r rune) bool { return r == ' ' || r == '-' }) {
		words = append(words, w)
	}
	best := ""
	for _, w := range words {
		if found := d.desk.table.Means(w); slices.Index(d.labels, w) < 0 && len(found) == 1 && d.m.Ask.Options[found[0]].Key == key && (best == "" || len(w) < len(best)) {
			best = w
		}
	}
	if best == "" {
		best = key
	}
	return plan{keys: "/ " + quoted(best) + " enter", costs: len(best) + 2, takes: 1}
}

// byWords types several answers in one line. Those that are given as often are written together,
// where the same is to be decided several times and the keys show where they end.
func (d *driver) byWords() plan {
	type group struct {
		keys  string
		times int
	}
	var groups []group
	list := d.same()
	for i := 0; i < len(list); {
		key, n := list[i].Key, i+1
		if strings.ContainsAny(key, " ,") {
			return plan{}
		}
		for n < len(list) && list[n].Key == key {
			n++
		}
		together := d.m.Ask.Left > 1 && unicode.IsLetter(rune(key[0])) && unicode.IsDigit(rune(key[len(key)-1]))
		if last := len(groups) - 1; together && last >= 0 && groups[last].times == n-i {
			groups[last].keys += key
		} else {
			groups = append(groups, group{key, n - i})
		}
		i = n
	}
	if len(list) < 2 || len(d.m.Ask.Options) < 2 {
		return plan{}
	}
	var words []string
	for _, g := range groups {
		if g.times > 1 {
			g.keys += fmt.Sprint("x", g.times)
		}
		words = append(words, g.keys)
	}
	text := strings.Join(words, " ")
	return plan{keys: "/ " + quoted(text) + " enter", costs: len(text) + 2, takes: len(list)}
}
