package lint

import (
	"sync"

	"sandtable/schema/model"
)

// study is one game under lint, with what several rules look at. Each of these is found once, when
// it is first asked for.
type study struct {
	*model.Game
	play, tests func() *text
	uses        func() *uses
	playReads   func() reads
	testReads   func() reads
	flow        func() *flow
	ways        func() map[*model.Track]*way
	bound       func() map[*model.Var]*model.Stmt
	units       func() []*unit
	callers     func() map[any][]*unit
	reach       func() *reached
	traffic     func() *traffic
	firing      func() map[string][]*model.Stmt // statements of play, by the event that they fire
}

func studyOf(g *model.Game) *study {
	s := &study{Game: g}
	s.play = sync.OnceValue(func() *text { return textOf(func(v visitor) { visitPlay(g, v) }) })
	s.tests = sync.OnceValue(func() *text { return textOf(func(v visitor) { visitTests(g, v) }) })
	s.uses = sync.OnceValue(func() *uses { return usesOf(s) })
	s.playReads = sync.OnceValue(func() reads { return readsOf(s.play()) })
	s.testReads = sync.OnceValue(func() reads { return readsOf(s.tests()) })
	s.flow = sync.OnceValue(func() *flow { return flowOf(s) })
	s.ways = sync.OnceValue(func() map[*model.Track]*way { return waysOf(s) })
	s.reach = sync.OnceValue(func() *reached {
		rules, _ := begins(g)
		return reachOf(g, rules...)
	})
	s.traffic = sync.OnceValue(func() *traffic { return trafficOf(s) })
	s.firing = sync.OnceValue(func() map[string][]*model.Stmt {
		out := map[string][]*model.Stmt{}
		for _, x := range s.play().stmts {
			if x.Event != "" {
				out[x.Event] = append(out[x.Event], x)
			}
		}
		return out
	})
	s.units = sync.OnceValue(func() []*unit { return unitsOf(g) })
	s.callers = sync.OnceValue(func() map[any][]*unit { return callersOf(s.units()) })
	s.bound = sync.OnceValue(func() map[*model.Var]*model.Stmt { return boundBy(s.play()) })
	return s
}

// text is all statements and expressions of a part of the game, each before what stands in it.
type text struct {
	stmts []*model.Stmt
	exprs []model.Expr
}

func textOf(visit func(visitor)) *text {
	t := &text{}
	expr := func(e model.Expr) { t.exprs = append(t.exprs, e) }
	visit(visitor{
		stmts: func(ss []*model.Stmt) {
			model.WalkStmts(ss, func(s *model.Stmt) { t.stmts = append(t.stmts, s) }, expr)
		},
		expr: func(e model.Expr) { model.Walk(e, expr) },
	})
	return t
}

// boundBy tells for each name the statement that binds it.
func boundBy(t *text) map[*model.Var]*model.Stmt {
	out := map[*model.Var]*model.Stmt{}
	for _, s := range t.stmts {
		if s.Bind != nil {
			out[s.Bind] = s
		}
	}
	return out
}
