package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// traversal checks a.b.c: a name, then words after dots.
func (c *Checker) traversal(e *Env, x *hclsyntax.ScopeTraversalExpr, want model.Type) model.Expr {
	root := english.Slug(x.Traversal.RootName())
	rootRange := x.Traversal[0].SourceRange()
	if v := e.Find(root); v != nil {
		v.Used = true
		return c.stepsFrom(e, c.sure(e, &model.Local{Node: Node(v.Type, rootRange), Var: v}), x.Traversal, 1)
	}
	if w := e.Weights[root]; w != nil {
		return c.stepsFrom(e, &model.Call{Node: Node(w.Type, rootRange), Value: w}, x.Traversal, 1)
	}
	if n := e.Notes[root]; n != nil && n.Of == nil {
		return c.stepsFrom(e, c.sure(e, &model.Get{Node: Node(n.Type, rootRange), Field: n}), x.Traversal, 1)
	}
	if root == "game" && len(x.Traversal) > 1 {
		return c.gameField(x)
	}
	if len(x.Traversal) == 2 {
		if name, _ := Step(x.Traversal[1]); name == "supply" {
			for _, s := range c.Names.Read[root] {
				if s.Marker != nil {
					if s.Marker.Count == 0 {
						c.report(diag.Errorf("check/no-count", x.Range(), "marker %q has no count, so its supply is unknown", s.Marker.Title).
							WithHint("add a count to the marker, or remove this: a marker without a count never runs out").WithRelated(s.Marker.Range, "marker"))
						return Bad(x.Range())
					}
					return &model.Get{Node: Node(model.TNumber, x.Range()), Field: &model.Field{
						Name:    name,
						Type:    model.TNumber,
						Storage: model.MarkerSupply,
						Marker:  s.Marker,
					}}
				}
			}
		}
	}
	if q, n := c.qualified(e, x); q != nil {
		return c.stepsFrom(e, q, x.Traversal, n)
	}
	whole := len(x.Traversal) == 1
	rootWant := want
	if !whole {
		rootWant = model.TInvalid
	}
	s, ok := c.lookup(e, root, rootRange, rootWant, x.Traversal)
	if !ok {
		return Bad(x.Range())
	}
	return c.stepsFrom(e, s, x.Traversal, 1)
}

// qualified reads kind.name and enum.name.
func (c *Checker) qualified(e *Env, x *hclsyntax.ScopeTraversalExpr) (model.Expr, int) {
	if len(x.Traversal) < 2 {
		return nil, 0
	}
	root := english.Slug(x.Traversal.RootName())
	name, at := Step(x.Traversal[1])
	whole := hcl.RangeBetween(x.Traversal[0].SourceRange(), at)
	for _, s := range c.Names.Read[root] {
		if s.Kind == nil {
			continue
		}
		if len(c.Names.Read[root]) > 1 && c.Names.Thing(s.Kind, name) == nil && c.Names.Design(s.Kind, name) == nil {
			continue // the word is a thing's name as well, and what follows is a word of that thing
		}
		if c.meansOne(s.Kind, name) {
			return c.symbol(e, s, x.Traversal[0].SourceRange()), len(x.Traversal)
		}
		return c.ofKind(s.Kind, name, whole, at), 2
	}
	for _, en := range c.Game.Enums {
		if en.Name == root {
			if i := en.Index(name); i >= 0 {
				return Const(model.Type{Base: model.EnumOf, Enum: en}, int32(i), whole), 2
			}
			c.report(diag.Errorf("check/unknown-name", at, "%s has no name %q", en.Name, name).WithSuggestion(name, en.Slugs))
			return Bad(whole), len(x.Traversal)
		}
	}
	return nil, 0
}

// meansOne says whether a kind's name stands where the name of one of its things is meant: what
// follows is a field, and no thing of that name.
func (c *Checker) meansOne(k *model.Kind, name string) bool {
	return c.Names.Thing(k, name) == nil && c.Names.Design(k, name) == nil && len(c.fieldsOf(k, name)) > 0
}

