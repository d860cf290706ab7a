package diagnostics

import (
	"bytes"
	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/schema/diag"
	"sandtable/schema/load"
)

// many is content with a great number of one thing: what is declared before it, each of them, and
// what comes after. In each, # is its number and ~ the number before it.
type many struct{ before, each, after string }

const units = `kind "unit" {
  is    = piece
  state = { hits = number, friend = maybe(unit) }
}
box "Field" { of = unit }
box "Yard" { of = unit }
unit "Ann" { at = field }
`

// manyOfOne is content of which a front end that compares all with all would never come to an end,
// and a report that told of each would fill the disk.
var manyOfOne = map[string]many{
	"rules that replace one":    {"rule \"Base\" {\n}\n", "rule \"R#\" { instead_of = base }\n", ""},
	"rules over one another":    {"rule \"Base\" {\n}\nrule \"R0\" { instead_of = base }\n", "rule \"R#\" {\n  instead_of = base\n  over = [r~]\n}\n", ""},
	"rules that exclude":        {"rule \"Base\" { given = { n = number } }\n", "rule \"R#\" {\n  given = { n = number }\n  instead_of = base(n)\n  when = n == #\n}\n", ""},
	"rules after one event":     {units, "rule \"R#\" { after = enter(yard) }\n", ""},
	"rules before one":          {"rule \"Base\" {\n}\n", "rule \"R#\" { before = base }\n", ""},
	"modifiers of one value":    {"value \"V\" {\n  base = 1\n", "  modifier \"m#\" { by = # }\n", "}\n"},
	"figures of one value":      {"value \"V\" {\n  base = 1\n", "  modifier \"m#\" {\n    when = white != none\n    to = #\n  }\n", "}\n"},
	"additions to one value":    {"value \"V\" { base = 1 }\n", "modify \"V\" { by = # }\n", ""},
	"figures at times":          {"value \"V\" { base = 1 }\n", "while \"W#\" {\n  when = true\n  modify \"V\" { to = # }\n}\n", ""},
	"wrong names":               {units, "unit \"Soldier #\" { at = field }\nrule \"R#\" {\n  move soldeir_# { to = yard }\n}\n", ""},
	"wrong long names":          {units, "unit \"" + strings.Repeat("S", 90) + "#\" { at = field }\nrule \"R#\" {\n  move " + strings.Repeat("s", 88) + "t# { to = yard }\n}\n", ""},
	"wrong names of one rule":   {"rule \"R\" {\n", "  let { x# = # }\n  say { text = \"${y#}\" }\n", "}\n"},
	"wrong fields":              {units, "unit \"S#\" { att = field }\n", ""},
	"wrong kinds":               {"", "kind \"k#\" { is = nope# }\n", ""},
	"wrong types":               {"", "rule \"R#\" { given = { x = nope# } }\n", ""},
	"wrong events":              {"", "rule \"R#\" { after = nope# }\n", ""},
	"wrong rules":               {"", "rule \"R#\" {\n  run \"Nope #\" {}\n}\n", ""},
	"wrong calls":               {"", "value \"V#\" { base = nope#(1) }\n", ""},
	"wrong menus":               {"", "action \"A#\" { menu = nope# }\n", ""},
	"wrong variants":            {"", "option \"O#\" {\n  variant \"V#\" { needs = [nope#] }\n}\n", ""},
	"wrong sections":            {"section \"1\" \"One\" { text = \"A.\" }\n", "rule \"R#\" { ref = \"1.#\" }\n", ""},
	"wrong parameters":          {"rule \"Base\" {\n}\nrule \"R\" {\n  run \"Base\" {\n", "    x# = 1\n", "  }\n}\n"},
	"parameters":                {"rule \"Base\" {\n  given = {\n", "    x# = number\n", "  }\n}\nrule \"R\" {\n  let { y = 1 }\n  run \"Base\" {}\n}\n"},
	"variants":                  {"option \"O\" {\n", "  variant \"V#\" {}\n", "}\n"},
	"variants that replace":     {"rule \"Base\" {\n}\noption \"O\" {\n", "  variant \"V#\" {\n    rule \"R#\" { instead_of = base }\n  }\n", "}\n"},
	"options":                   {"", "option \"O#\" {\n  variant \"A#\" {}\n  variant \"B#\" {}\n}\n", ""},
	"scenarios":                 {"", "scenario \"S#\" {}\n", ""},
	"rows":                      {"table \"T\" {\n  given = { n = number, m = number }\n  returns = { r = number }\n  rows = [\n", "    [any, #, 1],\n", "  ]\n}\n"},
	"rows that overlap":         {"table \"T\" {\n  given = { n = number, m = number }\n  returns = { r = number }\n  rows = [\n", "    [\"0-9\", \"0-9\", #],\n", "  ]\n}\n"},
	"rows of intervals":         {"table \"T\" {\n  given = { n = number, m = number }\n  returns = { r = number }\n  rows = [\n", "    [\"#-9999\", \"0-#\", 1],\n", "  ]\n}\n"},
	"like names":                {"", "rule \"Same\" {}\n", ""},
	"branches":                  {"rule \"R\" {\n  let { a = 1 }\n  if \"x\" { when = a == 0 }\n", "  else \"e#\" { when = a == # }\n", "}\n"},
	"branches with facts":       {units + "rule \"R\" {\n  if \"x\" { when = ann.friend == none }\n", "  else \"e#\" {\n    when = ann.friend != none && ann.hits == #\n    set ann { hits = # }\n  }\n", "}\n"},
	"facts":                     {units, "unit \"S#\" { at = field }\n", "rule \"R\" {\n"},
	"names in one rule":         {"rule \"R\" {\n  let { x0 = 1 }\n", "  let { x# = x~ + 1 }\n  if \"y\" { when = x# > 0 }\n", "}\n"},
	"cards in force":            {"kind \"tactic\" { is = card }\nbox \"Hand\" {\n  of = tactic\n  in_force = true\n}\nrule \"Base\" {\n}\n", "tactic \"C#\" {\n  at = hand\n  rule \"R#\" { after = base }\n}\n", ""},
	"cards that modify":         {"kind \"tactic\" { is = card }\nbox \"Hand\" {\n  of = tactic\n  in_force = true\n}\nvalue \"V\" { base = 1 }\n", "tactic \"C#\" {\n  at = hand\n  modify \"V\" { by = 1 }\n}\n", ""},
	"forbidden actions":         {"action \"A\" { menu = turn }\n", "forbid \"A\" {\n  when = false\n  because = \"r#\"\n}\n", ""},
	"requirements":              {"action \"A\" {\n  menu = turn\n", "  require \"r#\" { that = true }\n", "}\n"},
	"rules switched off":        {"while \"W\" {\n  when = true\n", "  except \"R#\" {}\n", "}\n"},
	"boxes of a track":          {"track \"T\" {\n  start = b0\n  boxes = [b0", ", b#", "]\n}\n"},
	"tracks":                    {"", "track \"T#\" {\n  boxes = numbers(0, 9)\n  start = 0\n}\n", ""},
	"sections":                  {"", "section \"#\" \"S#\" { text = \"Text of #.\" }\n", ""},
	"spaces":                    {"kind \"spot\" {\n  is = space\n  fields = { paths = set(spot) }\n}\nspot \"S0\" { paths = [] }\n", "spot \"S#\" { paths = [s~] }\n", ""},
	"markers that nobody lays":  {"", "marker \"M#\" { on = player }\n", ""},
	"menus that nobody offers":  {"", "menu \"M#\" { player = white }\n", ""},
	"values that nobody reads":  {"", "value \"V#\" { base = # }\n", ""},
	"words that do not parse":   {"", "a# ]\n", ""},
	"rows of a roster":          {"roster \"crate\" {\n  columns = [count]\n  rows = {\n", "    c# = [2]\n", "  }\n}\n"},
	"things of one name":        {"", "kind \"k#\" { is = piece }\nk# \"Same\" {}\nrule \"R#\" { after = enter(same) }\n", ""},
	"rows of a drawing":         {"kind \"plot\" { is = space }\nmap \"M\" {\n  grid  = squares\n  of    = plot\n  drawn = <<-M\n    a b\n", "    # . .\n", "  M\n}\n"},
	"choices that nobody makes": {"", "action \"A#\" {\n  menu = turn\n  choose x# { from = players }\n}\n", ""},
}

