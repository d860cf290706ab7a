package compile_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"sandtable/interp"
	"sandtable/interp/closure"
	"sandtable/interp/compile"
	"sandtable/interp/effect"
	"sandtable/interp/eval"
	"sandtable/interp/function"
	"sandtable/interp/interptest"
	"sandtable/interp/ir"
	"sandtable/interp/ir/irtest"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// TestLoweredIsMeant: what the evaluator computes of a lowered expression is what the closures of
// its nodes compute, and what the compiler's closure computes, or all fail alike: for every value
// and every expression of rules, actions, menus and policies of every game, at random moments,
// about random things.
func TestLoweredIsMeant(t *testing.T) {
	interptest.Each(t, func(t *testing.T, src load.Source) { lowered(t, interptest.Load(t, src)) })
}

// asked is an expression with the names that it reads, lowered and as a closure.
type asked struct {
	what        string
	vars        []*model.Var
	types       []model.Type // what is known of them
	ints, words int32
	closure     func() ir.Val
	evaluated   func() ir.Val
	closed      func() ir.Val
	node        *ir.Node
}

func lowered(t *testing.T, g *model.Game) {
	p, err := interp.Build(g, interp.Setup{Policies: true})
	if err != nil {
		t.Fatal(err)
	}
	words := compile.Words{Lowering: lower.Words{Functions: map[string]lower.Word{}, Effects: map[string]lower.Effect{}}}
	for _, e := range effect.All() {
		words.Lowering.Effects[e.Name] = e.Lower
	}
	for _, f := range function.All() {
		words.Lowering.Functions[f.Name] = f.Word()
	}
	ref := compile.NewReference(p, words)
	l, closures := ref.Lowering(), closure.New(ref.Program())
	var all []asked
	count := 0
	try := func(what string, make func() (asked, bool)) {
		defer func() {
			if r := recover(); r != nil {
				panic(fmt.Sprint(what, ": ", r))
			}
		}()
		count++
		if a, ok := make(); ok {
			a.what = what
			all = append(all, a)
		} else {
			count--
		}
	}
	for _, v := range g.Values {
		try("value "+v.Name, func() (a asked, ok bool) {
			f := l.Func(v)
			ask, room := ref.ValueOf(v)
			a = asked{vars: v.Params, types: typesOf(v.Params), ints: room.Ints, words: room.Words, closure: ask, node: f.Body}
			verified(t, "value "+v.Name, f.Body, f.Params...)
			n := l.CallOf(v)
			a.evaluated = func() ir.Val { return eval.New(ref.M).Val(n) }
			a.closed = closed(closures, n, ref.M)
			return a, true
		})
	}
	expressions(g, func(what string, e model.Expr) {
		if b := e.Type().Base; b == model.PoolOf || b == model.Nothing || b == model.Invalid || b == model.BorderOf {
			return
		}
		try(what, func() (a asked, ok bool) {
			free, types, all := namesOf(e)
			a = asked{vars: free, types: types}
			if a.ints, a.words, ok = ref.Lies(all); !ok {
				return a, false // it is no part of the program
			}
			a.closure = ref.Closure(e)
			a.node = l.Top(e)
			if e.Type().Is(model.Text) {
				a.node = l.TopText(e)
			}
			verified(t, what, a.node)
			a.evaluated = func() ir.Val { return eval.New(ref.M).Val(a.node) }
			a.closed = closed(closures, a.node, ref.M)
			return a, true
		})
	})
	closures.Drain()
	ref.M.V, ref.M.S = make([]int32, ref.Program().Regs), make([]uint64, ref.Program().SetRegs)
	compared, failed := compareAll(t, g, p, ref, all)
	t.Logf("%d of %d expressions are lowered; %d answers compared, %d of them failures", len(all), count, compared, failed)
}

// closed asks the closure of a node.
func closed(b *closure.Maker, n *ir.Node, m *machine.M) func() ir.Val {
	switch {
	case n.T.Form == ir.Set:
		f := b.Set(n)
		return func() ir.Val {
			dst := make([]uint64, n.T.Win.N)
			f(m, dst)
			return ir.Val{S: dst}
		}
	case n.T.Form == ir.List:
		f := b.List(n)
		return func() ir.Val { return ir.Val{L: slices.Clone(f(m))} }
	case n.T.Base == ir.Text: // there are no closures of texts
		return func() ir.Val { return eval.New(m).Val(n) }
	}
	f := b.Num(n)
	return func() ir.Val { return ir.Val{N: f(m)} }
}

