package proof

import (
	"slices"

	"sandtable/schema/model"
)

// Domain is an upper bound of what an expression comes to: all things of some kinds, and some
// things of their own. What is not in it is never there.
type Domain struct {
	Kinds []*model.Kind
	IDs   map[int32]bool
	All   bool // nothing is known
}

// Has reports whether a thing may be in it.
func (d Domain) Has(g *model.Game, id int32) bool {
	if d.All || d.IDs[id] {
		return true
	}
	t := g.Things[id]
	return t != nil && slices.ContainsFunc(d.Kinds, t.Kind.IsA)
}

// Meets reports whether a thing of a kind may be in it.
func (d Domain) Meets(g *model.Game, k *model.Kind) bool {
	if d.All || slices.ContainsFunc(d.Kinds, func(x *model.Kind) bool { return x.IsA(k) || k.IsA(x) }) {
		return true
	}
	if int(k.Hi-k.Lo) < len(d.IDs) { // of a kind with few things, each is looked up
		for id := k.Lo; id < k.Hi; id++ {
			if d.IDs[id] {
				return true
			}
		}
		return false
	}
	for id := range d.IDs {
		if t := g.Things[id]; t != nil && t.Kind.IsA(k) {
			return true
		}
	}
	return false
}

// Overlaps reports whether something may be in both.
func (d Domain) Overlaps(g *model.Game, e Domain) bool {
	if d.All || e.All {
		return true
	}
	for _, k := range d.Kinds {
		if e.Meets(g, k) {
			return true
		}
	}
	for id := range d.IDs {
		if e.Has(g, id) {
			return true
		}
	}
	return false
}

// Domains finds out what expressions come to, through names to where they are bound.
type Domains struct {
	g      *Study
	fields map[*model.Field]Domain // what is printed on all things that have them
	vars   map[*model.Var]Domain   // names bound
}

// DomainsOf finds out domains in a game.
func DomainsOf(g *Study) *Domains {
	return &Domains{g: g, fields: map[*model.Field]Domain{}, vars: map[*model.Var]Domain{}}
}

// Of returns the domain of a thing, or of a set or list of things.
func (x *Domains) Of(e model.Expr) Domain {
	var d Domain
	x.add(&d, e, 0)
	return d
}

func (x *Domains) add(d *Domain, e model.Expr, depth int) {
	if e == nil || depth > maxDepth {
		d.All = true
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

// narrower reports whether an expression, taken as one of a narrower kind, tells more than that
// kind.
func (d *Domain) narrower(e model.Expr, t model.Type) bool {
	c, ok := e.(*model.Const)
	return ok && c.T.Base == model.ThingOf && t.Base == model.ThingOf
}

// kind adds all things of a type's kind.
func (d *Domain) kind(t model.Type) {
	if (t.Base != model.ThingOf && t.Base != model.DesignOf) || t.Kind == nil {
		d.All = d.All || t.Base != model.Nothing
		return
	}
	d.addKind(t.Kind)
}

// maxKinds bounds how many kinds a domain tells apart; of more nothing is known.
const maxKinds = 200

func (d *Domain) addKind(k *model.Kind) {
	if !d.All && !slices.Contains(d.Kinds, k) {
		d.Kinds = append(d.Kinds, k)
		d.All = len(d.Kinds) > maxKinds
	}
}

// Include adds what is in another domain.
func (d *Domain) Include(e Domain) {
	d.All = d.All || e.All
	for _, k := range e.Kinds {
		d.addKind(k)
	}
	for id := range e.IDs {
		d.addID(id)
	}
}

func (d *Domain) addID(id int32) {
	if d.IDs == nil {
		d.IDs = map[int32]bool{}
	}
	d.IDs[id] = true
}

func (x *Domains) constant(d *Domain, c *model.Const) {
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
func (x *Domains) local(d *Domain, e *model.Local, depth int) {
	known, ok := x.vars[e.Var]
	if !ok {
		if from := boundTo(x.g.Bound()[e.Var]); from != nil {
			x.add(&known, from, depth+1)
		} else {
			known.kind(e.T)
		}
		x.vars[e.Var] = known
	}
	d.Include(known)
}

// boundTo returns what a statement takes the name that it binds from; nil if that is not known.
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
func (x *Domains) printed(d *Domain, e *model.Get) {
	for _, f := range FieldsOf(e) {
		if f.Storage != model.Printed || f.Type.Base != model.ThingOf {
			d.kind(e.T)
			return
		}
		known, ok := x.fields[f]
		if !ok {
			for id := f.Of.Lo; id < f.Of.Hi; id++ {
				for _, v := range Values(f, id) {
					if v != model.None {
						x.constant(&known, &model.Const{Node: model.Node{T: f.Type.Elem()}, N: v})
					}
				}
			}
			x.fields[f] = known
		}
		d.Include(known)
	}
}
