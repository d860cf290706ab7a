package lint

import (
	"slices"

	"sandtable/schema/model"
)

// domain is an upper bound of what an expression comes to: all things of some kinds, and some
// things of their own. What is not in it is never there.
type domain struct {
	kinds []*model.Kind
	ids   map[int32]bool
	all   bool // nothing is known
}

// has says whether a thing may be in it.
func (d domain) has(g *model.Game, id int32) bool {
	if d.all || d.ids[id] {
		return true
	}
	t := g.Things[id]
	return t != nil && slices.ContainsFunc(d.kinds, t.Kind.IsA)
}

// meets says whether a thing of a kind may be in it.
func (d domain) meets(g *model.Game, k *model.Kind) bool {
	if d.all || slices.ContainsFunc(d.kinds, func(x *model.Kind) bool { return x.IsA(k) || k.IsA(x) }) {
		return true
	}
	if int(k.Hi-k.Lo) < len(d.ids) { // of a kind with few things, each is looked up
		for id := k.Lo; id < k.Hi; id++ {
			if d.ids[id] {
				return true
			}
		}
		return false
	}
	for id := range d.ids {
		if t := g.Things[id]; t != nil && t.Kind.IsA(k) {
			return true
		}
	}
	return false
}

// overlaps says whether something may be in both.
func (d domain) overlaps(g *model.Game, e domain) bool {
	if d.all || e.all {
		return true
	}
	for _, k := range d.kinds {
		if e.meets(g, k) {
			return true
		}
	}
	for id := range d.ids {
		if e.has(g, id) {
			return true
		}
	}
	return false
}

// domains finds out what expressions come to, through names to where they are bound.
type domains struct {
	g      *study
	fields map[*model.Field]domain // what is printed on all things that have them
	vars   map[*model.Var]domain   // names bound
}

func domainsOf(g *study) *domains {
	return &domains{g: g, fields: map[*model.Field]domain{}, vars: map[*model.Var]domain{}}
}

// of is the domain of a thing, or of a set or list of things.
func (x *domains) of(e model.Expr) domain {
	var d domain
	x.add(&d, e, 0)
	return d
}

func (x *domains) add(d *domain, e model.Expr, depth int) {
	if e == nil || depth > maxDepth {
		d.all = true
		return
	}
	switch e := e.(type) {
	case *model.Const:
		x.constant(d, e)
	case *model.Tuple:
		for _, el := range e.Elems {
			x.add(d, el, depth+1)
		}
	case *model.Cond:
		x.add(d, e.Then, depth+1)
		x.add(d, e.Else, depth+1)
	case *model.Narrow:
		if d.narrower(e.X, e.T) {
			x.add(d, e.X, depth+1)
		} else {
			d.kind(e.T)
		}
	case *model.AsSet:
		x.add(d, e.X, depth+1)
	case *model.For:
		if e.Elem == nil {
			x.add(d, e.Over, depth+1)
		} else {
			x.add(d, e.Elem, depth+1)
		}
	case *model.Local:
		x.local(d, e, depth)
	case *model.Get:
		x.printed(d, e)
	default:
		d.kind(e.Type())
	}
}

// narrower says whether an expression, taken as one of a narrower kind, tells more than that kind.
func (d *domain) narrower(e model.Expr, t model.Type) bool {
	c, ok := e.(*model.Const)
	return ok && c.T.Base == model.ThingOf && t.Base == model.ThingOf
}

// kind adds all things of a type's kind.
func (d *domain) kind(t model.Type) {
	if (t.Base != model.ThingOf && t.Base != model.DesignOf) || t.Kind == nil {
		d.all = d.all || t.Base != model.Nothing
		return
	}
	d.addKind(t.Kind)
}

// maxKinds bounds how many kinds a domain tells apart; of more nothing is known.
const maxKinds = 200

func (d *domain) addKind(k *model.Kind) {
	if !d.all && !slices.Contains(d.kinds, k) {
		d.kinds = append(d.kinds, k)
		d.all = len(d.kinds) > maxKinds
	}
}

// include adds what is in another domain.
func (d *domain) include(e domain) {
	d.all = d.all || e.all
	for _, k := range e.kinds {
		d.addKind(k)
	}
	for id := range e.ids {
		d.addID(id)
	}
}

func (d *domain) addID(id int32) {
	if d.ids == nil {
		d.ids = map[int32]bool{}
	}
	d.ids[id] = true
}

func (x *domains) constant(d *domain, c *model.Const) {
	switch {
	case c.N == model.None:
	case c.T.Base == model.ThingOf && c.N >= 0 && int(c.N) < len(x.g.Things):
		d.addID(c.N)
	case c.T.Base == model.DesignOf && c.N >= 0 && int(c.N) < len(x.g.Kinds):
		d.kind(model.OneOf(x.g.Kinds[c.N]))
	default:
		d.kind(c.T)
	}
}

// local adds what a bound name stands for: what the statement that binds it takes it from, or else
// anything of its type.
func (x *domains) local(d *domain, e *model.Local, depth int) {
	known, ok := x.vars[e.Var]
	if !ok {
		if from := boundTo(x.g.bound()[e.Var]); from != nil {
			x.add(&known, from, depth+1)
		} else {
			known.kind(e.T)
		}
		x.vars[e.Var] = known
	}
	d.include(known)
}

// boundTo is what a statement takes the name that it binds from; nil if that is not known.
func boundTo(s *model.Stmt) model.Expr {
	switch {
	case s == nil:
	case s.Names == model.NamesValue:
		return s.Args["value"]
	case (s.Names == model.NamesMember || s.Names == model.NamesChoice) && len(s.Parts) == 0:
		return s.Args["from"]
	}
	return nil
}

// printed adds what fields say of things, or anything of their type.
func (x *domains) printed(d *domain, e *model.Get) {
	for _, f := range fieldsOf(e) {
		if f.Storage != model.Printed || f.Type.Base != model.ThingOf {
			d.kind(e.T)
			return
		}
		known, ok := x.fields[f]
		if !ok {
			for id := f.Of.Lo; id < f.Of.Hi; id++ {
				for _, v := range values(f, id) {
					if v != model.None {
						x.constant(&known, &model.Const{Node: model.Node{T: f.Type.Elem()}, N: v})
					}
				}
			}
			x.fields[f] = known
		}
		d.include(known)
	}
}
