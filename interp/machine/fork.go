package machine

// Fork makes m the game of another machine of the same program after the i-th option of its pending
// decision. The other one stays as it is, and may be forked by several goroutines at once. Forking
// again reuses m's memory.
func (m *M) Fork(from *M, i int) { m.ForkAnew(from, i, from.Key) }

// ForkAnew is Fork with a new key of chance.
func (m *M) ForkAnew(from *M, i int, key uint64) {
	m.Thaw(&from.State)
	m.fuel -= m.trialWork // the copy
	m.Key = key
	a := from.pending
	if a == nil || i < 0 || i >= from.opts.Len() {
		m.Fail("run/choice", "the option does not exist")
		return
	}
	of, opt := from.Option(i)
	way, _ := wayOf(of, opt)
	m.by = from.by
	m.Try(func() {
		m.takeFrom(a, of, opt, from, way)
		m.run()
	})
}
