package scene_test

import (
	"slices"
	"strings"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/scene"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

func chartOf(t *testing.T, game, table string) (scene.Chart, *model.Game) {
	t.Helper()
	p := interptest.Program(t, load.Source{FS: examples.Games, Dir: "games/" + game, Name: game}, interp.Setup{})
	charts := scene.Charts(p)
	i := slices.IndexFunc(charts, func(c scene.Chart) bool { return c.Name == table })
	if i < 0 {
		t.Fatalf("%s has no table %s", game, table)
	}
	return charts[i], p.Game
}

// TestCharts: a table with an axis that runs across is a grid; it is written in full where that
// fits, else shortly with a key, else with a line for each cell. Every result is told in each way.
func TestCharts(t *testing.T) {
	c, g := chartOf(t, "alder_crossing", "combat_results")
	if c.Axis != "roll" || c.In != 1 || len(c.Rows) != 6 {
		t.Fatalf("%+v", c)
	}
	wide, short, list := c.Lay(200), c.Lay(60), c.Lay(10)
	if len(wide.Rows) != 6 || wide.Rows[0][1] != "attackers lose" || len(wide.Key) != 0 {
		t.Errorf("wide: %v", wide)
	}
	if len(short.Rows) != 6 || short.Rows[0][1] != "AL" || short.Rows[5][6] != "R" || len(short.Key) != 6 {
		t.Errorf("short: %v", short)
	}
	if !list.List || len(list.Rows) != 36 || !slices.Equal(list.Rows[7], []string{"2", "2", "attackers lose"}) {
		t.Errorf("as a list: %v", list.Rows)
	}
	for i, r := range wide.Rows {
		for j, text := range r[1:] {
			means := short.Rows[i][j+1]
			for _, k := range short.Key {
				if k.Name == means {
					means = k.Value
				}
			}
			if means != text || list.Rows[6*i+j][2] != text {
				t.Errorf("row %d, column %d: %q, shortly %q, in the list %q", i, j, text, means, list.Rows[6*i+j][2])
			}
		}
	}
	ground, _ := chartOf(t, "alder_crossing", "ground")
	if ground.Axis != "" || strings.Join(ground.Head, " ") != "terrain points" || len(ground.Rows) != 2 {
		t.Errorf("%+v", ground)
	}
	if c.Table().Title != g.Tables[c.Table().Index].Title {
		t.Error("a chart is of another table")
	}
}

// TestInForce: rows of a table that stand in one line of its chart mark the line, and the column
// too if all stand in one.
func TestInForce(t *testing.T) {
	c, _ := chartOf(t, "alder_crossing", "combat_results")
	for _, x := range []struct {
		rows         []int
		line, column int
	}{{[]int{6, 7, 11}, 1, -1}, {[]int{8}, 1, 2}, {[]int{8, 8}, 1, 2}, {[]int{5, 6}, -1, -1}, {nil, -1, -1}} {
		if line, column := c.InForce(x.rows); line != x.line || column != x.column {
			t.Errorf("rows %v: %d, %d", x.rows, line, column)
		}
	}
}

// TestHiddenTable: the look of a scenario hides a table in that scenario alone.
func TestHiddenTable(t *testing.T) {
	g := interptest.Load(t, interptest.Text("snow", `
game "Snow" {
  language = 1
  begin    = go
}
player "Ann" {}
table "Depth" {
  given   = { n = number }
  returns = { deep = number }
  rows    = [[0, 2], [else, 3]]
}
scenario "Winter" {}
scenario "Summer" {
  look { hidden = [depth] }
}
phase "Go" {
  end game { winner = ann }
}
`))
	for scenario, want := range map[string]int{"winter": 1, "summer": 0} {
		p, err := interp.Build(g, interp.Setup{Scenario: scenario})
		if err != nil {
			t.Fatal(err)
		}
		if got := len(scene.Charts(p)); got != want {
			t.Errorf("%d charts in %s, want %d", got, scenario, want)
		}
	}
}
