package check

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// clashes reports additions of equal rank that cannot both count: two that replace one rule, or two that give one value its base or its final
// figure. Ranks and the outline of the rulebook decide between additions of different sections; inside one section, and between two mods, one
// must say `over`. So no result ever depends on the order of files.
func (c *Checker) clashes() {
	var insteads []*model.Rule
	for _, r := range c.Game.Rules {
		if r.Binding != nil && r.Binding.Moment == model.Instead && r.Binding.Event.Rule != nil {
			insteads = append(insteads, r)
		}
	}
	for i, a := range insteads {
		for _, b := range insteads[:i] {
			if a.Binding.Event.Rule != b.Binding.Event.Rule || !rivals(a.Extent, b.Extent, a.Origin, b.Origin) {
				continue
			}
			if named(a.Over, b.Name) || named(b.Over, a.Name) || modOver(a.Mod, b.Mod) || apart(a.Binding, b.Binding) {
				continue
			}
			if a.When != nil && b.When != nil && c.exclusive(a.When, b.When) {
				continue
			}
			c.report(diag.Errorf("check/clash", a.Binding.Range, "two rules replace %q and neither goes before the other", a.Binding.Event.Rule.Title).
				WithRelated(b.Binding.Range, "the other one, %q", b.Title).WithHint("let one say over = [%s]%s", b.Name, inMod(a.Mod, b.Mod)))
		}
	}
	for _, v := range c.Game.Values {
		var final []*model.Modifier
		for _, m := range v.Modifiers {
			if m.To != nil || m.Base != nil {
				final = append(final, m)
			}
		}
		for i, a := range final[:min(len(final), 2000)] {
			for _, b := range final[:i] {
				c.valueClash(v, a, b)
			}
		}
	}
}

func (c *Checker) valueClash(v *model.Value, a, b *model.Modifier) {
	if a.Extent == nil && b.Extent == nil && a.Mod == b.Mod && a.Section == b.Section && sameList(a, b) {
		return // one value's own list: the later line is higher
	}
	both := a.To != nil && b.To != nil || a.Base != nil && b.Base != nil
	if !both || !rivals(a.Extent, b.Extent, a.Origin, b.Origin) {
		return
	}
	if named(a.Over, model.Slug(b.Label)) || named(b.Over, model.Slug(a.Label)) || modOver(a.Mod, b.Mod) {
		return
	}
	if a.When != nil && b.When != nil && c.exclusive(a.When, b.When) {
		return
	}
	c.report(diag.Errorf("check/clash", a.Range, "two additions give %q its figure and neither goes before the other", v.Title).
		WithRelated(b.Range, "the other one, %q", b.Label).WithHint("let one say over = [%s]%s", model.Slug(b.Label), inMod(a.Mod, b.Mod)))
}

// sameList says whether both lines stand in the value's own block.
func sameList(a, b *model.Modifier) bool { return a.Range.Filename == b.Range.Filename }

// rivals says whether nothing ranks two additions: equal rank and one section, or two mods; and both can be in force in one play.
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

// exclusive says whether two conditions are seen not to hold together: one is the negation of the other, or both compare one thing with
// different constants.
func (c *Checker) exclusive(a, b model.Expr) bool {
	for _, x := range conjuncts(a) {
		for _, y := range conjuncts(b) {
			if u, ok := x.(*model.Unary); ok && u.Op == "!" && c.text(u.X) == c.text(y) {
				return true
			}
			if u, ok := y.(*model.Unary); ok && u.Op == "!" && c.text(u.X) == c.text(x) {
				return true
			}
			p, ok1 := x.(*model.Binary)
			q, ok2 := y.(*model.Binary)
			if !ok1 || !ok2 || p.Op != "==" || q.Op != "==" || c.text(p.X) != c.text(q.X) {
				continue
			}
			k, ok1 := p.Y.(*model.Const)
			l, ok2 := q.Y.(*model.Const)
			if ok1 && ok2 && k.N != l.N {
				return true
			}
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
func (c *Checker) text(e model.Expr) string { return c.textAt(e.Range()) }

func named(list []string, name string) bool {
	for _, x := range list {
		if x == name {
			return true
		}
	}
	return false
}

func modOver(a, b *model.Mod) bool {
	if a == nil || b == nil || a == b {
		return false
	}
	return named(a.Over, b.ID) || named(b.Over, a.ID)
}

func inMod(a, b *model.Mod) string {
	if a != nil && b != nil && a != b {
		return ", or one mod: over = [" + b.ID + "] in its mod block"
	}
	return ""
}
