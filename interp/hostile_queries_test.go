package interp_test

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
)

// TestHostileQueriesCompileSoon: queries within queries, and values that call each other, do not
// keep the compiler busy: whatever they are, a program is made soon, and does not run on without
// end.
func TestHostileQueriesCompileSoon(t *testing.T) {
	dirs := func(n int) string {
		s := "contains(men.at, s)"
		for i := 0; i < n; i++ {
			s = fmt.Sprintf("any([for d%d in directions : d%d if contains(men.at, toward(s, d%d)) && %s])", i, i, i, s)
		}
		return s
	}
	sq := func(n int) string {
		s := "contains(men.at, s)"
		for i := 0; i < n; i++ {
			s = fmt.Sprintf("any([for z%d in squares : z%d if adjacent(z%d, s) && %s])", i, i, i, s)
		}
		return s
	}
	dist := func(n int) string {
		s := "distance(s, z0) > 1"
		for i := 0; i < n; i++ {
			s = fmt.Sprintf("any([for z%d in squares : z%d if distance(z%d, s) > 1 && %s])", i, i, i, s)
		}
		return s
	}
	static := func(n int) string {
		s := "distance(s, z0) > 1"
		for i := 0; i < n; i++ {
			s = fmt.Sprintf("sum([for z%d in squares : distance(z%d, s) if %s]) > 3", i, i, s)
		}
		return s
	}
	vals := func(n int) string {
		var b strings.Builder
		b.WriteString("value \"V0\" {\n given = { s = square }\n base = any(s.men)\n}\n")
		for i := 1; i <= n; i++ {
			fmt.Fprintf(&b, "value \"V%d\" {\n given = { s = square }\n base = v%d(s) && (v%d(s) || v%d(s))\n}\n", i, i-1, i-1, i-1)
		}
		return b.String()
	}
	big := func(n int) string {
		var b strings.Builder
		b.WriteString("any(s.men)")
		for i := 0; i < n; i++ {
			fmt.Fprintf(&b, " && distance(s, m%d.at) != %d", i%12+1, i)
		}
		return b.String()
	}
	cases := []struct{ name, more, q string }{
		{"vals 6", vals(6), "v6(s)"},
		{"vals 12", vals(12), "v12(s)"},
		{"vals 20", vals(20), "v20(s)"},
		{"dirs 2", "", dirs(2)}, {"dirs 3", "", dirs(3)}, {"dirs 4", "", dirs(4)}, {"dirs 6", "", dirs(6)},
		{"sq 3", "", sq(3)}, {"sq 5", "", sq(5)}, {"sq 8", "", sq(8)}, {"sq 12", "", sq(12)},
		{"dist 2", "", dist(2)}, {"dist 3", "", dist(3)}, {"dist 4", "", dist(4)}, {"dist 12", "", dist(12)},
		{"static 2", "", static(2)}, {"static 3", "", static(3)}, {"static 8", "", static(8)},
		{"big 100", "", big(100)},
	}
	for _, c := range cases {
		w := &writer{Rand: rand.New(rand.NewPCG(7, 1)), size: 9, men: 12}
		text := strings.Replace(table, "BOARD\n", "BOARD\n"+w.board(), 1)
		text = strings.NewReplacer("KEEN", "self.up", "CROWD", "count(self.men)").Replace(text)
		text += w.roster() + c.more + fmt.Sprintf("action \"Query\" {\n  menu = think\n  choose x { from = [for s in squares : s if %s] }\n}\n", c.q)
		g, found := written(text)
		if g == nil {
			t.Fatalf("%s is not well written: %v", c.name, found)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if p, err := interp.Build(g, interp.Setup{}); err == nil {
			machine.New(p).Start(1) // an error may stop it, but soon
		}
		runtime.ReadMemStats(&after)
		// A measure of work that is the same on every machine.
		mb := (after.TotalAlloc - before.TotalAlloc) >> 20
		if mb > 128 {
			t.Errorf("%s takes %d MB", c.name, mb)
		}
		t.Logf("%s: %d MB", c.name, mb)
	}
}
