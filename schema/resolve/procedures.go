package resolve

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// declareOptions declares options with their variants, and scenarios; both are extents.
func (r *Resolver) declareOptions() {
	bodies := map[*model.Variant]decl.Decl{}
	r.Each(func(d decl.Decl) {
		o := &model.Option{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Origin: r.OriginOf(d)}
		r.Game.Options = append(r.Game.Options, o)
		var variants []decl.Decl
		for _, b := range d.Block.Body.Blocks {
			variants = append(variants, decl.Decl{Block: b, Context: d.Context})
		}
		for _, vd := range append(variants, r.mods.Inner[d.Block]...) {
			b := vd.Block
			if b.Type != "variant" {
				r.Report(diag.Errorf("resolve/misplaced-block", b.TypeRange, "%s is not allowed in an option", b.Type).
					WithHint("only variant is allowed there").WithSuggestion(b.Type, []string{"variant"}))
				continue
			}
			vd.Attrs = syntax.Conform(b, lang.Find("variant"), r.Report)
			if len(b.Labels) == 0 { // that has been reported
				r.LoseName("variant")
				vd.Block = r.Unnamed(b)
				b = vd.Block
			}
			v := &model.Variant{Name: english.Slug(b.Labels[0]), Title: b.Labels[0], Option: o}
			if old := o.Variant(v.Name); old != nil {
				r.Report(diag.Errorf("resolve/duplicate", b.LabelRanges[0], "duplicate variant in option %q: %q", o.Title, v.Title).
					WithRelated(old.Range, "other declaration").WithHint("rename one of them"))
				continue
			}
			v.Origin, v.Goal = r.OriginOf(vd), r.goal(vd.Attrs["goal"])
			o.Variants = append(o.Variants, v)
			r.variants[v.Name] = append(r.variants[v.Name], v)
			bodies[v] = vd
			r.gatherExtent(vd, &model.Extent{Kind: model.OfVariant, Variant: v, Name: v.Title, Parent: vd.Extent, Range: v.Range}, nil)
		}
		if len(o.Variants) == 0 {
			r.Errorf("resolve/option", o.Range, "option %q has no variants", o.Title)
			return
		}
		o.Default = o.Variants[0]
		if a := d.Attrs["default"]; a != nil {
			w := syntax.Word(a.Expr)
			if v := o.Variant(w); v != nil {
				o.Default = v
			} else {
				r.Report(diag.Errorf("resolve/unknown-name", a.Expr.Range(), "option %q has no variant %q", o.Title, w).
					WithHint("known names: %s", strings.Join(variantNames(o.Variants), ", ")).WithSuggestion(w, variantNames(o.Variants)))
			}
		}
	}, "option")
	for _, o := range r.Game.Options {
		for _, v := range o.Variants {
			d := bodies[v]
			v.Needs, v.Excludes = r.variantList(d.Attrs["needs"]), r.variantList(d.Attrs["excludes"])
			v.Players = r.PlayersOf(d.Attrs["players"])
		}
	}
	r.Each(func(d decl.Decl) {
		s := &model.Scenario{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Sitting: r.sitting(d.Attrs),
			Goal: r.goal(d.Attrs["goal"]), Origin: r.OriginOf(d)}
		r.Game.Scenarios = append(r.Game.Scenarios, s)
		r.gatherExtent(d, &model.Extent{Kind: model.OfScenario, Start: s, Name: s.Title, Parent: d.Extent, Range: s.Range}, s)
		if a := d.Attrs["begin"]; a != nil {
			r.begins = append(r.begins, func() { s.Begin = r.ruleNamed(a.Expr) })
		}
	}, "scenario")
	r.keepStandard()
	r.gatherWhiles()
}

// keepStandard keeps the start of a game without scenarios, when a mod adds some: it stays the
// first.
func (r *Resolver) keepStandard() {
	has := slices.ContainsFunc(r.Game.Scenarios, func(s *model.Scenario) bool { return s.Mod == nil || s.Name == "standard" })
	if !has && len(r.Game.Scenarios) > 0 {
		r.Game.Scenarios = slices.Insert(r.Game.Scenarios, 0, &model.Scenario{Name: "standard", Title: "Standard"})
	}
}

func variantNames(vs []*model.Variant) []string {
	return english.Each(vs, func(v *model.Variant) string { return v.Name })
}

// variantList reads names of variants; `option.variant` where one name stands in two options.
func (r *Resolver) variantList(a *hclsyntax.Attribute) []*model.Variant {
	var out []*model.Variant
	if a == nil {
		return nil
	}
	items, ok := syntax.Items(a.Expr)
	if !ok {
		r.Errorf("resolve/names", a.Expr.Range(), "%s must be a list of variants: [a, b]", a.Name)
		return nil
	}
	for _, it := range items {
		if v := r.Variant(it); v != nil {
			out = append(out, v)
		}
	}
	return out
}

