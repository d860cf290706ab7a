package blame

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// place is where a declaration is used.
type place struct {
	decl hcl.Range
	file string
	from int
}

// Blame says of the findings of both stages what they speak of, and gives those a cause for which
// one declaration is to blame.
func (e *Evidence) Blame(g *model.Game, fillings []Filling, resolved, checked diag.Findings) diag.Findings {
	found := slices.Concat(resolved, checked)
	e.misdeclared(g, fillings, found)
	if len(found) < 2 {
		return found
	}
	e.unnamed(found, found[len(resolved):])
	at := e.sites()
	for i := range found {
		found[i].About = append(found[i].About, at.operands(found[i].Range)...)
	}
	e.blameHeads(g, found, found[len(resolved):])
	uses := e.uses(fillings)
	wrong := map[hcl.Range]int{}
	count := func() {
		clear(wrong)
		for i := range found {
			for _, d := range distinct(found[i].About) {
				wrong[d]++
			}
		}
	}
	count()
	nouns := nounsAt(g)
	guilty := func(d hcl.Range) bool { return wrong[d] > 1 && 2*wrong[d] >= uses[d] && !nouns[d] }
	for range 3 { // what has its type from what has its type from something
		for i := range found {
			for _, d := range slices.Clone(found[i].About) {
				if guilty(d) {
					found[i].About = append(found[i].About, e.derived[d]...)
				}
			}
		}
		count()
	}
	culprits := make([]hcl.Range, len(found))
	for i := range found {
		for _, d := range found[i].About {
			if guilty(d) && wrong[d] > wrong[culprits[i]] {
				culprits[i] = d
			}
		}
	}
	scattered := scatteredNames(found, culprits)
	for i := range found {
		f, worst := &found[i], culprits[i]
		if f.Cause == "" && worst.Filename != "" && !(f.Code == unknownName && scattered[f.Missing]) {
			f.Cause = fmt.Sprintf("declared\x00%v", worst)
			if !slices.ContainsFunc(f.Related, func(r diag.Related) bool { return r.Range == worst }) {
				*f = f.WithRelated(worst, "declared here")
			}
		}
	}
	return slices.DeleteFunc(found, func(f diag.Finding) bool { return f.Code == "" })
}

const unknownName = "check/unknown-name"

// scatteredNames returns the unknown names that are missed in places of several culprits: what is
// wrong is the name, not each of them.
func scatteredNames(found diag.Findings, culprits []hcl.Range) map[string]bool {
	first, out := map[string]hcl.Range{}, map[string]bool{}
	for i, f := range found {
		if f.Code != unknownName || f.Missing == "" {
			continue
		}
		if at, seen := first[f.Missing]; !seen {
			first[f.Missing] = culprits[i]
		} else if at != culprits[i] {
			out[f.Missing] = true
		}
	}
	return out
}

// nounsAt lists where kinds and enums are declared: a type that does not fit is no fault of theirs.
func nounsAt(g *model.Game) map[hcl.Range]bool {
	out := map[hcl.Range]bool{}
	for _, k := range g.Kinds {
		out[k.Range] = true
	}
	for _, n := range g.Enums {
		out[n.Range] = true
	}
	return out
}

func distinct(at []hcl.Range) []hcl.Range {
	var out []hcl.Range
	for _, d := range at {
		if !slices.Contains(out, d) {
			out = append(out, d)
		}
	}
	return out
}

// sites finds what has been read inside a place, and what the place fills.
type sites struct {
	// Of each file, by where they begin; of those that begin alike the longest first.
	read  map[string][]model.Expr
	fills map[hcl.Range][]hcl.Range
}

func (e *Evidence) sites() *sites {
	s := &sites{read: map[string][]model.Expr{}, fills: map[hcl.Range][]hcl.Range{}}
	for _, x := range e.read {
		file := x.Range().Filename
		s.read[file] = append(s.read[file], x)
	}
	for _, xs := range s.read {
		slices.SortStableFunc(xs, func(a, b model.Expr) int {
			return cmp.Or(cmp.Compare(a.Range().Start.Byte, b.Range().Start.Byte), cmp.Compare(b.Range().End.Byte, a.Range().End.Byte))
		})
	}
	for _, f := range e.fills {
		s.fills[f.At] = append(s.fills[f.At], f.Decl)
	}
	return s
}