const gameOfMany = `game "Many" {
  id       = "many"
  language = 1
  version  = "1.0"
  begin    = main
  length   = 5
}
player "White" {}
phase "Main" {
  repeat {
    offer "Turn" {}
  }
}
menu "Turn" { player = white }
action "Wait" { menu = turn }
`

func (m many) text(n int) string {
	var b strings.Builder
	b.WriteString(gameOfMany + m.before)
	for i := 1; i <= n; i++ {
		b.WriteString(strings.NewReplacer("#", fmt.Sprint(i), "~", fmt.Sprint(i-1)).Replace(m.each))
	}
	b.WriteString(m.after)
	return b.String()
}

// loaded loads content and says how many bytes that took.
func loaded(text string) (diag.Findings, int64) {
	src := interp.Sources{Game: load.Source{FS: fstest.MapFS{"game.hcl": {Data: []byte(text)}}, Dir: ".", Name: "many"}}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, found, _ := interp.Load(src)
	runtime.ReadMemStats(&after)
	return found, int64(after.TotalAlloc - before.TotalAlloc)
}

// TestManyOfOneKind: four times as much content takes not much more than four times as many bytes
// to load and lint, and of one kind of finding some dozens are told.
func TestManyOfOneKind(t *testing.T) {
	few, times := sample(700, 300), 4
	m := manyOfOne["facts"] // N facts, and N statements that look at them
	for i := 1; i <= times*few; i++ {
		m.after += fmt.Sprintf("  if \"f\" {\n    when = s%d.friend == none\n    return {}\n  }\n", min(i, few))
	}
	m.after += "}\n"
	manyOfOne["facts"] = m
	for name, m := range manyOfOne {
		t.Run(name, func(t *testing.T) {
			_, some := loaded(m.text(few))
			found, all := loaded(m.text(few * times))
			if most := some*int64(times)*3/2 + 4<<20; all > most {
				t.Errorf("%d take %d KB, and %d take %d KB", few, some>>10, few*times, all>>10)
			}
			if has(found, "load/too-large") {
				t.Error("so much is not read at all: make it less")
			}
			told := map[string]int{}
			for _, f := range found.Cut() {
				told[f.Code]++
			}
			for code, n := range told {
				if n > 52 {
					t.Errorf("%s is told %d times", code, n)
				}
			}
		})
	}
}

