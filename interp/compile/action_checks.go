package compile

import (
	"strings"

	"sandtable/interp/code"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What is required of who takes an action.

// readyActors compiles the actors who pass what the menu requires. All actions of the menu that
// waive the same share one list, which is made once while options are listed.
func (c *C) readyActors(a *model.Action, s *code.Step) machine.List {
	key := c.ask(a)
	if f := c.ready[key]; f != nil {
		return f
	}
	id := c.listMemos
	c.listMemos++
	f := func(m *machine.M) []int32 { return m.RememberList(id, s.Fitting) }
	c.ready[key] = f
	return f
}

// readyKey identifies the conditions on the actors of a menu. Actions with the same conditions
// share one list.
type readyKey struct {
	menu   *model.Menu
	waived string
	act    *model.Action // if a requirement reads which action it is
}

func (c *C) ask(a *model.Action) readyKey {
	k := readyKey{menu: a.Menu, waived: strings.Join(a.Waived, "|")}
	if a.Menu.ActVar != nil {
		k.act = a
	}
	return k
}
