package proof

import (
	"sync"

	"sandtable/schema/model"
)

// Study is a game that is looked at. What is found out about all of it is found out once, when it
// is first asked for.
type Study struct {
	*model.Game
	Play, InTests func() *Text
	Bound         func() map[*model.Var]*model.Stmt // the statement that binds a name
	Units         func() []*Unit
	callers       func() map[any][]*Unit
	Flow          func() *Flow
	Ways          func() map[*model.Track]*Way
	Reach         func() *Reached // from all that play may begin with
	Traffic       func() *Traffic
}

// StudyOf begins to look at a game.
func StudyOf(g *model.Game) *Study {
	s := &Study{Game: g}
	s.Play = sync.OnceValue(func() *Text { return textOf(func(v visitor) { visitPlay(g, v) }) })
	s.InTests = sync.OnceValue(func() *Text { return textOf(func(v visitor) { visitTests(g, v) }) })
	s.Bound = sync.OnceValue(func() map[*model.Var]*model.Stmt { return boundBy(s.Play()) })
	s.Units = sync.OnceValue(func() []*Unit { return unitsOf(g) })
	s.callers = sync.OnceValue(func() map[any][]*Unit { return callersOf(s.Units()) })
	s.Flow = sync.OnceValue(func() *Flow { return flowOf(s) })
	s.Ways = sync.OnceValue(func() map[*model.Track]*Way { return waysOf(s) })
	s.Reach = sync.OnceValue(func() *Reached {
		rules, _ := BeginsOf(g)
		return ReachOf(g, rules...)
	})
	s.Traffic = sync.OnceValue(func() *Traffic { return trafficOf(s) })
	return s
}

// Text is all statements and expressions of a part of the game, each before what stands in it.
type Text struct {
	Stmts []*model.Stmt
	Exprs []model.Expr
}

func textOf(visit func(visitor)) *Text {
	t := &Text{}
	expr := func(e model.Expr) { t.Exprs = append(t.Exprs, e) }
	visit(visitor{
		stmts: func(ss []*model.Stmt) {
			model.WalkStmts(ss, func(s *model.Stmt) { t.Stmts = append(t.Stmts, s) }, expr)
		},
		expr: func(e model.Expr) { model.Walk(e, expr) },
	})
	return t
}

// boundBy tells for each name the statement that binds it.
func boundBy(t *Text) map[*model.Var]*model.Stmt {
	out := map[*model.Var]*model.Stmt{}
	for _, s := range t.Stmts {
		if s.Bind != nil {
			out[s.Bind] = s
		}
	}
	return out
}
