package diagnostics

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/schema/diag"
	"sandtable/schema/load"
)

// hostile: content may come from a stranger: at worst it wastes a bounded amount of time and
// memory. Each of these parses, and is small.
var hostile = map[string]func() string{
	"a throw of millions of dice": func() string {
		return "table \"T\" {\n given = { roll = pool(20000000, d100) }\n returns = { n = number }\n rows = [[\"2-3\", 1]]\n}\n"
	},
	"a table of many rows": func() string {
		var b strings.Builder
		b.WriteString("table \"T\" {\n given = { a = number, b = number }\n returns = { n = number }\n rows = [\n")
		for i := range 9_000 {
			fmt.Fprintf(&b, "[%d, %d, 1],\n", i%1000, i*7%999)
		}
		return b.String() + "]\n}\n"
	},
	"long paths in great number": func() string {
		var b strings.Builder
		b.WriteString("kind \"pace\" { is = space }\nkind \"way\" {\n is = path\n of = pace\n length = 10000\n}\n")
		for i := range 3000 {
			fmt.Fprintf(&b, "way \"W%d\" {}\n", i)
		}
		return b.String()
	},
	"a chain of kinds": func() string {
		var b strings.Builder
		b.WriteString("kind \"k0\" { is = piece }\n")
		for i := range 9_000 {
			fmt.Fprintf(&b, "kind \"k%d\" { is = k%d }\n", i+1, i)
		}
		return b.String()
	},
	"a chain of values": func() string {
		var b strings.Builder
		b.WriteString("value \"v0\" { base = 1 }\n")
		for i := range 8_000 {
			fmt.Fprintf(&b, "value \"v%d\" { base = v%d }\n", i+1, i)
		}
		return b.String()
	},
	"a chain of values, last first": func() string {
		var b strings.Builder
		for i := range 8_000 {
			fmt.Fprintf(&b, "value \"v%d\" { base = v%d }\n", i, i+1)
		}
		return b.String() + "value \"v8000\" { base = 1 }\n"
	},
	"many designs of one kind": func() string {
		var b strings.Builder
		b.WriteString("roster \"crate\" {\n columns = [count]\n rows = {\n")
		for i := range 15_000 {
			fmt.Fprintf(&b, "c%d = [2]\n", i)
		}
		return b.String() + "}\n}\n"
	},
	"many rules on one event": func() string {
		var b strings.Builder
		for i := range 3_000 {
			fmt.Fprintf(&b, "rule \"r%d\" {\n after = enter(any, camp)\n mark camp { with = smoke }\n}\n", i)
		}
		return b.String()
	},
	"many lines of one value": func() string {
		var b strings.Builder
		for i := range 5_000 {
			fmt.Fprintf(&b, "modify \"Courage\" \"m%d\" { by = 1 }\n", i)
		}
		return b.String()
	},
	"many rules that nothing runs": func() string {
		var b strings.Builder
		for i := range 5_000 {
			fmt.Fprintf(&b, "rule \"r%d\" {\n run \"r%d\" {}\n}\n", i, (i+1)%5_000)
		}
		return b.String()
	},
	"many hooks on a hook": func() string {
		var b strings.Builder
		for i := range 3_000 {
			fmt.Fprintf(&b, "rule \"r%d\" {\n after = r%d()\n advance morale {}\n}\n", i, i+1)
		}
		return b.String() + "rule \"r3000\" {}\n"
	},
	"many moves and many hooks": func() string {
		var b strings.Builder
		for i := range 1_200 {
			fmt.Fprintf(&b, "post \"p%d\" { height = 1 }\nrule \"r%d\" {\n after = enter(cid, p%d)\n move ann { to = p%d }\n flip ben {}\n}\n", i, i, i, (i+7)%1_200)
			fmt.Fprintf(&b, "rule \"f%d\" {\n after = flip(cid)\n advance morale {}\n}\n", i)
		}
		return b.String()
	},
	"many names bound in a row": func() string {
		var b strings.Builder
		b.WriteString("rule \"R\" {\n after = set_up()\n let { a0 = morale }\n")
		for i := range 1_800 {
			fmt.Fprintf(&b, " let { a%d = max(a%d, a%d, a%d) }\n if \"x\" {\n when = a%d > 3\n advance morale {}\n }\n", i+1, i, i, i, i+1)
		}
		return b.String() + "}\n"
	},
	"a large match": func() string {
		return "rule \"R\" {\n given = { sky = weather }\n match sky {\n" + strings.Repeat("case clear {}\n", 18_000) + "}\n}\n"
	},
	"a comprehension of a comprehension at load time": func() string {
		return "track \"T\" { boxes = flatten([for a in numbers(1, 3000) : [for b in numbers(1, 3000) : [for c in numbers(1, 3000) : a + b + c]]]) }\n"
	},
	"many wrong names": func() string {
		var b strings.Builder
		for i := range 9_000 {
			fmt.Fprintf(&b, "kind \"k%d\" { is = unknown_%d }\n", i, i)
		}
		return b.String()
	},
	"many things of one name": func() string { return strings.Repeat("crate \"Same\" {}\n", 13_000) },
	"a count that does not fit": func() string {
		return "kind \"pack\" { is = deck }\nkind \"leaf\" { is = card }\nleaf \"L\" {}\n" +
			"composition \"P\" {\n makes = pack\n decks = [p1, p2]\n rows = { l = [2147483647, 2147483647] }\n}\n"
	},
	"a counter of none": func() string {
		return "roster \"soldier\" {\n columns = [count, owner, valor]\n rows = { Nil = [0, red, { fresh = 1, tired = 2 }] }\n}\n"
	},
	"many boxes of tracks": func() string {
		var b strings.Builder
		for i := range 80 {
			fmt.Fprintf(&b, "track \"T%d\" { boxes = concat(numbers(1, 900)) }\n", i)
		}
		return b.String()
	},
	"a very large map": func() string {
		row := strings.Repeat(" .", 159)
		var b strings.Builder
		b.WriteString("kind \"field\" { is = space }\nmap \"Farm\" {\n grid = squares\n of = field\n drawn = <<-ROWS\n  ")
		for i := range 159 {
			fmt.Fprintf(&b, " c%dr", i)
		}
		for i := range 159 {
			fmt.Fprintf(&b, "\n %d%s", i, row)
		}
		return b.String() + "\n ROWS\n}\n"
	},
	"very many things": func() string {
		var b strings.Builder
		for i := range 2000 {
			fmt.Fprintf(&b, "roster \"crate\" {\n columns = [count]\n rows = { c%d = [10000] }\n}\n", i)
		}
		return b.String()
	},
}

