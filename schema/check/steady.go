package check

import "sandtable/schema/model"

// Steady reports whether nothing that statements do, or set going, changes what a condition reads:
// a loop that goes by the condition does not end by it. The number of the round changes by itself.
func (s *Site) Steady(cond model.Expr, ss []*model.Stmt) bool {
	if cond == nil || s.learning || s.ledger == nil {
		return false
	}
	counts := false
	model.Walk(cond, func(x model.Expr) {
		l, ok := x.(*model.Local)
		counts = counts || ok && l.Var == s.Stmt.Bind
	})
	done := s.sum(s.doAll(ss))
	if counts || done.all {
		return false
	}
	r := reader{c: s.Checker, seen: map[any]bool{}}
	r.read(cond)
	if r.all {
		return false
	}
	for _, read := range r.at {
		for i, written := range s.ledger.cells {
			if i/64 < len(done.bits) && done.bits[i/64]&(1<<(i%64)) != 0 && written.meets(read) {
				return false
			}
		}
	}
	return true
}
