package why

import (
	"cmp"
	"slices"

	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/origin"
	"sandtable/schema/model"
)

// Why something cannot be done, and which way leads somewhere: the list of what may be chosen is
// asked once more, with what is wanted, as the viewer sees the position.

// WhyNot returns the first requirement that refuses an action of the pending decision, with the
// wanted actor and choices, of which eval.AnyChoice leaves one open; nil if none does. It returns
// an error if the answer depends on what the veil hides, or fails.
func (t *Tracer) WhyNot(m *machine.M, a *model.Action, want []int32, veil *machine.Veil) (*machine.Refusal, *machine.Error) {
	return t.reason(m, veil, func(w *machine.M, q *eval.Asking) *machine.Refusal {
		for _, ask := range []*machine.Ask{w.Standing(), w.P.Anytime} {
			if ask == nil {
				continue
			}
			if x := ask.Act(a.Index); x != nil {
				return t.refused(w, ask, x, want, q)
			}
		}
		return nil
	})
}

// WhyNotChosen returns why something cannot be chosen at the pending decision; nil if it can, or if
// the decision chooses nothing.
func (t *Tracer) WhyNotChosen(m *machine.M, v int32, veil *machine.Veil) (*machine.Refusal, *machine.Error) {
	return t.reason(m, veil, func(w *machine.M, q *eval.Asking) *machine.Refusal {
		if ask := w.Standing(); ask != nil && ask.Chooses() {
			return eval.New(w).WhyNot(t.choice(ask), []int32{v}, q)
		}
		return nil
	})
}

// Refusal returns why an option that names a point is not legal. beside: the option would not
// answer the decision, but be taken beside it.
func (t *Tracer) Refusal(m *machine.M, opt []int32, beside bool, veil *machine.Veil) (*machine.Refusal, *machine.Error) {
	return t.reason(m, veil, func(w *machine.M, q *eval.Asking) *machine.Refusal {
		ask := w.Standing()
		if beside {
			ask = w.P.Anytime
		}
		if ask.Chooses() {
			return eval.New(w).WhyNot(t.choice(ask), opt[:1], q)
		}
		if x := ask.Act(opt[0]); x != nil {
			return t.refused(w, ask, x, opt[1:], q)
		}
		return nil
	})
}

// reason asks why something is refused. Requirements that depend on what the veil hides are passed
// over: another one may refuse it for what all see. Then it asks for the figures; these may be
// hidden where the reason is not.
func (t *Tracer) reason(m *machine.M, veil *machine.Veil, ask func(w *machine.M, q *eval.Asking) *machine.Refusal) (*machine.Refusal, *machine.Error) {
	var hidden *machine.Error
	q := &eval.Asking{}
	for {
		no, err := t.asked(m, veil, q, ask)
		if err == nil {
			if no == nil {
				return nil, hidden
			}
			if with, err := t.asked(m, veil, &eval.Asking{Figures: true, Unseen: q.Unseen}, ask); err == nil {
				no = with
			}
			return no, nil
		}
		hidden = cmp.Or(hidden, err)
		if !err.Hidden() || q.Now == nil {
			return nil, hidden
		}
		q = &eval.Asking{Unseen: append(q.Unseen, q.Now)}
	}
}

// asked asks on a machine of its own, with a part of the budget of a decision.
func (t *Tracer) asked(m *machine.M, veil *machine.Veil, q *eval.Asking, ask func(w *machine.M, q *eval.Asking) *machine.Refusal) (no *machine.Refusal, err *machine.Error) {
	w := t.standIn(m, veil)
	w.Look(func() {
		w.Still()
		no = ask(w, q)
	})
	return no, w.Err
}

// standIn returns a machine in the position of another one, as a viewer sees it.
func (t *Tracer) standIn(m *machine.M, veil *machine.Veil) *machine.M {
	w := machine.New(t.asking)
	w.StandIn(m)
	w.Veil, w.Cover = veil, m.Cover
	return w
}

// refused asks an action why it is refused.
func (t *Tracer) refused(w *machine.M, ask *machine.Ask, x *machine.Act, want []int32, q *eval.Asking) (no *machine.Refusal) {
	l := t.Listing(x.Action)
	if !t.within(w, ask, x, l, true, func() { no = eval.New(w).WhyNot(l, want, q) }) {
		no = &machine.Refusal{Label: "it does not apply here", Against: true}
	}
	return no
}

