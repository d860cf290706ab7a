package resolve

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

// builtinKinds are the nouns that the language itself has, with what they are and their plurals.
var builtinKinds = []struct{ name, is, plural string }{
	{"player", "", "players"},
	{"side", "", "sides"},
	{"result", "", "results"},
	{"concept", "", "concepts"},
	{"path", "", "paths"},
	{"track", "", "tracks"},
	{"piece", "", "pieces"},
	{"card", "piece", "cards"},
	{"chit", "piece", "chits"},
	{"place", "", "places"},
	{"space", "place", "spaces"},
	{"box", "place", "boxes"},
	{"deck", "place", "decks"},
	{"cup", "place", "cups"},
	{"track_box", "place", "track_boxes"},
}

const maxKindDepth = 32

func (r *Resolver) declareEnums() {
	r.each(func(d Decl) {
		e := &model.Enum{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Origin: r.originOf(d)}
		for _, n := range r.NamesOf(d.Attrs["names"]) {
			e.Names = append(e.Names, n.Title)
			e.Slugs = append(e.Slugs, n.Key)
			r.add(r.Names.Read, n.Key, Symbol{Member: e, Index: len(e.Slugs) - 1, Range: n.At})
		}
		if d.Attrs["names"] == nil { // reported: nothing is said of names that it may have
			r.doubt(e)
		}
		if len(e.Names) > 64 {
			r.errorf("resolve/enum-size", e.Range, "an enum may have at most 64 names")
		}
		if old := r.enums[e.Name]; old != nil {
			r.report(diag.Errorf("resolve/duplicate", d.Block.LabelRanges[0], "duplicate enum %q", e.Name).WithRelated(old.Range, "other declaration"))
			return
		}
		r.enums[e.Name] = e
		r.Game.Enums = append(r.Game.Enums, e)
		r.add(r.Names.Read, english.Plural(e.Name), Symbol{Enum: e, Range: e.Range})
	}, "enum")
}

func (r *Resolver) declareKinds() {
	for _, b := range builtinKinds {
		k := &model.Kind{Name: b.name, Title: b.name, Plural: b.plural, Parent: r.kinds[b.is]}
		if k.Parent != nil {
			k.SeenBy = k.Parent.SeenBy
			k.Parent.Children = append(k.Parent.Children, k)
		}
		if b.name == "deck" || b.name == "cup" || b.name == "piece" {
			k.SeenBy.Rule = model.SeenByNobody
		}
		r.kinds[b.name] = k
		r.Game.Kinds = append(r.Game.Kinds, k)
		r.Names.Read[b.plural] = append(r.Names.Read[b.plural], Symbol{Set: k})
		r.Names.Read[b.name] = append(r.Names.Read[b.name], Symbol{Kind: k})
	}
	r.measuredKinds()
	decls := map[*model.Kind]Decl{}
	var fresh []*model.Kind
	r.each(func(d Decl) {
		k := &model.Kind{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Origin: r.originOf(d)}
		if old := r.kinds[k.Name]; old != nil {
			f := diag.Errorf("resolve/duplicate", d.Block.LabelRanges[0], "duplicate kind %q", k.Name)
			if old.Builtin() {
				f = diag.Errorf("resolve/duplicate", d.Block.LabelRanges[0], "%q is a built-in kind", k.Name).
					WithHint("choose another name, and write it wherever this kind is meant")
			} else {
				f = f.WithRelated(old.Range, "other declaration")
			}
			r.report(f)
			return
		}
		if lang.Find(k.Name) != nil {
			r.errorf("resolve/duplicate", d.Block.LabelRanges[0], "%q is a keyword of the language", k.Name).
				hint("choose another name, and write it wherever this kind is meant")
			return
		}
		r.kinds[k.Name] = k
		decls[k] = d
		fresh = append(fresh, k)
		r.Game.Kinds = append(r.Game.Kinds, k)
	}, "kind")
	for _, k := range fresh {
		d := decls[k]
		if a := d.Attrs["is"]; a != nil {
			k.Parent = r.kindNamed(a.Expr)
		}
		strange := k.Parent == nil // nobody knows what its things are
		if strange {
			k.Parent = r.kinds["concept"]
			r.doubt(k)
		}
		if a := d.Attrs["of"]; a != nil {
			k.Of = r.kindNamed(a.Expr)
		}
		if n, ok := r.integer(d.Attrs["length"]); ok {
			k.Length = int32(n)
			if n < 1 || n > 10000 {
				r.errorf("resolve/number", d.Attrs["length"].Expr.Range(), "a path must have from 1 to 10000 steps")
				k.Length = 1
			}
		}
		k.Plural = english.Plural(k.Name)
		if a := d.Attrs["plural"]; a != nil {
			if w := r.name(a); w != "" {
				k.Plural = w
			}
		}
		r.add(r.Names.Read, k.Plural, Symbol{Set: k, Range: k.Range})
		r.add(r.Names.Read, k.Name, Symbol{Kind: k, Range: k.Range})
	}
	r.breakLoops(fresh)
	for _, k := range fresh {
		k.Parent.Children = append(k.Parent.Children, k)
	}
	for _, k := range fresh {
		if r.Doubtful(k) {
			r.loseKind(k)
		}
	}
	r.gatherKindBodies(fresh, decls)
}

