package compile

// RecallID numbers a place of the program whose answers are memoised across decisions: see
// machine.M.Recall.
func (c *C) RecallID() int32 {
	c.recalls++
	return c.recalls - 1
}

func (c *C) memoID() int32 {
	c.memos++
	return c.memos - 1
}
