package resolve

import (
	"slices"
	"strings"

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
				r.sight.Of[t] = a
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

// maxWinners is how many players may share a result: there is a result for each company of them.
const maxWinners = 6

// shared adds, to a result that may have winners, the same result as each company of them has won
// it.
func (r *Resolver) shared(t *model.Thing, d decl.Decl) {
	t.Winners = r.PlayersOf(d.Attrs["winners"])
	if len(t.Winners) > maxWinners {
		r.Errorf("resolve/winners", d.Attrs["winners"].Expr.Range(), "at most %d players can share a result", maxWinners)
		t.Winners = t.Winners[:maxWinners]
	}
	t.WonBy = []*model.Thing{t}
	for mask := 1; mask < 1<<len(t.Winners); mask++ {
		var names, titles []string
		for i, p := range t.Winners {
			if mask>>i&1 != 0 {
				names, titles = append(names, p.Name), append(titles, p.Title)
			}
		}
		o := t.Origin
		o.Range.Filename = "" // nothing of its own in the outline
		w := r.NewThing(t.Name+"_"+strings.Join(names, "_"), t.Title+": "+strings.Join(titles, ", "), t.Kind, o)
		w.Tier = t
		t.WonBy = append(t.WonBy, w)
	}
}

// worth reads how good a result is for each player.
func (r *Resolver) worth(t *model.Thing, d decl.Decl) {
	players := r.Things(r.Kinds["player"])
	t.Worth = make([]int32, len(players))
	a := d.Attrs["worth"]
	if entries, ok := syntax.Entries(a.Expr, r.Report); ok {
		r.worthEach(t, entries, players)
		return
	}
	n, ok := r.Number(a.Expr)
	switch {
	case !ok:
		r.Errorf("resolve/number", a.Expr.Range(), "worth must be a number, or a number for each player: { white = 1, black = -1 }")
	case len(t.Winners) > 0:
		r.Errorf("resolve/winners", a.Expr.Range(), "worth of a result with winners must depend on the winners").
			Hint("write { winners = .., others = .. }")
	default:
		for i := range t.Worth {
			t.Worth[i] = -n
		}
		t.Worth[0] = n
	}
}

// worthEach reads { white = 1, black = -1 }; of a result with winners also { winners = 2, others =
// 1 }. A player's own figure goes before these.
func (r *Resolver) worthEach(t *model.Thing, entries []syntax.Entry, players []*model.Thing) {
	own := map[*model.Thing]int32{}
	var winners, others int32
	for _, e := range entries {
		n, ok := r.Number(e.Value)
		if !ok {
			r.Errorf("resolve/number", e.Value.Range(), "worth must be a number")
		}
		i := slices.IndexFunc(players, func(p *model.Thing) bool { return p.Name == e.Key })
		switch {
		case i >= 0:
			own[players[i]] = n
		case len(t.Winners) > 0 && e.Key == "winners":
			winners = n
		case len(t.Winners) > 0 && e.Key == "others":
			others = n
		default:
			known := r.ThingNames(r.Kinds["player"])
			if len(t.Winners) > 0 {
				known = append(known, "winners", "others")
			}
			r.Unknown(e, "player", known)
		}
	}
	results := t.WonBy
	if results == nil {
		results = []*model.Thing{t}
	}
	for mask, w := range results {
		w.Worth = make([]int32, len(players))
		for i, p := range players {
			w.Worth[i] = others
			if k := slices.Index(t.Winners, p); k >= 0 && mask>>k&1 != 0 {
				w.Worth[i] = winners
			}
			if n, ok := own[p]; ok {
				w.Worth[i] = n
			}
		}
	}
}
