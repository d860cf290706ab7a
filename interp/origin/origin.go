// Package origin tells where the values of names come from, and so what may be told of them. A rule
// reads everything, and may bind a name to a hidden fact or hand it to an action; what is told of
// the name must follow from what the player has seen.
package origin

import (
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Names are the names of the rules and actions of a program.
type Names struct {
	p       *machine.Program
	rules   *lower.Rules
	private bool // players must not see each other's screens
	sealed  bool // something is chosen in secret
	of      map[*model.Var]origin
	reads   secretReads
}

// New examines the names of a program.
func New(p *machine.Program, rules *lower.Rules, private bool) *Names {
	n := &Names{p: p, rules: rules, private: private, of: map[*model.Var]origin{}}
	n.reads = secretReads{n: n, known: map[any]bool{}, results: results(p.Game)}
	n.examine()
	return n
}

// In lists the names that some expressions read.
func In(args []model.Expr) (names []*model.Var) {
	for _, e := range args {
		model.Walk(e, func(x model.Expr) {
			if l, ok := x.(*model.Local); ok {
				names = append(names, l.Var)
			}
		})
	}
	return names
}

// origin states where the value of a name comes from.
type origin struct {
	known  bool         // all players see it bound: a throw, a choice, a member of a loop
	secret bool         // only its player knows it
	from   []model.Expr // otherwise: what it is computed from; nil if that is unknown
}

// examine finds where the values of all names of rules and actions come from.
func (n *Names) examine() {
	for _, r := range n.p.Game.Rules {
		// The screen shows what a rule was given where it asks, unless players may look in private.
		for _, v := range r.Params {
			n.of[v] = origin{known: !n.private && Shown(v.Type)}
		}
	}
	for _, r := range n.p.Game.Rules {
		n.told(r.Binding)
		model.WalkStmts(r.Body, n.bound, nil)
	}
	for _, a := range n.p.Game.Actions {
		n.told(a.Binding)
		model.WalkStmts(a.Lead, n.bound, nil)
		model.WalkStmts(a.Body, n.bound, nil)
	}
}

// Shown reports whether people are shown what a name of the type denotes where a rule asks: things,
// words, and whether something holds.
func Shown(t model.Type) bool { return t.Is(model.ThingOf) || t.Is(model.EnumOf) || t.Is(model.Bool) }

// told notes what an event passes: things that all players see change, or the arguments of its
// rule.
func (n *Names) told(b *model.Binding) {
	if b == nil {
		return
	}
	for i, a := range b.Args {
		switch r := b.Event.Rule; {
		case a.Var == nil:
		case r == nil:
			n.of[a.Var] = origin{known: a.Var.Type.Base == model.ThingOf}
		case i < len(r.Params):
			p := r.Params[i]
			n.of[a.Var] = origin{known: n.of[p].known, from: []model.Expr{&model.Local{Node: model.Node{T: p.Type}, Var: p}}}
		}
	}
}

// bound notes what a statement binds, and what it passes to rules and menus.
func (n *Names) bound(s *model.Stmt) {
	hand := func(params []*model.Var, args []model.Expr) {
		for i, v := range params {
			o := n.of[v]
			o.from = append(o.from, args[i])
			n.of[v] = o
		}
	}
	if d, ok := s.Detail.(interface {
		Runs() (*model.Rule, []model.Expr)
	}); ok {
		r, args := d.Runs()
		hand(r.Params, args)
	}
	if d, ok := s.Detail.(interface {
		Offers() (*model.Menu, []model.Expr)
	}); ok {
		menu, args := d.Offers()
		hand(menu.Params, args)
		for _, a := range menu.Actions {
			hand(a.Params[:len(args)], args)
		}
	}
	if s.Bind == nil {
		return
	}
	o := origin{secret: s.Args["secret"] != nil}
	n.sealed = n.sealed || o.secret
	switch s.Names {
	case model.NamesThrow, model.NamesChoice, model.NamesMember:
		o.known = true
	case model.NamesValue:
		o.from = []model.Expr{s.Args["value"]}
	}
	n.of[s.Bind] = o
}

// results finds the rules whose results have names.
func results(g *model.Game) map[*model.Var]*model.Rule {
	out := map[*model.Var]*model.Rule{}
	note := func(s *model.Stmt) {
		if d, ok := s.Detail.(interface {
			Runs() (*model.Rule, []model.Expr)
		}); ok && s.Bind != nil {
			out[s.Bind], _ = d.Runs()
		}
	}
	for _, r := range g.Rules {
		model.WalkStmts(r.Body, note, nil)
	}
	for _, a := range g.Actions {
		model.WalkStmts(a.Lead, note, nil)
		model.WalkStmts(a.Body, note, nil)
	}
	return out
}
