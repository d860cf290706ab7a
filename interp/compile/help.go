package compile

import "sandtable/schema/model"

// NextIn returns the first member after id, or None.
func NextIn(bits []uint64, w Window, id int32) int32 { return nextIn(bits, w, id) }

// AllOf returns the constant set of all things of a kind.
func (c *C) AllOf(k *model.Kind, w Window) []uint64 { return c.allOf(k, w) }

// Shared holds tables that several expressions share; each is made once for a program.
func (c *C) Shared() map[any]any { return c.shared }
