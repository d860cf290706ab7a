package game

import (
	"iter"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// clashes reports additions of equal rank that cannot both count: two that replace one rule, or two
// that give one value its base or its final figure. Ranks and the outline of the rulebook decide
// between additions of different sections; inside one section, and between two mods, one must say
// `over`. So no result ever depends on the order of files.
func (c *checker) clashes() {
	s := &suits{c: c, guards: map[model.Expr]*guard{}, over: map[*string]map[string]bool{}}
	var order []*model.Rule
	insteads := map[*model.Rule][]*model.Rule{}
	for _, r := range c.Game.Rules {
		if r.Binding == nil || r.Binding.Moment != model.Instead || r.Binding.Event.Rule == nil {
			continue
		}
		of := r.Binding.Event.Rule
		if insteads[of] == nil {
			order = append(order, of)
		}
		insteads[of] = append(insteads[of], r)
	}
	for _, of := range order {
		s.rules(of, insteads[of])
	}
	for _, v := range c.Game.Values {
		s.value(v)
	}
}

// suits compares additions two by two. Whatever the content says, it compares so many pairs and no
// more.
type suits struct {
	c      *checker
	pairs  int
	guards map[model.Expr]*guard
	over   map[*string]map[string]bool // by the first element of a list
}

// mostPairs is how many pairs of additions are compared: those of one rule that 2,000 others
// replace.
const mostPairs = 2_000_000

// rules reports the rules that replace one rule and of which nothing says which goes first: of each
// rule the first rival.
func (s *suits) rules(of *model.Rule, all []*model.Rule) {
	for i, a := range all {
		for _, b := range all[:i] {
			if !s.may(a.Binding.Range, of.Title) {
				return
			}
			if !rivals(a.Extent, b.Extent, a.Origin, b.Origin) || apart(a.Binding, b.Binding) ||
				s.ranked(a.Over, b.Over, a.Name, b.Name, a.Mod, b.Mod) || s.exclusive(a.When, b.When) {
				continue
			}
			s.c.Report(diag.Errorf("check/clash", a.Binding.Range, "two rules replace %q without an order between them", of.Title).
				WithRelated(b.Binding.Range, "other declaration, %q", b.Title).WithHint("rank them with over = [%s]%s", b.Name, inMod(a.Mod, b.Mod)))
			break
		}
	}
}

// value does the same for what gives a value its base or its final figure.
func (s *suits) value(v *model.Value) {
	var final []*model.Modifier
	for _, m := range v.Modifiers {
		if m.To != nil || m.Base != nil {
			final = append(final, m)
		}
	}
	lists := map[list][]*model.Modifier{}
	var order []list
	for _, a := range final {
		own := listOf(a)
		for b := range rivalsOf(lists, order, own) {
			if !s.may(a.Range, v.Title) {
				return
			}
			if !s.valueClash(a, b) {
				continue
			}
			s.c.Report(diag.Errorf("check/clash", a.Range, "two additions set %q without an order between them", v.Title).
				WithRelated(b.Range, "other declaration, %q", b.Label).WithHint("rank them with over = [%s]%s", english.Slug(b.Label),
				inMod(a.Mod, b.Mod)))
			break
		}
		if lists[own] == nil {
			order = append(order, own)
		}
		lists[own] = append(lists[own], a)
	}
}

// list is a list of modifiers that are always in force. Inside one a later line goes over an
// earlier one, so its lines are no rivals.
type list struct {
	mod     *model.Mod
	section *model.Section
	file    string
	alone   *model.Modifier // one that is in force at times only is a list of its own
}

func listOf(m *model.Modifier) list {
	if m.Extent != nil {
		return list{alone: m}
	}
	return list{m.Mod, m.Section, m.Range.Filename, nil}
}

// rivalsOf goes through the modifiers of all lists but one.
func rivalsOf(lists map[list][]*model.Modifier, order []list, own list) iter.Seq[*model.Modifier] {
	return func(yield func(*model.Modifier) bool) {
		for _, l := range order {
			if l == own {
				continue
			}
			for _, m := range lists[l] {
				if !yield(m) {
					return
				}
			}
		}
	}
}

func (s *suits) valueClash(a, b *model.Modifier) bool {
	both := a.To != nil && b.To != nil || a.Base != nil && b.Base != nil
	return both && rivals(a.Extent, b.Extent, a.Origin, b.Origin) &&
		!s.ranked(a.Over, b.Over, english.Slug(a.Label), english.Slug(b.Label), a.Mod, b.Mod) && !s.exclusive(a.When, b.When)
}

// may counts a pair; it reports, once, that there are too many.
func (s *suits) may(at hcl.Range, title string) bool {
	if s.pairs++; s.pairs == mostPairs+1 {
		s.c.Report(diag.Errorf("check/too-many", at, "too many additions replace one another, among them those of %q", title).
			WithHint("combine related additions into one with several cases"))
	}
	return s.pairs <= mostPairs
}

// ranked says whether one of two additions, or its mod, says that it goes over the other.
func (s *suits) ranked(overA, overB []string, a, b string, modA, modB *model.Mod) bool {
	return s.names(overA, b) || s.names(overB, a) || modOver(modA, modB)
}

// names says whether a list of names holds one; lists are long only in content that means harm.
func (s *suits) names(list []string, name string) bool {
	if len(list) < 8 {
		return slices.Contains(list, name)
	}
	set := s.over[&list[0]]
	if set == nil {
		set = map[string]bool{}
		for _, x := range list {
			set[x] = true
		}
		s.over[&list[0]] = set
	}
	return set[name]
}

// rivals says whether nothing ranks two additions: equal rank and one section, or two mods; and
// both can be in force in one play.
func rivals(xa, xb *model.Extent, a, b model.Origin) bool {
	if va, vb := variantOf(xa), variantOf(xb); va != nil && vb != nil && va != vb && va.Option == vb.Option {
		return false
	}
	if sa, sb := scenarioOf(xa), scenarioOf(xb); sa != nil && sb != nil && sa != sb {
		return false
	}
	if a.Mod != nil && b.Mod != nil && a.Mod != b.Mod {
		return true
	}
	return xa.Rank() == xb.Rank() && a.Mod == b.Mod && a.Section == b.Section
}

func variantOf(x *model.Extent) *model.Variant {
	for ; x != nil; x = x.Parent {
		if x.Kind == model.OfVariant {
			return x.Variant
		}
	}
	return nil
}

func scenarioOf(x *model.Extent) *model.Scenario {
	for ; x != nil; x = x.Parent {
		if x.Kind == model.OfScenario {
			return x.Start
		}
	}
	return nil
}

// apart says whether two bindings wait for different constants, such as two names of one enum.
func apart(a, b *model.Binding) bool {
	for i := range a.Args {
		if i >= len(b.Args) {
			break
		}
		x, okX := a.Args[i].Const.(*model.Const)
		y, okY := b.Args[i].Const.(*model.Const)
		if okX && okY && x.N != y.N {
			return true
		}
		if va, vb := a.Args[i].Var, b.Args[i].Var; va != nil && vb != nil && va.Type.Base == model.ThingOf && vb.Type.Base == model.ThingOf {
			if !va.Type.Kind.IsA(vb.Type.Kind) && !vb.Type.Kind.IsA(va.Type.Kind) {
				return true
			}
		}
	}
	return false
}

// guard is what a condition says, for comparing it with many others: its parts, the texts of those
// that it negates, and the constants with which it compares things.
type guard struct {
	parts   map[string]bool
	negated []string
	equals  map[string]int32
}

// guard reads a condition, once.
func (s *suits) guard(e model.Expr) *guard {
	if g := s.guards[e]; g != nil {
		return g
	}
	g := &guard{parts: map[string]bool{}, equals: map[string]int32{}}
	s.guards[e] = g
	for _, x := range conjuncts(e) {
		g.parts[s.c.text(x)] = true
		if u, ok := x.(*model.Unary); ok && u.Op == "!" {
			g.negated = append(g.negated, s.c.text(u.X))
		}
		if b, ok := x.(*model.Binary); ok && b.Op == "==" {
			if k, ok := b.Y.(*model.Const); ok {
				g.equals[s.c.text(b.X)] = k.N
			}
		}
	}
	return g
}

// exclusive says whether two conditions are seen not to hold together: one is the negation of the
// other, or both compare one thing with different constants.
func (s *suits) exclusive(a, b model.Expr) bool {
	if a == nil || b == nil {
		return false
	}
	g, h := s.guard(a), s.guard(b)
	return g.denies(h) || h.denies(g) || g.differs(h)
}

func (g *guard) denies(h *guard) bool {
	return slices.ContainsFunc(g.negated, func(text string) bool { return h.parts[text] })
}

func (g *guard) differs(h *guard) bool {
	if len(g.equals) > len(h.equals) {
		g, h = h, g
	}
	for text, n := range g.equals {
		if m, ok := h.equals[text]; ok && m != n {
			return true
		}
	}
	return false
}

func conjuncts(e model.Expr) []model.Expr {
	if b, ok := e.(*model.Binary); ok && b.Op == "&&" {
		return append(conjuncts(b.X), conjuncts(b.Y)...)
	}
	return []model.Expr{e}
}

// text is an expression as written, without spaces.
func (c *checker) text(e model.Expr) string { return c.TextAt(e.Range()) }

func modOver(a, b *model.Mod) bool {
	if a == nil || b == nil || a == b {
		return false
	}
	return slices.Contains(a.Over, b.ID) || slices.Contains(b.Over, a.ID)
}

func inMod(a, b *model.Mod) string {
	if a != nil && b != nil && a != b {
		return ", or over = [" + b.ID + "] in one of the mod blocks"
	}
	return ""
}