// Route returns the way to the space that an option of the pending decision names, through the
// spaces via; nil if the rules search for none. It returns an error if the answer depends on what
// the veil hides, or fails.
func (t *Tracer) Route(m *machine.M, i int, via []int32, veil *machine.Veil) (r *eval.Way, err *machine.Error) {
	of, opt := m.Option(i)
	w := t.standIn(m, veil)
	ask := w.Standing()
	if of == m.P.Anytime {
		ask = of
	}
	if ask == nil || opt[0] == machine.PassOption {
		return nil, nil
	}
	w.Look(func() {
		if ask.Chooses() {
			r = eval.New(w).Route(t.choice(ask), opt[:1], via)
		} else if x := ask.Act(opt[0]); x != nil {
			if l := t.Listing(x.Action); eval.Searches(l) {
				t.within(w, ask, x, l, false, func() { r = eval.New(w).Route(l, opt[1:], via) })
			}
		}
	})
	if w.Err != nil {
		return nil, w.Err
	}
	return r, nil
}

// within calls f in the frame of an action as its offer opens it; false: the action does not apply.
// What the offer hands to it may be hidden. all: else only that counts which decides what the list
// goes through.
func (t *Tracer) within(w *machine.M, ask *machine.Ask, x *machine.Act, l *ir.Listing, all bool, f func()) bool {
	given, told := x.Given, []*model.Var(nil)
	if of, ok := offers(ask); ok {
		menu, args := of.Offers()
		var counts []model.Expr
		for i, p := range menu.Params {
			if all || l.GoesBy(t.frame(p)) {
				counts = append(counts, args[i])
			}
		}
		t.conceal(w, origin.In(counts))
		given = t.given(menu.Params, args)
	} else if x.Action.Binding != nil {
		told = x.Action.Params
	}
	return x.WithinOf(w, given, func() {
		t.conceal(w, told)
		f()
	})
}

// offers returns what a statement offers; ok is false if no statement asks, or something else.
func offers(ask *machine.Ask) (of interface {
	Offers() (*model.Menu, []model.Expr)
}, ok bool) {
	if ask.Stmt != nil {
		of, ok = ask.Stmt.Detail.(interface {
			Offers() (*model.Menu, []model.Expr)
		})
	}
	return of, ok
}

// conceal ends the evaluation if names of the running frame are hidden from the viewer.
func (t *Tracer) conceal(w *machine.M, names []*model.Var) {
	hidden := shared(t, func() func(*machine.M) bool { return t.names.Hidden(names) })
	if hidden != nil && hidden(w) {
		w.Conceal()
	}
}

// given fills a frame with the arguments of a menu.
func (t *Tracer) given(params []*model.Var, args []model.Expr) *machine.Given {
	nodes, names := make([]*ir.Node, len(params)), make([]*ir.Var, len(params))
	t.mu.Lock()
	for i, p := range params {
		nodes[i], names[i] = t.l.TopArg(args[i], p.Type), t.l.InFrame(p)
	}
	t.mu.Unlock()
	return &machine.Given{Fill: func(m *machine.M, l, b int32) bool {
		r := eval.New(m)
		for i, p := range names {
			r.Give(p, r.Val(nodes[i]), l, b)
		}
		return true
	}}
}

// Listing is how the options of an action are found.
func (t *Tracer) Listing(a *model.Action) *ir.Listing {
	return shared(t, func() *ir.Listing { return t.l.Action(a) })
}

// Deed is what an action does, as it is lowered.
func (t *Tracer) Deed(a *model.Action) *ir.Proc {
	return shared(t, func() *ir.Proc { return t.l.Deed(a) })
}

// Runs reports whether a rule is part of the game as chosen.
func (t *Tracer) Runs(r *model.Rule) bool {
	return slices.ContainsFunc(t.l.P.Procs, func(p *machine.Proc) bool { return p.Rule == r })
}

// Procedure is a rule as it is lowered.
func (t *Tracer) Procedure(r *model.Rule) *ir.Proc {
	return shared(t, func() *ir.Proc { return t.l.Rule(r) })
}

// Play is all that is played, as it is lowered.
func (t *Tracer) Play() *ir.Game { return shared(t, t.l.Play) }

// Played reports whether an action is part of the game as chosen, and something offers it.
func (t *Tracer) Played(a *model.Action) bool {
	return t.rules.Chosen(a.Extent) && !slices.ContainsFunc(a.Vars, func(v *model.Var) bool {
		_, laid := t.l.P.Slots[v]
		return !laid
	})
}

// choice is how what a decision lets a player choose is found.
func (t *Tracer) choice(ask *machine.Ask) *ir.Listing {
	return shared(t, func() *ir.Listing { return t.l.Choice(ask.Stmt, ask.Ref) })
}

func (t *Tracer) frame(v *model.Var) *ir.Var {
	return shared(t, func() *ir.Var { return t.l.InFrame(v) })
}

// Open reports whether what a name stands for follows from what all players have seen.
func (t *Tracer) Open(v *model.Var) bool { return t.names.Open(v) }

// FromSecret reports whether what a name stands for may follow from a secret field of state
// or a secret choice, so that telling it would tell the secret.
func (t *Tracer) FromSecret(v *model.Var) bool {
	return shared(t, func() bool { return t.names.FromSecret(v) })
}
