package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// ProcOf implements code.Host.
func (b *Builder) ProcOf(p *ir.Proc) *code.Proc {
	r, _ := p.Of.(*model.Rule)
	return b.C.Rule(r)
}

// Offers implements code.Host: the offer of the actions of a menu, or of one that is bound to an event.
func (b *Builder) Offers(s *ir.Stmt) {
	a := s.Ask
	if len(a.Acts) > 0 {
		b.window(s)
		return
	}
	of := Offer{Stmt: s.Of, Name: a.Menu.Name, Title: a.Menu.Title, Ref: a.Menu.Ref, Menu: a.Menu, Actions: a.Menu.Actions, Args: a.Given,
		HasNone: a.Empty, None: a.None}
	if a.UpTo != nil {
		of.UpTo = b.Make.Num(a.UpTo)
	}
	if a.AtLeast != nil {
		of.AtLeast = b.Make.Num(a.AtLeast)
	}
	if a.Never != "" {
		of.Empty = code.FailsEmpty(a)
	}
	b.Offer(of)
}
