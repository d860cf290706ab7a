package irtest

import (
	"fmt"

	"sandtable/interp/ir"
)

// VerifyListing returns what is wrong with a list: with an expression in it, or with how its
// statements go together.
func VerifyListing(l *ir.Listing) error {
	if err := verifyBody(l.Body, nil, 0); err != nil {
		return fmt.Errorf("%s: %w", l.Name, err)
	}
	return nil
}

// VerifyProc is VerifyListing for a procedure.
func VerifyProc(p *ir.Proc) error {
	err := verifyAll(nil, append([]*ir.Node{p.When, p.Prefer}, p.Unless...)...)
	for _, part := range p.Parts() {
		err = first(err, verifyBody(part, nil, 0))
	}
	if err != nil {
		return fmt.Errorf("%s: %w", p.Name, err)
	}
	return nil
}

// VerifyEvent is VerifyListing for what is bound to an event.
func VerifyEvent(e *ir.Event) error {
	if err := first(verifyBody(e.Before, e.Params, 0), verifyBody(e.After, e.Params, 0)); err != nil {
		return fmt.Errorf("%s: %w", e.Name, err)
	}
	return nil
}

func verifyAll(names []*ir.Var, nodes ...*ir.Node) error {
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
func verifyBody(body []*ir.Stmt, names []*ir.Var, loops int) error {
	for i, s := range body {
		last := i == len(body)-1
		if s.Do == ir.Picks && !last {
			return fmt.Errorf("something follows the loop over %s", s.V.Name)
		}
		if s.Do == ir.Emits && !last {
			return fmt.Errorf("something follows the option")
		}
		if err := verifyStmt(s, names, loops); err != nil {
			return err
		}
		if s.V != nil && !s.V.Frame { // it is bound after it
			names = append(names[:len(names):len(names)], s.V)
		}
	}
	return nil
}

func verifyStmt(s *ir.Stmt, names []*ir.Var, loops int) error {
	inner := names
	if s.V != nil && !s.V.Frame {
		inner = append(names[:len(names):len(names)], s.V)
	}
	if s.Draw != nil && !s.Draw.One.Frame {
		inner = append(inner[:len(inner):len(inner)], s.Draw.One)
	}
	if err := first(fits(s, loops), verifyAll(inner, nodes(s)...)); err != nil {
		return err
	}
	switch s.Do {
	case ir.Loops, ir.Together, ir.Repeats:
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
		err = first(err, verifyAsk(s.Ask, names, loops))
	}
	if s.Hook != nil {
		err = first(err, verifyHook(s.Hook, names))
	}
	if t := s.Throw; t != nil && t.Look != nil {
		err = first(err, Verify(t.Look, append(names[:len(names):len(names)], t.Face)...))
	}
	return err
}

// fits verifies how the parts of a statement go together.
func fits(s *ir.Stmt, loops int) error {
	switch {
	case s.Do == ir.Binds && (s.V.T.Form != s.X.T.Form || s.V.T.Win != s.X.T.Win):
		return fmt.Errorf("%s is given %s", s.V.Name, s.X.T)
	case s.Do == ir.Picks && s.X.T.Form == ir.One:
		return fmt.Errorf("%s is picked from %s", s.V.Name, s.X.T)
	case (s.Do == ir.Loops || s.Do == ir.Together) && s.X.T.Form != ir.List:
		return fmt.Errorf("a loop goes through %s", s.X.T)
	case (s.Do == ir.Refuses || s.Do == ir.Picks) && s.Why == nil:
		return fmt.Errorf("no reason is given for %s", s.X)
	case s.Do == ir.Breaks && s.Out >= loops:
		return fmt.Errorf("break leaves %d of %d loops", s.Out+1, loops)
	case s.Do == ir.Runs && len(s.Args) != len(s.Call.Params):
		return fmt.Errorf("%s has %d arguments", s.Call.Name, len(s.Args))
	case s.Do == ir.Runs && s.V != nil && s.Call.Gives == nil:
		return fmt.Errorf("%s gives nothing", s.Call.Name)
	}
	return nil
}

func verifyAsk(a *ir.Ask, names []*ir.Var, loops int) error {
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
			err = first(err, verifyHook(x.Hook, names))
		}
	}
	return err
}

func verifyHook(h *ir.Hook, names []*ir.Var) error {
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
func nodes(s *ir.Stmt) []*ir.Node {
	out := append([]*ir.Node{s.X, s.When, s.To, s.Side}, s.Args...)
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