// Variant finds the variant that an expression names.
func (r *Resolver) Variant(e hclsyntax.Expression) *model.Variant {
	option, w := "", syntax.Word(e)
	if t, ok := e.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) == 2 {
		option, w = english.Slug(t.Traversal.RootName()), syntax.TraversalName(t, 1)
	}
	var found []*model.Variant
	for _, v := range r.variants[w] {
		if option == "" || v.Option.Name == option {
			found = append(found, v)
		}
	}
	switch len(found) {
	case 1:
		return found[0]
	case 0:
		f := diag.Errorf("resolve/unknown-name", e.Range(), "unknown variant %q", w)
		if known := symbol.Keys(r.Names, r.variants); len(known) > 0 {
			f = f.WithHint("known names: %s", english.Some(known, 8)).WithSuggestion(w, known)
		}
		r.Report(f)
	default:
		r.Errorf("resolve/ambiguous", e.Range(), "ambiguous variant %q: several options have it", w).
			Hint("write " + found[0].Option.Name + "." + w)
	}
	return nil
}

// gatherExtent lists what stands in a variant or scenario.
func (r *Resolver) gatherExtent(d decl.Decl, x *model.Extent, s *model.Scenario) {
	inner := d.Context
	inner.Extent = x
	for _, b := range d.Block.Body.Blocks {
		if b.Type == "deploy" {
			of := lang.Find("deploy")
			attrs := syntax.Conform(b, of, r.Report)
			syntax.HoldsNone(b, of, r.Report)
			r.Bodies.Deploys = append(r.Bodies.Deploys, decl.DeployBody{Decl: decl.Decl{Block: b, Attrs: attrs, Context: inner}, Scenario: s})
			continue
		}
		if !r.additionAllowed(b, d.Block.Type) {
			continue
		}
		r.gatherBlock(b, inner)
	}
}

func (r *Resolver) additionAllowed(b *hclsyntax.Block, in string) bool {
	if slices.Contains(append([]string{"value", "table", "phase", "menu", "invariant", "look"}, lang.Groups["addition"]...), b.Type) {
		return true
	}
	r.Report(diag.Errorf("resolve/misplaced-block", b.TypeRange, "%s is not allowed in a %s", b.Type, in).
		WithSuggestion(b.Type, append([]string{"deploy"}, lang.Groups["addition"]...)))
	return false
}

// gatherWhiles opens the `while` extents, which may stand in one another.
func (r *Resolver) gatherWhiles() {
	for i := 0; i < len(r.Decls); i++ {
		d := r.Decls[i]
		if d.Block.Type != "while" || len(d.Block.Labels) == 0 {
			continue
		}
		x := &model.Extent{Kind: model.While, Name: d.Block.Labels[0], Parent: d.Extent, Range: d.Block.DefRange()}
		r.Bodies.Whiles[x] = d
		inner := d.Context
		inner.Extent = x
		for _, b := range d.Block.Body.Blocks {
			if r.additionAllowed(b, "while") {
				r.gatherBlock(b, inner)
			}
		}
	}
}

