package interp_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// TestSplitCostsTellWhatApplies: whoever is told which rows of tables and which lines of values are
// used is told the same of costs that are split and of those that follow the text.
func TestSplitCostsTellWhatApplies(t *testing.T) {
	for name, g := range folders(t) {
		if base := filepath.Base(name); base != "alder_crossing" && base != "bastogne" {
			continue
		}
		split, text := toldIn(t, g, interp.Setup{Counts: true}), toldIn(t, g, interp.Setup{Counts: true, Without: plan.Splitting | plan.Alternatives})
		for what := range text {
			if !split[what] {
				t.Errorf("%s: nobody is told of %s", name, what)
			}
		}
		for what := range split {
			if !text[what] {
				t.Errorf("%s: one is told of %s, which is not used", name, what)
			}
		}
	}
}

// used is a row of a table, or a line.
type used struct {
	what any
	row  int
}

// toldIn plays the same moves whatever the form, and returns what is told of them.
func toldIn(t *testing.T, g *model.Game, s interp.Setup) map[used]bool {
	p, err := interp.Build(g, s)
	if err != nil {
		t.Fatal(err)
	}
	told := map[used]bool{}
	m := machine.New(p)
	m.Cover = func(what any, row int) {
		switch what.(type) {
		case *model.Table, *model.Modifier:
			told[used{what, row}] = true
		}
	}
	m.Start(5)
	rng := uint64(3)
	for i := 0; i < 150 && m.Pending() != nil && m.Err == nil; i++ {
		rng = rng*6364136223846793005 + 1442695040888963407
		m.Choose(pick(m.Options(), rng>>33))
	}
	if m.Err != nil {
		t.Fatal(m.Err)
	}
	return told
}

// String tells where it is in the text.
func (u used) String() string {
	switch x := u.what.(type) {
	case *model.Table:
		return fmt.Sprintf("row %d of %s", u.row, x.Title)
	case *model.Modifier:
		return fmt.Sprintf("%q at %s", x.Label, x.Range)
	}
	return "?"
}
