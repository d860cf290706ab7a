package lint

import (
	"slices"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var unusedThing = Rule{
	Code: "lint/unused-thing",
	Doc: "A kind without things; a piece or card that starts nowhere and is never brought into play; a deck or cup " +
		"from which nothing is taken; a box that nothing uses; a result that no end game uses; an enum that is no type of anything. " +
		"Uses in tests do not count.",
	Run: func(g *study, report func(diag.Finding)) {
		for _, k := range g.Kinds {
			if !k.Builtin() && !k.Design && k.Hi == k.Lo && len(k.Children) == 0 {
				report(diag.Warnf("lint/unused-thing", k.Range, "kind %s has no things", english.Spaced(k.Name)).
					WithHint("declare one, %s \"Its name\" {}, or a roster; or remove the kind", k.Name))
			}
		}
		unplaced(g, report)
		named := namedInPlay(g)
		for t := range g.All() {
			if t.Deck != nil && t.Range.Filename != "" && !named.Has(g.Game, t.ID) {
				report(diag.Warnf("lint/unused-thing", t.Range, "no piece is ever taken from %q", t.Title).
					WithHint("add draw card { from = %s }, or remove it", t.Name))
			}
		}
		unusedBoxes(g, named, report)
		unreachedResults(g, named, report)
		unusedEnums(g, report)
	},
}

// unplaced reports pieces that never come anywhere: kinds of which none does, and single ones.
func unplaced(g *study, report func(diag.Finding)) {
	comes := brought(g)
	for _, k := range g.Kinds {
		if k.Builtin() || k.Hi <= k.Lo || !k.Is(model.KindPiece) || comes.All {
			continue
		}
		switch {
		case !comes.Meets(g.Game, k):
			// Else that is told of the wider kind.
			if k.Parent.Builtin() || comes.Meets(g.Game, k.Parent) {
				f := diag.Warnf("lint/unused-thing", k.Range, "no %s is ever placed: all stay in the supply", english.Spaced(k.Name)).
					WithHint("give them a start (at = .., deploy), or move, put or draw them")
				if k.Is(model.KindCard) {
					f = f.WithHint("lay them into a deck (a row of a composition, of or holds of the deck), or move or put them")
				}
				report(f)
			}
		case !k.Design:
			for t := range g.OfKind(k) {
				if t.Kind == k && !comes.Has(g.Game, t.ID) {
					report(diag.Warnf("lint/unused-thing", t.Range, "%q is never placed: it stays in the supply", t.Title).
						WithHint("give it a start (at = .., deploy), or move or put it"))
				}
			}
		}
	}
}

// brought returns all pieces that start somewhere or that statements bring into play. What is drawn
// from a place has come there before.
func brought(g *study) (comes proof.Domain) {
	d := proof.DomainsOf(g.Study)
	drawn := func(s *model.Stmt) bool {
		if s == nil || s.Names != model.NamesDrawn {
			return false
		}
		from := s.Args["from"]
		return from != nil && from.Type().Is(model.ThingOf) && !d.Of(from).Has(g.Game, g.Supply.ID)
	}
	arrived := proof.ArrivedIn(g.Study, d)
	for _, s := range g.Play().Stmts {
		what, _ := proof.Moved(s)
		if l, ok := what.(*model.Local); what == nil || ok && drawn(g.Bound()[l.Var]) || arrived.Before(what) {
			continue
		}
		comes.Include(d.Of(what))
	}
	for _, s := range g.Traffic().Shifts {
		if s.Start {
			comes.Include(s.What)
		}
	}
	return comes
}

// unusedBoxes reports boxes that no rule speaks of, and in which nothing ever lies.
func unusedBoxes(g *study, named proof.Domain, report func(diag.Finding)) {
	var filled proof.Domain
	for _, s := range g.Traffic().Shifts {
		filled.Include(s.To)
	}
	for t := range g.Of(model.KindBox) {
		if t.Range.Filename != "" && t.Track == nil && t.Deck == nil && !named.Has(g.Game, t.ID) && !filled.Has(g.Game, t.ID) {
			report(diag.Warnf("lint/unused-thing", t.Range, "box %q is never used: nothing comes to it, and no rule names it", t.Title).
				WithHint("move pieces to it (to = %s), let them start there, or remove it", t.Name))
		}
	}
}

// namedInPlay returns all things of which rules speak: by name, or as some of a kind. What a place
// is asked for only by x.at says nothing of it; what is made of other expressions says no more than
// these.
func namedInPlay(g *study) proof.Domain {
	var out proof.Domain
	d := proof.DomainsOf(g.Study)
	for _, e := range g.Play().Exprs {
		if e.Type().Base != model.ThingOf {
			continue
		}
		switch x := e.(type) {
		case *model.Cond, *model.Tuple, *model.AsSet, *model.Narrow, *model.For:
		case *model.Get:
			if x.Field.Storage != model.At {
				out.Include(d.Of(e))
			}
		default:
			out.Include(d.Of(e))
		}
	}
	return out
}

// unreachedResults reports results that the game declares and with which nothing ends it. If the
// game never ends, that is reported instead.
func unreachedResults(g *study, named proof.Domain, report func(diag.Finding)) {
	if !ended(g.Play().Stmts) {
		return
	}
	won := slices.ContainsFunc(g.Play().Stmts, func(s *model.Stmt) bool { return s.Ends && s.Args["result"] == nil })
	for _, t := range g.Things {
		switch {
		case t == nil || !t.Kind.Is(model.KindResult) || t.Range.Filename == "" || t.Tier != nil && t.Tier != t || named.Has(g.Game, t.ID):
		case won && (strings.HasSuffix(t.Name, "_wins") || t.Name == "draw"):
			// Of end game { winner = .. }.
		case t.Kind.Is(model.KindResult) && slices.ContainsFunc(g.Kinds,
			func(k *model.Kind) bool { return k.Is(model.KindPlayer) && k.Range == t.Range }):
		default:
			report(diag.Warnf("lint/unused-thing", t.Range, "result %q is never used by end game", t.Title).
				WithHint("add end game { result = %s }, or remove it", t.Name))
		}
	}
}

// unusedEnums reports enums of which no field, parameter, table, result or expression has a name.
func unusedEnums(g *study, report func(diag.Finding)) {
	used := map[*model.Enum]bool{}
	for _, k := range g.Kinds {
		for _, f := range append(k.Fields[:len(k.Fields):len(k.Fields)], k.Borders...) {
			used[f.Type.Enum] = true
		}
	}
	params := func(lists ...[]*model.Var) {
		for _, vs := range lists {
			for _, v := range vs {
				used[v.Type.Enum] = true
			}
		}
	}
	for _, r := range g.Rules {
		params(r.Vars)
		used[r.Returns.Enum] = true
	}
	for _, m := range g.Menus {
		params(m.Vars)
		for _, f := range m.Printed {
			used[f.Type.Enum] = true
		}
	}
	for _, a := range g.Actions {
		params(a.Vars)
	}
	for _, v := range g.Values {
		params(v.Vars)
		used[v.Type.Enum] = true
	}
	for _, t := range g.Tables {
		params(t.Params, t.Results)
	}
	for _, t := range []*proof.Text{g.Play(), g.InTests()} {
		for _, e := range t.Exprs {
			used[e.Type().Enum] = true
		}
	}
	for _, e := range g.Enums {
		if !used[e] && e.Range.Filename != "" {
			report(diag.Warnf("lint/unused-thing", e.Range, "enum %s is never used", english.Spaced(e.Name)).
				WithHint("make it the type of a field or a parameter, or remove it"))
		}
	}
}
