package check

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// What a bare name means.

// lookup finds what a free name means: first what the place expects, then the one thing of that
// name.
func (c *Checker) lookup(e *Env, name string, at hcl.Range, want model.Type, path hcl.Traversal) (model.Expr, bool) {
	if name == "none" {
		return Const(model.TNothing, model.None, at), true
	}
	// A space may be called D6.
	if n, ok := syntax.DieSides(name); ok && (want.Base == model.DieOf ||
		want.Base != model.ThingOf && len(c.Names.Read[name]) == 0 && !c.r.LostWord(name)) {
		return Const(model.TDie, n, at), true
	}
	all := c.Names.Read[name]
	fit := ownFirst(c.symbols(name, want))
	if len(fit) > 1 && len(path) > 1 { // of several, those that have the next word
		next, _ := Step(path[1])
		fit = preferred(fit, func(s symbol.Symbol) bool {
			return s.Thing != nil && len(c.fieldsOf(s.Thing.Kind, next)) > 0 || s.Set != nil && len(c.fieldsOf(s.Set, next)) > 0 ||
				s.Design != nil && (next == "supply" || len(c.fieldsOf(s.Design, next)) > 0)
		})
	}
	if len(fit) > 1 { // a design of one copy is its thing
		if things := preferred(fit, func(s symbol.Symbol) bool { return s.Design == nil }); len(things) == 1 && len(fit) == 2 && things[0].Thing != nil && things[0].Thing.Kind.Design {
			fit = things
		}
	}
	switch len(fit) {
	case 0:
		for _, s := range all {
			if s.Kind != nil {
				if want.Is(model.ThingOf) && !s.Kind.IsA(want.Kind) && !e.Open { // all of them would not fit either
					f := diag.Errorf("check/kind", at, "expected %s, found the kind %q", want, s.Kind.Name)
					f.Missing = s.Kind.Name
					c.reportMiss(e, s.Kind.Name, f)
					return Bad(at), true
				}
				return c.symbol(e, s, at), true
			}
		}
		if one, plural := strings.CutSuffix(name, "s"); plural {
			if was := lang.RenamedAt(lang.BaseKind, "", one); was != nil {
				all := lang.Renamed{Old: name, New: was.New + "s"}
				c.report(decl.Renamed(at, "plural", &all))
				return c.lookup(e, all.New, at, want, path)
			}
		}
		known := c.Names.Known(c.Names.Read)
		if known != nil {
			known = append(known, e.visible()...)
		}
		if e.Open && !slices.ContainsFunc(known, func(k string) bool { return diag.Slip(name, k) }) {
			return nil, false // it may be one of those
		}
		f := diag.Errorf("check/unknown-name", at, "unknown name %q", name).WithGuess(name, known)
		f.Thing = want.Base == model.ThingOf
		if f.Hint == "" {
			f.Hint = cmp.Or(c.apart(e, name, path), c.instead(e, name, want))
		}
		if _, isCall := c.Names.Calls[name]; isCall {
			f.Hint, f.Fixes = "it needs arguments: "+name+"(...)", nil
			c.reportMiss(e, "", f)
			return nil, false
		}
		c.reportMiss(e, name, f)
		return nil, false
	case 1:
		return c.symbol(e, fit[0], at), true
	}
	if c.heeding {
		return nil, false
	}
	f := diag.Errorf("check/ambiguous", at, "ambiguous name %q", name)
	for _, s := range fit {
		f = f.WithRelated(s.Range, "%s", s.What())
	}
	if hint := qualified(name, fit); hint != "" {
		f = f.WithHint("%s", hint)
	}
	c.report(f)
	return nil, false
}

// mostForms is how many ways to write one name are suggested.
const mostForms = 8

// qualified says how to write each of several things of one name. A plural cannot be qualified:
// there another name is wanted.
func qualified(name string, fit []symbol.Symbol) string {
	var forms []string
	for _, s := range fit[:min(len(fit), mostForms)] { // whoever has more of one name knows how it goes on
		if s.Thing != nil || s.Member != nil {
			forms = append(forms, s.What()+"."+name)
		}
	}
	switch {
	case len(forms) == 0:
		return "rename one of them"
	case len(forms) < min(len(fit), mostForms):
		return "write " + strings.Join(forms, " or ") + ", or rename one of them"
	}
	return "write " + strings.Join(forms, " or ")
}

// symbols lists what a name may mean: what the place wants goes before the rest, and a thing's own
// name before KIND_NAME.
func (c *Checker) symbols(name string, want model.Type) []symbol.Symbol {
	own := c.Names.Read[name]
	if fit := c.fitting(own, want); len(fit) > 0 {
		return fit
	}
	qualified := c.Names.Qualified(name)
	if fit := c.fitting(qualified, want); len(fit) > 0 {
		return fit
	}
	out := filtered(own, func(s symbol.Symbol) bool { return s.Kind == nil && s.Table == nil })
	if len(out) > 0 {
		return out
	}
	return qualified
}

