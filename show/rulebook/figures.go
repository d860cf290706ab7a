package rulebook

import (
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/model"
)

// operators are what operators are called.
var operators = map[string]string{"==": "is", "!=": "is not", "<": "is less than", "<=": "is at most", ">": "is more than", ">=": "is at least",
	"&&": "and", "||": "or", "+": "+", "-": "-", "*": "x", "/": "/"}

// figure writes in words how a figure comes about; false if only the content can say it. Values and
// tables are called by their titles, so what they are asked of is left out.
func (x *Writer) figure(e model.Expr) (string, bool) {
	if vs, ok := constants(e); ok {
		return x.showAll(e.Type(), vs), true
	}
	switch e := e.(type) {
	case *model.Local:
		return english.Spaced(e.Var.Name), true
	case *model.Get:
		return owner(e.Of, e.T) + english.Spaced(e.Field.Title), true
	case *model.Call:
		return english.Spaced(e.Value.Title), true
	case *model.Look:
		if e.Column >= 0 && len(e.Table.Results) > 1 {
			return english.Spaced(e.Table.Results[e.Column].Name) + " (" + e.Table.Title + ")", true
		}
		return e.Table.Title, true
	case *model.Narrow:
		return x.figure(e.X)
	case *model.AsSet:
		return x.figure(e.X)
	case *model.TrackNumber:
		return e.Track.Thing.Title, true
	case *model.Func:
		if lesser := map[string]string{"min": "the lesser of ", "max": "the greater of "}[e.Name]; lesser != "" && len(e.Args) == 2 {
			a, ok := x.figure(e.Args[0])
			b, also := x.figure(e.Args[1])
			return lesser + a + " and " + b, ok && also && a != b
		}
		return e.Name, e.Name == "distance"
	case *model.Unary:
		text, ok := x.figure(e.X)
		return map[string]string{"-": "-", "!": "not "}[e.Op] + text, ok && simple(e.X)
	case *model.Binary:
		a, ok := x.figure(e.X)
		b, also := x.figure(e.Y)
		return a + " " + operators[e.Op] + " " + b, ok && also && a != b && operators[e.Op] != "" && joins(e.X, e.Op) && joins(e.Y, e.Op)
	case *model.Cond:
		when, ok := x.figure(e.If)
		then, so := x.figure(e.Then)
		other, also := x.figure(e.Else)
		return then + " if " + when + ", else " + other, ok && so && also && simple(e.Then) && simple(e.Else)
	}
	return "", false
}

// simple reports whether an expression needs no brackets anywhere.
func simple(e model.Expr) bool {
	switch e.(type) {
	case *model.Binary, *model.Cond, *model.Func:
		return false
	}
	return true
}

// joins reports whether an operand needs no brackets: a row of one operator, or a comparison that and
// or or joins.
func joins(e model.Expr, op string) bool {
	in, ok := e.(*model.Binary)
	switch f, call := e.(*model.Func); {
	case call:
		return len(f.Args) > 0 && f.Name == "distance"
	case !ok:
		return simple(e)
	case in.Op == op:
		return op == "&&" || op == "||" || op == "+"
	}
	return (op == "&&" || op == "||") && strings.ContainsAny(in.Op, "=<>")
}

// owner is whose figure is read, if it is one that a rule names: the firer's. What holds or not says
// itself.
func owner(e model.Expr, t model.Type) string {
	for {
		switch of := e.(type) {
		case *model.Get:
			e = of.Of
			continue
		case *model.Narrow:
			e = of.X
			continue
		case *model.Local:
			if !t.Is(model.Bool) {
				return chosen(of.Var) + "'s "
			}
		}
		return ""
	}
}
