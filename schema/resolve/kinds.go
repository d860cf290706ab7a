package resolve

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// direction is the name of the enum that the language itself has: the ways across a grid.
const direction = "direction"

// declareDirections adds the built-in enum `direction`, with its names and its plural. Whatever a
// game calls by one of these names comes first; a game with an enum or a kind `direction` of its
// own does without the language's.
func (r *Resolver) declareDirections() {
	if r.Enums[direction] != nil || r.Kinds[direction] != nil {
		return
	}
	e := &model.Enum{Name: direction, Title: direction, Names: model.DirectionNames, Slugs: model.DirectionNames}
	r.Enums[direction] = e
	r.Game.Enums = append(r.Game.Enums, e)
	r.Game.Direction = e
	r.Names.Read[direction+"s"] = append(r.Names.Read[direction+"s"], symbol.Symbol{Enum: e, Yields: true})
	for i, n := range e.Slugs {
		r.Names.Read[n] = append(r.Names.Read[n], symbol.Symbol{Member: e, Index: i, Yields: true})
	}
}

func builtinKind(name string) bool {
	return slices.ContainsFunc(builtinKinds, func(b struct{ name, is, plural string }) bool { return b.name == name })
}

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

// membersOf is what is of a kind, such as the spaces of a path, or what lies in a deck.
type membersOf struct{ kind *model.Kind }

const maxKindDepth = 32

func (r *Resolver) declareEnums() {
	r.Each(func(d decl.Decl) {
		e := &model.Enum{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Origin: r.OriginOf(d)}
		for _, n := range r.NamesOf(d.Attrs["names"]) {
			e.Names = append(e.Names, n.Title)
			e.Slugs = append(e.Slugs, n.Key)
			r.Enter(r.Names.Read, n.Key, symbol.Symbol{Member: e, Index: len(e.Slugs) - 1, Range: n.At})
		}
		if d.Attrs["names"] == nil { // reported: nothing is said of names that it may have
			r.Doubt(e)
		}
		if len(e.Names) > 64 {
			r.Errorf("resolve/enum-size", e.Range, "an enum may have at most 64 names")
		}
		r.Enums[e.Name] = e
		r.Game.Enums = append(r.Game.Enums, e)
		r.Enter(r.Names.Read, english.Plural(e.Name), symbol.Symbol{Enum: e, Range: e.Range})
	}, "enum")
}

func (r *Resolver) declareKinds() {
	for _, b := range builtinKinds {
		k := &model.Kind{Name: b.name, Title: b.name, Plural: b.plural, Parent: r.Kinds[b.is]}
		if k.Parent != nil {
			k.SeenBy = k.Parent.SeenBy
			k.Parent.Children = append(k.Parent.Children, k)
		}
		if b.name == "deck" || b.name == "cup" || b.name == "piece" {
			k.SeenBy.Rule = model.SeenByNobody
		}
		r.Kinds[b.name] = k
		r.Game.Kinds = append(r.Game.Kinds, k)
		r.Names.Read[b.plural] = append(r.Names.Read[b.plural], symbol.Symbol{Set: k})
		r.Names.Read[b.name] = append(r.Names.Read[b.name], symbol.Symbol{Kind: k})
	}
	r.measuredKinds()
	decls := map[*model.Kind]decl.Decl{}
	var fresh []*model.Kind
	r.Each(func(d decl.Decl) {
		k := &model.Kind{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Origin: r.OriginOf(d)}
		if old := r.Kinds[k.Name]; old != nil {
			f := diag.Errorf("resolve/duplicate", d.Block.LabelRanges[0], "duplicate kind %q", k.Name)
			if old.Builtin() {
				f = diag.Errorf("resolve/duplicate", d.Block.LabelRanges[0], "%q is a built-in kind", k.Name).
					WithHint("choose another name, and write it wherever this kind is meant")
			} else {
				f = f.WithRelated(old.Range, "other declaration")
			}
			r.Report(f)
			return
		}
		if lang.Find(k.Name) != nil {
			r.Errorf("resolve/duplicate", d.Block.LabelRanges[0], "%q is a keyword of the language", k.Name).
				Hint("choose another name, and write it wherever this kind is meant")
			return
		}
		r.Kinds[k.Name] = k
		decls[k] = d
		fresh = append(fresh, k)
		r.Game.Kinds = append(r.Game.Kinds, k)
	}, "kind")
	for _, k := range fresh {
		d := decls[k]
		if a := d.Attrs["is"]; a != nil {
			if k.Parent = r.KindNamed(a.Expr); k.Parent == nil {
				k.Parent = r.SlipOf(syntax.Word(a.Expr))
			}
		}
		strange := k.Parent == nil // nobody knows what its things are
		if strange {
			k.Parent = r.Kinds["concept"]
			r.Doubt(k)
		}
		if a := d.Attrs["of"]; a != nil {
			if k.Of = r.KindNamed(a.Expr); k.Of == nil { // reported
				r.Doubt(membersOf{k})
			}
		}
		if n, ok := r.Integer(d.Attrs["length"]); ok {
			k.Length = int32(n)
			if n < 1 || n > 10000 {
				r.Errorf("resolve/number", d.Attrs["length"].Expr.Range(), "a path must have from 1 to 10000 steps")
				k.Length = 1
			}
		}
		k.Plural = r.Name(d.Attrs["plural"], english.Plural(k.Name))
		r.Enter(r.Names.Read, k.Plural, symbol.Symbol{Set: k, Range: k.Range})
		r.Enter(r.Names.Read, k.Name, symbol.Symbol{Kind: k, Range: k.Range})
	}
	r.breakLoops(fresh)
	for _, k := range fresh {
		k.Parent.Children = append(k.Parent.Children, k)
	}
	for _, k := range fresh {
		if r.Doubtful(k) {
			r.LoseKind(k)
		}
	}
	for _, k := range fresh {
		r.gatherBody(decls[k].Block, decls[k].Context, k)
	}
}

// gatherBody lists the blocks inside a kind's or thing's body; additions there hold for each such
// thing in force.
func (r *Resolver) gatherBody(b *hclsyntax.Block, ctx decl.Context, k *model.Kind) {
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
			if lang.Find(c.Type) != nil {
				f = f.WithHint("declare it outside, on its own")
			} else {
				f = f.WithSuggestion(c.Type, []string{"value", "modify", "rule", "forbid", "except", "while", "action"})
			}
			r.Report(f)
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
			r.Errorf("resolve/kind-cycle", up.Range, "kind %q is an ancestor of itself", up.Name)
			for _, x := range way {
				r.LoseKind(x)
			}
			up.Parent = r.Kinds["concept"]
		}
		for _, x := range slices.Backward(way) {
			if depth[x] = depth[x.Parent] + 1; depth[x] > maxKindDepth {
				r.Errorf("resolve/kind-cycle", x.Range, "kinds may be nested at most %d deep", maxKindDepth)
				x.Parent, depth[x] = r.Kinds["concept"], 2
			}
		}
	}
}
