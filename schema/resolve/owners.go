package resolve

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// declareOwners declares players, sides, results and boxes: nouns that others refer to early.
func (r *Resolver) declareOwners() {
	r.Game.Supply = r.NewThing("supply", "supply", r.Kinds["box"], model.Origin{})
	r.Game.Out = r.NewThing("out", "out of the game", r.Kinds["box"], model.Origin{})
	for _, block := range []string{"player", "side", "result"} {
		r.Each(func(d decl.Decl) {
			t := r.NewThing(english.Slug(d.Block.Labels[0]), d.Block.Labels[0], r.Kinds[block], r.OriginOf(d))
			r.ExtraFields(d)
			if a := d.Attrs["player"]; block == "side" && a != nil {
				if w := syntax.Word(a.Expr); w != "none" {
					if t.Player = r.Names.Thing(r.Kinds["player"], w); t.Player == nil {
						r.Unknown(syntax.Entry{Key: w, At: a.Expr.Range()}, "player", r.ThingNames(r.Kinds["player"]))
					}
				}
			}
		}, block)
	}
	for _, block := range []string{"box", "deck", "cup"} {
		r.Each(func(d decl.Decl) {
			t := r.NewThing(english.Slug(d.Block.Labels[0]), d.Block.Labels[0], r.Kinds[block], r.OriginOf(d))
			if a := d.Attrs["seen_by"]; a != nil {
				r.seen[t] = a
			}
			if a := d.Attrs["in_force"]; a != nil {
				t.InForce = syntax.Word(a.Expr) == "true" || r.Boolean(a)
			}
			if a := d.Attrs["of"]; a != nil {
				t.Holds = r.KindNamed(a.Expr)
			}
			r.ExtraFields(d)
		}, block)
	}
}

// declareResults says how good results are, when all players are known, and adds results for
// winners.
func (r *Resolver) declareResults() {
	r.declareWinners()
	r.Each(func(d decl.Decl) {
		t := r.Names.Thing(r.Kinds["result"], english.Slug(d.Block.Labels[0]))
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
	if len(r.Things(r.Kinds["player"])) == 0 {
		r.NewThing("player", "player", r.Kinds["player"], model.Origin{})
	}
	players := r.Things(r.Kinds["player"])
	if declared := r.Things(r.Kinds["result"]); len(declared) > 0 {
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
		t := r.NewThing(p.Name+"_wins", english.Agree(p.Title, "win"), r.Kinds["result"], model.Origin{Range: p.Range})
		t.Worth = make([]int32, len(players))
		for j := range players {
			t.Worth[j] = -r.Game.Unit
		}
		t.Worth[i] = r.Game.Unit
	}
	if r.Names.Thing(r.Kinds["result"], "draw") == nil {
		d := r.NewThing("draw", "Draw", r.Kinds["result"], model.Origin{})
		d.Worth = make([]int32, len(players))
	}
	if len(players) == 1 {
		l := r.NewThing(players[0].Name+"_loses", english.Agree(players[0].Title, "lose"), r.Kinds["result"], model.Origin{})
		l.Worth = []int32{-r.Game.Unit}
	}
}

// endsWith says whether the game ends anywhere with a winner, or with a result.
func (r *Resolver) endsWith(attr string) bool {
	ends := func(b *hclsyntax.Block) bool { return b.Type == "end" && b.Body.Attributes[attr] != nil }
	return slices.ContainsFunc(r.All(), func(d decl.Decl) bool { return slices.ContainsFunc(syntax.Within(d.Block), ends) })
}
