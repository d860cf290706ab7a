package blame

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/model"
)

// One slip in a declaration makes all who use what it declares disagree with it: a parameter of
// another name or type, a marker on nothing, a field that is no number any more. Each of them makes
// a finding at its own place. They are told as one where the declaration is to blame: a finding
// names the declarations that it speaks of (diag.Finding.About), and a declaration is to blame if
// at least half of its uses are wrong, and more than one is. Nothing is left out: a finding that
// stands for others names their places.

// Evidence is what the blame for findings is found by. One that is nil notes nothing.
type Evidence struct {
	read     []model.Expr                 // what has been read without an error
	fills    []Filling                    // what fills what
	misses   []miss                       // names that a procedure does not bind
	derived  map[hcl.Range][]hcl.Range    // of what the type of a declaration is that of
	nameless map[*model.Scope][]hcl.Range // statements without the name that they would bind
}

// Filling is an expression with the declaration of what it fills: a parameter, a field, a column.
type Filling struct{ At, Decl hcl.Range }

// miss is a finding on a name that is not bound in a procedure.
type miss struct {
	finding int
	name    string
	in      *model.Scope
}

// NewEvidence returns evidence of nothing yet.
func NewEvidence() *Evidence {
	return &Evidence{derived: map[hcl.Range][]hcl.Range{}, nameless: map[*model.Scope][]hcl.Range{}}
}

// Read notes an expression of which the type is known.
func (e *Evidence) Read(x model.Expr) {
	if e != nil && x.Type().Base != model.Invalid {
		e.read = append(e.read, x)
	}
}

// Fills notes that an expression fills something that is declared elsewhere.
func (e *Evidence) Fills(at, decl hcl.Range) {
	if e != nil && decl.Filename != "" {
		e.fills = append(e.fills, Filling{at, decl})
	}
}

// Derives notes that the type of a declaration is that of an expression.
func (e *Evidence) Derives(decl hcl.Range, from model.Expr) {
	if e != nil {
		e.derived[decl] = Heads(from)
	}
}

// Misses notes that the finding of a number is on a name which the procedure does not bind.
func (e *Evidence) Misses(finding int, name string, in *model.Scope) {
	if e != nil {
		e.misses = append(e.misses, miss{finding, name, in})
	}
}

// Nameless notes a statement that does not say which name it binds.
func (e *Evidence) Nameless(in *model.Scope, at hcl.Range) {
	if e != nil {
		e.nameless[in] = append(e.nameless[in], at)
	}
}

// Heads lists the declarations that an expression has its type from.
func Heads(x model.Expr) []hcl.Range {
	var out []hcl.Range
	add := func(at hcl.Range) {
		if at.Filename != "" {
			out = append(out, at)
		}
	}
	switch x := x.(type) {
	case *model.Local:
		add(x.Var.Range)
	case *model.Get:
		add(x.Field.Range)
		if x.Field.Marker != nil {
			add(x.Field.Marker.Range)
		}
	case *model.Call:
		add(x.Value.Range)
	case *model.Look:
		if x.Column >= 0 && x.Column < len(x.Table.Results) {
			add(x.Table.Results[x.Column].Range)
		}
	case *model.AsSet:
		return Heads(x.X)
	case *model.Narrow:
		return Heads(x.X)
	case *model.Where:
		return Heads(x.Set)
	case *model.For:
		if x.Elem != nil {
			return Heads(x.Elem)
		}
		return Heads(x.Over)
	case *model.Cond:
		return append(Heads(x.Then), Heads(x.Else)...)
	case *model.Func:
		for _, a := range x.Args {
			out = append(out, Heads(a)...)
		}
	}
	return out
}

// chain lists the declarations that an expression reads on its way: of x.y.z those of all three.
func chain(x model.Expr) []hcl.Range {
	g, ok := x.(*model.Get)
	if !ok || g.Of == nil {
		return Heads(x)
	}
	return append(chain(g.Of), Heads(x)...)
}
