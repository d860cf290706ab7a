package game

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// testsPass checks the tests written in the language.
func (c *checker) testsPass() {
	for _, d := range c.r.Bodies.Tests {
		c.Game.Tests = append(c.Game.Tests, c.test(d))
	}
}

func (c *checker) test(d decl.Decl) *model.Test {
	t := &model.Test{Name: d.Block.Labels[0], Scope: &model.Scope{}}
	t.Origin = c.r.Origin(d, model.Origin{})
	if a := d.Attrs["variants"]; a != nil {
		if items, ok := syntax.Items(a.Expr); ok {
			for _, it := range items {
				if v := c.r.Variant(it); v != nil {
					t.Variants = append(t.Variants, v)
				}
			}
		} else {
			c.Errorf("check/test", a.Expr.Range(), "with must be a list of variants: [a, b]")
		}
	}
	if a := d.Attrs["scenario"]; a != nil {
		w := syntax.Word(a.Expr)
		var known []string
		for _, s := range c.Game.Scenarios {
			known = append(known, s.Name)
			if s.Name == w {
				t.Scenario = s
			}
		}
		if w == "standard" && len(c.Game.Scenarios) == 0 {
			t.Scenario = &model.Scenario{Name: "standard", Title: "Standard"}
		} else if t.Scenario == nil {
			c.Report(diag.Errorf("check/unknown-name", a.Expr.Range(), "unknown scenario %q", w).WithSuggestion(w, known))
		}
	}
	t.Plays = c.plays(d.Attrs["strategies"])
	t.Seed = 1
	if a := d.Attrs["seed"]; a != nil {
		if v, ok := c.r.Constant(a.Expr, model.TNumber); ok {
			t.Seed = uint64(v[0] / c.Game.Unit)
		}
	}
	if a := d.Attrs["rolls"]; a != nil {
		if v, ok := c.r.Constant(a.Expr, model.TNumbers); ok {
			t.Rolls = v
		}
	}
	env := check.NewEnv(t.Scope)
	env.Test = true
	var prev *model.Stmt
	for _, b := range d.Block.Body.Blocks {
		if !check.IsStep(b.Type) {
			for _, st := range c.StatementsOf(env, b, prev) {
				if prev = st; b.Type != "else" {
					t.Steps = append(t.Steps, &model.Step{Word: "statement", Stmt: st, Range: st.Range})
				}
			}
			continue
		}
		prev = nil
		if s := c.testStep(env, b); s != nil {
			t.Steps = append(t.Steps, s)
		}
	}
	return t
}

