package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Value is a compiled value. Calls refer to it, so that values can be compiled in any order.
type Value struct {
	Model   *model.Value
	Room    machine.Room
	Num     machine.Num
	Set     machine.Set
	List    machine.List
	Lines   []*Line // in rulebook order, as `explain` prints them
	BaseNum machine.Num
	Params  []machine.Slot
	window  Window
	memo    memo
	asked   *askedArea // nil: its area is never asked of a point alone
	made    bool       // it is compiled, or being compiled
}

// Line is one compiled modifier.
type Line struct {
	Model        *model.Modifier
	active, when machine.Num
	excepts      []machine.Num
	self         func(m *machine.M, after int32) int32
	slot         int32
	// standing: it is in force whenever its condition holds; single: it adds a number and does
	// nothing else.
	standing, single              bool
	by, atLeast, atMost, to, base machine.Num
	toSet, baseSet, also, butNot  machine.Set
	// Removes butNot from a set without computing it; nil: there is no such form.
	take             machine.Set
	toList, baseList machine.List
}

// Value compiles a value, once.
func (c *C) Value(v *model.Value) *Value {
	if cv := c.values[v]; cv != nil {
		return cv
	}
	cv := &Value{Model: v, window: WindowOf(v.Type)}
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
	if width := max(WindowOf(v.Type).N, 1); c.without(Memos) || x.size > maxMemo || v.Type.Form != model.One && x.size*width > maxMemo {
		x.size = 0
	}
	return x
}

// key returns the number of a call whose arguments are in a frame.
func (cv *Value) key(m *machine.M, l int32) int32 {
	if len(cv.Params) == 0 {
		return 0
	}
	k := m.L[l+cv.Params[0].I] - cv.memo.lo
	if cv.memo.n2 > 0 {
		k2 := m.L[l+cv.Params[1].I] - cv.memo.lo2
		if k < 0 || k2 < 0 || k >= cv.memo.n || k2 >= cv.memo.n2 {
			return -1
		}
		return k*cv.memo.n2 + k2
	}
	return k
}

// compileNow compiles a value immediately, if it is still queued.
func (c *C) compileNow(cv *Value) {
	scopes, inlined := c.scopes, c.inlined
	c.scopes, c.inlined = nil, map[*model.Value]bool{}
	c.compileValue(cv)
	c.scopes, c.inlined = scopes, inlined
}

func (c *C) compileValue(cv *Value) {
	if cv.made {
		return
	}
	cv.made = true
	if !c.recursive(cv.Model) {
		c.closing.Within(nil, func() { c.makeValue(cv) })
		return
	}
	defer func(old bool) { c.plain = old }(c.plain)
	c.plain = true // a register belongs to one place that is not entered again
	c.closing.Within(&cv.Room, func() { c.makeValue(cv) })
}

func (c *C) makeValue(cv *Value) {
	v := cv.Model
	var lines []*Line
	for _, mod := range c.modifiers(v) {
		lines = append(lines, c.line(cv, mod))
	}
	cv.Lines = lines
	switch {
	case v.Type.Form == model.Set:
		base := c.Set(v.Base, cv.window)
		cv.Set = base
		if len(lines) > 0 {
			cv.Set = setValue(cv, base, lines)
		}
	case v.Type.Form == model.List:
		base := c.List(v.Base)
		cv.List = func(m *machine.M) []int32 {
			out := base
			for _, l := range lines {
				l.Holds(m, func() {
					if l.toList != nil {
						out = l.toList
					} else if l.baseList != nil {
						out = l.baseList
					}
				})
			}
			return out(m)
		}
	case v.Type.Is(model.Text):
		cv.Num = func(*machine.M) int32 { return 0 }
	default:
		cv.BaseNum = c.Num(v.Base)
		cv.Num = cv.BaseNum
		if len(lines) > 0 {
			cv.Num = numValue(cv, lines)
		}
	}
}

// modifiers lists the modifiers of a value that are part of the game as chosen, in the order in
// which they apply.
func (c *C) modifiers(v *model.Value) []*model.Modifier { return c.rules.Modifiers(v) }

