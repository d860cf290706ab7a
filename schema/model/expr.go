package model

import "github.com/hashicorp/hcl/v2"

// Expr is a checked expression: pure, typed, with every name resolved.
type Expr interface {
	Type() Type
	Range() hcl.Range
}

// Node is the part common to all expressions: type and place.
type Node struct {
	T Type
	R hcl.Range
}

// Type is the static type.
func (n Node) Type() Type { return n.T }

// Range is the place in the source.
func (n Node) Range() hcl.Range { return n.R }

// The expressions.
type (
	// Const is a number, a bool, an enum name, a thing, a design, a die or none.
	Const struct {
		Node
		N int32
	}
	// Words is a text: literal parts and expressions in turn.
	Words struct {
		Node
		Parts []Expr // nil where Lits speaks
		Lits  []string
	}
	// Tuple is [a, b, c]: a set if its type is one, else a list.
	Tuple struct {
		Node
		Elems []Expr
	}
	// Local reads a bound name.
	Local struct {
		Node
		Var *Var
	}
	// Get reads a field of a thing. Of is nil for fields of the game. Several fields of one name
	// may stand on different sub-kinds.
	Get struct {
		Node
		Of     Expr
		Field  *Field
		Others []*Field
	}
	// Members is all things of a kind that take part in the game.
	Members struct {
		Node
		Kind *Kind
	}
	// Where keeps those members of a set for which an adjective holds.
	Where struct {
		Node
		Set    Expr
		Field  *Field
		Others []*Field
	}
	// Call reads a value with its arguments.
	Call struct {
		Node
		Value *Value
		Args  []Expr
	}
	// Look reads a table. Column is the result's index, or -1 for the row's number; Row, if set, is
	// a row found before.
	Look struct {
		Node
		Table  *Table
		Args   []Expr
		Row    Expr
		Column int
	}
	// Func calls a built-in function.
	Func struct {
		Node
		Name string
		Args []Expr
		FuncTraits
	}
	// Unary is ! or -.
	Unary struct {
		Node
		Op string
		X  Expr
	}
	// Binary is an operator of two operands.
	Binary struct {
		Node
		Op   string
		X, Y Expr
	}
	// Cond is c ? x : y.
	Cond struct {
		Node
		If, Then, Else Expr
	}
	// For is a comprehension: a filtered set when Elem is nil, else a list.
	For struct {
		Node
		Var  *Var
		Over Expr
		If   Expr
		Elem Expr
	}
	// Pool is so many dice of one kind.
	Pool struct {
		Node
		Count, Die Expr
	}
	// TrackNumber reads the number of the box where a track's marker stands.
	TrackNumber struct {
		Node
		Track *Track
	}
	// ActionField reads what an action states for its menu.
	ActionField struct {
		Node
		Of    Expr
		Field *Field
	}
	// Narrow takes a thing as one of a narrower kind; it is an error at run time if it is none.
	Narrow struct {
		Node
		X Expr
	}
	// Counted is a modifier's condition where whoever counts is told that it holds. It is made by
	// the compiler; no text says it.
	Counted struct {
		Node
		X  Expr
		Of *Modifier
	}
	// AsSet turns a thing or a list of things into a set.
	AsSet struct {
		Node
		X Expr
	}
)

// Walk calls f for e and every expression within it, outermost first.
func Walk(e Expr, f func(Expr)) {
	if e == nil {
		return
	}
	f(e)
	for _, c := range Parts(e) {
		Walk(c, f)
	}
}

// Parts returns the direct sub-expressions.
func Parts(e Expr) []Expr {
	var out []Expr
	add := func(es ...Expr) {
		for _, x := range es {
			if x != nil {
				out = append(out, x)
			}
		}
	}
	switch e := e.(type) {
	case *Words:
		add(e.Parts...)
	case *Tuple:
		add(e.Elems...)
	case *Get:
		add(e.Of)
	case *Where:
		add(e.Set)
	case *Call:
		add(e.Args...)
	case *Look:
		add(e.Args...)
		add(e.Row)
	case *Func:
		add(e.Args...)
	case *Unary:
		add(e.X)
	case *Binary:
		add(e.X, e.Y)
	case *Cond:
		add(e.If, e.Then, e.Else)
	case *For:
		add(e.Over, e.If, e.Elem)
	case *Pool:
		add(e.Count, e.Die)
	case *ActionField:
		add(e.Of)
	case *AsSet:
		add(e.X)
	case *Narrow:
		add(e.X)
	case *Counted:
		add(e.X)
	}
	return out
}

// WalkStmts calls f for each statement, outermost first, and g for each expression in them. Either
// may be nil.
func WalkStmts(ss []*Stmt, f func(*Stmt), g func(Expr)) {
	for _, s := range ss {
		if s == nil {
			continue
		}
		if f != nil {
			f(s)
		}
		if g != nil {
			Walk(s.Noun, g)
			for _, k := range SortedKeys(s.Args) {
				Walk(s.Args[k], g)
			}
		}
		WalkStmts(s.Parts, f, g)
		WalkStmts(s.Body, f, g)
		if s.Else != nil {
			WalkStmts([]*Stmt{s.Else}, f, g)
		}
	}
}
