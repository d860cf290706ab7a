package resolve

import (
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
)

// declareMarkers declares tokens and the words that they add to their hosts.
func (r *Resolver) declareMarkers() {
	r.Each(func(d decl.Decl) {
		m := &model.Marker{
			Name:   english.Slug(d.Block.Labels[0]),
			Title:  d.Block.Labels[0],
			Origin: r.OriginOf(d),
			Index:  int32(len(r.Game.Markers)),
		}
		if a := d.Attrs["on"]; a != nil {
			m.On = r.KindNamed(a.Expr)
		}
		lost := m.On == nil // nobody knows what carries it
		if lost {
			m.On = r.Kinds["piece"]
			r.LoseDecl(m.Range)
		}
		if n, ok := r.Integer(d.Attrs["count"]); ok {
			m.Count, m.Limit = int32(n), int32(n)
			if n < 1 {
				r.Errorf("resolve/number", d.Attrs["count"].Expr.Range(), "a marker's count must be 1 or more").
					Hint("leave count out if the marker never runs out")
				m.Count, m.Limit = 1, 1
			}
		}
		if a := d.Attrs["limit"]; a != nil {
			if !r.Boolean(a) {
				m.Limit = 0
			}
			if d.Attrs["count"] == nil {
				r.Errorf("resolve/limit", a.NameRange, "limit has no effect on a marker without a count").
					Hint("add count, or remove limit")
			}
		}
		if a := d.Attrs["many"]; a != nil {
			m.Many = r.Boolean(a)
		}
		word := r.Name(d.Attrs["adjective"], m.Name)
		m.Has = &model.Field{Name: word, Title: m.Title, Type: model.TBool, Of: m.On, Storage: model.HasMarker, Marker: m, Origin: m.Origin}
		r.AddField(m.On, m.Has)
		if lost {
			r.LoseWords(word)
		}
		m.Plural = r.Name(d.Attrs["plural"], english.Plural(m.Name))
		m.Number = &model.Field{
			Name:    m.Plural,
			Title:   m.Plural,
			Type:    model.TNumber,
			Of:      m.On,
			Storage: model.MarkerCount,
			Marker:  m,
			Origin:  m.Origin,
		}
		if m.Many {
			r.AddField(m.On, m.Number)
			if lost {
				r.LoseWords(m.Plural)
			}
		}
		if a := d.Attrs["start"]; a != nil {
			r.Bodies.MarkStarts[m] = a.Expr
		}
		r.Game.Markers = append(r.Game.Markers, m)
		r.Enter(r.Names.Read, m.Name, symbol.Symbol{Marker: m, Range: m.Range})
	}, "marker")
}
