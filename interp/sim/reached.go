package sim

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// reached remembers what games have come to: procedures that have run and rows of tables that have been read. Sets of two workers unite, so
// it does not matter who played which game.
type reached struct {
	procs []bool
	rows  [][]bool // by table, row
}

func newReached(p *machine.Program) *reached {
	r := &reached{procs: make([]bool, len(p.Procs)), rows: make([][]bool, len(p.Game.Tables))}
	for i, t := range p.Game.Tables {
		r.rows[i] = make([]bool, len(t.Rows))
	}
	return r
}

// watch makes a machine report to it.
func (r *reached) watch(m *machine.M) {
	index := map[*model.Table]int{}
	for i, t := range m.P.Game.Tables {
		index[t] = i
	}
	m.Watch = func(_ *machine.M, e machine.Event) {
		if e.Kind == machine.Entered {
			r.procs[e.Proc.ID] = true
		}
	}
	m.Cover = func(t *model.Table, row int) { r.rows[index[t]][row] = true }
}

func (r *reached) unite(o *reached) {
	for i, x := range o.procs {
		r.procs[i] = r.procs[i] || x
	}
	for i := range o.rows {
		for j, x := range o.rows[i] {
			r.rows[i][j] = r.rows[i][j] || x
		}
	}
}