func verified(t *testing.T, what string, n *ir.Node, params ...*ir.Var) {
	if err := irtest.Verify(n, params...); err != nil {
		t.Errorf("%s: %v", what, err)
	}
}

// expressions goes through the expressions of rules, actions, menus and policies.
func expressions(g *model.Game, f func(what string, e model.Expr)) {
	body := func(what string, ss []*model.Stmt) {
		model.WalkStmts(ss, func(s *model.Stmt) {
			one := func(e model.Expr) {
				if e != nil {
					f(fmt.Sprintf("%s, %s at %s", what, s.Word, e.Range()), e)
				}
			}
			one(s.Noun)
			for _, k := range model.SortedKeys(s.Args) {
				one(s.Args[k])
			}
		}, nil)
	}
	one := func(what string, e model.Expr) {
		if e != nil {
			f(what+" at "+e.Range().String(), e)
		}
	}
	for _, r := range g.Rules {
		one("rule "+r.Title, r.When)
		body("rule "+r.Title, r.Body)
	}
	for _, a := range g.Actions {
		one("action "+a.Title, a.Player)
		one("action "+a.Title, a.Prefer)
		body("action "+a.Title, a.Lead)
		body("action "+a.Title, a.Body)
	}
	for _, m := range g.Menus {
		one("menu "+m.Title, m.Player)
		one("menu "+m.Title, m.Actor)
		body("menu "+m.Title, m.Requires)
	}
	for _, x := range g.Forbids {
		one("forbid", x.When)
	}
	for _, x := range g.Invariants {
		one("invariant", x.That)
	}
}

// namesOf lists the names that an expression reads and does not bind, with what is known of them,
// and all names in it.
func namesOf(e model.Expr) (free []*model.Var, types []model.Type, all []*model.Var) {
	model.Walk(e, func(x model.Expr) {
		if f, ok := x.(*model.For); ok {
			all = append(all, f.Var)
		}
	})
	model.Walk(e, func(x model.Expr) {
		l, ok := x.(*model.Local)
		if i := slices.Index(free, varOf(l, ok)); i >= 0 {
			types[i].Maybe = types[i].Maybe || l.T.Maybe // it may be none before it is tested
		} else if ok && !slices.Contains(all, l.Var) {
			free, types, all = append(free, l.Var), append(types, l.T), append(all, l.Var)
		}
	})
	return free, types, all
}

func varOf(l *model.Local, ok bool) *model.Var {
	if ok {
		return l.Var
	}
	return nil
}

func typesOf(vars []*model.Var) (out []model.Type) {
	for _, v := range vars {
		out = append(out, v.Type)
	}
	return out
}

func compareAll(t *testing.T, g *model.Game, p *machine.Program, ref *compile.Reference, all []asked) (compared, failed int) {
	rng := rand.New(rand.NewPCG(1, 2))
	m := machine.New(p)
	wrong := 0
	for game := range 3 {
		n := 0
		for m.Start(uint64(game)); m.Pending() != nil && n < 300; n++ {
			if n%17 == 0 {
				for i := range all {
					a := &all[i]
					if rng.IntN(len(all)) > 150 { // of many expressions, others at each moment
						continue
					}
					for range 2 {
						vals, ok := sampled(rng, g, a.types)
						if !ok {
							continue
						}
						ref.M.StandIn(m)
						want, wantErr := ref.Within(a.ints, a.words, a.vars, vals, a.closure)
						ref.M.StandIn(m)
						got, gotErr := ref.Within(a.ints, a.words, a.vars, vals, a.evaluated)
						ref.M.StandIn(m)
						made, madeErr := ref.Within(a.ints, a.words, a.vars, vals, a.closed)
						if overspent(wantErr) || overspent(gotErr) || overspent(madeErr) {
							continue
						}
						compared++
						if wantErr != nil {
							failed++
						}
						if what := differ(want, got, wantErr, gotErr); what != "" {
							if wrong++; wrong < 12 {
								t.Errorf("%s of %v: %s\n%s", a.what, vals, what, a.node)
							}
						} else if what := differ(got, made, gotErr, madeErr); what != "" {
							if wrong++; wrong < 12 {
								t.Errorf("closure of %s of %v: %s\n%s", a.what, vals, what, a.node)
							}
						}
					}
				}
			}
			m.Choose(rng.IntN(m.Options().Len()))
		}
		if m.Err != nil {
			t.Fatal(m.Err)
		}
	}
	if wrong > 0 {
		t.Errorf("%d of %d answers differ", wrong, compared)
	}
	return compared, failed
}

