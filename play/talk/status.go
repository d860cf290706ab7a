package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/schema/english"
)

// status tells where the game stands, without the board.
func (tb *Table) status(string) Answer {
	sc := tb.Scene()
	if tb.Heard {
		return said(slices.Concat(tb.Played(sc), say.Path(sc), say.SaidFigures(sc), say.Others(sc, say.Unscored), tb.Beside(sc))...)
	}
	return said(slices.Concat(tb.Header(sc), say.Figures(sc), tb.Beside(sc))...)
}

// Header says what is played and where the game stands.
func (tb *Table) Header(sc *scene.Scene) []say.Line {
	at := fmt.Sprintf("decision %d", tb.S.At()+1)
	if sc.End != nil {
		at = english.Count(tb.S.At(), "decision")
	}
	return append([]say.Line{{Kind: say.Rule}, {Kind: say.Across, Head: strings.Join(say.Played(sc), " - "), Text: at}}, say.Path(sc)...)
}

// Played says what is played.
func (tb *Table) Played(sc *scene.Scene) []say.Line {
	return []say.Line{{Text: fmt.Sprintf("%s, decision %d", strings.Join(say.Played(sc), ", "), tb.S.At()+1)}}
}

// Beside returns what stands on a measured map and what lies beside the board.
func (tb *Table) Beside(sc *scene.Scene) []say.Line {
	return append(tb.standings(sc, false), say.OffMap(sc)...)
}