// declareProcedures declares the heads of menus, values, tables, rules and actions.
func (r *Resolver) declareProcedures() {
	r.Each(func(d decl.Decl) {
		m := &model.Menu{
			Name:   english.Slug(d.Block.Labels[0]),
			Title:  d.Block.Labels[0],
			Origin: r.OriginOf(d),
			Index:  int32(len(r.Game.Menus)),
		}
		r.Menus[m.Name] = m
		r.Game.Menus = append(r.Game.Menus, m)
		r.Bodies.Menus[m] = d
		r.Enter(r.Names.Procs, m.Name, symbol.Symbol{Menu: m, Range: m.Range})
	}, "menu")
	for _, m := range r.Game.Menus {
		d := r.Bodies.Menus[m]
		m.Params = r.params(d.Attrs["given"], &m.Scope)
		for _, e := range r.Entries(d.Attrs["fields"], "resolve/fields", "{ field = type }") {
			m.Printed = append(m.Printed, &model.Field{Name: e.Key, Title: e.Title, Type: r.Type(e.Value), Storage: model.Printed})
		}
	}
	r.Each(r.value, "value")
	r.Each(func(d decl.Decl) {
		t := &model.Table{
			Name:    english.Slug(d.Block.Labels[0]),
			Title:   d.Block.Labels[0],
			Origin:  r.OriginOf(d),
			Index:   int32(len(r.Game.Tables)),
			Extent:  d.Extent,
			Advice:  d.Policy != nil,
			Changed: r.mods.Rows[d.Block],
		}
		r.Game.Tables = append(r.Game.Tables, t)
		r.Bodies.Tables[t] = d
		r.axes(t, d)
		if a := d.Attrs["returns"]; a != nil {
			t.Results = r.params(a, &model.Scope{})
		} else {
			r.Doubt(t)
		}
		r.Enter(r.Names.Calls, t.Name, symbol.Symbol{Table: t, Range: t.Range})
		r.Enter(r.Names.Read, t.Name, symbol.Symbol{Table: t, Range: t.Range})
	}, "table")
	r.Each(r.rule, "rule", "phase")
	r.Each(r.action, "action")
	r.Each(func(d decl.Decl) { r.Bodies.Modifies = append(r.Bodies.Modifies, d) }, "modify")
	r.Each(func(d decl.Decl) { r.Bodies.Forbids = append(r.Bodies.Forbids, d) }, "forbid")
	r.Each(func(d decl.Decl) { r.Bodies.Excepts = append(r.Bodies.Excepts, d) }, "except")
	r.Each(func(d decl.Decl) { r.Bodies.Invariants = append(r.Bodies.Invariants, d) }, "invariant")
	r.Each(func(d decl.Decl) { r.Bodies.Tests = append(r.Bodies.Tests, d) }, "test", "guide")
	r.Each(func(d decl.Decl) {
		r.Bodies.Policies = append(r.Bodies.Policies, decl.PolicyBody{Decl: d, Added: r.mods.Inner[d.Block]})
	}, "policy")
	r.Each(func(d decl.Decl) {
		m := &model.Map{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Drawn: r.Text(d.Attrs["drawn"]), Origin: r.OriginOf(d)}
		r.grids.Describe(m, d.Block)
		r.Game.Maps = append(r.Game.Maps, m)
	}, "map")
	for _, f := range r.begins {
		f()
	}
}

// value declares a value's head. In a kind's body it is a field, and `self` its first parameter.
func (r *Resolver) value(d decl.Decl) {
	v := &model.Value{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Origin: r.OriginOf(d),
		Index: int32(len(r.Game.Values)), Advice: d.Policy != nil}
	r.Game.Values = append(r.Game.Values, v)
	r.Bodies.Values[v] = d
	if d.Kind != nil {
		v.Of = d.Kind
		self := &model.Var{Name: "self", Type: model.OneOf(d.Kind), Range: v.Range, Used: true}
		v.Vars, v.Params = append(v.Vars, self), append(v.Params, self)
		if a := d.Attrs["given"]; a != nil {
			r.Errorf("resolve/value-given", a.NameRange, "a value in a kind cannot have parameters; it is given self only").
				Hint("move it outside the kind, with given = { ... }")
		}
		r.AddField(d.Kind, &model.Field{Name: v.Name, Title: v.Title, Of: d.Kind, Storage: model.Computed, Value: v, Origin: v.Origin})
	} else {
		v.Params = r.params(d.Attrs["given"], &v.Scope)
		if len(v.Params) > 0 {
			r.Enter(r.Names.Calls, v.Name, symbol.Symbol{Value: v, Range: v.Range})
		} else {
			r.Enter(r.Names.Read, v.Name, symbol.Symbol{Value: v, Range: v.Range})
		}
	}
	if a := d.Attrs["returns"]; a != nil {
		v.Type = r.Type(a.Expr)
	}
}

func (r *Resolver) rule(d decl.Decl) {
	rule := &model.Rule{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Phase: d.Block.Type == "phase",
		Extent: d.Extent, Origin: r.OriginOf(d), Index: int32(len(r.Game.Rules))}
	rule.Self = r.self(d, &rule.Scope)
	rule.Params = r.params(d.Attrs["given"], &rule.Scope)
	if a := d.Attrs["returns"]; a != nil {
		if rule.Returns = r.Type(a.Expr); rule.Returns.Base == model.Invalid {
			r.Doubt(rule)
		}
	}
	for _, e := range r.NamesOf(d.Attrs["over"]) {
		rule.Over = append(rule.Over, e.Key)
	}
	r.Game.Rules = append(r.Game.Rules, rule)
	r.Bodies.Rules = append(r.Bodies.Rules, decl.RuleBody{Rule: rule, Decl: d})
	bound := d.Attrs["before"] != nil || d.Attrs["after"] != nil || d.Attrs["instead_of"] != nil
	if !bound || d.Extent == nil {
		r.Enter(r.Names.Procs, rule.Name, symbol.Symbol{Rule: rule, Range: rule.Range})
		return
	}
	// Several cards may have a rule of one name, for nobody calls it.
	for _, o := range r.Game.Rules[:rule.Index] {
		if o.Name == rule.Name && o.Extent == rule.Extent {
			r.Report(diag.Errorf("resolve/duplicate", d.Block.LabelRanges[0], "duplicate name %q", rule.Name).
				WithRelated(o.Range, "other declaration").WithHint("rename one of them"))
		}
	}
}