func overspent(e *machine.Error) bool { return e != nil && e.Code == "run/steps" }

func differ(want, got ir.Val, wantErr, gotErr *machine.Error) string {
	switch {
	case wantErr != nil && gotErr != nil:
		if wantErr.Error() != gotErr.Error() || wantErr.Code != gotErr.Code {
			return fmt.Sprintf("fails with %v, not %v", gotErr, wantErr)
		}
	case wantErr != nil:
		return fmt.Sprintf("does not fail with %v", wantErr)
	case gotErr != nil:
		return fmt.Sprintf("fails with %v", gotErr)
	case want.N != got.N || want.T != got.T || !slices.Equal(want.S, got.S) || !slices.Equal(want.L, got.L):
		return fmt.Sprintf("gives %v, not %v", got, want)
	}
	return ""
}

// sampled gives names random values; ok is false if the game has none for one of them.
func sampled(rng *rand.Rand, g *model.Game, types []model.Type) (out []ir.Val, ok bool) {
	for _, t := range types {
		x, ok := sample(rng, g, t)
		if !ok {
			return nil, false
		}
		out = append(out, x)
	}
	return out, true
}

func sample(rng *rand.Rand, g *model.Game, t model.Type) (ir.Val, bool) {
	w := lower.WindowOf(t)
	switch t.Form {
	case model.Set:
		out := ir.Val{S: make([]uint64, w.N)}
		for range rng.IntN(6) {
			if x, ok := sample(rng, g, t.Elem()); ok {
				ir.Add1(out.S, w, x.N)
			}
		}
		return out, true
	case model.List:
		out := ir.Val{}
		for range rng.IntN(5) {
			if x, ok := sample(rng, g, t.Elem()); ok {
				out.L = append(out.L, x.N)
			}
		}
		return out, true
	}
	if t.Maybe && rng.IntN(6) == 0 {
		return ir.Val{N: model.None}, true
	}
	pick := func(n int) (ir.Val, bool) { return ir.Val{N: int32(rng.IntN(max(n, 1)))}, n > 0 }
	switch t.Base {
	case model.Bool:
		return pick(2)
	case model.Number:
		return ir.Val{N: int32(rng.IntN(16)-2) * int32(g.Unit)}, true
	case model.DieOf:
		return ir.Val{N: 6}, true
	case model.EnumOf:
		return pick(len(t.Enum.Names))
	case model.ThingOf:
		ids := g.IDs(t.Kind)
		if len(ids) == 0 {
			return ir.Val{}, false
		}
		return ir.Val{N: ids[rng.IntN(len(ids))]}, true
	case model.DesignOf:
		var ks []int32
		for i, k := range g.Kinds {
			if k.IsA(t.Kind) && k.Hi > k.Lo {
				ks = append(ks, int32(i))
			}
		}
		if len(ks) == 0 {
			return ir.Val{}, false
		}
		return ir.Val{N: ks[rng.IntN(len(ks))]}, true
	case model.PointOf:
		return pick(int(t.Kind.Surface.Points()))
	case model.ActionOf:
		if len(t.Menu.Actions) == 0 {
			return ir.Val{}, false
		}
		return ir.Val{N: t.Menu.Actions[rng.IntN(len(t.Menu.Actions))].Index}, true
	case model.RowOf:
		return pick(len(t.Table.Rows))
	}
	return ir.Val{}, false
}
