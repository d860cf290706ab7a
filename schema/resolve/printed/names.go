package printed

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// Names gives spaces the names that features have for them: words for content and for people,
// beside those of the map.
func Names(r *decl.Reader) {
	named := map[*model.Thing]syntax.Entry{}
	r.Each(func(d decl.Decl) {
		for _, e := range r.Entries(d.Attrs["names"], "resolve/feature", "{ name = space }") {
			ids, ok := r.Constant(e.Value, model.OneOf(r.Kinds["space"]))
			if !ok {
				r.LoseWords(e.Title)
				continue
			}
			t := r.Game.Things[ids[0]]
			other := r.Names.Thing(t.Kind.Base(), e.Key)
			switch old, twice := named[t]; {
			case twice:
				r.Report(diag.Errorf("resolve/feature", e.At, "%s has two names, %q and %q", t.Label(), old.Title, e.Title).WithRelated(old.At, "other declaration"))
				continue
			case other != nil:
				at := other.Range
				if old, also := named[other]; also {
					at = old.At
				}
				r.Report(diag.Errorf("resolve/duplicate", e.At, "duplicate name %q", e.Key).WithRelated(at, "other declaration"))
				continue
			}
			named[t], t.Called, t.Title = e, e.Title, t.Title+" "+e.Title
			r.Short(t.Title, e.At)
			r.Enter(r.Names.Read, e.Key, symbol.Symbol{Thing: t, Range: e.At, Yields: true})
		}
	}, "feature")
}
