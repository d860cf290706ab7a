package talk

import (
	"sandtable/interp/preview"
	"sandtable/interp/scene"
	"sandtable/schema/model"
)

// table shows a table of the game as a chart.
func (tb *Table) table(t *model.Table) []Line {
	c := scene.ChartOf(tb.S.P.Game, t)
	return append([]Line{headed(t.Title, ", table"+model.Cite(t.Ref)), {Kind: Charted, Chart: &c}}, tb.textOf(t.Origin, nil)...)
}

// Consulted tells of each table that an option makes the rules consult which rows were found: see
// preview.Consulted. Of members of a set several options are given. Of a decision of somebody else
// nothing is told.
func (tb *Table) Consulted(options []int) map[*model.Table][]int {
	if !tb.mine() || len(options) == 0 {
		return nil
	}
	var more []int32
	for _, i := range options[1:] {
		_, opt := tb.S.M.Option(i)
		more = append(more, opt[0])
	}
	return preview.Consulted(tb.S.M, tb.Viewer(), options[0], more...)
}
