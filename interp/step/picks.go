package step

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/compile"
	"sandtable/interp/eval"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// chosen is what a step names: an action, unless it speaks of the pending decision; and choices.
type chosen struct {
	action *model.Action
	picks  []picked
}

// picked is one named choice of a step. Each part is a value or several.
type picked struct {
	name   string
	parts  []model.Expr
	copies bool // a design among the parts stands for any of its copies
}

// actionOf reads the action that the step's label names, if it has one; ok is false if there is no
// such action.
func actionOf(s *check.Site) (a *model.Action, ok bool) {
	if len(s.Block.Labels) == 0 {
		return nil, true
	}
	name := english.Slug(s.Label(0))
	if a = s.Names.Action(name); a == nil {
		known := s.Names.Of(s.Names.Procs, func(s symbol.Symbol) bool { return s.Action != nil })
		f := diag.Errorf("check/unknown-action", s.Block.LabelRanges[0], "unknown action %q", s.Label(0)).WithSuggestion(name, known)
		if len(s.Choices[name]) > 0 {
			word := s.Stmt.Word
			if word == "take" {
				word = "answer"
			}
			f.Hint, f.Fixes = fmt.Sprintf("%q is asked for by itself: write %s { %s = .. }", s.Label(0), word, name), nil
		}
		s.Report(f)
	}
	return a, a != nil
}

// chosenBy reads the action that a step names, and its choices: the attributes that are not its
// own.
func chosenBy(s *check.Site) *chosen {
	a, ok := actionOf(s)
	if !ok {
		return nil
	}
	c := &chosen{action: a}
	for _, at := range content(s) {
		c.picks = append(c.picks, pickOf(s, a, at))
	}
	return c
}

// namesSomething reports a step that names neither an action nor a choice: it says nothing.
func namesSomething(s *check.Site, c *chosen) {
	if c != nil && c.action == nil && len(c.picks) == 0 {
		s.Report(diag.Errorf("check/test", s.Block.DefRange(), "this names nothing that is asked for").WithHint("write %s { NAME = .. }, with the name of a choice", s.Stmt.Word))
	}
}

// content lists the attributes of a step that the game names.
func content(s *check.Site) []*hclsyntax.Attribute {
	word := s.Words.Step(s.Stmt.Word)
	return slices.DeleteFunc(syntax.SortedAttrs(s.Block.Body), func(a *hclsyntax.Attribute) bool { return word.Attr(a.Name) != nil })
}

// pickOf reads `target = top(P-3.attackers)`: what is chosen, by the name of the choice.
func pickOf(s *check.Site, a *model.Action, at *hclsyntax.Attribute) picked {
	name := english.Slug(at.Name)
	want, found := model.TInvalid, false
	var known []string
	if a != nil {
		for _, v := range a.Vars {
			if v.Brief {
				continue
			}
			known = append(known, v.Name)
			if v.Name == name {
				want, found = v.Type, true
			}
		}
		for _, t := range s.Choices[name] { // asked by a rule that the action runs
			if !found {
				want, found = t, true
			}
		}
		if !found && a.Menu == nil && a.Binding == nil && !a.Anytime {
			// What its menu would ask is not known.
		} else if !found {
			s.Report(diag.Errorf("check/unknown-choice", at.NameRange, "action %q has no choice %q", a.Title, at.Name).
				WithSuggestion(name, append(known, s.Words.Step(s.Stmt.Word).AttrNames()...)))
		}
	} else {
		for _, t := range s.Choices[name] {
			if !found || t == want {
				want, found = t, true
			} else if want != t {
				// Several choices of that name; the word must speak for itself.
				want = model.TInvalid
			}
		}
		if !found {
			s.Report(diag.Errorf("check/unknown-choice", at.NameRange, "unknown choice %q", at.Name).WithSuggestion(name, symbol.Keys(s.Names, s.Choices)))
		}
	}
	p := picked{name: name, copies: want.Base != model.DesignOf}
	want.Maybe = want.Base != model.Invalid && want.Form == model.One
	p.parts = partsOf(s, at, want)
	return p
}

// partsOf checks what a step names in an attribute. A list stands for several pieces, or for what
// is chosen one after the other.
func partsOf(s *check.Site, at *hclsyntax.Attribute, want model.Type) []model.Expr {
	items, listed := syntax.Items(at.Expr)
	var parts []model.Expr
	switch {
	case listed && len(items) > 0 && (want.Base == model.ThingOf || want.Base == model.Invalid):
		for _, it := range items {
			parts = append(parts, part(s, it, want.Elem().Sure()))
		}
	case listed && len(items) > 0 && want.Form == model.One:
		parts = []model.Expr{s.Want(s.Env, at.Expr, want.In(model.List))}
	default:
		parts = []model.Expr{part(s, at.Expr, want)}
	}
	for i, x := range parts {
		s.Set(fmt.Sprintf("%s %d", at.Name, i), x)
	}
	return parts
}

// part checks what a step names: a value, or a design where a piece is chosen, which stands for any
// of its copies.
func part(s *check.Site, at hclsyntax.Expression, want model.Type) model.Expr {
	x := s.Expr(s.Env, at, want)
	t := x.Type()
	switch {
	case want.Base == model.Invalid:
		return x
	case t.Is(model.DesignOf) && want.Base == model.ThingOf && t.Kind.IsA(want.Kind):
		return x
	case want.Is(model.ThingOf) && t.Base == model.ThingOf && t.Form == model.Set:
		// In a list of pieces.
		want = want.In(model.Set)
	}
	return s.Coerce(s.Env, x, want)
}

// pick is one named choice with its values.
type pick struct {
	name  string
	parts []model.Expr
	want  []compile.Named
	used  bool
}

