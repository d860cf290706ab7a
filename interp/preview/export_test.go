package preview

import (
	"context"

	"sandtable/interp/machine"
)

// TryThrough is Through by trials alone, with one part of the budget.
func (t *Teller) TryThrough(ctx context.Context, m *machine.M, viewer int32, option, part int) (*Preview, error) {
	t.worlds.Look(m, viewer)
	return t.tryThrough(ctx, m, viewer, option, floorOf(m, option), leftMany, passes, part)
}
