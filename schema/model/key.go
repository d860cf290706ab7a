package model

import (
	"strconv"
	"strings"
)

// Keys gives expressions keys: texts that two of them share only if they always mean the same,
// whatever lies on the table.
type Keys struct {
	Alias   map[*Var]*Var // what a name is a copy of
	numbers map[any]int   // of nouns and names
}

// Of returns the key of an expression; "" for one that is too long, or that only the compiler
// makes.
func (k *Keys) Of(x Expr) string {
	w := keyWriter{keys: k}
	if w.write(x); w.failed {
		return ""
	}
	return w.String()
}

// number gives each noun and name a number of its own.
func (k *Keys) number(x any) int {
	n, ok := k.numbers[x]
	if !ok {
		if k.numbers == nil {
			k.numbers = map[any]int{}
		}
		n = len(k.numbers) + 1
		k.numbers[x] = n
	}
	return n
}

// maxKey bounds a key: nobody states facts about what takes a page to write.
const maxKey = 4096

type keyWriter struct {
	strings.Builder
	keys   *Keys
	bound  []*Var // by the comprehensions around, outermost first: their names do not matter
	failed bool
}

func (w *keyWriter) write(x Expr) {
	if w.Len() > maxKey {
		w.failed = true
	}
	if w.failed {
		return
	}
	switch x := x.(type) {
	case *Const:
		w.part("#", int(x.T.Base), strconv.Itoa(int(x.N)))
	case *Local:
		w.local(x.Var)
	case *Get:
		w.field(x.Field)
		w.of(x.Of)
	case *Members:
		w.part("all", w.keys.number(x.Kind), "")
	case *Where:
		w.part("where", w.keys.number(x.Field), "")
		w.of(x.Set)
	case *Call:
		w.part("call", w.keys.number(x.Value), "")
		w.of(x.Args...)
	case *Look:
		w.part("look", w.keys.number(x.Table), strconv.Itoa(x.Column))
		w.of(x.Args...)
		w.of(x.Row)
	case *Func:
		w.part("f", len(x.Args), x.Name)
		w.of(x.Args...)
	case *Unary:
		w.part(x.Op, 0, "")
		w.of(x.X)
	case *Binary:
		w.part(x.Op, 0, "")
		w.of(x.X, x.Y)
	case *Cond:
		w.part("?", 0, "")
		w.of(x.If, x.Then, x.Else)
	case *For:
		w.part("for", 0, "")
		w.of(x.Over)
		w.bound = append(w.bound, x.Var)
		w.of(x.If, x.Elem)
		w.bound = w.bound[:len(w.bound)-1]
	case *Tuple:
		w.part("[", len(x.Elems), "")
		w.of(x.Elems...)
	case *Narrow:
		w.write(x.X)
	case *AsSet:
		w.write(x.X)
	case *TrackNumber:
		w.part("track", w.keys.number(x.Track), "")
	case *ActionField:
		w.part("of act", w.keys.number(x.Field), "")
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

func (w *keyWriter) of(xs ...Expr) {
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
func (w *keyWriter) field(f *Field) {
	switch {
	case f.Of != nil:
		w.part(".", w.keys.number(f), "")
	case f.Marker != nil:
		w.part(".", w.keys.number(f.Marker), f.Name)
	case f.Kind != nil:
		w.part(".", w.keys.number(f.Kind), f.Name)
	default:
		w.part(".", int(f.Storage), f.Name)
	}
}

func (w *keyWriter) local(v *Var) {
	for i := len(w.bound) - 1; i >= 0; i-- {
		if w.bound[i] == v {
			w.part("bound", i, "")
			return
		}
	}
	if first := w.keys.Alias[v]; first != nil {
		v = first
	}
	w.part("name", w.keys.number(v), "")
}