// mayBe reports whether what a pick names may be of a type. Where several choices have its name the
// checker does not know which of them is meant.
func (p *pick) mayBe(t model.Type) bool {
	t = t.Elem().Sure()
	return !slices.ContainsFunc(p.parts, func(x model.Expr) bool {
		v := x.Type().Elem().Sure()
		if v.Base == model.DesignOf && t.Base == model.ThingOf {
			v.Base = model.ThingOf
		}
		return v.Base != model.Nothing && !t.Accepts(v) && !v.Accepts(t)
	})
}

// attempt is an action that a step names, with its choices; the action is nil if the step speaks of
// the pending decision.
type attempt struct {
	action *model.Action
	picks  func(r *runner) []*pick
	offer  func(m *machine.M) // offers the action's menu; nil if only rules can offer it
}

// attempting compiles what a step names.
func attempting(t *compile.Test, c *chosen) attempt {
	a := attempt{action: c.action, picks: picking(t, c.picks)}
	if c.action != nil {
		a.offer = t.Offer(c.action.Menu)
	}
	return a
}

// picking compiles the choices that a step names.
func picking(t *compile.Test, picks []picked) func(r *runner) []*pick {
	var want []func(m *machine.M) []compile.Named
	for _, p := range picks {
		want = append(want, t.Named(p.parts, p.copies))
	}
	return func(r *runner) []*pick {
		var out []*pick
		for i, p := range picks {
			out = append(out, &pick{name: p.name, parts: p.parts, want: want[i](r.m)})
		}
		return out
	}
}

// is reports whether an option's number is one of those that a pick names.
func (r *runner) is(p *pick, v int32) bool {
	return slices.ContainsFunc(p.want, func(w compile.Named) bool { return r.means(w, v) })
}

// nothing reports whether a pick names nothing.
func (p *pick) nothing() bool {
	return len(p.want) == 0 || len(p.want) == 1 && p.want[0] == compile.Named{Value: model.None}
}

// single is the one value that a pick names; false if it names several, or a design.
func (p *pick) single() (int32, bool) {
	if len(p.want) != 1 || p.want[0].Design != nil {
		return model.None, false
	}
	return p.want[0].Value, true
}

// legal lists the keys of what is legal now.
func (r *runner) legal() string {
	var keys []string
	for i, k := range naming.Keys(r.m) {
		if i == 12 {
			keys = append(keys, "...")
			break
		}
		keys = append(keys, k.Key)
	}
	return "legal now: " + strings.Join(keys, ", ")
}

// find returns the first option of the pending decision that is the action with the picks, or -1.
// Picks that are no part of the one decision are left for later.
func (r *runner) find(a *model.Action, picks []*pick) int {
	act := r.offered(a)
	if act == nil {
		return -1
	}
	for i := range r.m.Options().Len() {
		if r.takes(act, picks, i) {
			return i
		}
	}
	return r.admitAction(act, picks)
}

// takes reports whether an option is the action with the picks. It notes which of them belong to
// its one decision.
func (r *runner) takes(act *machine.Act, picks []*pick, i int) bool {
	ask, opt := r.m.Option(i)
	if !isAction(ask, opt, act) {
		return false
	}
	ok := true
	for _, p := range picks {
		for j, n := range act.Names {
			if n == p.name && 1+j < len(opt) {
				p.used = true
				ok = ok && r.is(p, opt[1+j])
			}
		}
	}
	return ok && r.onTheWay(r.m.Way(ask, opt), picks)
}

// isAction reports whether an option is an action.
func isAction(ask *machine.Ask, opt []int32, act *machine.Act) bool {
	return slices.Contains(ask.Acts, act) && opt[0] == act.Action.Index
}

// onTheWay reports whether a way through a whole action takes the picks: each at the first decision
// of its name.
func (r *runner) onTheWay(w *machine.Way, picks []*pick) bool {
	if w == nil {
		return true
	}
	ok := true
	for _, p := range picks {
		n := 0
		for _, s := range w.Steps {
			if s.Ask.Acts != nil || len(s.Ask.Names) == 0 || s.Ask.Names[0] != p.name {
				continue
			}
			p.used = true
			switch {
			case len(p.want) < 2:
				ok = ok && (n > 0 || r.is(p, s.Opt[0]))
			case n < len(p.want):
				ok = ok && r.means(p.want[n], s.Opt[0])
			default:
				ok = false
			}
			n++
		}
		ok = ok && (n == 0 || len(p.want) < 2 || n == len(p.want))
	}
	return ok
}

// whyNot says why an action is refused with these choices: of a design, the copy that comes
// furthest.
func (r *runner) whyNot(a *model.Action, picks []*pick) *machine.Refusal {
	x := r.offered(a)
	if x == nil {
		return nil
	}
	want := make([]int32, len(x.Names))
	var designs []int // choices for which a design is named
	named := make([]*model.Kind, len(x.Names))
	for i := range want {
		want[i] = eval.AnyChoice
		for _, p := range picks {
			if p.name != x.Names[i] || len(p.want) != 1 {
				continue
			}
			want[i] = p.want[0].Value
			if named[i] = p.want[0].Design; named[i] != nil {
				want[i] = named[i].Lo
				designs = append(designs, i)
			}
		}
	}
	why, _ := r.test.why().WhyNot(r.m, a, want, nil)
	for _, i := range designs {
		for id := named[i].Lo + 1; id < named[i].Hi && noCandidate(why); id++ {
			want[i] = id
			why, _ = r.test.why().WhyNot(r.m, a, want, nil)
		}
	}
	return why
}

// noCandidate reports whether something is refused since it is not among what may be chosen.
func noCandidate(why *machine.Refusal) bool {
	return why != nil && strings.HasPrefix(why.Label, "it is not a candidate")
}
