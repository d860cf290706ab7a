package rulebook

import (
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// show writes a value for readers.
func (x *Writer) show(t model.Type, v int32) string { return scene.Reads(x.g, t, v) }

// showAll writes several values of a type.
func (x *Writer) showAll(t model.Type, vs []int32) string {
	out := english.Each(vs, func(v int32) string { return x.show(t.Elem(), v) })
	return strings.Join(out, ", ")
}

// expr writes an expression: what it names, if it is always the same, else as it stands in the
// content.
func (x *Writer) expr(e model.Expr) string {
	if vs, ok := constants(e); ok {
		return x.showAll(e.Type(), vs)
	}
	return x.text.Expr(e)
}

// constants returns the values of an expression that says them itself. Values may name values, and
// come back to themselves: what is long is shown as it is written.
func constants(e model.Expr) ([]int32, bool) {
	left := maxConstants
	return constantsOf(e, &left)
}

// maxConstants is how many expressions are read to find constants.
const maxConstants = 1000

func constantsOf(e model.Expr, left *int) ([]int32, bool) {
	if *left--; *left < 0 {
		return nil, false
	}
	switch e := e.(type) {
	case *model.Const:
		return []int32{e.N}, true
	case *model.AsSet:
		return constantsOf(e.X, left)
	case *model.Narrow:
		return constantsOf(e.X, left)
	case *model.Unary:
		if vs, ok := constantsOf(e.X, left); ok && e.Op == "-" && len(vs) == 1 {
			return []int32{-vs[0]}, true
		}
	case *model.Call:
		if len(e.Args) == 0 && len(e.Value.Modifiers) == 0 {
			return constantsOf(e.Value.Base, left)
		}
	case *model.Tuple:
		var out []int32
		for _, el := range e.Elems {
			vs, ok := constantsOf(el, left)
			if !ok {
				return nil, false
			}
			out = append(out, vs...)
		}
		return out, true
	}
	return nil, false
}

// many returns what several things of a kind are called.
func many(k *model.Kind) string { return english.Capital(english.Spaced(k.Plural)) }
