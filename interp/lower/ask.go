package lower

import (
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// Decisions.

// Ask lowers a decision: who decides is stated, or follows from the action or menu that asks.
func (l *L) Ask(name string, player model.Expr) *ir.Ask {
	a := &ir.Ask{Name: name, Alone: l.in.alone}
	switch of := l.in.action; {
	case player != nil:
		a.Player = l.Expr(player)
	case of == nil:
	case of.Anytime:
		a.Taker = true
	case of.Menu != nil && of.Menu.Player != nil:
		a.Player = l.Expr(of.Menu.Player)
	default:
		a.Player = l.Optional(of.Player)
	}
	return a
}

// Asker lowers who decides where statements stand.
func (l *L) Asker(h Here) (out *ir.Ask) {
	l.stand(h, func() { out = l.Ask("", nil) })
	return out
}

// Secretly lowers choices that several players make at the same time.
func (l *L) Secretly(choices []*model.Stmt) []*ir.Stmt {
	l.in.alone = true
	out := l.Body(choices)
	l.in.alone = false
	return out
}

// Those lowers a list, the members of a set, or the one thing that an expression stands for unless
// it is none.
func (l *L) Those(e model.Expr) *ir.Node {
	x := l.Expr(e)
	if x.T.Form != ir.One {
		return l.AsList(x)
	}
	if !x.T.Maybe {
		return l.Items(x)
	}
	return l.Bind(x, func(x *ir.Node) *ir.Node {
		return l.Sel(l.Test(ir.Eq, x, l.None(x.T)), l.Empty(listOf(x.T)), l.Items(x))
	})
}

// Choose lowers a choice that a statement asks for.
func (l *L) Choose(s *model.Stmt) *ir.Ask {
	a := l.Ask(s.Bind.Name, s.Args["player"])
	a.Title, a.Type, a.Secret = "choose "+s.Called(), s.Args["from"].Type().Elem(), s.Args["secret"] != nil
	a.When, a.List = l.Optional(s.Args["when"]), l.choice(s, l.in.ref)
	if one := candidate(s); one != nil {
		a.One = l.InFrame(one)
	}
	a.Empty, a.None = s.Else != nil, l.Else(s)
	return a
}

// Offer lowers an offer of the actions of a menu.
func (l *L) Offer(s *model.Stmt, menu *model.Menu, args []model.Expr) *ir.Ask {
	a := &ir.Ask{Name: menu.Name, Title: menu.Title, Menu: menu, Empty: s.Else != nil, None: l.Else(s)}
	for _, x := range menu.Actions {
		if l.Rules.Chosen(x.Extent) {
			a.Acts = append(a.Acts, l.offered(x))
		}
	}
	if len(a.Acts) == 0 {
		return a
	}
	l.apart(l.in, func() { a.Player = l.Optional(menu.Player) })
	var given []ir.Given
	for i, p := range menu.Params {
		given = append(given, ir.Given{V: l.InFrame(p), X: l.Arg(args[i], p.Type)})
	}
	for _, of := range a.Acts {
		of.Given = given
	}
	return a
}

// OfferHere lowers an offer of the actions of a menu that is given nothing, where it stands.
func (l *L) OfferHere(h Here, menu *model.Menu) (out []*ir.Stmt) {
	l.stand(h, func() { out = []*ir.Stmt{{Do: ir.Asks, Ask: l.Offer(&model.Stmt{}, menu, nil)}} })
	return out
}

// offered lowers an action that is offered.
func (l *L) offered(a *model.Action) *ir.Offered {
	of := &ir.Offered{Proc: l.act(a), Index: a.Index, Whole: a.Whole, Distinct: a.Distinct, Actor: l.Bound(a.Actor)}
	if l.here == nil {
		of.List = l.list(a)
	}
	for _, s := range a.Lead {
		if s.Names == model.NamesChoice {
			of.Picks = append(of.Picks, l.InFrame(s.Bind))
		}
	}
	return of
}

// Play lowers all that is played.
func (l *L) Play() *ir.Game {
	return complete(l, &ir.Game{Begin: l.begin(), Anytime: l.anytime()})
}

// AnytimeHere lowers the actions that may be taken beside every decision, for a program that
// someone else makes.
func (l *L) AnytimeHere(h Here) (out []*ir.Offered) {
	l.stand(h, func() { out = l.anytime() })
	return out
}

// anytime lowers the actions that may be taken beside every decision.
func (l *L) anytime() (out []*ir.Offered) {
	for _, a := range l.Game.Actions {
		if !a.Anytime || a.Menu != nil || a.Binding != nil || !l.Rules.Chosen(a.Extent) {
			continue
		}
		of := l.offered(a)
		l.apart(within{action: a}, func() {
			for _, p := range a.Params {
				of.Given = append(of.Given, ir.Given{V: l.InFrame(p)})
			}
			of.By = l.Optional(a.Player)
		})
		out = append(out, of)
	}
	return out
}
