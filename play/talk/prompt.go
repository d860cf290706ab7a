package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/choice"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/interp/naming"
	"sandtable/interp/view"
	"sandtable/play/say"
	"sandtable/play/standing"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Prompt is what is decided.
type Prompt struct {
	Who, Title string
	Round      string     // which of several decisions of one kind it is: "action 3 of 5"
	Section    string     // of the rules
	Guide      string     // the prompt of the guide that leads, in a line; "": none does
	About      []say.Line // what a choice within a rule is for, and what of a set has been chosen
	Skipped    []say.Line // what is not asked now
	Recurs     bool       // it has been asked so often that a standing answer is worth a word
	Open       []say.Line // what may be chosen beside what is listed
}

// Prompt returns the pending decision; ok is false if there is none.
func (tb *Table) Prompt() (p Prompt, ok bool) {
	a := tb.S.M.Pending()
	if a == nil {
		return p, false
	}
	p = Prompt{Who: tb.S.Player().Title, Title: a.Title, Round: tb.round(a), Section: a.Ref}
	p.Guide, p.Recurs = tb.leading(), tb.Recurs()
	p.About, p.Skipped, p.Open = tb.about(a), say.Faintly(standing.Told(tb.Skips())), tb.open(a)
	return p, true
}

// Heading returns the prompt in one line.
func (p *Prompt) Heading() string {
	return english.Join(", ", p.Who+": "+p.Title, p.Round) + model.Cite(p.Section)
}

// round says which of several decisions of one kind it is: "action 3 of 5".
func (tb *Table) round(a *machine.Ask) string {
	c, ok := tb.count(a)
	if !ok || c.Of == 1 && c.N == 1 {
		return ""
	}
	what := strings.ToLower(english.Spaced(c.What))
	if what == "" {
		what, _ = tb.asker(a)
	}
	if c.Of > 0 {
		return fmt.Sprintf("%s %d of %d", what, c.N, c.Of)
	}
	return fmt.Sprintf("%s %d", what, c.N)
}

// count counts decisions of one kind: which of them this one is, and how many there are to be;
// false if they are not counted.
func (tb *Table) count(a *machine.Ask) (machine.Count, bool) {
	if len(a.Counts) == 0 {
		return machine.Count{}, false
	}
	m := standIn(tb.S.M)
	c := a.Counts[len(a.Counts)-1](m)
	if a.SoFar != nil { // no set is larger than what there is to choose
		answers := match.Which(tb.S.Options(), func(i int) bool { return !tb.passes(i) })
		if most := c.N - 1 + int32(len(answers)); c.Of == 0 || most < c.Of {
			c.Of = most
		}
	}
	return c, c.N >= 1 && m.Err == nil
}

// about says what a choice within a rule is for: whose statement asks it, and what that rule says
// or, where it has no text, how the section begins that it rests on, which is told once. A menu
// says that by its actions.
func (tb *Table) about(a *machine.Ask) []say.Line {
	given := tb.given(a)
	if a.Acts != nil {
		if given != "" {
			given = english.Join(", ", given, tb.watched().Purse(tb.S.M, mostPriced, tb.veil()))
		}
		return say.Faintly(given)
	}
	in := tb.amid()
	asker, says := tb.asker(a)
	if asker != a.Title && asker != "" {
		in = append(in, asker)
	}
	if in = slices.Compact(in); len(in) > mostWithin {
		in = append(append(in[:1:1], ".."), in[len(in)-mostWithin+2:]...)
	}
	if sec := tb.section(a.Ref); says == "" && a.Ref != "" && sec != nil {
		to := cited{sec, tb.Viewer()}
		if at, told := tb.cited[to]; !told || at >= tb.S.At() {
			tb.cited[to], says = tb.S.At(), english.FirstSentence(sec.Text)
		}
	}
	text := english.Sentence(english.Join(": ", strings.Join(in, " > "), given))
	return append(say.Faintly(english.Join(" ", text, says)), tb.soFar()...)
}

// cited is a section that a choice has cited, and to whom.
type cited struct {
	sec    *model.Section
	viewer int32
}

// Set is a set whose members are chosen one by one.
type Set struct {
	Taken       []string // the titles of those that have been chosen
	Least, Most int      // how many are to be chosen in all; Most is negative where nothing bounds it

	sum string // what they add up to, of how much; "" where that does not count
}

// Set returns the set that is chosen now; nil if none is.
func (tb *Table) Set() *Set {
	a := tb.S.M.Pending()
	if a == nil || a.SoFar == nil {
		return nil
	}
	m := standIn(tb.S.M)
	so := a.SoFar(m)
	out := &Set{Least: int(so.Least), Most: int(so.Most)}
	for _, v := range so.Members {
		out.Taken = append(out.Taken, english.Title(m.P.Game.Show(a.Types[0], v)))
	}
	if so.Limit != model.None {
		out.sum = fmt.Sprintf("%s of %s.", m.P.Game.Show(model.TNumber, so.Total), m.P.Game.Show(model.TNumber, so.Limit))
	}
	return out
}

// soFar says which members of a set have been chosen already, and what they add up to.
func (tb *Table) soFar() []say.Line {
	set := tb.Set()
	if set == nil {
		return nil
	}
	text := ""
	if len(set.Taken) > 0 {
		text = "Chosen so far: " + strings.Join(set.Taken, ", ") + "."
	}
	return say.Faintly(english.Join(" ", text, set.sum))
}

