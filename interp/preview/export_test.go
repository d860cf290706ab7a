package preview

import (
	"context"

	"sandtable/interp/machine"
)

// TryThrough previews an option through all that it sets going by trials alone, with one part of
// the budget.
func (t *Teller) TryThrough(ctx context.Context, m *machine.M, viewer int32, option, part int) (*Preview, error) {
	t.worlds.Look(m, viewer)
	return t.try(ctx, m, option, courseOf(m, viewer, option), leftMany, part)
}
