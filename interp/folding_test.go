package interp_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
)

// planOf compiles the world of the random games with queries, in their order, on a board of so many
// squares to a side. It returns the form of each query that stands in the text, and of each table
// that was left undone.
func planOf(t *testing.T, size int, queries []string) map[string]string {
	t.Helper()
	w := &writer{Rand: rand.New(rand.NewPCG(7, 1)), size: size, men: 4}
	text := strings.Replace(table, "BOARD\n", "BOARD\n"+w.board(), 1)
	text = strings.NewReplacer("KEEN", "self.up", "CROWD", "count(self.men)").Replace(text) + w.roster()
	base := strings.Count(text, "\n")
	for i, q := range queries {
		text += fmt.Sprintf("action \"Query %d\" {\n  menu = think\n  choose x { from = %s }\n}\n", i, q)
	}
	g, found := written(text)
	if g == nil {
		t.Fatalf("the game is not well written: %v", found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	lines, out := strings.Split(text, "\n"), map[string]string{}
	for _, l := range slices.Concat(p.Plan, p.Undone) {
		if l.At.Start.Line > base {
			out[lines[l.At.Start.Line-1]] += l.Form + " "
		}
	}
	return out
}

// TestTablesHaveABudgetOfTheirOwn: a table that would take too long is left undone, and listed. It
// takes nothing from others, wherever they stand.
func TestTablesHaveABudgetOfTheirOwn(t *testing.T) {
	queries := []string{"[for s in squares : s if count([for z in squares : z if any([for y in neighbors(z) : y if y.high > s.high])]) > 3]"}
	for i := range 3 {
		queries = append(queries, fmt.Sprintf("[for s in squares : s if count([for z in neighbors(s) : z if z.high > %d]) > %d]", i, i))
	}
	forward := planOf(t, 26, queries)
	slices.Reverse(queries)
	if back := planOf(t, 26, queries); !maps.Equal(forward, back) {
		t.Errorf("the order of queries matters:\n%v\n%v", forward, back)
	}
	for line, form := range forward {
		if heavy := strings.Contains(line, "any"); heavy != strings.Contains(form, machine.FormUndone) {
			t.Errorf("%s\nis answered by %s", line, form)
		} else if !heavy && strings.TrimSpace(form) != machine.FormSet {
			t.Errorf("%s\nis answered by %s, not by a table", line, form)
		}
	}
}

// TestTablesShareABudget: of very many tables that each are within their budget, the order in which
// they stand does not matter either.
func TestTablesShareABudget(t *testing.T) {
	const alike = 96
	var queries []string
	for i := range alike {
		queries = append(queries, fmt.Sprintf("[for s in squares : s if count([for z in squares : z if z.row == s.row + %d]) > %d]", i, i))
	}
	queries = append(queries, "[for s in squares : s if count([for z in neighbors(s) : z if z.wet]) > 1]")
	forward := planOf(t, 26, queries)
	slices.Reverse(queries)
	if back := planOf(t, 26, queries); !maps.Equal(forward, back) {
		t.Errorf("the order of queries matters:\n%v\n%v", forward, back)
	}
	undone := 0
	for _, form := range forward {
		if strings.Contains(form, machine.FormUndone) {
			undone++
		}
	}
	if undone != alike {
		t.Errorf("%d of %d tables are left undone, and all are alike", undone, alike)
	}
}

// TestThePlanSaysWhatIsNotIndexed: index sets that would take too much room are listed.
func TestThePlanSaysWhatIsNotIndexed(t *testing.T) {
	var names, fields, queries, men []string
	for i := range 60 {
		names = append(names, fmt.Sprintf("tint_%d", i))
	}
	for i := range 20 {
		fields = append(fields, fmt.Sprintf("f%d = tint", i))
		queries = append(queries, fmt.Sprintf("[for m in all(men) : m.home if m.f%d == tint_1]", i))
	}
	for _, name := range []string{"Ann's", "Bob's", "Carl's", "Dora's"} {
		men = append(men, fmt.Sprintf("man %q {\n  count = 10000\n  home = here\n}\n", name))
	}
	wide := fmt.Sprintf(`
game "G" {
  language = 1
  begin    = go
}
player "Ann" {}
kind "spot" { is = space }
spot "Here" {}
enum "tint" { names = [%s] }
kind "man" {
  is     = piece
  fields = { home = spot }
  state  = { %s }
}
%s
phase "Go" {
  choose x {
    from   = union(%s)
    player = ann
  }
}`, strings.Join(names, ", "), strings.Join(fields, ", "), strings.Join(men, ""), strings.Join(queries, ", "))
	g, found := written(wide)
	if g == nil {
		t.Fatalf("the game is not well written: %v", found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(p.Undone, func(l machine.PlanLine) bool { return strings.Contains(l.Why, "room for index sets") }) {
		t.Errorf("nothing is left undone: %v", p.Undone)
	}
}

// TestContentIsWithinItsBudget: no game of content leaves anything undone for want of time or room.
func TestContentIsWithinItsBudget(t *testing.T) {
	for name, g := range folders(t) {
		p, err := interp.Build(g, interp.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range p.Undone {
			t.Errorf("%s: %v: %s: %s", name, l.At, l.What, l.Why)
		}
	}
}
