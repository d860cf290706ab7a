package compile

import "sandtable/schema/model"

// recursive reports whether the evaluation of a value may call it again.
func (c *C) recursive(v *model.Value) bool {
	if c.circles == nil {
		c.circles = circles(c.Game.Values)
	}
	return c.circles[v]
}

// circles returns the recursive values: those in a strongly connected component of more than one
// value, and those that call themselves. It is Tarjan's algorithm with an explicit stack, because
// chains of values that call each other may be long.
func circles(values []*model.Value) map[*model.Value]bool {
	type visit struct {
		v    *model.Value
		asks []*model.Value
		next int
	}
	out := map[*model.Value]bool{}
	index, low := map[*model.Value]int{}, map[*model.Value]int{}
	var open []*model.Value // not yet in a component
	inOpen := map[*model.Value]bool{}
	var way []visit
	enter := func(v *model.Value) {
		n := len(index) + 1
		index[v], low[v] = n, n
		open, inOpen[v] = append(open, v), true
		way = append(way, visit{v: v, asks: asks(v)})
	}
	for _, v := range values {
		if index[v] == 0 {
			enter(v)
		}
		for len(way) > 0 {
			at := &way[len(way)-1]
			if at.next < len(at.asks) {
				to := at.asks[at.next]
				at.next++
				switch {
				case index[to] == 0:
					enter(to)
				case inOpen[to]:
					low[at.v] = min(low[at.v], index[to])
					out[to] = out[to] || to == at.v
				}
				continue
			}
			v := at.v
			if way = way[:len(way)-1]; len(way) > 0 {
				up := way[len(way)-1].v
				low[up] = min(low[up], low[v])
			}
			if low[v] < index[v] {
				continue
			}
			for alone := open[len(open)-1] == v; ; {
				last := open[len(open)-1]
				open, inOpen[last] = open[:len(open)-1], false
				out[last] = out[last] || !alone
				if last == v {
					break
				}
			}
		}
	}
	return out
}

// asks lists the values that a value calls directly.
func asks(v *model.Value) (out []*model.Value) {
	field := func(f *model.Field) {
		if f.Value != nil {
			out = append(out, f.Value)
		}
	}
	ask := func(x model.Expr) {
		model.Walk(x, func(x model.Expr) {
			switch x := x.(type) {
			case *model.Call:
				out = append(out, x.Value)
			case *model.Get:
				field(x.Field)
				for _, f := range x.Others {
					field(f)
				}
			case *model.Where:
				field(x.Field)
				for _, f := range x.Others {
					field(f)
				}
			}
		})
	}
	within := func(x *model.Extent) {
		for ; x != nil; x = x.Parent {
			ask(x.Holds)
		}
	}
	ask(v.Base)
	for _, mod := range v.Modifiers {
		for _, x := range mod.Figures() {
			ask(x)
		}
		ask(mod.When)
		within(mod.Extent)
		for _, x := range mod.Excepts {
			ask(x.When)
			within(x.Extent)
		}
	}
	return out
}