// gatherKindBodies lists the values and additions that stand inside kinds.
func (r *Resolver) gatherKindBodies(fresh []*model.Kind, decls map[*model.Kind]Decl) {
	for _, k := range fresh {
		d := decls[k]
		r.gatherBody(d.Block, d.Context, k)
	}
}

// gatherBody lists the blocks inside a kind's or thing's body; additions there hold for each such
// thing in force.
func (r *Resolver) gatherBody(b *hclsyntax.Block, ctx Context, k *model.Kind) {
	inner := ctx
	inner.Kind = k
	for _, c := range b.Body.Blocks {
		switch c.Type {
		case "value":
			r.gatherBlock(c, inner)
		case "modify", "rule", "forbid", "except", "while", "action":
			if k.Extent == nil {
				k.Extent = &model.Extent{Kind: model.InForce, Thing: k, Name: k.Title, Parent: ctx.Extent, Range: b.DefRange()}
			}
			in := inner
			in.Extent = k.Extent
			r.gatherBlock(c, in)
		default:
			f := diag.Errorf("resolve/misplaced-block", c.TypeRange, "%s is not allowed in %s", c.Type, b.Type)
			switch {
			case lang.Find("kind").Attr(c.Type) != nil && len(c.Labels) == 0:
				f = f.WithHint("%s is an attribute; write %[1]s = { .. }", c.Type)
				r.loseKind(k) // its fields, perhaps
			case lang.Find(c.Type) != nil:
				f = f.WithHint("declare it outside, on its own")
			default:
				f = f.WithSuggestion(c.Type, []string{"value", "modify", "rule", "forbid", "except", "while", "action"})
			}
			r.report(f)
		}
	}
}

// breakLoops reports kinds that are, in the end, kinds of themselves, and chains of kinds that are
// too deep.
func (r *Resolver) breakLoops(fresh []*model.Kind) {
	depth := map[*model.Kind]int{}
	for _, k := range r.Game.Kinds {
		if k.Builtin() {
			depth[k] = 1
		}
	}
	for _, k := range fresh {
		var way []*model.Kind
		on := map[*model.Kind]bool{}
		up := k
		for ; depth[up] == 0 && !on[up]; up = up.Parent {
			on[up] = true
			way = append(way, up)
		}
		if on[up] {
			r.errorf("resolve/kind-cycle", up.Range, "kind %q is an ancestor of itself", up.Name)
			for _, x := range way {
				r.loseKind(x)
			}
			up.Parent = r.kinds["concept"]
		}
		for i := len(way) - 1; i >= 0; i-- {
			x := way[i]
			if depth[x] = depth[x.Parent] + 1; depth[x] > maxKindDepth {
				r.errorf("resolve/kind-cycle", x.Range, "kinds may be nested at most %d deep", maxKindDepth)
				x.Parent, depth[x] = r.kinds["concept"], 2
			}
		}
	}
}

// kindNamed finds the kind that a word names.
func (r *Reader) kindNamed(e hclsyntax.Expression) *model.Kind {
	w := Word(e)
	if k := r.kinds[w]; k != nil {
		return k
	}
	if k := r.renamedKind(e); k != nil {
		return k
	}
	f := diag.Errorf("resolve/unknown-kind", e.Range(), "unknown kind %q", w)
	if w == "area" || w == "surface" {
		r.report(f.WithHint("this kind needs a map measured in inches: map \"Table\" { surface = [72, 48] }").WithCause(NoSurface))
		return nil
	}
	if !r.few() {
		r.report(f)
		return nil
	}
	known := model.SortedKeys(r.kinds)
	r.report(f.WithSuggestion(w, known))
	return r.meantKind(w)
}

