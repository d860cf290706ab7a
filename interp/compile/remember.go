package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// A set-valued value that is inlined into a query loses the memoisation of a call, which computes
// it once for each argument while options are listed. If it iterates over things and no enclosing
// loop hoists it, it is memoised here. It is not memoised by a name: names mostly run over
// candidates, and each candidate is evaluated once.

// rememberedSet memoises a value's set by its arguments while options are listed. It returns the
// node that reads the memo, or n itself if the set is cheap.
func (c *C) rememberedSet(e model.Expr, n *node) *node {
	var v *model.Value
	var args []model.Expr
	switch x := e.(type) {
	case *model.Call:
		v, args = x.Value, x.Args
	case *model.Get:
		if x.Field.Storage != model.Computed || x.Of == nil || len(x.Others) > 0 {
			return n
		}
		v, args = x.Field.Value, []model.Expr{x.Of}
	default:
		return n
	}
	if !laborious(n) || len(args) > 2 {
		return n
	}
	for i, a := range args {
		if _, named := a.(*model.Local); named || !c.cheapArg(a) || a.Type().Maybe || !v.Params[i].Type.Is(model.ThingOf) {
			return n
		}
	}
	mm := c.Value(v).memo
	mm.id = c.memoOf(v, n.w)
	if mm.size == 0 || int64(mm.size)*int64(n.w.N) > maxMemo {
		return n
	}
	x, y := constantly(0), constantly(0)
	if len(args) > 0 {
		x = c.Num(args[0])
	}
	if len(args) > 1 {
		y = c.Num(args[1])
	}
	out := &node{op: opPlain, w: n.w, total: n.total, mask: upper(n), memory: n}
	set, words := emit(n), n.w.N
	out.set = func(m *machine.M, dst []uint64) {
		if !m.Listing() {
			set(m, dst)
			return
		}
		key := mm.keyOf(x(m), y(m))
		memo, known := m.Remember(mm.id, key, mm.size, words)
		if known {
			copy(dst, memo.Words(key))
			return
		}
		set(m, dst)
		if memo != nil {
			copy(memo.Words(key), dst)
			memo.Known(m, key)
		}
	}
	return out
}

func constantly(v int32) machine.Num { return func(*machine.M) int32 { return v } }

// laborious reports whether a set is computed by iterating over things.
func laborious(n *node) bool {
	found := false
	n.walk(func(x *node) {
		found = found || x.op == opUnion || x.op == opKeep
	})
	return found
}

// setMemo identifies the memo of a value's sets, seen through a window.
type setMemo struct {
	v *model.Value
	w Window
}

func (c *C) memoOf(v *model.Value, w Window) int32 {
	id, ok := c.setMemos[setMemo{v, w}]
	if !ok {
		id = c.memoID()
		c.setMemos[setMemo{v, w}] = id
	}
	return id
}
