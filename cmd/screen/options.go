package screen

import (
	"fmt"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

const (
	maxRows  = 10 // lines of options that are shown unless all are asked for
	maxAbout = 3  // lines of what a decision is about
)

// decision draws the pending decision: who decides what, and the options.
func (s *Screen) decision() []string {
	a := s.S.M.Pending()
	if a == nil {
		return nil
	}
	opts := s.S.Options()
	head := s.S.Player().Title + ": " + a.Title + s.round(a) + model.Cite(a.Ref)
	if len(opts) > 9 {
		head += fmt.Sprintf(", %d options", len(opts))
	}
	var out []string
	for _, l := range s.folded([]string{head}) {
		out = append(out, s.paint(bright, l))
	}
	about := maxAbout
	if s.Height < usualHeight {
		about--
	}
	out = append(out, cut(s.about(a), about, s.rest("cite"))...)
	if len(opts) == 0 {
		return append(out, s.paint(alarm, "There is no legal option: the game is stuck. This is a fault of the content; undo goes back."))
	}
	all := make([]int, len(opts))
	for i := range all {
		all[i] = i
	}
	out = append(out, s.list(all, false)...)
	return append(append(out, s.open(a)...), s.skipping()...)
}

// round says which of several decisions of one kind it is: "action 3 of 5".
func (s *Screen) round(a *machine.Ask) string {
	c, ok := s.count(a)
	if !ok || c.Of == 1 && c.N == 1 {
		return ""
	}
	what := strings.ToLower(english.Spaced(c.What))
	if what == "" {
		what = s.asker(a)
	}
	if c.Of > 0 {
		return fmt.Sprintf(", %s %d of %d", what, c.N, c.Of)
	}
	return fmt.Sprintf(", %s %d", what, c.N)
}

// count counts decisions of one kind: which of them this one is, and how many there are to be;
// false if they are not counted.
func (s *Screen) count(a *machine.Ask) (machine.Count, bool) {
	if len(a.Counts) == 0 {
		return machine.Count{}, false
	}
	m := machine.New(s.S.P) // asked of a copy, as soFar
	m.StandIn(s.S.M)
	c := a.Counts[len(a.Counts)-1](m)
	if a.SoFar != nil && c.Of > 0 { // no set is larger than what there is to choose
		c.Of = min(c.Of, c.N-1+int32(s.answers()))
	}
	return c, c.N >= 1 && m.Err == nil
}

// answers is how many options there are that choose something.
func (s *Screen) answers() (n int) {
	for i := range s.S.Options() {
		if !s.passes(i) {
			n++
		}
	}
	return n
}

// about says what a choice within a rule is for: whose statement asks it, and how the section
// begins that it rests on. A menu says that by its actions.
func (s *Screen) about(a *machine.Ask) []string {
	given := s.given(a)
	if a.Acts != nil {
		return s.faintly(given)
	}
	text := ""
	switch in := s.asker(a); {
	case in != "" && in != a.Title && given != "":
		text = in + ": " + given + ". "
	case in != "" && in != a.Title:
		text = in + ". "
	case given != "":
		text = given + ". "
	}
	if sec := s.section(a.Ref); a.Ref != "" && sec != nil {
		text += firstSentence(sec.Text)
	}
	return append(s.faintly(text), s.soFar(a)...)
}

// soFar says which members of a set have been chosen already, and what they add up to.
func (s *Screen) soFar(a *machine.Ask) []string {
	if a.SoFar == nil {
		return nil
	}
	m := machine.New(s.S.P) // asked of a copy: the question must not touch the game
	m.StandIn(s.S.M)
	so, text := a.SoFar(m), ""
	if len(so.Members) > 0 {
		var names []string
		for _, v := range so.Members {
			names = append(names, english.Title(m.P.Game.Show(a.Types[0], v)))
		}
		text = "Chosen so far: " + strings.Join(names, ", ") + ". "
	}
	if so.Limit != model.None {
		text += fmt.Sprintf("%s of %s.", m.P.Game.Show(model.TNumber, so.Total), m.P.Game.Show(model.TNumber, so.Limit))
	}
	return s.faintly(text)
}

func (s *Screen) faintly(text string) []string {
	lines := layout.Wrap(text, s.Width-2)
	for i, l := range lines {
		lines[i] = s.paint(faint, "  "+l)
	}
	return lines
}

// given is what the decision is about: what the rule that asks has been told, which member of a
// loop it is. Counters are left out that are not seen, or that a secret names; and where players
// hold hands or choose in secret, so is everything else, for it may follow from what only one of
// them knows.
func (s *Screen) given(a *machine.Ask) string {
	m, g := s.S.M, s.S.P.Game
	base, private := m.F[len(m.F)-1].Base, s.S.P.Private()
	var list []string
	for _, x := range a.About {
		v := m.L[base+x.At]
		if v == model.None {
			continue
		}
		piece := x.Type.Base == model.ThingOf && s.S.P.Ids.PieceLo <= v && v < s.S.P.Ids.PieceHi
		if piece && (!view.Sees(m, s.viewer(), v) || x.Secret) || !piece && private || s.decides(x.Type, v) {
			continue
		}
		list = append(list, english.Spaced(x.Name)+" "+english.Title(g.Show(x.Type, v)))
	}
	return strings.Join(list, ", ")
}

// decides says whether a player or side is the one that decides: that is said already.
func (s *Screen) decides(t model.Type, v int32) bool {
	if t.Base != model.ThingOf || s.S.Player() == nil {
		return false
	}
	x := s.S.P.Game.Things[v]
	return x == s.S.Player() || x.Player == s.S.Player() && x.Kind.Is(model.KindSide)
}

// asker is the title of the rule or action in whose text a decision stands: the last that begins
// before it.
func (s *Screen) asker(a *machine.Ask) string {
	title, from := "", -1
	note := func(t string, o model.Origin) {
		if o.Range.Filename == a.At.Filename && o.Range.Start.Byte <= a.At.Start.Byte && o.Range.Start.Byte > from {
			title, from = t, o.Range.Start.Byte
		}
	}
	for _, r := range s.S.P.Game.Rules {
		note(r.Title, r.Origin)
	}
	for _, x := range s.S.P.Game.Actions {
		note(x.Title, x.Origin)
	}
	return title
}
