package interp_test

import (
	"runtime"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

// TestHostileContentEnds: content of a hostile kind ends soon, within little memory, with an error
// that names the statement.
func TestHostileContentEnds(t *testing.T) {
	head := "game \"H\" {\n  language = 1\n  begin    = go\n}\nkind \"spot\" { is = space }\nspot \"Here\" {}\nkind \"man\" {\n  is    = piece\n  state = { n = number }\n}\nman \"Joe\" { count = 5 }\ntrack \"Clock\" { boxes = numbers(0, 9) }\n"
	for name, c := range map[string]struct{ body, code string }{
		"endless loop":                {"rule \"Go\" {\n  repeat {\n    while = clock < 100\n    advance clock {}\n    move clock { to = 0 }\n  }\n}", "run/steps"},
		"endless recursion":           {"rule \"Go\" {\n  when = clock < 5\n  run \"Go\" {}\n}", "run/depth"},
		"mutual recursion":            {"rule \"Go\" {\n  when = clock < 5\n  run \"On\" {}\n}\nrule \"On\" {\n  run \"Go\" {}\n}", "run/depth"},
		"a rule that sets itself off": {"rule \"Go\" {\n  advance clock {}\n}\nrule \"Again\" {\n  after = enter(clock, any)\n  move clock { to = 0 }\n}", "run/depth"},
		"exploding list":              {"rule \"Go\" {\n  let { x = sum([for a in numbers(1, 100000) : sum([for b in numbers(1, 100000) : a * b % 7])]) }\n  say { text = \"${x}\" }\n}", "run/steps"},
		"long span":                   {"rule \"Go\" {\n  let { x = count(numbers(1, 2000000000)) }\n  say { text = \"${x}\" }\n}", "run/list"},
		"many dice":                   {"rule \"Go\" {\n  roll x { dice = pool(1000000000, d6) }\n}", "run/dice"},
		"overflow":                    {"rule \"Go\" {\n  let { x = 2000000000 + 2000000000 * count(numbers(1, 1)) }\n  say { text = \"${x}\" }\n}", "run/overflow"},
		"division by zero":            {"rule \"Go\" {\n  let { x = floor(1, count(numbers(2, 1))) }\n  say { text = \"${x}\" }\n}", "run/division"},
		"endless value":               {"value \"deep\" {\n  given = { n = number }\n  returns = number\n  base  = deep(n + 1)\n}\nrule \"Go\" {\n  let { x = deep(0) }\n  say { text = \"${x}\" }\n}", "run/nest"},
		"huge repeat":                 {"rule \"Go\" {\n  repeat {\n    times = 2000000000\n    say { text = \"x\" }\n  }\n}", "run/steps"},
		"nothing to place":            {"rule \"Go\" {\n  repeat {\n    times = 6\n    put m {\n      from = joe.supply\n      to   = here\n    }\n  }\n}", "run/place"},
	} {
		t.Run(name, func(t *testing.T) {
			var before runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			fs := fstest.MapFS{"g/game.hcl": {Data: []byte(head + c.body + "\n")}}
			p := interptest.Program(t, load.Source{FS: fs, Dir: "g", Name: "g"}, interp.Setup{})
			m := machine.New(p)
			m.Start(1)
			if m.Err == nil || m.Err.Code != c.code {
				t.Fatalf("the error is %v, want %s", m.Err, c.code)
			}
			if m.Err.At.Start.Line < 12 && !strings.Contains(name, "itself") {
				t.Errorf("the error does not stand on the statement: %v", m.Err.At)
			}
			var after runtime.MemStats
			runtime.ReadMemStats(&after)
			if mb := (after.Sys - before.Sys) >> 20; mb > 512 {
				t.Errorf("%d MB were taken", mb)
			}
			t.Logf("%v: %v", time.Since(start).Round(time.Millisecond), m.Err)
		})
	}
}