func Step(t hcl.Traverser) (string, hcl.Range) {
	switch t := t.(type) {
	case hcl.TraverseAttr:
		r := t.SrcRange
		if r.End.Byte-r.Start.Byte == len(t.Name)+1 { // the range begins at the dot
			r.Start.Byte++
			r.Start.Column++
		}
		return english.Slug(t.Name), r
	case hcl.TraverseIndex:
		if t.Key.Type() == cty.String {
			return english.Slug(t.Key.AsString()), t.SrcRange
		}
		return "", t.SrcRange
	}
	return "", t.SourceRange()
}

// gameField reads game.over and game.result.
func (c *Checker) gameField(x *hclsyntax.ScopeTraversalExpr) model.Expr {
	name, at := Step(x.Traversal[1])
	switch name {
	case "over":
		return &model.Get{Node: Node(model.TBool, x.Range()), Field: &model.Field{Name: "over", Type: model.TBool, Storage: model.GameOver}}
	case "result":
		t := model.OneOf(c.Game.Kind(model.KindResult))
		t.Maybe = true
		return &model.Get{Node: Node(t, x.Range()), Field: &model.Field{Name: "result", Type: t, Storage: model.GameResult}}
	}
	c.report(diag.Errorf("check/unknown-field", at, "game has no field %q", name).WithSuggestion(name, []string{"over", "result"}))
	return Bad(x.Range())
}

func (c *Checker) steps(e *Env, of model.Expr, path hcl.Traversal) model.Expr {
	return c.stepsFrom(e, of, path, 0)
}

// stepsFrom reads the words after the dots, from the i-th on.
func (c *Checker) stepsFrom(e *Env, of model.Expr, path hcl.Traversal, i int) model.Expr {
	for ; i < len(path); i++ {
		if of.Type().Base == model.Invalid {
			return of
		}
		if _, ok := path[i].(hcl.TraverseSplat); ok {
			c.Errorf("check/expression", path[i].SourceRange(), "[*] is not allowed here")
			return Bad(of.Range())
		}
		name, at := Step(path[i])
		of = c.sure(e, c.field(e, of, name, at))
	}
	return of
}

// fieldsOf finds the fields of a name on a kind: its own or one above it; else those that some of
// its sub-kinds have.
func (c *Checker) fieldsOf(k *model.Kind, name string) []*model.Field {
	for f := range k.AllFields() {
		if f.Name == name {
			return []*model.Field{f}
		}
	}
	var out []*model.Field
	var down func(*model.Kind)
	down = func(k *model.Kind) {
		for _, ch := range k.Children {
			for _, f := range ch.Fields {
				if f.Name == name {
					out = append(out, f)
				}
			}
			down(ch)
		}
	}
	down(k)
	return out
}

func (c *Checker) fieldNames(k *model.Kind) []string {
	seen := map[string]bool{}
	var out []string
	add := func(k *model.Kind) {
		for _, f := range k.Fields {
			if !seen[f.Name] {
				seen[f.Name] = true
				out = append(out, f.Name)
			}
		}
	}
	for up := k; up != nil; up = up.Parent {
		add(up)
	}
	var down func(*model.Kind)
	down = func(k *model.Kind) {
		for _, ch := range k.Children {
			add(ch)
			down(ch)
		}
	}
	down(k)
	return out
}

// mayHave says whether things of a kind may have any field: some kind is one of which nobody knows
// what it is, and it may be the space that is meant, or the path that it is a step of.
func (c *Checker) mayHave(k *model.Kind) bool {
	if c.r.Doubtful(k) {
		return true
	}
	if k.Builtin() {
		return c.r.KindsLost()
	}
	return slices.ContainsFunc(c.Game.Kinds, func(o *model.Kind) bool { return o.Of != nil && k.IsA(o.Of) && c.r.Doubtful(o) })
}