// TestTooManyRivals: so many additions that contradict nothing are compared only up to a number of
// pairs; then that is an error.
func TestTooManyRivals(t *testing.T) {
	for _, name := range []string{"rules that exclude", "variants that replace"} {
		found, _ := loaded(manyOfOne[name].text(1200))
		for _, f := range found {
			if f.Severity == diag.Error {
				t.Errorf("%s, 1,200 of them: %s", name, describe(f))
			}
		}
		found, _ = loaded(manyOfOne[name].text(2500))
		if n := 0; true {
			for _, f := range found {
				if f.Code == "check/too-many" {
					n++
				}
			}
			if n != 1 {
				t.Errorf("%s, 2,500 of them: %d findings of check/too-many", name, n)
			}
		}
	}
}

// TestMoreOfThisKind: every rendering tells some dozens of a kind, how many more there are, and
// what shows them; the count is of all.
func TestMoreOfThisKind(t *testing.T) {
	found, _ := loaded(manyOfOne["values that nobody reads"].text(400))
	const more = "and 350 more of this kind; lint --all shows them"
	for name, write := range map[string]func(b *bytes.Buffer, fs diag.Findings) error{
		"text":  func(b *bytes.Buffer, fs diag.Findings) error { return diag.WriteText(b, fs, diag.TextOptions{}) },
		"json":  func(b *bytes.Buffer, fs diag.Findings) error { return diag.WriteJSON(b, fs) },
		"sarif": func(b *bytes.Buffer, fs diag.Findings) error { return diag.WriteSARIF(b, fs, diag.SARIFOptions{}) },
		"junit": func(b *bytes.Buffer, fs diag.Findings) error { return diag.WriteJUnit(b, fs, nil) },
	} {
		var cut, all bytes.Buffer
		if err := write(&cut, found.Cut()); err != nil {
			t.Fatal(err)
		}
		if err := write(&all, found); err != nil {
			t.Fatal(err)
		}
		const each = "is never read"
		if n := strings.Count(cut.String(), each); n < 50 || n > 120 || !strings.Contains(cut.String(), more) {
			t.Errorf("%s tells %d:\n%.2000s", name, n, cut.String())
		}
		if n := strings.Count(all.String(), each); n < 400 || strings.Contains(all.String(), "more of this kind") {
			t.Errorf("of all %s tells %d", name, n)
		}
	}
	var r diag.Report
	var b bytes.Buffer
	_ = diag.WriteJSON(&b, found.Cut())
	if err := json.Unmarshal(b.Bytes(), &r); err != nil || r.Warnings != diag.NewReport(found).Warnings {
		t.Errorf("%d warnings are counted, %v", r.Warnings, err)
	}
}
