package compile

import (
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/origin"
	"sandtable/schema/model"
)

type originsKey struct{}

// origins tells where the values of names come from.
func (c *C) origins() *origin.Names {
	return lower.Once(c, originsKey{}, func() *origin.Names { return origin.New(c.P, c.rules, c.Choice.Private) })
}

// untold compiles whether names of the running frame are not told the player who decides there; nil
// if all are, and in a program that is not watched.
func (c *C) untold(names []*model.Var) func(m *machine.M) bool {
	if !c.Watched() {
		return nil
	}
	return c.origins().Untold(names)
}
