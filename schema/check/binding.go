package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// eventParams lists what an event of the language tells. A piece may be a group that moves
// together.
func (c *Checker) eventParams(e *lang.Event) []model.Type {
	types := []model.Type{}
	for _, kind := range e.Params {
		if kind == "" {
			types = append(types, model.TInvalid)
		} else {
			types = append(types, model.OneOf(c.Game.Kind(model.Builtin(kind))))
		}
	}
	return types
}

// Binding reads before, after or instead_of.
func (c *Checker) Binding(env *Env, d decl.Decl, given []*model.Var) *model.Binding {
	var b *model.Binding
	for i, word := range []string{"before", "after", "instead_of"} {
		a := d.Attrs[word]
		if a == nil {
			continue
		}
		if b != nil {
			c.report(diag.Errorf("check/binding", a.NameRange, "a rule can be bound to only one event").WithRelated(b.Range, "already bound here"))
			continue
		}
		b = &model.Binding{Moment: model.Moment(i), Range: a.Expr.Range()}
		c.event(env, b, a.Expr, given)
	}
	if b == nil {
		return nil
	}
	for _, v := range given {
		bound := slices.ContainsFunc(b.Args, func(a model.Arg) bool { return a.Var == v })
		if !bound && (b.Event.Builtin || b.Event.Rule != nil || b.Event.Action != nil || b.Event.Menu != nil) && !inMenu(env, v) {
			c.report(diag.Errorf("check/unbound-given", v.Range, "%q is never bound: the event does not name it", v.Name).WithAbout(v.Range))
		}
	}
	return b
}

// inMenu says whether a parameter of an action comes from its menu.
func inMenu(env *Env, v *model.Var) bool {
	if env.Act == nil || env.Act.Menu == nil {
		return false
	}
	return slices.ContainsFunc(env.Act.Menu.Params, func(p *model.Var) bool { return p.Name == v.Name })
}

// event reads what a binding waits for: `enter(group, here, from)`, `attack(actor)`.
func (c *Checker) event(env *Env, b *model.Binding, x hclsyntax.Expression, given []*model.Var) {
	name, args, ok := syntax.CallName(x)
	if !ok {
		name = syntax.Word(x)
		if name == "" {
			c.report(diag.Errorf("check/event", x.Range(), "expected an event, such as enter(piece, place) or a rule name with ( )"))
			return
		}
	}
	var types []model.Type
	builtin := lang.FindEvent(name)
	rule, act, menu := c.Names.Rule(name), c.Names.Action(name), c.Names.Menu(name)
	switch {
	case rule != nil:
		b.Event.Rule = rule
		types = typesOf(rule.Params)
	case act != nil:
		b.Event.Action = act
		types = actionEvent(act)
	case menu != nil:
		b.Event.Menu = menu
		menu.Hooked = true
		types = append(menuEvent(menu), model.Type{Base: model.ActionOf, Menu: menu})
	case builtin != nil:
		b.Event.Builtin, b.Event.Name = true, name
		types = c.eventParams(builtin)
	default:
		known := append(c.Names.Known(c.Names.Procs), lang.EventNames()...)
		c.report(diag.Errorf("check/unknown-event", nameRange(x), "unknown rule, action, menu or event %q", name).WithGuess(name, known))
		return
	}
	if b.Moment == model.Instead && b.Event.Rule == nil {
		c.report(diag.Errorf("check/instead", x.Range(), "only a rule can be replaced; %q is not a rule", name).
			WithHint("write before or after; for an action, forbid"))
	}
	if b.Moment == model.Instead && rule != nil && env.Rule != nil && rule.Returns.Base != model.Invalid && env.Rule.Returns != rule.Returns {
		c.report(diag.Errorf("check/instead", x.Range(), "%[2]q must return the same type as the rule that it replaces, %[1]q",
			rule.Title, env.Rule.Title).
			WithHint("add returns = %s, then return { the = .. } or proceed", rule.Returns))
	}
	var surplus []hclsyntax.Expression
	if len(args) > len(types) {
		f := diag.Errorf("check/arguments", x.Range(), "event %q has %s, found %d", name, english.Count(len(types), "argument"), len(args)).
			WithCause("event", name, fmt.Sprint(len(types)))
		if rule != nil && len(types) == 0 { // who runs it may miss its parameters as well
			f.Cause, f.About = "", []hcl.Range{rule.Range}
		}
		c.report(f)
		surplus, args = args[len(types):], args[:len(types)]
	}
	args = c.exchangedNames(env, x, types, args, given)
	for i, a := range args {
		b.Args = append(b.Args, c.eventArg(env, b, i, types[i], a, given))
	}
	for _, a := range surplus { // what they name is bound to nothing, which has been told
		for _, v := range given {
			if v.Name == syntax.Word(a) {
				b.Args = append(b.Args, model.Arg{Var: v})
			}
		}
	}
	if b.Event.Builtin && name == "enter" && len(b.Args) > 0 && b.Args[0].Const != nil {
		c.trackEvent(env, b, args)
	}
}

