package compile

import "sandtable/schema/model"

// AllOf returns the constant set of all things of a kind.
func (c *C) AllOf(k *model.Kind, w Window) []uint64 { return c.allOf(k, w) }

// Shared holds tables that several expressions share; each is made once for a program.
func (c *C) Shared() map[any]any { return c.shared }

func b2i(b bool) int32 {
	if b {
		return 1
	}
	return 0
}
