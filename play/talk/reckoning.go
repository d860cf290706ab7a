package talk

import (
	"fmt"

	"sandtable/interp/why"
	"sandtable/play/say"
	"sandtable/schema/model"
)

// mostReckoned is how many figures are told that have decided a game.
const mostReckoned = 8

// inquest is a value with what it is asked about.
type inquest struct {
	of  *model.Value
	has []why.Arg
	key string // tells apart what is asked
}

// score tells how to win, and how far it is to that: what the rules that end the game ask now.
func (tb *Table) score(string) Answer {
	out := append(tb.Goals(), tb.reckoning()...)
	if len(out) == 0 {
		return reply("The rules that end the game ask no figures.")
	}
	return said(out...)
}

// reckoning returns the figures by which the rules that end the game judge it, and what each is
// made of: of values that are asked about each side, those of all sides. What the viewer cannot see
// is left out.
func (tb *Table) reckoning() (out []say.Line) {
	for _, q := range tb.judging() {
		tr, err := tb.trace(q.of, q.has)
		if err != nil {
			continue
		}
		out = append(out, say.Under("  ", figure(tr)+model.Cite(tr.Value.Ref)))
		out = append(out, say.Parts(tr)...)
	}
	return out
}

// judging lists what the rules ask that end the game, and what the values of these ask in turn.
func (tb *Table) judging() (out []inquest) {
	known := map[string]bool{}
	var read func(e model.Expr)
	read = func(e model.Expr) {
		c, ok := e.(*model.Call)
		if !ok || c.Value.Advice {
			return
		}
		fresh := false
		for _, q := range tb.calledWith(c) {
			if t := q.of.Type; !t.Is(model.Number) && !t.Is(model.Bool) && !t.Is(model.EnumOf) {
				break
			}
			if !known[q.key] && len(out) < mostReckoned {
				known[q.key], fresh = true, true
				out = append(out, q)
			}
		}
		if fresh {
			model.Walk(c.Value.Base, read)
		}
	}
	for _, p := range tb.S.P.Procs {
		if p.Rule == nil {
			continue
		}
		ends := false
		model.WalkStmts(p.Rule.Body, func(s *model.Stmt) { ends = ends || s.Ends }, nil)
		if ends {
			model.WalkStmts(p.Rule.Body, nil, read)
		}
	}
	return out
}

// calledWith lists what a call may have been asked about: things that it names, each player or side
// for a name that stands for one. It lists nothing where anything else is asked about.
func (tb *Table) calledWith(c *model.Call) []inquest {
	out := []inquest{{of: c.Value, key: c.Value.Name}}
	for _, e := range c.Args {
		var ids []int32
		switch t := e.Type(); {
		case !t.Is(model.ThingOf):
			return nil
		case t.Kind.Is(model.KindPlayer) || t.Kind.Is(model.KindSide):
			for id := t.Kind.Lo; id < t.Kind.Hi; id++ {
				if tb.S.P.Game.Things[id] != nil {
					ids = append(ids, id)
				}
			}
		default:
			k, ok := e.(*model.Const)
			if !ok {
				return nil
			}
			ids = []int32{k.N}
		}
		var all []inquest
		for _, q := range out {
			for _, id := range ids {
				has := append(q.has[:len(q.has):len(q.has)], why.Arg{Given: true, One: id})
				all = append(all, inquest{q.of, has, fmt.Sprint(q.key, " ", id)})
			}
		}
		out = all
	}
	return out
}
