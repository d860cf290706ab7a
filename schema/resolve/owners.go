package resolve

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// declareOwners declares players, sides, results and boxes: nouns that others refer to early.
func (r *Resolver) declareOwners() {
	r.Game.Supply = r.newThing("supply", "supply", r.kinds["box"], model.Origin{})
	r.Game.Out = r.newThing("out", "out of the game", r.kinds["box"], model.Origin{})
	for _, block := range []string{"player", "side", "result"} {
		r.each(func(d Decl) {
			t := r.newThing(english.Slug(d.Block.Labels[0]), d.Block.Labels[0], r.kinds[block], r.originOf(d))
			r.extraFields(d)
			if a := d.Attrs["player"]; block == "side" && a != nil {
				if w := Word(a.Expr); w != "none" {
					if t.Player = r.Names.Thing(r.kinds["player"], w); t.Player == nil {
						r.unknown(Entry{Key: w, At: a.Expr.Range()}, "player", r.thingNames(r.kinds["player"]))
					}
				}
			}
		}, block)
	}
	for _, block := range []string{"box", "deck", "cup"} {
		r.each(func(d Decl) {
			t := r.newThing(english.Slug(d.Block.Labels[0]), d.Block.Labels[0], r.kinds[block], r.originOf(d))
			if a := d.Attrs["seen_by"]; a != nil {
				r.seen[t] = a
			}
			if a := d.Attrs["in_force"]; a != nil {
				t.InForce = Word(a.Expr) == "true" || r.boolean(a)
			}
			if a := d.Attrs["of"]; a != nil {
				t.Holds = r.kindNamed(a.Expr)
			}
			r.extraFields(d)
		}, block)
	}
}

// declareResults says how good results are, when all players are known, and adds results for
// winners.
func (r *Resolver) declareResults() {
	r.declareWinners()
	r.each(func(d Decl) {
		t := r.Names.Thing(r.kinds["result"], english.Slug(d.Block.Labels[0]))
		if t == nil {
			return
		}
		if d.Attrs["winners"] != nil {
			r.shared(t, d)
		}
		if d.Attrs["worth"] != nil {
			r.worth(t, d)
		}
	}, "result")
}

// declareWinners adds a result for each player who may win, and a draw: `end game { winner = white
// }`. A game that declares other results and ends with none of them has these alone: the winner is
// a slip.
func (r *Resolver) declareWinners() {
	if len(r.things(r.kinds["player"])) == 0 {
		r.newThing("player", "player", r.kinds["player"], model.Origin{})
	}
	players := r.things(r.kinds["player"])
	if declared := r.things(r.kinds["result"]); len(declared) > 0 {
		others := slices.ContainsFunc(declared, func(t *model.Thing) bool { return t.Name != "draw" })
		if !r.endsWith("winner") || others && !r.endsWith("result") {
			return
		}
	}
	seen := map[string]bool{}
	for i, p := range players {
		if seen[p.Name] { // reported
			continue
		}
		seen[p.Name] = true
		t := r.newThing(p.Name+"_wins", english.Agree(p.Title, "win"), r.kinds["result"], model.Origin{Range: p.Range})
		t.Worth = make([]int32, len(players))
		for j := range players {
			t.Worth[j] = -r.Game.Unit
		}
		t.Worth[i] = r.Game.Unit
	}
	if r.Names.Thing(r.kinds["result"], "draw") == nil {
		d := r.newThing("draw", "Draw", r.kinds["result"], model.Origin{})
		d.Worth = make([]int32, len(players))
	}
	if len(players) == 1 {
		l := r.newThing(players[0].Name+"_loses", english.Agree(players[0].Title, "lose"), r.kinds["result"], model.Origin{})
		l.Worth = []int32{-r.Game.Unit}
	}
}

// things lists the things of a kind declared so far.
func (r *Reader) things(k *model.Kind) []*model.Thing {
	var out []*model.Thing
	for _, t := range r.Game.Things {
		if t != nil && t.Kind.IsA(k) {
			out = append(out, t)
		}
	}
	return out
}

// newThing declares a thing under its name. Ids are given later, by number.
func (r *Reader) newThing(name, title string, k *model.Kind, o model.Origin) *model.Thing {
	t := &model.Thing{Name: name, Title: title, Kind: k, Origin: o}
	r.Game.Things = append(r.Game.Things, t)
	if name != "" {
		r.add(r.Names.Read, name, Symbol{Thing: t, Range: o.Range})
	}
	return t
}

// extraFields rejects attributes that a built-in kind's block does not have; such kinds have no
// fields of the game's own.
func (r *Reader) extraFields(d Decl) {
	desc := describe(d.Block.Type)
	for _, a := range SortedAttrs(d.Block.Body) {
		if desc.Attr(a.Name) == nil {
			r.report(diag.Errorf("resolve/unknown-attribute", a.NameRange, "%s has no attribute %q", d.Block.Type, a.Name).
				WithSuggestion(a.Name, desc.AttrNames()))
		}
	}
}

// endsWith says whether the game ends anywhere with a winner, or with a result.
func (r *Resolver) endsWith(attr string) bool {
	var in func(b *hclsyntax.Block) bool
	in = func(b *hclsyntax.Block) bool {
		if b.Type == "end" && b.Body.Attributes[attr] != nil {
			return true
		}
		for _, c := range b.Body.Blocks {
			if in(c) {
				return true
			}
		}
		return false
	}
	for _, list := range [][]Decl{r.decls, r.instances} {
		for _, d := range list {
			if in(d.Block) {
				return true
			}
		}
	}
	return false
}