func (c *checker) testStep(env *check.Env, b *hclsyntax.Block) *model.Step {
	var desc *lang.Block
	for _, d := range lang.TestSteps {
		if d.Name == b.Type {
			desc = d
		}
	}
	attrs := syntax.Conform(b, desc, c.Report)
	for _, in := range b.Body.Blocks {
		c.Report(diag.Errorf("check/misplaced-block", in.TypeRange, "blocks are not allowed in %s", b.Type))
	}
	s := &model.Step{Word: b.Type, Range: b.DefRange()}
	switch b.Type {
	case "given":
		for _, a := range syntax.SortedAttrs(b.Body) {
			s.Layout = append(s.Layout, c.layout(env, a)...)
		}
		c.laidTwice(s.Layout)
	case "expect":
		for _, a := range syntax.SortedAttrs(b.Body) {
			if desc.Attr(a.Name) == nil {
				s.Layout = append(s.Layout, c.layout(env, a)...)
			}
		}
		s.That = c.AttrExpr(env, attrs, "that", model.TBool)
		if a := attrs["perft"]; a != nil {
			if v, ok := c.r.Constant(a.Expr, model.TNumbers); ok {
				s.Perft = v
			}
		}
		c.exactly(env, s, attrs)
		if a := attrs["value"]; a != nil {
			s.Value = c.Expr(env, a.Expr, model.TInvalid)
			if s.Value.Type().Is(model.ThingOf) {
				if k, ok := s.Value.(*model.Const); ok && c.Game.Things[k.N].Track != nil {
					s.Value = c.Coerce(env, s.Value, model.TNumber)
				}
			}
			if t := s.Value.Type(); t.IsArea() {
				c.Report(diag.Errorf("check/area-listed", a.Expr.Range(), "an area cannot be shown: it has too many points").WithHint("compare two areas instead: that = a == b"))
			}
			if is := attrs["is"]; is != nil {
				for _, h := range blame.Heads(s.Value) {
					c.Fills(is.Expr.Range(), h)
				}
				c.valueIs(env, s, is)
			} else {
				c.Errorf("check/test", a.NameRange, "value needs the attribute \"is\"")
			}
		}
	case "take", "refuse":
		if len(b.Labels) > 0 {
			name := english.Slug(b.Labels[0])
			s.Action, s.Menu = c.Names.Action(name), c.Names.Menu(name)
			if s.Action == nil {
				known := c.Names.Of(c.Names.Procs, func(s symbol.Symbol) bool { return s.Action != nil })
				c.Report(diag.Errorf("check/unknown-action", b.LabelRanges[0], "unknown action %q", b.Labels[0]).WithSuggestion(name, known))
				return nil
			}
		}
		for _, a := range syntax.SortedAttrs(b.Body) {
			if a.Name == "because" && b.Type == "refuse" {
				s.Because = c.r.Text(a)
				continue
			}
			s.Picks = append(s.Picks, c.pick(env, s.Action, a))
		}
	case "answer":
		for _, a := range syntax.SortedAttrs(b.Body) {
			s.Picks = append(s.Picks, c.pick(env, nil, a))
		}
	case "pass":
		if len(b.Labels) > 0 {
			s.Passed = english.Slug(b.Labels[0])
			c.decided(s.Passed, b.Labels[0], b.LabelRanges[0])
		}
	case "play":
		s.Bots, s.Seed = "random", 1
		if a := attrs["bots"]; a != nil {
			if s.Bots = syntax.Word(a.Expr); s.Bots != "random" && s.Bots != "policy" {
				c.Report(diag.Errorf("check/test", a.Expr.Range(), "only random bots, and those that play by the policies of the game, are allowed in a test").WithHint("write bots = random, or bots = policy"))
			}
		}
		if a := attrs["seed"]; a != nil {
			if v, ok := c.r.Constant(a.Expr, model.TNumber); ok {
				s.Seed = uint64(v[0] / c.Game.Unit)
			}
		}
	}
	return s
}

// valueIs reads what a value is to be. Pieces may be named by their designs, as in a layout.
func (c *checker) valueIs(env *check.Env, s *model.Step, is *hclsyntax.Attribute) {
	want := s.Value.Type()
	if want.Form == model.One {
		want.Maybe = true
	}
	if want.Base == model.ThingOf && want.Kind.Is(model.KindPiece) {
		s.Are = &model.Pick{Name: is.Name, Copies: true, Range: is.Range(), Parts: c.pickedAll(env, is.Expr, want)}
		return
	}
	s.Is = c.Want(env, is.Expr, want)
}

// laidTwice reports a piece that one block lays in two places.
func (c *checker) laidTwice(all []model.Layout) {
	seen := map[int32]hcl.Range{}
	for _, l := range all {
		for _, p := range l.Pieces {
			k, ok := p.X.(*model.Const)
			if !ok || !k.T.Is(model.ThingOf) || k.T.Base == model.Invalid {
				continue
			}
			if first, twice := seen[k.N]; twice {
				c.Report(diag.Errorf("check/deployed-twice", k.R, "%s lies in two places", c.Game.Things[k.N].Title).WithRelated(first, "first laid here"))
				continue
			}
			seen[k.N] = k.R
		}
	}
}

