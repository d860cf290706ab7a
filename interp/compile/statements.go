package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// Do implements code.Host: it makes the instructions of offers and of deeds.
func (b *Builder) Do(s *ir.Stmt) {
	switch s.Do {
	case ir.Asks:
		if len(s.Ask.Acts) > 0 {
			b.window(s)
		} else {
			b.offers(s)
		}
	case ir.Moves:
		b.moves(nil, s)
	case ir.Turns:
		b.turns(s)
	case ir.Reveals:
		b.reveals(s)
	case ir.Marks:
		b.marks(s)
	case ir.Advances:
		b.advances(s)
	}
}

// ProcOf implements code.Host.
func (b *Builder) ProcOf(p *ir.Proc) *code.Proc {
	r, _ := p.Of.(*model.Rule)
	return b.C.Rule(r)
}

// offers makes the offer of the actions of a menu.
func (b *Builder) offers(s *ir.Stmt) {
	a := s.Ask
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