// self is the name of the thing in whose body an addition stands.
func (r *Resolver) self(d decl.Decl, s *model.Scope) *model.Var {
	for x := d.Extent; x != nil; x = x.Parent {
		if x.Kind == model.InForce {
			v := &model.Var{Name: "self", Type: model.OneOf(x.Thing), Range: d.Block.DefRange(), Used: true}
			s.Vars = append(s.Vars, v)
			return v
		}
	}
	return nil
}

func (r *Resolver) action(d decl.Decl) {
	a := &model.Action{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Extent: d.Extent, Origin: r.OriginOf(d),
		Index: int32(len(r.Game.Actions)), Printed: map[*model.Field]int32{}}
	r.Game.Actions = append(r.Game.Actions, a)
	r.Bodies.Actions[a] = d
	if m := d.Attrs["menu"]; m != nil {
		w := syntax.Word(m.Expr)
		if a.Menu = r.Menus[w]; a.Menu == nil {
			r.Report(diag.Errorf("resolve/unknown-name", m.Expr.Range(), "unknown menu %q", w).WithSuggestion(w, symbol.Keys(r.Names, r.Menus)))
			a.Menu = r.Menus[diag.Suggest(w, symbol.Keys(r.Names, r.Menus))] // go on as if it were meant
		}
		if a.Menu != nil {
			a.Menu.Actions = append(a.Menu.Actions, a)
		}
	}
	a.Self = r.self(d, &a.Scope)
	if a.Menu != nil {
		for _, p := range a.Menu.Params {
			v := *p
			a.Vars, a.Params = append(a.Vars, &v), append(a.Params, &v)
		}
	}
	a.Params = append(a.Params, r.params(d.Attrs["given"], &a.Scope)...)
	for _, o := range []struct {
		name string
		set  *bool
	}{{"anytime", &a.Anytime}, {"whole", &a.Whole}, {"distinct", &a.Distinct}} {
		if x := d.Attrs[o.name]; x != nil {
			*o.set = r.Boolean(x)
		}
	}
	r.Enter(r.Names.Procs, a.Name, symbol.Symbol{Action: a, Range: a.Range})
	r.Enter(r.Names.Read, a.Name, symbol.Symbol{Action: a, Range: a.Range})
}

// params reads { name = type } into variables of the scope.
func (r *Resolver) params(a *hclsyntax.Attribute, s *model.Scope) []*model.Var {
	var out []*model.Var
	for _, e := range r.Entries(a, "resolve/given", "{ name = type }") {
		v := &model.Var{Name: e.Key, Type: r.Type(e.Value), Range: e.At}
		if f, args, ok := syntax.CallName(e.Value); ok && f == "optional" && len(args) == 2 {
			if vals, ok := r.Constant(args[1], v.Type); ok && len(vals) == 1 {
				c := &model.Const{N: vals[0]}
				c.T, c.R = v.Type, args[1].Range()
				v.Default = c
			}
		}
		s.Vars = append(s.Vars, v)
		out = append(out, v)
	}
	return out
}

// axes reads the inputs of a table: types, dice or throws.
func (r *Resolver) axes(t *model.Table, d decl.Decl) {
	a := d.Attrs["given"]
	if a == nil { // reported: nobody knows how it is called
		r.LoseDecl(t.Range)
		r.Doubt(t)
		return
	}
	for _, e := range r.Entries(a, "resolve/given", "{ name = type }") {
		v := &model.Var{Name: e.Key, Range: e.At, Used: true}
		die := model.Die{}
		f, args, isCall := syntax.CallName(e.Value)
		n, isDie := syntax.DieSides(syntax.Word(e.Value))
		switch {
		case isDie:
			v.Type, die = model.TNumber, model.Die{Count: 1, Sides: n}
		case isCall && f == "pool" && len(args) == 2:
			v.Type = model.TNumber
			c, ok1 := r.Number(args[0])
			s, ok2 := syntax.DieSides(syntax.Word(args[1]))
			if !ok1 || !ok2 || c < r.Game.Unit || c/r.Game.Unit > 100 {
				r.Errorf("resolve/given", e.Value.Range(), "pool needs a number from 1 to 100 and a die: pool(2, d6)")
				c, s = r.Game.Unit, 6
			}
			die = model.Die{Count: c / r.Game.Unit, Sides: s}
		default:
			v.Type = r.Type(e.Value)
		}
		t.Dice = append(t.Dice, die)
		t.Vars, t.Params = append(t.Vars, v), append(t.Params, v)
	}
}
