package resolve

import (
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// declareMarkers declares tokens and the words that they add to their hosts.
func (r *Resolver) declareMarkers() {
	r.each(func(d Decl) {
		m := &model.Marker{
			Name:   english.Slug(d.Block.Labels[0]),
			Title:  d.Block.Labels[0],
			Origin: r.originOf(d),
			Index:  int32(len(r.Game.Markers)),
		}
		if a := d.Attrs["on"]; a != nil {
			m.On = r.kindNamed(a.Expr)
		}
		lost := m.On == nil // nobody knows what carries it
		if lost {
			m.On = r.kinds["piece"]
			r.loseDecl(m.Range)
		}
		if n, ok := r.integer(d.Attrs["count"]); ok {
			m.Count, m.Limit = int32(n), int32(n)
			if n < 1 {
				r.errorf("resolve/number", d.Attrs["count"].Expr.Range(), "a marker's count must be 1 or more").hint("leave count out if the marker never runs out")
				m.Count, m.Limit = 1, 1
			}
		}
		if a := d.Attrs["limit"]; a != nil {
			if !r.boolean(a) {
				m.Limit = 0
			}
			if d.Attrs["count"] == nil {
				r.errorf("resolve/limit", a.NameRange, "limit has no effect on a marker without a count").
					hint("add count, or remove limit")
			}
		}
		if a := d.Attrs["many"]; a != nil {
			m.Many = r.boolean(a)
		}
		word := m.Name
		if a := d.Attrs["adjective"]; a != nil {
			if w := r.name(a); w != "" {
				word = w
			}
		}
		m.Has = &model.Field{Name: word, Title: m.Title, Type: model.TBool, Of: m.On, Storage: model.HasMarker, Marker: m, Origin: m.Origin}
		r.addField(m.On, m.Has)
		if lost {
			r.loseWords(word)
		}
		m.Plural = m.Name + "s"
		if a := d.Attrs["plural"]; a != nil {
			if w := r.name(a); w != "" {
				m.Plural = w
			}
		}
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
			r.addField(m.On, m.Number)
			if lost {
				r.loseWords(m.Plural)
			}
		}
		if a := d.Attrs["start"]; a != nil {
			r.Bodies.MarkStarts[m] = a.Expr
		}
		r.Game.Markers = append(r.Game.Markers, m)
		r.add(r.Names.Read, m.Name, Symbol{Marker: m, Range: m.Range})
	}, "marker")
}