func (c *Checker) fitting(all []symbol.Symbol, want model.Type) []symbol.Symbol {
	return filtered(all, func(s symbol.Symbol) bool { return c.fits(s, want) })
}

// ownFirst drops what yields where the game has something of that name.
func ownFirst(fit []symbol.Symbol) []symbol.Symbol {
	return preferred(fit, func(s symbol.Symbol) bool { return !s.Yields })
}

func filtered(all []symbol.Symbol, keep func(symbol.Symbol) bool) []symbol.Symbol {
	return slices.DeleteFunc(slices.Clone(all), func(s symbol.Symbol) bool { return !keep(s) })
}

// preferred drops what is not to be kept, unless that is all.
func preferred(all []symbol.Symbol, keep func(symbol.Symbol) bool) []symbol.Symbol {
	if kept := filtered(all, keep); len(kept) > 0 {
		return kept
	}
	return all
}

// fits says whether a symbol is what the place expects.
func (c *Checker) fits(s symbol.Symbol, want model.Type) bool {
	switch want.Base {
	case model.EnumOf:
		return s.Member == want.Enum || (want.Form != model.One && s.Enum == want.Enum)
	case model.ThingOf:
		if s.Thing != nil {
			return s.Thing.Kind.IsA(want.Kind) && !(s.Thing.Kind.Design && s.Thing.Copy > 0)
		}
		return s.Set != nil && s.Set.IsA(want.Kind) && want.Form != model.One
	case model.DesignOf:
		return s.Design != nil && s.Design.IsA(want.Kind)
	case model.ActionOf:
		return s.Action != nil && s.Action.Menu == want.Menu
	case model.Number:
		return s.Value != nil || s.Thing != nil && s.Thing.Track != nil
	case model.Bool:
		return s.Value != nil
	}
	return false
}

// symbol makes the expression that reads a symbol.
func (c *Checker) symbol(e *Env, s symbol.Symbol, at hcl.Range) model.Expr {
	switch {
	case s.Thing != nil:
		return Const(model.OneOf(s.Thing.Kind.Base()), s.Thing.ID, at)
	case s.Design != nil:
		return Const(model.Type{Base: model.DesignOf, Kind: s.Design}, c.r.DesignID(s.Design), at)
	case s.Set != nil:
		return c.plural(s.Set, at)
	case s.Enum != nil:
		t := &model.Tuple{Node: Node(model.Type{Base: model.EnumOf, Enum: s.Enum, Form: model.Set}, at)}
		for i := range s.Enum.Names {
			t.Elems = append(t.Elems, Const(model.Type{Base: model.EnumOf, Enum: s.Enum}, int32(i), at))
		}
		return t
	case s.Member != nil:
		return Const(model.Type{Base: model.EnumOf, Enum: s.Member}, int32(s.Index), at)
	case s.Value != nil:
		c.Value(s.Value)
		return &model.Call{Node: Node(s.Value.Type, at), Value: s.Value}
	case s.Action != nil:
		return Const(model.Type{Base: model.ActionOf, Menu: s.Action.Menu}, s.Action.Index, at)
	case s.Marker != nil:
		c.report(diag.Errorf("check/marker", at, "%q is a marker and has no value", s.Marker.Name).
			WithHint("test its host with x.%s, or read how many are left with %s.supply", s.Marker.Has.Name, s.Marker.Name))
		return Bad(at)
	case s.Kind != nil:
		f := diag.Errorf("check/kind", at, "%q is a kind, not a thing", s.Kind.Name).WithHint("write %q for all of them", s.Kind.Plural)
		if e.Open {
			return Bad(at)
		}
		if v := e.soleOf(s.Kind); v != nil {
			f = f.WithHint("write %q for the one that is bound here, or %q for all of them", v.Name, s.Kind.Plural)
		} else if reads := e.lineReads(); reads != "" {
			f = f.WithHint("write %q for all of them; %s", s.Kind.Plural, reads)
		}
		f.Missing = s.Kind.Name // one finding, however often it is meant
		c.reportMiss(e, s.Kind.Name, f)
		return Bad(at)
	}
	return Bad(at)
}

// soleOf is the one name in scope that means a thing of a kind; nil if there is none, or several.
func (e *Env) soleOf(k *model.Kind) *model.Var {
	var sole *model.Var
	for _, v := range e.vars {
		if v.Type.Is(model.ThingOf) && (v.Type.Kind.IsA(k) || k.IsA(v.Type.Kind)) {
			if sole != nil {
				return nil
			}
			sole = v
		}
	}
	return sole
}

// plural is what the plural of a kind means: of terrain that is there or not, what is there now.
func (c *Checker) plural(k *model.Kind, at hcl.Range) model.Expr {
	n := Node(model.SetOf(k), at)
	all := &model.Members{Node: n, Kind: k}
	if f := k.PresentBy(); f != nil {
		return &model.Where{Node: n, Set: all, Field: f}
	}
	return all
}
