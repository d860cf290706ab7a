package compile

import (
	"sandtable/interp/closure"
	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Value is a compiled value. Calls refer to it, so that values can be compiled in any order.
type Value struct {
	closure.Value
	Model  *model.Value
	node   *ir.Node        // what it gives
	lines  []*closure.Line // nil: there are none, or they are evaluated
	window Window
	memo   memo
	asked  bool            // its area is asked of points
	has    closure.Belongs // of such a one
	made   bool            // it is compiled, or being compiled
}

// Value compiles a value, once.
func (c *C) Value(v *model.Value) *Value {
	if cv := c.values[v]; cv != nil {
		return cv
	}
	cv := &Value{Value: closure.Value{Of: v}, Model: v, window: WindowOf(v.Type)}
	c.values[v] = cv
	c.todo = append(c.todo, func() { c.compileValue(cv) })
	ints, words := c.Slots(&v.Scope)
	cv.Room = machine.Room{Ints: ints, Words: words, Work: c.workOf(v), Value: v.Index}
	for _, p := range v.Params {
		cv.Params = append(cv.Params, c.Slot(p))
	}
	cv.memo = c.memoFor(v)
	return cv
}

// memo states how the calls of a value are numbered, so that results can be memoised while options
// are listed. It is for values of one or two parameters with few enough things; size 0: not
// memoised.
type memo struct {
	id      int32
	lo, n   int32
	lo2, n2 int32
	size    int32
}

// maxMemo bounds the numbers, or the words of sets, that are kept of one value: eight megabytes. An
// area for each of fifty pieces takes two or three. The machine bounds what all values keep.
const maxMemo = 1 << 20

func (c *C) memoFor(v *model.Value) memo {
	x := memo{id: c.memoID()}
	if len(v.Params) == 0 {
		x.size = 1
	}
	if len(v.Params) == 0 || len(v.Params) > 2 {
		return c.bounded(x, v)
	}
	for i, p := range v.Params {
		if !p.Type.Is(model.ThingOf) || p.Type.Maybe {
			x.size = 0 // a further parameter: answers cannot be told apart
			return x
		}
		if i == 0 {
			x.lo, x.n = p.Type.Kind.Lo, p.Type.Kind.Hi-p.Type.Kind.Lo
			x.size = x.n
		} else {
			x.lo2, x.n2 = p.Type.Kind.Lo, p.Type.Kind.Hi-p.Type.Kind.Lo
			x.size = x.n * x.n2
		}
	}
	return c.bounded(x, v)
}

// bounded returns a memo that keeps nothing if it would have to keep too much.
func (c *C) bounded(x memo, v *model.Value) memo {
	if width := max(WindowOf(v.Type).N, 1); c.Without(plan.Memos) || x.size > maxMemo || v.Type.Form != model.One && x.size*width > maxMemo {
		x.size = 0
	}
	return x
}

// key returns the number of a call whose arguments are in a frame.
func (cv *Value) key(m *machine.M, l int32) int32 {
	var a, b int32
	if cv.memo.n > 0 {
		a = m.L[l+cv.Params[0].I]
	}
	if cv.memo.n2 > 0 {
		b = m.L[l+cv.Params[1].I]
	}
	return cv.memo.keyOf(a, b)
}

// compileNow compiles a value immediately, if it is still queued.
func (c *C) compileNow(cv *Value) {
	c.queries.Within(nil, func() { c.compileValue(cv) })
}

func (c *C) compileValue(cv *Value) {
	if cv.made {
		return
	}
	cv.made = true
	if !c.queries.Recursive(c.lowers().Value(cv.Model)) {
		c.closing.Within(nil, func() { c.makeValue(cv) })
		return
	}
	defer func(old bool) { c.plain = old }(c.plain)
	c.plain = true // a register belongs to one place that is not entered again
	c.closing.Within(&cv.Room, func() { c.makeValue(cv) })
}

func (c *C) makeValue(cv *Value) {
	t := cv.Model.Type
	if t.Is(model.Text) {
		cv.Num = func(*machine.M) int32 { return 0 }
		return
	}
	cv.node = c.lowers().Modified(cv.Model)
	if c.Watched() {
		switch of := (evaluating{}); t.Form {
		case model.Set:
			cv.Set = of.Set(cv.node)
		case model.List:
			cv.List = of.List(cv.node)
		default:
			cv.Num = of.Num(cv.node)
		}
		return
	}
	x, lines := c.closing.Modified(cv.node)
	cv.Arg, cv.lines = closure.Arg(x), lines
	c.closing.Drain()
}

// line asks a line of a figure by itself: f is called with each figure that it has, once for
// standing text, once for each card or piece in force.
func (cv *Value) line(m *machine.M, i int, f func(step ir.Step, n int32)) {
	if cv.lines != nil {
		l := cv.lines[i]
		l.Applies(m, func() { l.Says(m, f) })
		return
	}
	r, l := eval.New(m), cv.node.Lines[i]
	r.Applies(cv.node, l, func() {
		for _, p := range l.Parts {
			f(p.Step, r.Num(cv.node.X[p.X]))
		}
	})
}

// modifiers lists the modifiers of a value that are part of the game as chosen, in the order in
// which they apply.
func (c *C) modifiers(v *model.Value) []*model.Modifier { return c.rules.Modifiers(v) }

// RecallID numbers a place of the program whose answers are memoised across decisions: see
// machine.M.Recall.
func (c *C) RecallID() int32 {
	c.recalls++
	return c.recalls - 1
}

// memoID numbers a memo that answers while options are listed.
func (c *C) memoID() int32 {
	c.memos++
	return c.memos - 1
}