// line compiles one modifier with its condition, extent and exceptions.
func (c *C) line(cv *Value, mod *model.Modifier) *Line {
	l := &Line{Model: mod}
	num := func(e model.Expr) machine.Num {
		if e == nil {
			return nil
		}
		return c.Num(e)
	}
	l.by, l.atLeast, l.atMost = num(mod.By), num(mod.AtLeast), num(mod.AtMost)
	switch cv.Model.Type.Form {
	case model.Set:
		set := func(e model.Expr) machine.Set {
			if e == nil {
				return nil
			}
			return c.Set(e, cv.window)
		}
		l.toSet, l.baseSet, l.also, l.butNot = set(mod.To), set(mod.Base), set(mod.Also), set(mod.ButNot)
		if mod.ButNot != nil {
			l.take = c.TakenArea(mod.ButNot, cv.window)
		}
	case model.List:
		if mod.To != nil {
			l.toList = c.List(mod.To)
		}
		if mod.Base != nil {
			l.baseList = c.List(mod.Base)
		}
	default:
		l.to, l.base = num(mod.To), num(mod.Base)
	}
	when := num(mod.When)
	active := c.active(mod.Extent)
	var excepts []machine.Num
	for _, x := range mod.Excepts {
		if c.chosen(x.Extent) {
			excepts = append(excepts, c.guard(x.Extent, x.Self, num(x.When)))
		}
	}
	l.active, l.when, l.excepts, l.self = active, when, excepts, c.selves(mod.Extent)
	l.standing = active == nil && len(excepts) == 0 && l.self == nil
	l.single = l.by != nil && l.atLeast == nil && l.atMost == nil && l.to == nil && l.base == nil
	if mod.Self != nil {
		l.slot = c.Slot(mod.Self).I
	}
	return l
}

// inForce reports whether the modifier may apply. If it is declared in a card, each card in force
// is then tested by itself.
func (l *Line) inForce(m *machine.M) bool {
	if l.active != nil && l.active(m) == 0 {
		return false
	}
	for _, x := range l.excepts {
		if x(m) != 0 {
			return false
		}
	}
	return true
}

// counts reports whether the modifier's own condition holds.
func (l *Line) counts(m *machine.M) bool {
	if l.when != nil && l.when(m) == 0 {
		return false
	}
	if m.Cover != nil {
		m.Cover(l.Model, 0)
	}
	return true
}

// next finds the next card or piece in force, binds it as self and returns it; None if there are no
// more.
func (l *Line) next(m *machine.M, after int32) int32 {
	id := l.self(m, after)
	if id != model.None {
		m.SetInt(l.slot, id)
	}
	return id
}

// Holds calls f for each way in which the modifier applies: once for standing text, once for each
// card in force.
func (l *Line) Holds(m *machine.M, f func()) {
	if !l.inForce(m) {
		return
	}
	if l.self == nil {
		if l.counts(m) {
			f()
		}
		return
	}
	for id := l.next(m, model.None); id != model.None; id = l.next(m, id) {
		if l.counts(m) {
			f()
		}
	}
}

// Read computes a value of one parameter, such as a field of a kind.
func (cv *Value) Read(m *machine.M, self int32) int32 {
	if m.Cover != nil {
		m.Cover(cv.Model, 0)
	}
	memo, known := m.Remember(cv.memo.id, self-cv.memo.lo, cv.memo.size, 0)
	if known {
		return memo.Num(self - cv.memo.lo)
	}
	saved := m.Open(&cv.Room)
	l, _ := saved.Outer()
	if len(cv.Params) > 0 {
		m.L[l+cv.Params[0].I] = self
	}
	m.Enter(saved)
	v := cv.Num(m)
	m.Close(saved)
	if memo != nil {
		memo.Set(m, self-cv.memo.lo, v)
	}
	return v
}

// ReadSet is Read for a set; it adds to dst.
func (cv *Value) ReadSet(m *machine.M, self int32, dst []uint64) {
	if m.Cover != nil {
		m.Cover(cv.Model, 0)
	}
	memo, known := m.Remember(cv.memo.id, self-cv.memo.lo, cv.memo.size, cv.window.N)
	if known {
		copy(dst, memo.Words(self-cv.memo.lo))
		return
	}
	saved := m.Open(&cv.Room)
	l, _ := saved.Outer()
	if len(cv.Params) > 0 {
		m.L[l+cv.Params[0].I] = self
	}
	m.Enter(saved)
	cv.Set(m, dst)
	m.Close(saved)
	if memo != nil {
		copy(memo.Words(self-cv.memo.lo), dst)
		memo.Known(m, self-cv.memo.lo)
	}
}

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
