package check

import (
	"strconv"
	"strings"

	"sandtable/schema/model"
)

// keyOf is a text that two expressions share only if they always mean the same, whatever lies on
// the table: how a fact is looked up. It is empty for an expression that no fact can be about.
func (c *Checker) keyOf(x model.Expr) string {
	w := keyWriter{c: c}
	if w.write(x); w.failed {
		return ""
	}
	return w.String()
}

// filledKey is the key of the fact that a set or list is not empty.
func (c *Checker) filledKey(set model.Expr) string {
	if key := c.keyOf(set); key != "" {
		return "any " + key
	}
	return ""
}

// maxKey bounds a key: nobody states facts about what takes a page to write.
const maxKey = 4096

type keyWriter struct {
	strings.Builder
	c      *Checker
	bound  []*model.Var // by the comprehensions around, outermost first: their names do not matter
	failed bool
}

func (w *keyWriter) write(x model.Expr) {
	if w.Len() > maxKey {
		w.failed = true
	}
	if w.failed {
		return
	}
	switch x := x.(type) {
	case *model.Const:
		w.part("#", int(x.T.Base), strconv.Itoa(int(x.N)))
	case *model.Local:
		w.local(x.Var)
	case *model.Get:
		w.field(x.Field)
		w.of(x.Of)
	case *model.Members:
		w.part("all", w.c.number(x.Kind), "")
	case *model.Where:
		w.part("where", w.c.number(x.Field), "")
		w.of(x.Set)
	case *model.Call:
		w.part("call", w.c.number(x.Value), "")
		w.of(x.Args...)
	case *model.Look:
		w.part("look", w.c.number(x.Table), strconv.Itoa(x.Column))
		w.of(x.Args...)
		w.of(x.Row)
	case *model.Func:
		w.part("f", len(x.Args), x.Name)
		w.of(x.Args...)
	case *model.Unary:
		w.part(x.Op, 0, "")
		w.of(x.X)
	case *model.Binary:
		w.part(x.Op, 0, "")
		w.of(x.X, x.Y)
	case *model.Cond:
		w.part("?", 0, "")
		w.of(x.If, x.Then, x.Else)
	case *model.For:
		w.part("for", 0, "")
		w.of(x.Over)
		w.bound = append(w.bound, x.Var)
		w.of(x.If, x.Elem)
		w.bound = w.bound[:len(w.bound)-1]
	case *model.Tuple:
		w.part("[", len(x.Elems), "")
		w.of(x.Elems...)
	case *model.Narrow:
		w.write(x.X)
	case *model.AsSet:
		w.write(x.X)
	case *model.TrackNumber:
		w.part("track", w.c.number(x.Track), "")
	case *model.ActionField:
		w.part("of act", w.c.number(x.Field), "")
		w.of(x.Of)
	default:
		w.failed = true
	}
}

func (w *keyWriter) part(word string, n int, name string) {
	w.WriteString(word)
	w.WriteByte(' ')
	w.WriteString(strconv.Itoa(n))
	w.WriteByte(' ')
	w.WriteString(name)
	w.WriteByte(' ')
}

func (w *keyWriter) of(xs ...model.Expr) {
	w.WriteByte('(')
	for _, x := range xs {
		if x == nil {
			w.WriteByte('-')
		} else {
			w.write(x)
		}
		w.WriteByte(',')
	}
	w.WriteByte(')')
}

// field writes which field is read. Those of the language itself may have been made anew where they
// are read.
func (w *keyWriter) field(f *model.Field) {
	switch {
	case f.Of != nil:
		w.part(".", w.c.number(f), "")
	case f.Marker != nil:
		w.part(".", w.c.number(f.Marker), f.Name)
	case f.Kind != nil:
		w.part(".", w.c.number(f.Kind), f.Name)
	default:
		w.part(".", int(f.Storage), f.Name)
	}
}

func (w *keyWriter) local(v *model.Var) {
	for i := len(w.bound) - 1; i >= 0; i-- {
		if w.bound[i] == v {
			w.part("bound", i, "")
			return
		}
	}
	if first := w.c.alias[v]; first != nil {
		v = first
	}
	w.part("name", w.c.number(v), "")
}

// number gives each noun and name a number of its own.
func (c *Checker) number(x any) int {
	n, ok := c.numbers[x]
	if !ok {
		n = len(c.numbers) + 1
		c.numbers[x] = n
	}
	return n
}