// layout reads `B4-1 = [rifleman, leader]`: what lies in a place, bottom to top.
func (c *checker) layout(env *check.Env, a *hclsyntax.Attribute) []model.Layout {
	name := english.Slug(a.Name)
	place := c.Names.Thing(c.Game.Kind(model.KindPlace), name)
	if s := c.Game.Surface; s != nil && (place == nil || place == s.Thing) {
		return c.Standing(env, a, s)
	}
	if place == nil {
		f := diag.Errorf("check/unknown-name", a.NameRange, "unknown place %q", a.Name)
		for _, k := range c.Game.Kinds {
			if k.Lattice != nil && !k.Design {
				f = f.WithHint("%s", c.Extent(k))
			}
		}
		c.Report(f.
			WithGuess(name, c.Names.Of(c.Names.Read, func(s symbol.Symbol) bool { return s.Thing != nil && s.Thing.Kind.Is(model.KindPlace) })))
		return nil
	}
	l := model.Layout{Place: place, Range: a.Range()}
	items, ok := syntax.Items(a.Expr)
	if !ok {
		c.Report(diag.Errorf("check/test", a.Expr.Range(), "the contents of a place must be a list: [bottom, .., top]").WithHint("write %s = [%s]", a.Name, c.TextAt(a.Expr.Range())))
		return nil
	}
	l.Pieces = c.piecesOf(env, items)
	return []model.Layout{l}
}

// pick reads `target = top(P-3.attackers)`: what is chosen, by the name of the choice.
func (c *checker) pick(env *check.Env, a *model.Action, at *hclsyntax.Attribute) model.Pick {
	name := english.Slug(at.Name)
	p := model.Pick{Name: name, Range: at.Range()}
	want, found := model.TInvalid, false
	var known []string
	if a != nil {
		for _, v := range a.Vars {
			known = append(known, v.Name)
			if v.Name == name {
				want, found = v.Type, true
			}
		}
		for _, t := range c.Choices[name] { // asked by a rule that the action runs
			if !found {
				want, found = t, true
			}
		}
		if !found && a.Menu == nil && a.Binding == nil && !a.Anytime {
			// What its menu would ask is not known.
		} else if !found {
			c.Report(diag.Errorf("check/unknown-choice", at.NameRange, "action %q has no choice %q", a.Title, at.Name).WithSuggestion(name, known))
		}
	} else {
		for _, t := range c.Choices[name] {
			if !found || t == want {
				want, found = t, true
			} else if want != t {
				// Several choices of that name; the word must speak for itself.
				want = model.TInvalid
			}
		}
		if !found {
			c.Report(diag.Errorf("check/unknown-choice", at.NameRange, "unknown choice %q", at.Name).WithSuggestion(name, symbol.Keys(c.Names, c.Choices)))
		}
	}
	p.Copies = want.Base != model.DesignOf
	want.Maybe = want.Base != model.Invalid && want.Form == model.One
	p.Parts = c.pickedAll(env, at.Expr, want)
	return p
}

// pickedAll checks what a pick names. A list stands for several pieces, or for what is chosen one
// after the other.
func (c *checker) pickedAll(env *check.Env, at hclsyntax.Expression, want model.Type) []model.Expr {
	items, listed := syntax.Items(at)
	switch {
	case listed && len(items) > 0 && (want.Base == model.ThingOf || want.Base == model.Invalid):
		var parts []model.Expr
		for _, it := range items {
			parts = append(parts, c.picked(env, it, want.Elem().Sure()))
		}
		return parts
	case listed && len(items) > 0 && want.Form == model.One:
		return []model.Expr{c.Want(env, at, want.In(model.List))}
	}
	return []model.Expr{c.picked(env, at, want)}
}

// picked checks what a pick names: a value, or a design where a piece is chosen, which stands for
// any of its copies.
func (c *checker) picked(env *check.Env, at hclsyntax.Expression, want model.Type) model.Expr {
	x := c.Expr(env, at, want)
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
	return c.Coerce(env, x, want)
}