// operands lists the declarations that the outmost expressions at a place have their types from,
// and what the place fills.
func (s *sites) operands(at hcl.Range) []hcl.Range {
	out := slices.Clone(s.fills[at])
	xs := s.read[at.Filename]
	i, _ := slices.BinarySearchFunc(xs, at.Start.Byte, func(x model.Expr, from int) int { return cmp.Compare(x.Range().Start.Byte, from) })
	var outer hcl.Range
	for ; i < len(xs) && xs[i].Range().Start.Byte < at.End.Byte; i++ {
		r := xs[i].Range()
		if within(r, at) && (outer == r || !within(r, outer)) {
			outer = r
			out = append(out, Heads(xs[i])...)
		}
	}
	return out
}

func within(in, out hcl.Range) bool {
	return in.Filename == out.Filename && in.Start.Byte >= out.Start.Byte && in.End.Byte <= out.End.Byte
}

// uses counts the places where each declaration is used.
func (e *Evidence) uses(fillings []Filling) map[hcl.Range]int {
	seen := map[place]bool{}
	out := map[hcl.Range]int{}
	use := func(decl, at hcl.Range) {
		p := place{decl, at.Filename, at.End.Byte}
		if !seen[p] {
			seen[p] = true
			out[decl]++
		}
	}
	for _, x := range e.read {
		for _, d := range chain(x) {
			use(d, x.Range())
		}
	}
	for _, f := range slices.Concat(e.fills, fillings) {
		use(f.Decl, f.At)
	}
	return out
}

// misdeclared shows where a name stands that is guessed for another one, and that nobody uses: the
// slip may be there.
func (e *Evidence) misdeclared(g *model.Game, fillings []Filling, found diag.Findings) {
	if !slices.ContainsFunc(found, func(f diag.Finding) bool { return f.Missing != "" && len(f.Fixes) > 0 }) {
		return
	}
	at := map[string]hcl.Range{}
	for _, v := range g.Values {
		at[v.Name] = v.Range
	}
	for _, t := range g.Tables {
		at[t.Name] = t.Range
	}
	for _, v := range g.Shown() {
		delete(at, v.Name)
	}
	for _, r := range g.Rules {
		if r.Binding == nil && r != g.Begin {
			at[r.Name] = r.Range
		}
	}
	for b := range g.Bindings() {
		if r := b.Event.Rule; r != nil {
			delete(at, r.Name)
		}
	}
	for _, s := range g.Scenarios {
		if s.Begin != nil {
			delete(at, s.Begin.Name)
		}
	}
	uses := e.uses(fillings)
	for i := range found {
		f := &found[i]
		if f.Missing == "" || len(f.Fixes) == 0 {
			continue
		}
		if decl, ok := at[f.Fixes[0].Text]; ok && uses[decl] == 0 {
			*f = f.WithRelated(decl, "declared here, and used nowhere")
		}
	}
}

// head is what a procedure is given, and where it is declared.
type head struct {
	decl   hcl.Range
	params []*model.Var
	bound  bool // it is bound to an event, whose arguments it names
}

// procedures lists the heads of all procedures by their scopes.
func procedures(g *model.Game) map[*model.Scope]head {
	out := map[*model.Scope]head{}
	for _, v := range g.Values {
		out[&v.Scope] = head{v.Range, v.Params, false}
	}
	for _, r := range g.Rules {
		out[&r.Scope] = head{r.Range, r.Params, r.Binding != nil}
	}
	for _, m := range g.Menus {
		out[&m.Scope] = head{m.Range, m.Params, false}
	}
	for _, a := range g.Actions {
		h := head{a.Range, a.Params, a.Binding != nil}
		if a.Menu != nil {
			h.decl = a.Menu.Range
		}
		out[&a.Scope] = h
	}
	return out
}