func TestHostileContentEndsSoon(t *testing.T) {
	for name, text := range hostile {
		t.Run(name, func(t *testing.T) {
			if why := fatal[name]; why != "" {
				t.Skip("known: " + why)
			}
			root, mods := game(t, map[string]string{"hostile.hcl": text()})
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			found := check(root, mods)
			runtime.ReadMemStats(&after)
			if has(found, "load/too-large") {
				t.Error("so much is not read at all: make it less")
			}
			// A measure of work that is the same on every machine.
			mb := (after.TotalAlloc - before.TotalAlloc) >> 20
			t.Logf("%d MB, %d findings", mb, len(found))
			if mb > 2000 {
				t.Errorf("%d MB are allocated", mb)
			}
			if name == "a count that does not fit" && len(errorsOf(found)) == 0 {
				t.Error("not refused")
			}
		})
	}
}

func TestTooManyThings(t *testing.T) {
	for _, name := range []string{"very many things", "many boxes of tracks", "a very large map"} {
		root, mods := game(t, map[string]string{"hostile.hcl": hostile[name]()})
		if found := check(root, mods); !has(found, "resolve/too-many") {
			t.Errorf("%s: not refused: %d findings", name, len(found))
		}
	}
}

// TestLongNames: a name beyond the limit is refused where it stands, however content makes it, by
// one finding; at the limit it passes.
func TestLongNames(t *testing.T) {
	for form, text := range map[string]string{
		"a word":                "kind \"shade\" {\n is = piece\n plural = NAME\n}\n",
		"a label":               "crate \"NAME\" {}\n",
		"a label of a part":     "value \"Far\" {\n base = 1\n modifier \"NAME\" { by = 1 }\n}\n",
		"a key":                 "roster \"crate\" {\n columns = [count]\n rows = { \"NAME\" = [2] }\n}\n",
		"a name in a list":      "enum \"shade\" { names = [\"NAME\", other] }\n",
		"a box":                 "track \"Long\" { boxes = [\"NAME\", other] }\n",
		"names that are joined": "kind \"field\" { is = space }\nmap \"Farm\" {\n grid = squares\n of = field\n drawn = <<-ROWS\n   a NAME\n  1 . .\n  2 . .\n ROWS\n}\n",
	} {
		t.Run(form, func(t *testing.T) {
			for _, n := range []int{load.MaxName - 1, load.MaxName + 1} {
				root, mods := game(t, map[string]string{"hostile.hcl": strings.ReplaceAll(text, "NAME", strings.Repeat("n", n))})
				var codes []string
				for _, f := range errorsOf(check(root, mods)) {
					codes = append(codes, f.Code)
				}
				if long := n > load.MaxName; long && !slices.Equal(codes, []string{"load/too-long"}) || !long && len(codes) > 0 {
					t.Errorf("%d letters: %v", n, codes)
				}
			}
		})
	}
}

func TestLinksAreNotFollowed(t *testing.T) {
	dir := t.TempDir()
	outside := filepath.Join(dir, "outside.hcl")
	if err := os.WriteFile(outside, []byte("secret = 1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(dir, "game")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "prelude.hcl"), []byte(prelude(t)), 0o644); err != nil {
		t.Fatal(err)
	}
	for link, to := range map[string]string{"link.hcl": outside, "relative.hcl": "../outside.hcl", "sub": ".."} {
		if err := os.Symlink(to, filepath.Join(folder, link)); err != nil {
			t.Skip("no links here: ", err)
		}
	}
	found := show(check(os.DirFS(dir), nil))
	for _, link := range []string{"link.hcl", "relative.hcl", "sub"} {
		ok := false
		for _, f := range found {
			ok = ok || f.Code == "load/link" && f.Range.Filename == link
			if strings.Contains(describe(f), "secret") {
				t.Errorf("text from outside shows: %s", describe(f))
			}
		}
		if !ok {
			t.Errorf("%s is not reported: %s", link, list(found))
		}
	}
}

func TestUnreadableFolder(t *testing.T) {
	if found := check(fstest.MapFS{}, nil); !has(found, "load/read") {
		t.Errorf("not reported: %s", list(found))
	}
}

func has(fs diag.Findings, code string) bool {
	for _, f := range fs {
		if f.Code == code {
			return true
		}
	}
	return false
}
