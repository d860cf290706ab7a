package why

import (
	"fmt"
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// mostDeciding is how many figures are told that decide a game.
const mostDeciding = 8

// A Question is a value with what it is asked about.
type Question struct {
	Of  *model.Value
	Has []Arg
	key string // tells apart what is asked
}

// Deciding lists what the rules ask that end a game, and what the values of these ask in turn.
func Deciding(p *machine.Program) (out []Question) {
	known := map[string]bool{}
	var read func(e model.Expr)
	read = func(e model.Expr) {
		c, ok := e.(*model.Call)
		if !ok || c.Value.Advice {
			return
		}
		fresh := false
		for _, q := range asked(p.Game, c) {
			if t := q.Of.Type; !t.Is(model.Number) && !t.Is(model.Bool) && !t.Is(model.EnumOf) {
				break
			}
			if !known[q.key] && len(out) < mostDeciding {
				known[q.key], fresh = true, true
				out = append(out, q)
			}
		}
		if fresh {
			model.Walk(c.Value.Base, read)
		}
	}
	for _, proc := range p.Procs {
		if proc.Rule == nil {
			continue
		}
		ends := false
		model.WalkStmts(proc.Rule.Body, func(s *model.Stmt) { ends = ends || s.Ends }, nil)
		if ends {
			model.WalkStmts(proc.Rule.Body, nil, read)
		}
	}
	return out
}

// asked lists what a call may have been asked about: things that it names, each player or side
// for a name that stands for one. It lists nothing where anything else is asked about.
func asked(g *model.Game, c *model.Call) []Question {
	out := []Question{{Of: c.Value, key: c.Value.Name}}
	for _, e := range c.Args {
		var ids []int32
		switch t := e.Type(); {
		case !t.Is(model.ThingOf):
			return nil
		case t.Kind.Is(model.KindPlayer) || t.Kind.Is(model.KindSide):
			for id := t.Kind.Lo; id < t.Kind.Hi; id++ {
				if g.Things[id] != nil {
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
		var all []Question
		for _, q := range out {
			for _, id := range ids {
				has := append(q.Has[:len(q.Has):len(q.Has)], Arg{Given: true, One: id})
				all = append(all, Question{q.Of, has, fmt.Sprint(q.key, " ", id)})
			}
		}
		out = all
	}
	return out
}

// About reports whether one of some things is all that a value is asked about.
func (q *Question) About(some []*model.Thing) bool {
	return len(q.Has) == 1 && slices.ContainsFunc(some, func(t *model.Thing) bool { return t.ID == q.Has[0].One })
}