// blameHeads lays names that a procedure does not bind to its parameter that nobody reads, if there
// is one, and else to the procedure, if it is called with what it does not take.
func (e *Evidence) blameHeads(g *model.Game, found, checked diag.Findings) {
	heads := procedures(g)
	read := map[hcl.Range]bool{}
	for _, h := range heads {
		for _, p := range h.params {
			read[p.Range] = read[p.Range] || p.Used
		}
	}
	asked := map[hcl.Range]bool{}
	for i := range found {
		for _, d := range found[i].About {
			asked[d] = true
		}
	}
	renamed := map[string][]hcl.Range{}
	sole := map[*model.Scope]*model.Var{}
	for _, m := range e.misses {
		f := &checked[m.finding]
		h := heads[m.in]
		idle := slices.DeleteFunc(slices.Clone(h.params), func(p *model.Var) bool { return read[p.Range] })
		switch {
		case len(idle) == 1:
			f.About = append(f.About, idle[0].Range)
			if f.Hint == "" {
				f.Hint = fmt.Sprintf("the parameter is called %q; rename one or the other", idle[0].Name)
			}
		case asked[h.decl] || h.bound && len(h.params) == 0:
			f.About = append(f.About, h.decl)
		default:
			if _, known := sole[m.in]; !known {
				sole[m.in] = soleIdle(m.in)
			}
			if v := sole[m.in]; v != nil && v.Range.Start.Byte <= f.Range.Start.Byte { // what is bound later was not meant
				f.About = append(f.About, v.Range)
				renamed[m.name] = append(renamed[m.name], v.Range)
			}
		}
	}
	for i := range found { // picks of tests are called as what is chosen
		if f := &found[i]; f.Code == "check/unknown-choice" {
			f.About = append(f.About, renamed[english.Slug(f.Missing)]...)
		}
	}
}

// soleIdle is the one name of a procedure that is bound and never read; nil if there is none, or
// more than one.
func soleIdle(in *model.Scope) *model.Var {
	var idle *model.Var
	for _, v := range in.Vars {
		if v.Used || v.Name == "" {
			continue
		}
		if idle != nil {
			return nil
		}
		idle = v
	}
	return idle
}

// mostNameless is for how many statements of one procedure that have no name it is looked for.
const mostNameless = 50

// unnamed marks what is said of names that statements without a name would bind: of each procedure
// the name that is missed most after each of them, and picks of that name in tests.
func (e *Evidence) unnamed(found, checked diag.Findings) {
	for scope, at := range e.nameless {
		for _, from := range at[:min(len(at), mostNameless)] {
			name := e.mostMissedIn(checked, scope, from)
			for _, m := range e.misses {
				if m.in == scope && m.name == name && name != "" {
					checked[m.finding].Code = ""
				}
			}
			for i := range found {
				if f := &found[i]; name != "" && f.Code == "check/unknown-choice" && english.Slug(f.Missing) == name {
					f.Code = ""
				}
			}
		}
	}
}

// mostMissedIn is the name that is missed most in a procedure after a place, and nowhere else; the
// first of several.
func (e *Evidence) mostMissedIn(checked diag.Findings, in *model.Scope, from hcl.Range) string {
	count, elsewhere, best := map[string]int{}, map[string]bool{}, ""
	behind := func(m miss) bool {
		return m.in == in && checked[m.finding].Range.Start.Byte >= from.Start.Byte
	}
	for _, m := range e.misses {
		elsewhere[m.name] = elsewhere[m.name] || !behind(m)
	}
	for _, m := range e.misses {
		f := checked[m.finding]
		if m.name == "" || f.Code == "" || elsewhere[m.name] || !behind(m) {
			continue
		}
		weight := 10 // what is read is missed more than what may be given
		if f.Code == "check/not-given" {
			weight = 1
		}
		if count[m.name] += weight; count[m.name] > count[best] {
			best = m.name
		}
	}
	return best
}
