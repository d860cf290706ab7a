package compile

import (
	"math/rand/v2"
	"testing"

	"sandtable/schema/model"
)

// atom is a condition that is true where its bit is set.
func atom(i int32) model.Expr { return &model.Const{Node: model.Node{T: model.TBool}, N: i} }

// randomCond is a condition over four atoms.
func randomCond(r *rand.Rand, d int) model.Expr {
	if d == 0 {
		return atom(int32(r.IntN(4)))
	}
	n := model.Node{T: model.TBool}
	switch r.IntN(5) {
	case 0:
		return &model.Unary{Node: n, Op: "!", X: randomCond(r, d-1)}
	case 1:
		return &model.Cond{Node: n, If: randomCond(r, d-1), Then: randomCond(r, d-1), Else: randomCond(r, d-1)}
	case 2:
		return &model.Binary{Node: n, Op: "||", X: randomCond(r, d-1), Y: randomCond(r, d-1)}
	}
	return &model.Binary{Node: n, Op: "&&", X: randomCond(r, d-1), Y: randomCond(r, d-1)}
}

// holdsIn evaluates a condition in a world, which has a bit for each atom.
func holdsIn(e model.Expr, world int32) bool {
	switch e := e.(type) {
	case *model.Const:
		return world>>e.N&1 != 0
	case *model.Unary:
		return !holdsIn(e.X, world)
	case *model.Binary:
		if e.Op == "&&" {
			return holdsIn(e.X, world) && holdsIn(e.Y, world)
		}
		return holdsIn(e.X, world) || holdsIn(e.Y, world)
	case *model.Cond:
		if holdsIn(e.If, world) {
			return holdsIn(e.Then, world)
		}
		return holdsIn(e.Else, world)
	}
	panic("no condition")
}

// TestClauses: a condition taken apart into its disjunctive normal form holds in the worlds in
// which it held, and in the others where it is negated.
func TestClauses(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	apart := 0
	for range 5000 {
		e := randomCond(r, r.IntN(4))
		for _, negated := range []bool{false, true} {
			cs := clauses(e, negated)
			if cs == nil {
				continue
			}
			if len(cs) > maxClauses {
				t.Fatalf("%d clauses, with %d at most", len(cs), maxClauses)
			}
			if len(cs) > 1 {
				apart++
			}
			for world := range int32(16) {
				any := false
				for _, c := range cs {
					all := true
					for _, x := range c {
						all = all && holdsIn(x, world)
					}
					any = any || all
				}
				if any != (holdsIn(e, world) != negated) {
					t.Fatalf("in world %04b the clauses say %v", world, any)
				}
			}
		}
	}
	if apart < 1000 {
		t.Errorf("only %d conditions came apart: too few to mean anything", apart)
	}
}

// TestTooManyClauses: a condition that would come into too many parts is left whole.
func TestTooManyClauses(t *testing.T) {
	either := func(a, b model.Expr) model.Expr {
		return &model.Binary{Node: model.Node{T: model.TBool}, Op: "||", X: a, Y: b}
	}
	both := func(a, b model.Expr) model.Expr {
		return &model.Binary{Node: model.Node{T: model.TBool}, Op: "&&", X: a, Y: b}
	}
	pair := either(atom(0), atom(1))
	if n := len(clauses(both(pair, both(pair, pair)), false)); n != 8 {
		t.Errorf("three pairs make %d clauses, not 8", n)
	}
	if cs := clauses(both(both(pair, pair), both(pair, pair)), false); cs != nil {
		t.Errorf("four pairs make %d clauses", len(cs))
	}
	if n := len(clauses(both(both(pair, pair), both(pair, pair)), true)); n != 4 {
		t.Errorf("not four pairs makes %d clauses, not 4", n)
	}
	if len(conjunctsOf(nil, both(both(pair, atom(2)), atom(3)))) != 3 {
		t.Error("a conjunction of three has three conjuncts")
	}
}
