package game

import (
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// anyTime says whether an action is, or was meant to be, one that may be taken at any time.
func anyTime(a *model.Action, d decl.Decl) bool {
	x := d.Attrs["anytime"]
	if x == nil || a.Anytime {
		return a.Anytime
	}
	l, ok := x.Expr.(*hclsyntax.LiteralValueExpr)
	return !ok || l.Val.Type() != cty.Bool // what is neither true nor false has been reported
}

// anytime reports an action that is offered beside every decision and yet waits for a menu or an
// event, or wants to be given more than who is asked.
func (c *checker) anytime(a *model.Action, d decl.Decl) {
	for _, w := range []string{"menu", "before", "after"} {
		if x := d.Attrs[w]; x != nil {
			c.Report(diag.Errorf("check/anytime", x.NameRange, "an anytime action cannot have a menu or an event").
				WithHint("remove %s, or anytime", w))
			return
		}
	}
	for i, p := range a.Params {
		p.Used = true
		switch {
		case p.Type.Base == model.Invalid:
		case i > 0:
			c.Report(diag.Errorf("check/anytime", p.Range, "an anytime action can have only one parameter: the player who is asked").
				WithHint("write choose %s { from = .. } instead", p.Name))
		case p.Type != model.OneOf(c.Game.Kind(model.KindPlayer)):
			c.Report(diag.Errorf("check/anytime", p.Range, "an anytime action can be given only a player; %q is %s", p.Name, p.Type).
				WithHint("write given = { %s = player }, or choose %[1]s { from = .. }", p.Name))
		}
	}
}

// extentsPass checks the conditions of `while`.
func (c *checker) extentsPass() {
	for x, d := range c.r.Bodies.Whiles {
		x.Scope = &model.Scope{}
		env := check.NewEnv(x.Scope)
		x.Holds = c.AttrExpr(env, d.Attrs, "when", model.TBool)
		if x.Holds == nil {
			x.Holds = check.Const(model.TBool, 1, x.Range)
		}
	}
}

func (c *checker) valuesPass() {
	for _, v := range c.Game.Values {
		c.Value(v)
	}
	for _, v := range c.Game.Values { // lines may read any value, whatever its place
		d := c.r.Bodies.Values[v]
		labels := map[string]hcl.Range{}
		for _, b := range d.Block.Body.Blocks {
			if b.Type != "modifier" {
				c.Report(diag.Errorf("check/misplaced-block", b.TypeRange, "%s is not allowed in a value", b.Type).
					WithHint("only modifier is allowed there").WithSuggestion(b.Type, []string{"modifier"}))
				continue
			}
			attrs := syntax.Conform(b, lang.Find("modifier"), c.Report)
			syntax.HoldsNone(b, lang.Find("modifier"), c.Report)
			m := c.modifier(v, attrs, decl.Decl{Block: b, Attrs: attrs, Context: d.Context}, nil)
			if len(b.Labels) > 0 {
				m.Label = b.Labels[0]
				if first, twice := labels[m.Label]; twice {
					c.Report(diag.Errorf("resolve/duplicate", b.LabelRanges[0], "duplicate modifier %q", m.Label).WithRelated(first, "other modifier").
						WithHint("give it a label of its own, by which players and mods know it"))
				}
				labels[m.Label] = b.LabelRanges[0]
			}
			v.Modifiers = append(v.Modifiers, m)
		}
	}
}

// effects are the attributes of which a line of a value has one at least.
var effects = []string{"by", "at_least", "at_most", "base", "to", "also", "but_not"}

// modifier checks one line of a value. An addition brings its extent.
func (c *checker) modifier(v *model.Value, attrs syntax.Attrs, d decl.Decl, x *model.Extent) *model.Modifier {
	m := &model.Modifier{Extent: x}
	before := c.Errors()
	m.Origin = c.r.Origin(d, v.Origin)
	env := check.NewEnv(&model.Scope{Vars: v.Params})
	env.Proc, env.Advice = &v.Scope, c.Advised[d.Policy]
	m.Self = c.self(x, env)
	c.InExtent(env, x)
	m.When = c.AttrExpr(env, attrs, "when", model.TBool)
	c.Assume(env, m.When, true)
	m.Base = c.AttrExpr(env, attrs, "base", v.Type)
	m.To = c.AttrExpr(env, attrs, "to", v.Type)
	numeric := v.Type.Base == model.Number || v.Type.Base == model.Invalid
	for _, p := range []struct {
		name string
		dst  *model.Expr
	}{{"by", &m.By}, {"at_least", &m.AtLeast}, {"at_most", &m.AtMost}} {
		if a := attrs[p.name]; a != nil {
			if !numeric {
				c.Report(diag.Errorf("check/modifier", a.NameRange, "%s applies to a number; %q is %s", p.name, v.Title, v.Type).
					WithHint("write base, to, also or but_not").WithAbout(v.Range))
				continue
			}
			*p.dst = c.Want(env, a.Expr, model.TNumber)
		}
	}
	for _, p := range []struct {
		name string
		dst  *model.Expr
	}{{"also", &m.Also}, {"but_not", &m.ButNot}} {
		if a := attrs[p.name]; a != nil {
			if v.Type.Base == model.Invalid { // reported
				c.HeedExpr(env, a.Expr)
				continue
			}
			if v.Type.Form != model.Set {
				c.Report(diag.Errorf("check/modifier", a.NameRange, "%s applies to a set; %q is %s", p.name, v.Title, v.Type).WithAbout(v.Range))
				continue
			}
			*p.dst = c.Want(env, a.Expr, v.Type)
		}
	}
	if c.Errors() == before && !slices.ContainsFunc(effects, func(name string) bool { return attrs[name] != nil }) &&
		!misnamed(d.Block.Type, attrs) {
		c.Report(diag.Errorf("check/modifier", d.Block.DefRange(), "the modifier has no effect").
			WithHint("add %s", english.Some(effects, len(effects))))
	}
	for _, e := range c.r.NamesOf(attrs["over"]) {
		m.Over = append(m.Over, e.Key)
		c.overs = append(c.overs, over{v, e})
	}
	return m
}

// modifiesPass checks additions to values.
func (c *checker) modifiesPass() {
	for _, d := range c.r.Bodies.Modifies {
		name := english.Slug(d.Block.Labels[0])
		v := c.Names.Value(name)
		if v == nil {
			v = c.kindValue(name, d.Kind)
		}
		if v == nil {
			known := english.Each(c.Game.Values, func(k *model.Value) string { return k.Title })
			f := diag.Errorf("check/unknown-value", d.Block.LabelRanges[0], "unknown value %q", d.Block.Labels[0])
			if how := c.changed(name); how != "" {
				c.Report(f.WithHint("%s", how))
				continue
			}
			c.Report(f.WithSuggestion(d.Block.Labels[0], known))
			continue
		}
		m := c.modifier(v, d.Attrs, d, d.Extent)
		m.Label = extentName(d.Extent)
		if len(d.Block.Labels) > 1 {
			m.Label = d.Block.Labels[1]
		}
		v.Modifiers = append(v.Modifiers, m)
	}
}

// changed says how what is no value is changed; "" if nothing has that name.
func (c *checker) changed(name string) string {
	what := ""
	switch {
	case c.Names.Rule(name) != nil:
		what = "a rule"
	case c.Names.Action(name) != nil:
		what = "an action"
	case c.Names.Menu(name) != nil:
		what = "a menu"
	default:
		return ""
	}
	return fmt.Sprintf("%s is %s; a rule with after, before or instead_of = %[1]s(..) changes it", name, what)
}

// kindValue finds a value of a kind: of the one in whose body the addition stands, or else of any.
func (c *checker) kindValue(name string, in *model.Kind) *model.Value {
	var found *model.Value
	for _, v := range c.Game.Values {
		if v.Name != name || v.Of == nil {
			continue
		}
		if in != nil && in.IsA(v.Of) {
			return v
		}
		found = v
	}
	return found
}

// misnamed says whether a block has an attribute that no such block has: what it was meant for is
// not missing as well.
func misnamed(block string, attrs syntax.Attrs) bool {
	desc := lang.Find(block)
	for name := range attrs {
		if desc != nil && desc.Attr(name) == nil {
			return true
		}
	}
	return false
}

func extentName(x *model.Extent) string {
	if x == nil {
		return "rule declared elsewhere"
	}
	return x.Name
}

// checkOvers reports lines that go over lines which are not there.
func (c *checker) checkOvers() {
	for _, o := range c.overs {
		known := english.Each(o.value.Modifiers, func(m *model.Modifier) string { return english.Slug(m.Label) })
		if !slices.Contains(known, o.name.Key) {
			c.Report(diag.Errorf("check/unknown-modifier", o.name.At, "value %q has no modifier %q", o.value.Title, o.name.Title).
				WithSuggestion(o.name.Key, known))
		}
	}
}

// classifyModifiers numbers the lines of every value.
func (c *checker) classifyModifiers() {
	c.checkOvers()
	for _, v := range c.Game.Values {
		for i, m := range v.Modifiers {
			m.Index = i
		}
	}
}

// menusPass checks menus: who is asked, who acts, what all require.
func (c *checker) menusPass() {
	for _, m := range c.Game.Menus {
		d := c.r.Bodies.Menus[m]
		env := check.NewEnv(&m.Scope)
		if a := d.Attrs["player"]; a != nil {
			m.Player = c.PlayerExpr(env, a.Expr)
		}
		if a := d.Attrs["actor"]; a != nil {
			m.Actor = c.Expr(env, a.Expr, model.TInvalid)
			if m.Actor.Type().Form != model.Set && m.Actor.Type().Base != model.Invalid {
				c.Errorf("check/type", a.Expr.Range(), "actor must be a set of things, found %s", m.Actor.Type())
			}
			m.ActorVar = &model.Var{Name: "actor", Type: m.Actor.Type().Elem(), Range: a.NameRange, Used: true}
			m.Vars = append(m.Vars, m.ActorVar)
		}
	}
}

// actionHeads checks what actions state for their menus, before anything reads it.
func (c *checker) actionHeads() {
	for _, a := range c.Game.Actions {
		d := c.r.Bodies.Actions[a]
		desc := lang.Find("action")
		printed := map[string]bool{}
		if a.Menu != nil {
			for _, f := range a.Menu.Printed {
				printed[f.Name] = true
				at := d.Attrs[f.Name]
				if at == nil {
					if f.Type.Is(model.Bool) {
						a.Printed[f] = 0
						continue
					}
					c.Report(diag.Errorf("check/action-states", a.Range, "action %q is missing its %s", a.Title, f.Name).
						WithHint("every action of menu %q needs it", a.Menu.Title))
					continue
				}
				if v, ok := c.r.Fill(at.Expr, f.Type, f.Range); ok && len(v) == 1 {
					a.Printed[f] = v[0]
				}
			}
		}
		for _, at := range syntax.SortedAttrs(d.Block.Body) {
			if a.Menu == nil && d.Attrs["menu"] != nil {
				break // nobody knows what its menu wants to be stated
			}
			if desc.Attr(at.Name) == nil && !printed[english.Slug(at.Name)] {
				c.Report(diag.Errorf("resolve/unknown-attribute", at.NameRange, "action has no attribute %q", at.Name).
					WithSuggestion(at.Name, append(desc.AttrNames(), model.SortedKeys(printed)...)))
			}
		}
	}
}

// bodiesPass checks the bodies of rules and actions: at first to learn what each of them does to
// the table; then in earnest, for now it is known what comes of what they run.
func (c *checker) bodiesPass() {
	bodies := func() {
		c.rulesPass()
		c.actionsPass()
	}
	c.Learn(bodies)
	bodies()
}

// rulesPass checks rules and phases.
func (c *checker) rulesPass() {
	for _, b := range c.r.Bodies.Rules {
		r := b.Rule
		env := check.NewEnv(&r.Scope)
		env.Rule = r
		r.Binding = c.Binding(env, b.Decl, r.Params)
		if r.Binding != nil {
			c.InExtent(env, b.Extent)
		}
		r.When = c.AttrExpr(env, b.Attrs, "when", model.TBool)
		c.Assume(env, r.When, true)
		c.Forget(env, c.AheadOf(r), r.Range)
		r.Body = c.BodyOf(env, b.Block.Body, nil)
		if r.Binding == nil && b.Extent != nil && b.Extent.Kind == model.InForce {
			c.Report(diag.Warnf("check/unbound-rule", r.Range, "rule %q in %s is not bound to an event", r.Title, b.Extent.Name).
				WithHint("add after = ..., before = ... or instead_of = ..."))
		}
	}
}

// actionsPass checks the bodies of actions.
func (c *checker) actionsPass() {
	for _, m := range c.Game.Menus { // requirements, when all actions are known
		d := c.r.Bodies.Menus[m]
		env := check.NewEnv(&m.Scope)
		env.Menu = m
		c.inQuestion(env, m)
		for _, b := range d.Block.Body.Blocks {
			if !c.Words.Demands(b.Type) {
				c.Report(diag.Errorf("check/misplaced-block", b.TypeRange, "%s is not allowed in a menu", b.Type).
					WithHint("only require is allowed there; declare actions on their own").WithSuggestion(b.Type, []string{"require"}))
				continue
			}
			if st := c.Statement(env, b, nil); st != nil {
				m.Requires = append(m.Requires, st)
			}
		}
	}
	for _, a := range c.Game.Actions {
		d := c.r.Bodies.Actions[a]
		env := check.NewEnv(&a.Scope)
		env.Act = a
		env.Open = a.Menu == nil && d.Attrs["before"] == nil && d.Attrs["after"] == nil && !anyTime(a, d)
		if a.Menu != nil && a.Menu.ActorVar != nil {
			v := *a.Menu.ActorVar
			a.Actor = &v
			a.Vars = append(a.Vars, &v)
			env.See(&v)
			c.Keys.Alias[&v] = a.Menu.ActorVar
		}
		if a.Menu != nil {
			for i, p := range a.Menu.Params {
				c.Keys.Alias[a.Params[i]] = p
			}
		}
		if a.Menu == nil && d.Attrs["menu"] == nil && d.Attrs["before"] == nil && d.Attrs["after"] == nil && !anyTime(a, d) {
			c.Report(diag.Errorf("check/action-nowhere", a.Range, "action %q is never offered", a.Title).
				WithHint("add menu = ..., after = ... or anytime = true"))
		}
		a.Binding = c.Binding(env, d, a.Params)
		if a.Anytime {
			c.anytime(a, d)
		}
		if p := d.Attrs["player"]; p != nil {
			a.Player = c.PlayerExpr(env, p.Expr)
		}
		skip := map[string]bool{"except": true}
		for _, b := range d.Block.Body.Blocks {
			if b.Type == "except" {
				c.waive(a, b)
			}
		}
		c.required(env, a)
		first := -1 // where the first statement stands that acts
		env.Begin = func(at hcl.Range) {
			first = at.Start.Byte
			c.heads[a] = env.Child()
			c.Forget(env, c.BeforeAction(a), a.Range)
		}
		all := c.BodyOf(env, d.Block.Body, skip)
		if first < 0 {
			c.heads[a] = env.Child()
		}
		lead := slices.IndexFunc(all, func(st *model.Stmt) bool { return first >= 0 && st.Range.Start.Byte >= first })
		if lead < 0 {
			lead = len(all)
		}
		a.Lead, a.Body = all[:lead:lead], all[lead:]
		c.questions(a)
		c.lateRequires(a.Body)
		if p := d.Attrs["prefer"]; p != nil {
			if !a.Whole {
				c.Report(diag.Errorf("check/prefer", p.NameRange, "prefer needs whole = true"))
			}
			// Asked as soon as the game is over, wherever that is.
			a.Prefer = c.Want(env.Beside(&check.Env{}), p.Expr, model.TNumber)
		}
		if x := d.Attrs["distinct"]; x != nil && !a.Whole {
			c.Report(diag.Errorf("check/prefer", x.NameRange, "distinct needs whole = true"))
		}
		c.wholeAction(a)
	}
}

// required adds what a menu requires of its actions, but for what this one waives.
func (c *checker) required(env *check.Env, a *model.Action) {
	if a.Menu == nil {
		return
	}
	for _, r := range a.Menu.Requires {
		if len(r.Body) == 0 && !slices.Contains(a.Waived, r.Label) {
			c.Assume(env, r.Args["that"], true)
		}
	}
}

// inQuestion brings the name `act` into the scope of what a menu asks of all its actions: the
// action in question. A name of the content goes before.
func (c *checker) inQuestion(env *check.Env, m *model.Menu) {
	if env.Find("act") != nil || len(c.Names.Read["act"]) > 0 {
		return
	}
	if m.ActVar == nil {
		m.ActVar = &model.Var{Name: "act", Type: model.Type{Base: model.ActionOf, Menu: m}, Range: m.Range}
	}
	env.See(m.ActVar)
}

// keepActs gives the name `act` its place in the menus that read it.
func (c *checker) keepActs() {
	for _, m := range c.Game.Menus {
		switch {
		case m.ActVar == nil:
		case m.ActVar.Used:
			m.Vars = append(m.Vars, m.ActVar)
		default:
			m.ActVar = nil
		}
	}
}

// questions reports an action whose one decision has more parts than an option can hold.
func (c *checker) questions(a *model.Action) {
	n := 0
	for _, s := range a.Lead {
		if s.Names != model.NamesChoice {
			continue
		}
		if n++; n == model.MaxLeadingChoices+1 {
			c.Report(diag.Errorf("check/choose", s.Range, "an action may ask at most %d questions before its first effect", model.MaxLeadingChoices).
				WithHint("choose several pieces at once with choose { up_to = n }, or ask the rest in a rule that it runs"))
		}
	}
}

// lateRequires reports requirements after an action's first effect: by then the action has been
// chosen.
func (c *checker) lateRequires(ss []*model.Stmt) {
	for _, s := range ss {
		if s.Demands {
			c.Report(diag.Errorf("check/require", s.Range, "a requirement must come before the action's first effect").
				WithHint("move it up, or write if"))
		}
		c.lateRequires(s.Body)
		if s.Else != nil {
			c.lateRequires([]*model.Stmt{s.Else})
		}
		for _, p := range s.Parts {
			c.lateRequires(p.Body)
		}
	}
}

// wholeAction refuses chance inside an action that is tried before it is chosen.
func (c *checker) wholeAction(a *model.Action) {
	if !a.Whole {
		return
	}
	model.WalkStmts(a.Body, func(s *model.Stmt) {
		if s.Chance {
			c.Report(diag.Errorf("check/whole", s.Range, "%s is not allowed in a whole action: its outcome is not known in advance", s.Word))
		}
	}, nil)
}

// waive reads `except "Menu" "requirement" {}` inside an action.
func (c *checker) waive(a *model.Action, b *hclsyntax.Block) {
	syntax.HoldsNone(b, lang.Find("except"), c.Report)
	if w := syntax.Conform(b, lang.Find("except"), c.Report)["when"]; w != nil {
		c.Report(diag.Errorf("check/waive", w.NameRange, "except in an action has no condition").WithHint("write two actions, one that waives it"))
	}
	if len(b.Labels) != 2 || a.Menu == nil || english.Slug(b.Labels[0]) != a.Menu.Name {
		c.Report(diag.Errorf("check/waive", b.DefRange(), "except in an action needs two labels: its menu and a requirement of it").
			WithHint("write except \"Menu\" \"requirement\" {}"))
		return
	}
	var known []string
	for _, r := range a.Menu.Requires {
		known = append(known, r.Label)
		if r.Label == b.Labels[1] {
			a.Waived = append(a.Waived, r.Label)
			return
		}
	}
	c.Report(diag.Errorf("check/unknown-requirement", b.LabelRanges[1], "menu %q has no requirement %q", a.Menu.Title, b.Labels[1]).
		WithSuggestion(b.Labels[1], known))
}