// exchangedNames reports two names of an event that stand in each other's place, and returns the
// arguments as they are meant.
func (c *Checker) exchangedNames(env *Env, x hclsyntax.Expression, types []model.Type, args []hclsyntax.Expression, given []*model.Var) []hclsyntax.Expression {
	fits := func(i, j int) bool {
		w := syntax.Word(args[i])
		v := env.Find(w)
		if k := slices.IndexFunc(given, func(v *model.Var) bool { return v.Name == w }); k >= 0 {
			v = given[k]
		}
		return v != nil && (types[j].Accepts(v.Type) || c.bindable(v.Type, types[j]))
	}
	for i := range args {
		for j := i + 1; j < len(args); j++ {
			if fits(i, i) || fits(j, j) || !fits(i, j) || !fits(j, i) {
				continue
			}
			right := slices.Clone(args)
			right[i], right[j] = args[j], args[i]
			words := english.Each(right, func(a hclsyntax.Expression) string { return c.TextAt(a.Range()) })
			call := fmt.Sprintf("%s(%s)", c.TextAt(nameRange(x)), strings.Join(words, ", "))
			f := diag.Errorf("check/type", x.Range(), "%s and %s are exchanged", syntax.Word(args[i]), syntax.Word(args[j])).
				WithHint("write %s", call)
			f.Fixes = []diag.Fix{{Title: "exchange them", Range: x.Range(), Text: call, Sure: true, Verbatim: true}}
			c.report(f)
			return right
		}
	}
	return args
}

func nameRange(x hclsyntax.Expression) (r hcl.Range) {
	if f, ok := x.(*hclsyntax.FunctionCallExpr); ok {
		return f.NameRange
	}
	return x.Range()
}

// toldBy says where what an event tells is declared.
func toldBy(b *model.Binding, i int) []hcl.Range {
	if r := b.Event.Rule; r != nil && i < len(r.Params) {
		return []hcl.Range{r.Params[i].Range}
	}
	return nil
}

// eventArg reads one argument: a given name, bound and filtered by its type, or something that it
// must equal.
func (c *Checker) eventArg(env *Env, b *model.Binding, i int, t model.Type, x hclsyntax.Expression, given []*model.Var) model.Arg {
	w := syntax.Word(x)
	for _, v := range given {
		if v.Name != w {
			continue
		}
		v.Used = true
		if !c.bindable(v.Type, t) {
			c.report(diag.Errorf("check/type", x.Range(), "the event passes %s here; %q is %s", t, v.Name, v.Type).WithAbout(v.Range).
				WithAbout(toldBy(b, i)...))
		}
		return model.Arg{Var: v}
	}
	if w == "any" {
		return model.Arg{}
	}
	if b.Event.Builtin && (b.Event.Name == "mark" || b.Event.Name == "unmark") {
		return model.Arg{Const: c.markArg(env, i, x)}
	}
	if b.Event.Builtin && b.Event.Name == "enter" && i == 0 {
		e := c.Expr(env, x, model.TInvalid)
		if et := e.Type(); et.Base != model.Invalid && !et.Is(model.ThingOf) {
			c.report(diag.Errorf("check/type", x.Range(), "expected one thing, a track or a given name, found %s", et).
				WithHint("add a parameter of that kind, given = { piece = .. }, and filter with when"))
			return model.Arg{}
		}
		return model.Arg{Const: e}
	}
	if len(b.Args) > 0 && b.Event.Name == "enter" && c.isTrack(b.Args[0].Const) {
		return model.Arg{Const: Bad(x.Range())} // a track's box: read by trackEvent
	}
	if t.Form == model.Set { // a set is filtered by one that must be in it
		t = t.In(model.One)
	}
	return model.Arg{Const: c.Want(env, x, t)}
}