// meantKind is the kind that a wrong word was probably meant for, to go on as if it stood there:
// one slip, one finding. Nil if there is none. Of the language's own kinds, only one that is a
// single slip away will do: most words are like one of them.
func (r *Reader) meantKind(w string) *model.Kind {
	var own []string
	for _, name := range Keys(r.Names, r.kinds) {
		if k := r.kinds[name]; !k.Builtin() || diag.Slip(w, name) {
			own = append(own, name)
		}
	}
	return r.kinds[diag.Suggest(w, own)]
}

func (r *Reader) thingNames(k *model.Kind) []string {
	if !r.few() {
		return nil
	}
	return r.Names.Of(r.Names.Read, func(s Symbol) bool { return s.Thing != nil && s.Thing.Kind.IsA(k) })
}

// oneOf is the type of one thing of a kind; of a kind of which nobody knows what it is, no type.
func (r *Reader) oneOf(k *model.Kind) model.Type {
	if r.Doubtful(k) {
		return model.TInvalid
	}
	return model.OneOf(k)
}

// Type reads a type expression.
func (r *Reader) Type(e hclsyntax.Expression) model.Type {
	if f, args, ok := CallName(e); ok {
		if len(args) == 1 {
			switch f {
			case "set", "list":
				t := r.Type(args[0])
				form := model.Set
				if f == "list" {
					form = model.List
				}
				if t.Base == model.Invalid {
					return t
				}
				if form == model.Set && t.IsPoint() {
					r.errorf("resolve/type", e.Range(), "a set cannot hold points").hint("write area, or list(point)")
					return model.TInvalid
				}
				if form == model.Set && t.Base != model.ThingOf && t.Base != model.EnumOf {
					r.errorf("resolve/type", e.Range(), "a set can hold things of a kind or names of an enum, not %s", t).hint("write list(" + t.String() + ")")
					return model.TInvalid
				}
				return t.In(form)
			case "maybe":
				t := r.Type(args[0])
				t.Maybe = t.Base != model.Invalid
				return t
			case "design":
				if k := r.kindNamed(args[0]); k != nil {
					return model.Type{Base: model.DesignOf, Kind: k}
				}
				return model.TInvalid
			}
		}
		if f == "optional" && len(args) == 2 {
			return r.Type(args[0])
		}
		r.report(diag.Errorf("resolve/type", e.Range(), "unknown type constructor %q", f).WithSuggestion(f, []string{"set", "list", "maybe", "design", "optional"}))
		return model.TInvalid
	}
	w := Word(e)
	switch w {
	case "number":
		return model.TNumber
	case "bool":
		return model.TBool
	case "text":
		return model.TText
	case "die":
		return model.TDie
	case "point", "area":
		if s := r.Game.Surface; s != nil && w == "point" {
			return s.Point
		} else if s != nil {
			return s.Area()
		}
	}
	if k := r.kinds[w]; k != nil {
		return r.oneOf(k)
	}
	if en := r.enums[w]; en != nil {
		if r.Doubtful(en) {
			return model.TInvalid
		}
		return model.Type{Base: model.EnumOf, Enum: en}
	}
	if m := r.menus[w]; m != nil {
		return model.Type{Base: model.ActionOf, Menu: m}
	}
	if k := r.renamedKind(e); k != nil {
		return r.oneOf(k)
	}
	if !r.few() {
		r.errorf("resolve/unknown-type", e.Range(), "unknown type %q", typeText(e))
		return model.TInvalid
	}
	known := append(model.SortedKeys(r.kinds), model.SortedKeys(r.enums)...)
	known = append(append(known, model.SortedKeys(r.menus)...), "number", "bool", "text", "die")
	if w == "point" || w == "area" {
		r.report(diag.Errorf("resolve/unknown-type", e.Range(), "type %s needs a map with a surface", w).
			WithHint("add map \"Table\" { surface = [72, 48] }").WithCause(NoSurface))
		return model.TInvalid
	}
	if w == "" {
		r.errorf("resolve/unknown-type", e.Range(), "expected a type").hint("write number, bool, text, an enum, a kind, maybe(..), set(..) or list(..)")
		return model.TInvalid
	}
	r.report(diag.Errorf("resolve/unknown-type", e.Range(), "unknown type %q", typeText(e)).WithSuggestion(w, known))
	switch meant := diag.Suggest(w, known); { // go on as if it were meant
	case r.kinds[meant] != nil:
		if k := r.meantKind(w); k != nil {
			return r.oneOf(k)
		}
	case r.enums[meant] != nil:
		return model.Type{Base: model.EnumOf, Enum: r.enums[meant]}
	case meant == "number":
		return model.TNumber
	case meant == "bool":
		return model.TBool
	}
	return model.TInvalid
}

func typeText(e hclsyntax.Expression) string {
	if w := Word(e); w != "" {
		return w
	}
	return "here"
}
