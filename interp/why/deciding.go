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

// Deciding lists what the rules ask that end a game, what they are told by those that run them, and
// what the values of these ask in turn. Rules that others always take the place of end nothing.
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
	rules := map[*model.Rule]bool{} // those in force, and whether they end the game
	for _, proc := range p.Procs {
		if proc.Rule != nil {
			rules[proc.Rule] = has(proc.Rule, func(s *model.Stmt) bool { return s.Ends })
		}
	}
	for _, proc := range p.Procs {
		if r := proc.Rule; r != nil && replaces(r) {
			delete(rules, r.Binding.Event.Rule)
		}
	}
	for _, proc := range p.Procs {
		if ends, ok := rules[proc.Rule]; ends {
			model.WalkStmts(proc.Rule.Body, nil, read)
		} else if ok {
			model.WalkStmts(proc.Rule.Body, func(s *model.Stmt) {
				d, ok := s.Detail.(interface {
					Runs() (*model.Rule, []model.Expr)
				})
				if !ok {
					return
				}
				if r, args := d.Runs(); rules[r] {
					for _, e := range args {
						model.Walk(e, read)
					}
				}
			}, nil)
		}
	}
	return out
}

// replaces reports whether a rule always takes the place of another one.
func replaces(r *model.Rule) bool {
	b := r.Binding
	return b != nil && b.Moment == model.Instead && b.Event.Rule != nil && r.When == nil && len(b.Args) == 0 && r.Extent.Lasts() &&
		!has(r, func(s *model.Stmt) bool { return s.Proceeds })
}

// has reports whether a rule has a statement that is such.
func has(r *model.Rule, such func(*model.Stmt) bool) (found bool) {
	model.WalkStmts(r.Body, func(s *model.Stmt) { found = found || such(s) }, nil)
	return found
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