// bindable says whether a given name may catch what an event tells: one narrows the other, or it is
// a set of what moves together.
func (c *Checker) bindable(v, t model.Type) bool {
	if t.Base == model.Invalid || v.Base == model.Invalid {
		return true
	}
	if v.Base == model.ThingOf && t.Base == model.ThingOf && (v.Form == model.One || v.Form == model.Set) {
		return v.Kind.IsA(t.Kind) || t.Kind.IsA(v.Kind)
	}
	return t.Accepts(v) || v.Accepts(t)
}

// markArg reads the host or the marker of mark(host, marker).
func (c *Checker) markArg(env *Env, i int, x hclsyntax.Expression) model.Expr {
	if i == 1 {
		if m := c.Marker(x); m != nil {
			return Const(model.TNumber, m.Index, x.Range())
		}
		return Bad(x.Range())
	}
	return c.Expr(env, x, model.TInvalid)
}

// Marker finds the marker that an expression names.
func (c *Checker) Marker(x hclsyntax.Expression) *model.Marker {
	w := syntax.Word(x)
	if m := model.Find(c.Game.Markers, func(m *model.Marker) bool { return m.Name == w || m.Has.Name == w }); m != nil {
		return m
	}
	known := english.Each(c.Game.Markers, func(m *model.Marker) string { return m.Name })
	c.report(diag.Errorf("check/unknown-marker", x.Range(), "unknown marker %q", w).WithSuggestion(w, known))
	return nil
}

// trackEvent reads enter(track, box): the box may be written as its number.
func (c *Checker) trackEvent(env *Env, b *model.Binding, args []hclsyntax.Expression) {
	k, ok := b.Args[0].Const.(*model.Const)
	if !ok || k.T.Base == model.Invalid || k.N < 0 || !k.T.Is(model.ThingOf) || c.Game.Things[k.N] == nil || c.Game.Things[k.N].Track == nil {
		return
	}
	b.Event.Track = c.Game.Things[k.N].Track
	if len(args) > 1 && syntax.Word(args[1]) != "any" && b.Args[1].Var == nil {
		b.Args[1].Const = c.Want(env, args[1], model.OneOf(b.Event.Track.Boxes))
	}
}

// actionEvent lists what an action tells: what its menu is given, its actor, what it is given
// itself.
func actionEvent(a *model.Action) []model.Type {
	if a.Menu != nil {
		return menuEvent(a.Menu)
	}
	return typesOf(a.Params)
}

// menuEvent lists what a menu is given, and its actor.
func menuEvent(m *model.Menu) []model.Type {
	out := typesOf(m.Params)
	if m.ActorVar != nil {
		out = append(out, m.ActorVar.Type)
	}
	return out
}

func typesOf(vars []*model.Var) (out []model.Type) {
	for _, v := range vars {
		out = append(out, v.Type)
	}
	return out
}

// isTrack says whether an expression names a track.
func (c *Checker) isTrack(e model.Expr) bool {
	k, ok := e.(*model.Const)
	if !ok || !k.T.Is(model.ThingOf) || k.N < 0 || int(k.N) >= len(c.Game.Things) {
		return false
	}
	t := c.Game.Things[k.N]
	return t != nil && t.Track != nil && t.Track.Thing == t
}