// field reads the word after a dot.
func (c *Checker) field(e *Env, of model.Expr, name string, at hcl.Range) model.Expr {
	t := of.Type()
	whole := hcl.RangeBetween(of.Range(), at)
	switch t.Base {
	case model.RowOf:
		return c.resultOf(of, name, at, whole)
	case model.ActionOf:
		if f := model.Find(t.Menu.Printed, func(f *model.Field) bool { return f.Name == name }); f != nil {
			return &model.ActionField{Node: Node(f.Type, whole), Of: of, Field: f}
		}
		c.report(diag.Errorf("check/unknown-field", at, "the actions of menu %q have no field %q", t.Menu.Title, name).
			WithSuggestion(name, fieldNames(t.Menu.Printed)))
		return Bad(whole)
	case model.DesignOf:
		return c.fieldOfDesign(of, name, at, whole)
	case model.BorderOf:
		return c.borderField(of, name, at, whole)
	case model.PointOf:
		if x, ok := c.coordinate(of, name); ok && t.Form == model.One {
			if t.Maybe {
				x = c.Coerce(e, of, t.Sure())
			}
			return x
		}
		c.report(diag.Errorf("check/unknown-field", at, "%s has no field %q", t, name).
			WithHint("write x (inches from the west edge) or y (inches from the south edge)"))
		return Bad(whole)
	case model.ThingOf:
		return c.fieldOfThing(e, of, name, at, whole)
	}
	f := diag.Errorf("check/unknown-field", at, "%s has no fields", t).WithAbout(blame.Heads(of)...)
	if spelled := c.Digits(of); spelled != "" {
		f = f.WithHint("a name that begins with a digit is written with its kind: %s.%s", spelled, name)
	}
	c.report(f)
	return Bad(whole)
}

// resultOf reads a result of a row: of the one that a look-up finds, or of one that is at hand.
func (c *Checker) resultOf(of model.Expr, name string, at, whole hcl.Range) model.Expr {
	t := of.Type().Table
	i := slices.IndexFunc(t.Results, func(v *model.Var) bool { return v.Name == name })
	if i < 0 {
		c.report(diag.Errorf("check/unknown-field", at, "table %q has no result %q", t.Title, name).
			WithSuggestion(name, varNames(t.Results)))
		return Bad(whole)
	}
	result := &model.Look{Node: Node(t.Results[i].Type, whole), Table: t, Row: of, Column: i}
	if l, ok := of.(*model.Look); ok && l.Row == nil {
		result.Args, result.Row = l.Args, nil
	}
	return result
}

// fieldOfDesign reads what is printed on all copies of a design, or the copies in the supply.
func (c *Checker) fieldOfDesign(of model.Expr, name string, at, whole hcl.Range) model.Expr {
	k := of.Type().Kind
	if name == "supply" {
		return &model.Get{Node: Node(model.SetOf(k), whole), Of: of, Field: &model.Field{
			Name:    name,
			Type:    model.SetOf(k),
			Storage: model.Supply,
			Kind:    k,
		}}
	}
	fs := c.fieldsOf(k, name)
	if len(fs) == 1 && fs[0].Storage == model.Printed {
		return &model.Get{Node: Node(fs[0].Type, whole), Of: of, Field: fs[0]}
	}
	known := c.Names.Few(c.fieldNames(k))
	f := diag.Errorf("check/unknown-field", at, "a design has no field %q", name).WithSuggestion(name, append(known, "supply"))
	if slices.Contains(known, name) {
		f = diag.Errorf("check/unknown-field", at, "a design has no field %q; only its copies have", name)
	}
	c.report(f)
	return Bad(whole)
}

// fieldOfThing reads a field of a thing, or of each of a set.
func (c *Checker) fieldOfThing(e *Env, of model.Expr, name string, at, whole hcl.Range) model.Expr {
	t := of.Type()
	fs := c.fieldsOf(t.Kind, name)
	if len(fs) == 0 {
		if !c.mayHave(t.Kind) {
			c.noField(of, name, at)
		}
		return Bad(whole)
	}
	ft, ok := c.typeOfAll(fs, name, at)
	if !ok {
		return Bad(whole)
	}
	if name == "at" && fs[0].Storage == model.TrackAt {
		if k, ok := of.(*model.Const); ok && c.Game.Things[k.N].Track != nil {
			ft = model.OneOf(c.Game.Things[k.N].Track.Boxes)
		}
	}
	if t.Form != model.One {
		return c.fieldOfSet(e, of, fs, ft, name, at, whole)
	}
	if t.Maybe && ft.Form == model.One && !ft.Is(model.Bool) {
		c.report(c.doubt(e, of, "test it before reading .%s", name))
		return Bad(whole)
	}
	return &model.Get{Node: Node(ft, whole), Of: of, Field: fs[0], Others: fs[1:]}
}