// Left returns how many times what is pending is to be decided, this one included, where that is
// counted and no set is chosen; 1 if it is not.
func (tb *Table) Left() int {
	a := tb.S.M.Pending()
	if a == nil || a.SoFar != nil || a.Acts != nil {
		return 1
	}
	if n, ok := tb.count(a); ok && n.Of > n.N {
		return int(n.Of-n.N) + 1
	}
	return 1
}

// given returns what the decision is about: what the rule that asks has been told, which member of
// a loop it is. Counters are left out that are not seen, or that a secret names; and where players
// hold hands or choose in secret, so is everything else, for it may follow from what only one of
// them knows.
func (tb *Table) given(a *machine.Ask) string {
	m, g := tb.S.M, tb.S.P.Game
	base, private := m.F[len(m.F)-1].Base, tb.S.P.Private()
	var list []string
	for _, x := range a.About {
		v := m.L[base+x.At]
		if v == model.None {
			continue
		}
		piece := x.Type.Base == model.ThingOf && tb.piece(v)
		if piece && (!view.Sees(m, tb.Viewer(), v) || x.Secret) || !piece && private || tb.decides(x.Type, v) {
			continue
		}
		switch name := english.Spaced(x.Name); {
		case !x.Type.Is(model.Bool):
			list = append(list, name+" "+english.Title(g.Show(x.Type, v)))
		case v != 0: // what does not hold is not said
			list = append(list, name)
		}
	}
	return strings.Join(list, ", ")
}

// mostWithin is how many rules one within the other are told.
const mostWithin = 4

// amid returns the action in which the pending decision is asked, and the rules on the way there: a
// check for an assault is another one than a check for a shot.
func (tb *Table) amid() (in []string) {
	m := tb.S.M
	if tb.S.P.Private() {
		return nil
	}
	for _, f := range m.F[:len(m.F)-1] {
		switch p := m.P.Procs[f.Proc]; {
		case p.Action != nil:
			in = []string{p.Name}
		case len(in) > 0 && p.Rule != nil:
			in = append(in, p.Name)
		}
	}
	return in
}

// decides reports whether a player or side is the one that decides: that is said already.
func (tb *Table) decides(t model.Type, v int32) bool {
	if t.Base != model.ThingOf || tb.S.Player() == nil {
		return false
	}
	x := tb.S.P.Game.Things[v]
	return x == tb.S.Player() || x.Player == tb.S.Player() && x.Kind.Is(model.KindSide)
}

// asker returns the title of the rule or action in whose source a decision stands, the last that
// begins before it, and its text.
func (tb *Table) asker(a *machine.Ask) (title, says string) {
	from := -1
	note := func(t string, o model.Origin) {
		if o.Range.Filename == a.At.Filename && o.Range.Start.Byte <= a.At.Start.Byte && o.Range.Start.Byte > from {
			title, says, from = t, o.Text, o.Range.Start.Byte
		}
	}
	for _, r := range tb.S.P.Game.Rules {
		note(r.Title, r.Origin)
	}
	for _, x := range tb.S.P.Game.Actions {
		note(x.Title, x.Origin)
	}
	return title, says
}

// open says that more may be chosen than is listed, where a point is asked for.
func (tb *Table) open(a *machine.Ask) []say.Line {
	if !a.Open {
		return nil
	}
	g, opts := tb.S.P.Game, tb.S.Options()
	text := "These are some of the points that may be chosen; any other may be named"
	if area := tb.Area(); area != nil {
		drawn := " drawn as +"
		if tb.Heard {
			drawn = ""
		}
		x0, y0, x1, y1, _ := measure.Bounds(g.Surface, area)
		from, to := g.Show(g.Surface.Point, g.Surface.At(x0, y0)), g.Show(g.Surface.Point, g.Surface.At(x1, y1))
		text = fmt.Sprintf("Any point of the area%s may be named: they lie from %s to %s", drawn, from, to)
	}
	if i := slices.IndexFunc(opts, func(o naming.Option) bool { return strings.Contains(o.Key, ",") }); i >= 0 {
		text += ", such as " + opts[i].Key
	}
	return []say.Line{{Text: text + ".", Role: say.Faint}}
}

// Area returns the area from which a point is chosen now; nil if none is.
func (tb *Table) Area() []uint64 {
	m := tb.S.M
	a := m.Pending()
	if a == nil || a.Area == nil || tb.S.IsBot(m.Player()) {
		return nil
	}
	area := make([]uint64, m.P.Game.Surface.Words())
	m.Look(func() { a.Area(m, area) })
	return area
}

// Act is what the rules say of an action: the number of its section, and the text.
type Act struct{ Section, Text string }

// Acts is what the rules say of actions, by the names of the actions.
type Acts map[string]Act

// Of returns what the rules say of the action of an option; false if they say nothing. The only
// action goes without saying.
func (as Acts) Of(o *choice.Option) (a Act, ok bool) {
	for _, p := range o.Parts {
		if p.Role == naming.Action {
			a, ok = as[p.Key]
			return a, ok
		}
	}
	for _, only := range as {
		return only, len(as) == 1
	}
	return a, false
}

// Acts returns what the rules say of the actions that are offered.
func (tb *Table) Acts() Acts {
	a := tb.S.M.Pending()
	if a == nil || a.Acts == nil {
		return nil
	}
	out := Acts{}
	for _, x := range a.Acts {
		if text := actText(x.Action); text != "" {
			out[x.Action.Name] = Act{x.Action.Ref, text}
		}
	}
	return out
}

// actText returns what the section of an action says; "" if it has none.
func actText(a *model.Action) string {
	if a.Section == nil {
		return ""
	}
	return model.OneLine(a.Section.Text)
}
