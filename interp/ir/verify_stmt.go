package ir

import "fmt"

// VerifyListing returns what is wrong with a list: with an expression in it, or with how its
// statements go together.
func VerifyListing(l *Listing) error {
	if err := verifyBody(l.Body, nil, 0); err != nil {
		return fmt.Errorf("%s: %w", l.Name, err)
	}
	return nil
}

// VerifyProc is VerifyListing for a procedure.
func VerifyProc(p *Proc) error {
	err := verifyAll(nil, append([]*Node{p.When, p.Prefer}, p.Unless...)...)
	for _, part := range p.Parts() {
		err = first(err, verifyBody(part, nil, 0))
	}
	if err != nil {
		return fmt.Errorf("%s: %w", p.Name, err)
	}
	return nil
}

// VerifyEvent is VerifyListing for what is bound to an event.
func VerifyEvent(e *Event) error {
	if err := first(verifyBody(e.Before, e.Params, 0), verifyBody(e.After, e.Params, 0)); err != nil {
		return fmt.Errorf("%s: %w", e.Name, err)
	}
	return nil
}

func verifyAll(names []*Var, nodes ...*Node) error {
	for _, x := range nodes {
		if x != nil {
			if err := Verify(x, names...); err != nil {
				return err
			}
		}
	}
	return nil
}

// verifyBody verifies statements in so many loops.
func verifyBody(body []*Stmt, names []*Var, loops int) error {
	for i, s := range body {
		last := i == len(body)-1
		if s.Do == Picks && !last {
			return fmt.Errorf("something follows the loop over %s", s.V.Name)
		}
		if s.Do == Emits && !last {
			return fmt.Errorf("something follows the option")
		}
		if err := s.verify(names, loops); err != nil {
			return err
		}
		if s.V != nil && !s.V.Frame { // it is bound behind it
			names = append(names[:len(names):len(names)], s.V)
		}
	}
	return nil
}

func (s *Stmt) verify(names []*Var, loops int) error {
	inner := names
	if s.V != nil && !s.V.Frame {
		inner = append(names[:len(names):len(names)], s.V)
	}
	if s.Draw != nil && !s.Draw.One.Frame {
		inner = append(inner[:len(inner):len(inner)], s.Draw.One)
	}
	if err := first(s.fits(loops), verifyAll(inner, s.nodes()...)); err != nil {
		return err
	}
	switch s.Do {
	case Loops, Together, Repeats:
		loops++
	}
	err := first(verifyBody(s.Need, inner, loops), verifyBody(s.Body, inner, loops), verifyBody(s.Else, names, loops))
	for _, c := range s.Cases {
		err = first(err, verifyBody(c.Body, names, loops))
	}
	if s.Trial != nil {
		err = first(err, verifyBody(s.Trial.Body, names, 0))
	}
	if s.Ask != nil {
		err = first(err, s.Ask.verify(names, loops))
	}
	if s.Hook != nil {
		err = first(err, s.Hook.verify(names))
	}
	if t := s.Throw; t != nil && t.Look != nil {
		err = first(err, Verify(t.Look, append(names[:len(names):len(names)], t.Face)...))
	}
	return err
}

// fits verifies how the parts of a statement go together.
func (s *Stmt) fits(loops int) error {
	switch {
	case s.Do == Binds && (s.V.T.Form != s.X.T.Form || s.V.T.Win != s.X.T.Win):
		return fmt.Errorf("%s is given %s", s.V.Name, s.X.T)
	case s.Do == Picks && s.X.T.Form == One:
		return fmt.Errorf("%s is picked from %s", s.V.Name, s.X.T)
	case (s.Do == Loops || s.Do == Together) && s.X.T.Form != List:
		return fmt.Errorf("a loop goes through %s", s.X.T)
	case (s.Do == Refuses || s.Do == Picks) && s.Why == nil:
		return fmt.Errorf("no reason is given for %s", s.X)
	case s.Do == Breaks && s.Out >= loops:
		return fmt.Errorf("break leaves %d of %d loops", s.Out+1, loops)
	case s.Do == Runs && len(s.Args) != len(s.Call.Params):
		return fmt.Errorf("%s has %d arguments", s.Call.Name, len(s.Args))
	case s.Do == Runs && s.V != nil && s.Call.Gives == nil:
		return fmt.Errorf("%s gives nothing", s.Call.Name)
	}
	return nil
}

func (a *Ask) verify(names []*Var, loops int) error {
	if a.One != nil && !a.One.Frame {
		names = append(names[:len(names):len(names)], a.One)
	}
	err := first(verifyAll(names, a.Player, a.When, a.UpTo, a.AtLeast, a.Total, a.AtMost), verifyBody(a.None, names, loops))
	if a.List != nil {
		err = first(err, VerifyListing(a.List))
	}
	for _, x := range a.Acts {
		err = first(err, VerifyListing(x.List))
		for _, g := range x.Given {
			err = first(err, verifyAll(names, g.X))
		}
		if x.Hook != nil {
			err = first(err, x.Hook.verify(names))
		}
	}
	return err
}

func (h *Hook) verify(names []*Var) error {
	err := verifyAll(names, h.Active, h.From)
	if h.In != nil {
		err = first(err, Verify(h.In, append(names[:len(names):len(names)], h.One)...))
	}
	for _, a := range h.Args {
		err = first(err, verifyAll(names, a.X, a.Is))
	}
	return err
}

// nodes lists the expressions of the statement itself.
func (s *Stmt) nodes() []*Node {
	out := append([]*Node{s.X, s.When, s.To, s.Side}, s.Args...)
	out = append(out, s.Keys...)
	for _, x := range s.Sets {
		out = append(out, x.To)
	}
	if s.Why != nil {
		out = append(out, s.Why.Short)
	}
	if s.Throw != nil {
		out = append(out, s.Throw.Count, s.Throw.Sides)
	}
	return out
}