// noField reports a field that things of a kind do not have.
func (c *Checker) noField(of model.Expr, name string, at hcl.Range) {
	t := of.Type()
	f := diag.Errorf("check/unknown-field", at, "%s has no field %q", t.Kind.Name, name).
		WithSuggestion(name, c.Names.Few(c.fieldNames(t.Kind))).
		WithAbout(blame.Heads(of)...).WithCause(blame.NoField(t.Kind, name))
	if fn := c.Words.Function(name); fn != nil && t.Form != model.One {
		f.Hint, f.Fixes = "call it as a function: "+name+"(...)", nil
	}
	if hint := c.otherwise(of, name); hint != "" {
		f.Hint, f.Fixes = hint, nil
	}
	c.report(f)
}

// typeOfAll is the type of a field that several sub-kinds have, each its own; false if no type fits
// them all.
func (c *Checker) typeOfAll(fs []*model.Field, name string, at hcl.Range) (model.Type, bool) {
	for _, f := range fs {
		if f.Storage == model.Computed {
			c.Value(f.Value)
			f.Type = f.Value.Type
		}
	}
	t := fs[0].Type
	for _, f := range fs[1:] {
		j, ok := Join(t, f.Type)
		if !ok {
			c.Errorf("check/type", at, "%q is %s in one sub-kind and %s in another", name, t, f.Type)
			return t, false
		}
		t = j
	}
	return t, true
}

// fieldOfSet reads a word after a set: an adjective keeps those for which it holds, a set-valued
// field gathers, a thing-valued one maps.
func (c *Checker) fieldOfSet(e *Env, of model.Expr, fs []*model.Field, ft model.Type, name string, at, whole hcl.Range) model.Expr {
	t := of.Type()
	if ft.Is(model.Bool) && t.Form == model.Set {
		out := t
		if fs[0].Storage == model.OfKind && fs[0].Kind.IsA(t.Kind) {
			out.Kind = fs[0].Kind
		}
		return &model.Where{Node: Node(out, whole), Set: of, Field: fs[0], Others: fs[1:]}
	}
	v := &model.Var{Type: t.Elem(), Used: true, Brief: true, Range: whole}
	e.Proc.Vars = append(e.Proc.Vars, v)
	get := &model.Get{Node: Node(ft, whole), Of: &model.Local{Node: Node(v.Type, of.Range()), Var: v}, Field: fs[0], Others: fs[1:]}
	switch {
	case ft.Form == model.Set:
		return &model.For{Node: Node(ft, whole), Var: v, Over: of, Elem: get}
	case ft.Is(model.ThingOf) && !ft.Maybe:
		list := &model.For{Node: Node(ft.In(model.List), whole), Var: v, Over: of, Elem: get}
		return &model.AsSet{Node: Node(ft.In(model.Set), whole), X: list}
	}
	c.report(diag.Errorf("check/set-field", at, "%q is a field of one %s, not of a set", name, t.Kind.Name).
		WithHint("write s[*].%s for the list of all values, as in sum(s[*].%s), or only(s).%s or first(s) for one member", name, name,
			name).WithAbout(blame.Heads(of)...))
	return Bad(whole)
}

func varNames(vs []*model.Var) []string {
	return english.Each(vs, func(v *model.Var) string { return v.Name })
}

func fieldNames(fs []*model.Field) []string {
	return english.Each(fs, func(f *model.Field) string { return f.Name })
}

// BareName makes a traversal of one name.
func BareName(name string, at hcl.Range) hcl.Traversal {
	return hcl.Traversal{hcl.TraverseRoot{Name: name, SrcRange: at}}
}
