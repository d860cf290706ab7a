package resolve

import (
	"slices"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// maxWinners is how many players may share a result: there is a result for each company of them.
const maxWinners = 6

// shared adds, to a result that may have winners, the same result as each company of them has won
// it.
func (r *Resolver) shared(t *model.Thing, d decl.Decl) {
	for _, e := range r.NamesOf(d.Attrs["winners"]) {
		p := r.Names.Thing(r.Kinds["player"], e.Key)
		switch {
		case p == nil:
			r.Unknown(e, "player", r.ThingNames(r.Kinds["player"]))
		case slices.Contains(t.Winners, p):
			r.Report(diag.Errorf("resolve/duplicate", e.At, "duplicate winner %q", p.Title))
		default:
			t.Winners = append(t.Winners, p)
		}
	}
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
