package ir

import "fmt"

// VerifyListing returns what is wrong with a list: with an expression in it, or with how its
// statements go together.
func VerifyListing(l *Listing) error {
	if err := verifyBody(l.Body, nil); err != nil {
		return fmt.Errorf("%s: %w", l.Name, err)
	}
	return nil
}

// VerifyProc is VerifyListing for a procedure.
func VerifyProc(p *Proc) error {
	if err := verifyBody(p.Body, nil); err != nil {
		return fmt.Errorf("%s: %w", p.Name, err)
	}
	return nil
}

func verifyBody(body []*Stmt, names []*Var) error {
	for i, s := range body {
		last := i == len(body)-1
		if s.Do == Picks && !last {
			return fmt.Errorf("something follows the loop over %s", s.V.Name)
		}
		if s.Do == Emits && !last {
			return fmt.Errorf("something follows the option")
		}
		if err := s.verify(names); err != nil {
			return err
		}
	}
	return nil
}

func (s *Stmt) verify(names []*Var) error {
	if s.Do == Picks && !s.V.Frame { // nobody reads it but what is told of it
		names = append(names[:len(names):len(names)], s.V)
	}
	for _, x := range s.nodes() {
		if err := Verify(x, names...); err != nil {
			return err
		}
	}
	switch {
	case s.Do == Binds && !s.V.Frame:
		return fmt.Errorf("%s has no place in the frame", s.V.Name)
	case s.Do == Binds && (s.V.T.Form != s.X.T.Form || s.V.T.Win != s.X.T.Win):
		return fmt.Errorf("%s is given %s", s.V.Name, s.X.T)
	case s.Do == Picks && s.X.T.Form == One:
		return fmt.Errorf("%s is picked from %s", s.V.Name, s.X.T)
	case (s.Do == Refuses || s.Do == Picks) && s.Why == nil:
		return fmt.Errorf("no reason is given for %s", s.X)
	}
	if s.Trial != nil {
		if err := verifyBody(s.Trial.Body, names); err != nil {
			return err
		}
	}
	if err := verifyBody(s.Need, names); err != nil {
		return err
	}
	if s.Do == Runs && len(s.Args) != len(s.Call.Params) {
		return fmt.Errorf("%s has %d arguments", s.Call.Name, len(s.Args))
	}
	if err := verifyBody(s.Else, names); err != nil {
		return err
	}
	return verifyBody(s.Body, names)
}

// nodes lists the expressions of the statement itself.
func (s *Stmt) nodes() (out []*Node) {
	for _, x := range append([]*Node{s.X, s.When, s.To}, s.Args...) {
		if x != nil {
			out = append(out, x)
		}
	}
	for _, x := range s.Sets {
		out = append(out, x.To)
	}
	if s.Why != nil && s.Why.Short != nil {
		out = append(out, s.Why.Short)
	}
	return out
}
