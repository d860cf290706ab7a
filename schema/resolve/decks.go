package resolve

import (
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// declareDecks makes the decks of compositions, and says what every deck and cup holds at the
// start.
func (r *Resolver) declareDecks() {
	used := map[string]int32{}
	r.Each(func(d decl.Decl) { r.composition(d, used) }, "composition")
	r.Each(func(d decl.Decl) {
		t := r.Names.Thing(r.Kinds[d.Block.Type], english.Slug(d.Block.Labels[0]))
		if t == nil {
			return
		}
		var held []*model.Thing
		if a := d.Attrs["holds"]; a != nil {
			for _, e := range r.NamesOf(a) {
				n := len(held)
				for c := range r.Game.All() {
					if c.Name == e.Key && c.Kind.IsA(r.Kinds["piece"]) {
						held = append(held, c)
					}
				}
				for _, c := range held[n:] {
					r.belongs(t, c, e.At)
				}
				if len(held) == n {
					r.Unknown(e, "card or chit", r.ThingNames(r.Kinds["piece"]))
				}
			}
		} else if a := d.Attrs["of"]; a != nil {
			if k := r.KindOf(a.Expr, "piece"); k != nil && !k.IsA(r.Kinds["piece"]) && !r.Doubtful(k) {
				r.Errorf("resolve/deck-of", a.Expr.Range(), "a %s holds pieces (cards, chits, ..), not %s", d.Block.Type, k.Plural)
			} else if k != nil {
				held = r.Things(k)
			}
		}
		t.Deck = &model.DeckStart{Cards: held}
	}, "deck", "cup")
}

// belongs reports a card that is not of the kind for which its deck is: whoever draws it takes it
// for one.
func (r *Resolver) belongs(deck, card *model.Thing, at hcl.Range) {
	k := deck.Holds
	for up := deck.Kind; k == nil && up != nil; up = up.Parent {
		k = up.Of
	}
	if k != nil && !card.Kind.IsA(k) {
		r.Report(diag.Errorf("resolve/deck-of", at, "%q holds %s; %q is one of the %s", deck.Title, k.Plural, card.Title,
			card.Kind.Base().Plural).
			WithRelated(card.Range, "declared here").WithHint("remove it, or give the deck a common kind: of = ..").
			WithCause("deck of", deck.Name, card.Kind.Base().Name))
	}
}

func (r *Resolver) composition(d decl.Decl, used map[string]int32) {
	c := &model.Composition{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Origin: r.OriginOf(d)}
	r.Game.Decks = append(r.Game.Decks, c)
	k := r.Kinds["deck"]
	if a := d.Attrs["makes"]; a != nil {
		if m := r.KindNamed(a.Expr); m != nil {
			k = m
		}
	}
	decks := r.NamesOf(d.Attrs["decks"])
	for _, e := range decks {
		o := c.Origin
		o.Range = e.At
		t := r.NewThing(e.Key, e.Title, k, o)
		t.Deck = &model.DeckStart{}
		c.Decks = append(c.Decks, t)
	}
	sums, unread := make([]int32, len(decks)), make([]bool, len(decks))
	a := d.Attrs["rows"]
	if a == nil || len(decks) == 0 { // reported
		return
	}
	entries, ok := syntax.Entries(a.Expr, func(diag.Finding) {})
	if !ok {
		return
	}
	for _, e := range entries {
		design := r.Names.Design(r.Kinds["piece"], e.Key)
		if design == nil {
			r.Unknown(e, "card", r.Names.Of(r.Names.Read, func(s symbol.Symbol) bool {
				return (s.Design != nil && s.Design.IsA(r.Kinds["piece"])) || (s.Thing != nil && s.Thing.Kind.IsA(r.Kinds["card"]))
			}))
			r.Doubt(d.Block)
			continue
		}
		cells, ok := syntax.Items(e.Value)
		if !ok || len(cells) != len(decks) {
			r.Errorf("resolve/row", e.Value.Range(), "row %q must have %d number(s), one for each deck", e.Title, len(decks))
			r.Doubt(d.Block)
			continue
		}
		copies := r.Things(design)
		for _, t := range c.Decks[:min(1, len(copies), len(c.Decks))] {
			r.belongs(t, copies[0], e.At)
		}
		for i, cell := range cells {
			n, ok := r.Whole(cell)
			if !ok {
				r.Errorf("resolve/number", cell.Range(), "expected a whole number")
				unread[i] = true
				continue
			}
			sums[i] += n
			for ; n > 0 && int(used[e.Key]) < len(copies); n-- {
				c.Decks[i].Deck.Cards = append(c.Decks[i].Deck.Cards, copies[used[e.Key]])
				used[e.Key]++
			}
		}
	}
	r.compositionTotals(d, c, sums, unread, entries)
}

func (r *Resolver) compositionTotals(d decl.Decl, c *model.Composition, sums []int32, unread []bool, rows []syntax.Entry) {
	a := d.Attrs["totals"]
	if a == nil {
		return
	}
	e := a.Expr
	items, ok := syntax.Items(e)
	if ok && len(items) < len(sums) && r.mods.AddsDecks(d) {
		sums = sums[:len(items)] // nothing is printed of decks that mods have added
	}
	if !ok || len(items) != len(sums) {
		r.Errorf("resolve/row", e.Range(), "totals must have %d number(s), one for each deck", len(sums))
		return
	}
	followed := r.mods.Followed(d, len(items), 1)
	for i, it := range items {
		n, ok := r.Whole(it)
		if !ok {
			r.Errorf("resolve/number", it.Range(), "expected a whole number")
		}
		if ok && n+followed[i] != sums[i] && !r.Doubtful(d.Block) && !unread[i] {
			f := diag.Errorf("resolve/total", it.Range(), "deck %q holds %d cards, not %d", c.Decks[i].Title, sums[i], n+followed[i])
			if f = r.totalOfMod(d, f, rows); len(f.Related) > 0 {
				missing := make([]string, len(sums))
				for j := range sums {
					printed, _ := r.Whole(items[j])
					missing[j] = strconv.Itoa(int(sums[j] - printed - followed[j]))
				}
				r.Report(f.WithHint("revise the totals too: totals = { add = [%s] }", strings.Join(missing, ", ")))
				return
			}
			r.Report(f)
		}
	}
}

// totalOfMod blames a wrong total on what mods say of the rows, if they say something: on the
// total that one of them revises, or else on the first row that is no longer the game's.
func (r *Resolver) totalOfMod(d decl.Decl, f diag.Finding, rows []syntax.Entry) diag.Finding {
	game := d.Block.Range().Filename
	for _, row := range rows {
		at := row.Value.Range()
		if at.Filename == game {
			continue
		}
		printed := f.Range
		if printed.Filename == game {
			f.Range = at
			return f.WithRelated(printed, "printed total")
		}
		return f.WithRelated(at, "changed here")
	}
	return f
}
