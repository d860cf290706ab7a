package code

import (
	"slices"

	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/listing"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Act is an action as its offers see it: how its options are listed, and the procedure that it is.
//
// Menu, action and offer share one frame layout: what the menu is given and the actor come first,
// then the action's own names; so requirements of the menu read the same slots whichever action is
// tried.
type Act struct {
	Proc
	Model  *model.Action
	Index  int32 // of Model
	Whole  bool  // of Model; both are copied because every list reads them
	List   *listing.List
	Fast   func(m *machine.M, o *machine.Options) // the fast form of List; nil: there is none
	Quick  func(m *machine.M, o *machine.Options) // Fast for options of three numbers; nil: more than the choice is evaluated
	Maybe  func(m *machine.M, o *machine.Options) // Fast without what Legal asks; nil: nothing can be left out
	Legal  func(m *machine.M, opt []int32) bool   // of an option, in the frame of the action
	Judged []func(m *machine.M)                   // what its leading lets bind that policies read
	Which  int32                                  // slot of its index in its menu, or None
	Taker  int32                                  // of one that may be taken at any time: slot of the player who takes it

	offers []*offer // in which it is offered
}

// ByLot says how its options can be drawn by lot.
func (x *Act) ByLot(maybe func(m *machine.M, o *machine.Options), legal func(m *machine.M, opt []int32) bool) {
	if x.Whole {
		return
	}
	x.Maybe, x.Legal = maybe, legal
	for _, f := range x.offers {
		f.byLot()
	}
}

// add adds every legal option of the action, in a frame with what it is given; or what may be
// legal.
func (x *Act) add(m *machine.M, o *machine.Options, ask *machine.Ask, given *machine.Given, maybe bool) {
	m.ListingOf(x.Index)
	base, bbase := m.Base(), m.BBase()
	l, w := m.SetAside(x.Ints, x.Words)
	from := len(o.Flat)
	if given.Fill == nil {
		given.Hand(m, l)
	}
	if given.Fill == nil || given.Fill(m, l, w) {
		switch m.StandAt(l, w); {
		case maybe && x.Maybe != nil:
			x.Maybe(m, o)
		case x.Quick != nil && o.Stride == 3:
			x.Quick(m, o)
		case x.Fast != nil:
			x.Fast(m, o)
		default:
			x.List.Add(m, o)
		}
	}
	m.StandAt(base, bbase)
	m.GiveBack(l, w)
	if x.Whole {
		m.Ways(machine.Whole{Ask: ask, Distinct: x.Model.Distinct, Prefer: x.Prefer}, o, from)
	}
}

// legal reports whether what add has found to be possible is an option.
func (x *Act) legal(m *machine.M, opt []int32, given *machine.Given) bool {
	m.ListingOf(x.Index)
	base, bbase := m.Base(), m.BBase()
	l, w := m.SetAside(x.Ints, x.Words)
	given.Write(m, l, w)
	m.StandAt(l, w)
	ok := x.Legal(m, opt)
	m.StandAt(base, bbase)
	m.GiveBack(l, w)
	return ok
}

// Listing makes how the options of an action are found.
func (b *Builder) Listing(index int32, l *ir.Listing) *listing.List {
	x := &listing.List{Index: index}
	for body := l.Body; len(body) > 0; {
		s := listing.Step{Stmt: body[0]}
		switch body = body[1:]; s.Do {
		case ir.Binds:
			s.Let, s.Work = b.Store(s.V.In, s.X), ir.Work(s.X)
		case ir.Refuses:
			s.Holds, s.Work = b.holds(s.Stmt), ir.Work(s.X)
		case ir.Picks:
			s.Asked, s.Fits, s.Work, s.Per = b.optional(s.When), b.conditions(s.Stmt), ir.Work(s.X, s.When), 1
			if s.Per += s.Fits.Cost(); s.Open {
				s.Area = b.Make.Set(s.X)
			} else {
				s.From = b.Each(s.X)
			}
			body = s.Body
		default:
			continue
		}
		x.Steps = append(x.Steps, s)
	}
	at := new(int)
	for i := range x.Steps {
		s := &x.Steps[i]
		if *at += s.Work; s.Do != ir.Picks {
			continue
		}
		if at = &s.Per; !s.Alike {
			x.Actor = s
		}
	}
	return x
}

// Open reports whether a leading choice of the action is a point. Such an action is listed in the
// plain form, by samples.
func (x *Act) Open() bool {
	return slices.ContainsFunc(x.Model.Lead, func(s *model.Stmt) bool {
		return s.Names == model.NamesChoice && s.Args["from"].Type().IsArea()
	})
}

// offered is an action that is offered: what its frame is given, and what is chosen for it.
type offered struct {
	*Act
	of    *ir.Offered
	given *machine.Given
}

// entry is how an option starts the action.
func (x *offered) entry() *machine.Entry {
	e := &machine.Entry{Given: x.given, Proc: x.Act.Proc.Proc, Actor: model.None}
	if v := x.of.Actor; v != nil {
		e.Actor = v.In.I
	}
	for _, v := range x.of.Picks {
		e.Choices = append(e.Choices, v.In.I)
	}
	return e
}

// described is what can be asked about the action while it is not being taken: the types of its
// choices, where the point of an option may lie, whether an option that names a point is legal.
func (x *offered) described() *machine.Act {
	d := &machine.Act{Action: x.Model, Proc: x.Act.Proc.Proc, Given: x.given, Which: x.Which, Types: []model.Type{{}}, Names: []string{"actor"}}
	if a := x.Model.Actor; a != nil {
		d.Types[0] = a.Type
	}
	for _, s := range x.Model.Lead {
		if s.Names == model.NamesChoice {
			d.Types, d.Names = append(d.Types, s.Bind.Type), append(d.Names, s.Bind.Name)
		}
	}
	d.Secret = x.secret()
	names := append([]*ir.Var{x.of.Actor}, x.of.Picks...)
	d.Bind = func(m *machine.M, opt []int32) {
		for i, v := range opt[:min(len(opt), len(names))] {
			if names[i] != nil {
				m.SetInt(names[i].In.I, v)
			}
		}
		for _, let := range x.Judged {
			let(m)
		}
	}
	if !x.Open() {
		return d
	}
	d.Area = func(m *machine.M, opt []int32, dst []uint64) (found bool) {
		d.Within(m, func() { found = x.List.Where(m, opt, dst) })
		return found
	}
	d.Admit = func(m *machine.M, opt []int32) (no *machine.Refusal) {
		if !d.Within(m, func() { no = x.List.Refuses(m, opt) }) {
			no = &machine.Refusal{Label: "it does not apply here", Against: true}
		}
		return no
	}
	return d
}

// secret reports whether the one decision of the action holds a secret choice.
func (x *Act) secret() (secret bool) {
	in := x.Model.Lead
	if x.Whole {
		in = x.Model.Body
	}
	model.WalkStmts(in, func(s *model.Stmt) { secret = secret || s.Names == model.NamesChoice && s.Args["secret"] != nil }, nil)
	return secret
}

// Secrets notes the secret choices among the leading ones of the action. They are drawn again from
// what the action accepts, unless they are the viewer's own.
func (b *Builder) Secrets(x *Act, who *ir.Ask) {
	player := b.Player(who)
	for i := range x.List.Steps {
		s := &x.List.Steps[i]
		if s.Do != ir.Picks || s.Of == nil || s.Of.Args["secret"] == nil {
			continue
		}
		pieces := b.MeansPieces(s.Of.Bind.Type)
		b.KeepSecret(&asm.Label{}, nil, func(m *machine.M, d *machine.Redrawing) {
			who := m.P.Players[0].ID
			if player != nil {
				who = player(m)
			}
			if who != d.Viewer {
				d.Found = true
				s.Redraw(m, pieces, d)
			}
		})
	}
}
