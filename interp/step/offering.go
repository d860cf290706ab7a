package step

import (
	"fmt"
	"maps"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// notOffered is the reason of an action that nothing offers now. Tests name it in `because`.
const notOffered = "it is not offered now"

// offering makes sure that a decision is pending in which the action stands, and says why there is
// none: "" if there is. Decisions with one option before it answer themselves. Where nothing is
// pending, the action's menu is offered, unless the statement that the test ran last has offered
// that menu and has come to its end: then nothing offers the action any more.
func (r *runner) offering(t attempt) string {
	a := t.action
	for r.alive() {
		p := r.m.Pending()
		switch {
		case p == nil && r.m.Over:
			return "the game is over"
		case p == nil && r.spent[a.Menu]:
			return fmt.Sprintf("the action %q is not offered now: the statement that offered it has come to its end", a.Title)
		case p == nil && t.offer != nil:
			r.begin(false)
			r.call(t.offer)
			return ""
		case p == nil:
			return "nothing is offered now: an offer without a legal action asks nobody"
		case r.offered(a) != nil:
			return ""
		case !r.forced():
			return fmt.Sprintf("the action %q is not offered now; the pending decision is %q", a.Title, p.Name)
		}
		r.byItself()
	}
	return ""
}

// begin notes that something new begins: a statement of the test, or else a menu that is offered so
// that an action can be tried.
func (r *runner) begin(statement bool) {
	r.statement = statement
	r.spent = map[*model.Menu]bool{}
}

// skipped notes that a decision was not asked, since there was nothing to choose. A menu that ran
// out of legal actions may be offered again: then its requirements tell why an action is refused.
func (r *runner) skipped(decision string) {
	r.silent = append(r.silent, decision)
	maps.DeleteFunc(r.spent, func(menu *model.Menu, _ bool) bool { return menu.Name == decision })
}

// offered is the action as the pending decision offers it, or as it stands beside it; nil if it
// does not.
func (r *runner) offered(a *model.Action) *machine.Act {
	for _, x := range r.m.Pending().Acts {
		if x.Action == a {
			return x
		}
	}
	if any := r.m.P.Anytime; any != nil && !r.m.Pending().Alone {
		for _, x := range any.Acts {
			if x.Action == a && x.Within(r.m, func() {}) {
				return x
			}
		}
	}
	return nil
}
