// Package judge finds what decides about rolls: where a rule throws dice and then compares them
// with a number, as "fire is at least the defense". It reads the game alone and knows no rule by
// name.
//
// A roll is judged by the first statement after it, names apart, that compares what it gave.
// Nothing happens in between, so whoever watches a game can work out the other side of the
// comparison at the moment of the roll: see why.Tracer. A game that nobody watches spends
// nothing on it.
package judge

import (
	"slices"

	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Judgement is how a roll is judged.
type Judgement struct {
	Roll  *model.Stmt
	Holds model.Expr // of a comparison: whether it holds
	Count model.Expr // how many dice reach the need, where they are counted
	Reads model.Expr // of a comparison: the figure that is made of the dice; nil if it is the roll itself
	Op    string     // between the dice and the need
	Need  model.Expr
	Label string // of the branch that depends on it, or of what a rule is told
	// That the comparison reads, but for the roll itself and what everybody has seen: rounds of
	// loops, other rolls.
	Names []*model.Var
	// What the rule has been told; of an action's own roll nothing, for its choice is told before.
	About []*model.Var
}

// Reaches reports whether a function counts the members of a list that reach a number.
type Reaches func(f *model.Func) bool

// All finds the judgements of a game, by the places of the rolls.
func All(g *model.Game, reaches Reaches) map[string]*Judgement {
	out := map[string]*Judgement{}
	defer func() {
		open := seenByAll(g)
		for _, j := range out {
			j.Names = namesIn(j, open)
		}
	}()
	for _, r := range g.Rules {
		bodies(r.Body, r.Params, reaches, out)
	}
	for _, a := range g.Actions {
		bodies(a.Body, nil, reaches, out)
	}
	return out
}

// seenByAll is the names that stand for what everybody has seen happen.
func seenByAll(g *model.Game) map[*model.Var]bool {
	open := map[*model.Var]bool{}
	note := func(s *model.Stmt) {
		if s.Bind != nil && (s.Names == model.NamesRound || s.Names == model.NamesThrow) {
			open[s.Bind] = true
		}
	}
	for _, r := range g.Rules {
		model.WalkStmts(r.Body, note, nil)
	}
	for _, a := range g.Actions {
		model.WalkStmts(a.Body, note, nil)
	}
	return open
}

// namesIn lists the names that a judgement reads, but for open ones.
func namesIn(j *Judgement, open map[*model.Var]bool) (out []*model.Var) {
	for _, e := range []model.Expr{j.Need, j.Holds, j.Count} {
		if e == nil {
			continue
		}
		inside := map[*model.Var]bool{} // names of comprehensions
		model.Walk(e, func(x model.Expr) {
			if f, ok := x.(*model.For); ok {
				inside[f.Var] = true
			}
			if l, ok := x.(*model.Local); ok && !open[l.Var] && !inside[l.Var] && !slices.Contains(out, l.Var) {
				out = append(out, l.Var)
			}
		})
	}
	return out
}

// bodies looks through a list of statements and all within it.
func bodies(body []*model.Stmt, about []*model.Var, reaches Reaches, out map[string]*Judgement) {
	for i, s := range body {
		for x := s; x != nil; x = x.Else {
			bodies(x.Body, about, reaches, out)
		}
		bodies(s.Parts, about, reaches, out)
		if s.Names != model.NamesThrow || s.Bind == nil {
			continue
		}
		var later []*model.Var // names that have no value yet when the dice fall
		var made []*model.Stmt // the figures among them that are made of the dice
		for _, next := range body[i+1:] {
			j := judged(next, s.Bind, reaches)
			for k := 0; j == nil && k < len(made); k++ {
				j = judged(next, made[k].Bind, reaches).of(made[k])
			}
			if j != nil && !slices.ContainsFunc(later, j.waitsFor) {
				j.Roll, j.About = s, about
				out[s.Range.String()] = j
				break
			}
			if x := next.Args["value"]; x != nil && next.Names == model.NamesValue && x.Type().Is(model.Number) && reads(x, s.Bind) {
				made = append(made, next)
			}
			if next.Names != model.NamesThrow && next.Names != model.NamesValue {
				break
			}
			later = append(later, next.Bind)
		}
	}
}

// judged is the comparison in a statement that reads a roll; nil if there is none. What a rule is
// told is called by its name there: it may be told that a shot is a hit.
func judged(s *model.Stmt, roll *model.Var, reaches Reaches) *Judgement {
	if run, ok := s.Detail.(told); ok {
		r, args := run.Runs()
		for i, x := range args {
			if j := comparison(x, roll, reaches); j != nil {
				j.Label = english.Spaced(r.Params[i].Name)
				return j
			}
		}
	}
	for _, name := range model.SortedKeys(s.Args) {
		if j := comparison(s.Args[name], roll, reaches); j != nil {
			j.Label = s.Label
			return j
		}
	}
	return nil
}

// told is what a statement that runs a rule knows of it.
type told interface {
	Runs() (*model.Rule, []model.Expr)
}

// flipped is each comparison read from the other side.
var flipped = map[string]string{">=": "<=", "<=": ">=", ">": "<", "<": ">", "==": "==", "!=": "!="}

// comparison looks for a comparison that is made in any case: what stands after && may depend on
// what stands before it.
func comparison(e model.Expr, roll *model.Var, reaches Reaches) *Judgement {
	switch e := e.(type) {
	case *model.Binary:
		op, compares := flipped[e.Op]
		switch x, y := reads(e.X, roll), reads(e.Y, roll); {
		case !compares:
			return comparison(e.X, roll, reaches)
		case x && !y && e.Y.Type().Is(model.Number):
			return &Judgement{Holds: e, Reads: made(e.X), Op: e.Op, Need: e.Y}
		case y && !x && e.X.Type().Is(model.Number):
			return &Judgement{Holds: e, Reads: made(e.Y), Op: op, Need: e.X}
		}
	case *model.Cond:
		if reads(e.Then, roll) || reads(e.Else, roll) { // it says what the dice count as
			return nil
		}
		return comparison(e.If, roll, reaches)
	case *model.Func:
		if reaches(e) && len(e.Args) == 2 && reads(e.Args[0], roll) && !reads(e.Args[1], roll) {
			return &Judgement{Count: e, Op: ">=", Need: e.Args[1]}
		}
		for _, x := range e.Args {
			if j := comparison(x, roll, reaches); j != nil {
				return j
			}
		}
	}
	return nil
}

// of returns a judgement of a figure that has a name as one of what the name stands for; nil of any
// other, such as one that counts.
func (j *Judgement) of(figure *model.Stmt) *Judgement {
	if j == nil || j.Holds == nil || j.Reads != nil {
		return nil
	}
	holds := *j.Holds.(*model.Binary)
	j.Reads = figure.Args["value"]
	if reads(holds.X, figure.Bind) {
		holds.X = j.Reads
	} else {
		holds.Y = j.Reads
	}
	j.Holds = &holds
	return j
}

// made is a figure that a roll is compared by; nil if it is a name: then the dice show it.
func made(e model.Expr) model.Expr {
	if _, is := e.(*model.Local); is {
		return nil
	}
	return e
}

// waitsFor reports whether a judgement reads a name.
func (j *Judgement) waitsFor(v *model.Var) bool {
	return reads(j.Need, v) || j.Holds != nil && reads(j.Holds, v) || j.Count != nil && reads(j.Count, v)
}

// reads reports whether an expression reads a name.
func reads(e model.Expr, v *model.Var) bool {
	found := false
	model.Walk(e, func(x model.Expr) {
		l, ok := x.(*model.Local)
		found = found || ok && l.Var == v
	})
	return found
}
