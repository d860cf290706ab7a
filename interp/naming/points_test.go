package naming_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
)

// hideAndSeek asks for points under requirements that hardly any of them passes.
const hideAndSeek = `
game "Hide and Seek" {
  language = 1
  begin    = search
  length   = 3
  parts     = 10
}
player "Anna" {}
map "Meadow" { surface = [6, 5] }
kind "child" { is = piece }
child "Ben" {}
child "Carl" { at = point(3, 3) }

value "Only Here" {
  returns = area
  base  = union(circle(point(1.3, 4.7), 0), circle(point(5.9, 0.1), 0))
}
menu "Moves" { actor = [ben] }
action "Hide" {
  menu = moves
  choose spot { from = inside(meadow) }
  require "one of two" { that = contains(only_here, spot) }
  require "not the first" { that = FIRST }
  move actor { to = spot }
}
phase "Search" {
  choose where {
    from = inside(meadow)
    require "far out" { that = distance(where, carl) > 3.6 }
    none {}
  }
  choose one {
    from = inside(meadow)
    require "exactly there" { that = one == point(4.2, 0.3) }
    none {}
  }
  choose nowhere {
    from = inside(meadow)
    require "never" { that = nowhere.x > 6 }
    none {}
  }
  offer "Moves" {
    none {}
  }
}
`

func play(t *testing.T, text string, seed uint64) *machine.M {
	t.Helper()
	p := interptest.Program(t, interptest.Text(".", text), interp.Setup{})
	m := machine.New(p)
	m.Start(seed)
	return m
}

func with(first string) string {
	out := ""
	for i := 0; i < len(hideAndSeek); i++ {
		if i+5 <= len(hideAndSeek) && hideAndSeek[i:i+5] == "FIRST" {
			out += first
			i += 4
			continue
		}
		out += hideAndSeek[i : i+1]
	}
	return out
}

// TestPointsAreFoundHoweverFew: whether a point can be chosen is no guess, however few pass what is
// required; and what is listed is legal, sorted out by the seed alone.
func TestPointsAreFoundHoweverFew(t *testing.T) {
	for seed := uint64(1); seed <= 20; seed++ {
		m := play(t, with("true"), seed)
		n := m.Options().Len()
		if m.Pending().Name != "where" || n < 2 || n > 40 {
			t.Fatalf("seed %d: %q has %d options", seed, m.Pending().Name, n)
		}
		again := play(t, with("true"), seed)
		for i := range n {
			if opt := m.Options().At(i); m.Pending().Admit(m, opt) != nil || again.Options().At(i)[0] != opt[0] {
				t.Fatalf("seed %d: option %d is refused, or another one the second time", seed, i)
			}
		}
		m.Choose(0)
		if keys := naming.Keys(m); m.Pending().Name != "one" || len(keys) != 1 || keys[0].Key != "4.2,0.3" {
			t.Fatalf("seed %d: %q has the options %v", seed, m.Pending().Name, keys)
		}
		m.Choose(0)
		keys := naming.Keys(m)
		if m.Err != nil || m.Pending().Name != "moves" || len(keys) != 2 {
			t.Fatalf("seed %d: %q has the options %v (%v)", seed, m.Pending().Name, keys, m.Err)
		}
		if keys[0].Key != "ben-5.9,0.1" || keys[1].Key != "ben-1.3,4.7" {
			t.Fatalf("seed %d: the options are %v", seed, keys)
		}
	}
}

// TestAnActionWithoutAPointIsNotLegal: an action is not legal where a requirement after the choice
// refuses every point, and may be where it leaves one.
func TestAnActionWithoutAPointIsNotLegal(t *testing.T) {
	for first, want := range map[string]int{"false": 0, "spot.x < 2": 1} {
		m := play(t, with(first), 7)
		m.Choose(0)
		m.Choose(0)
		n := 0
		if m.Pending() != nil {
			n = m.Options().Len()
		}
		if m.Err != nil || n != want {
			t.Errorf("with %q there are %d options, not %d (%v)", first, n, want, m.Err)
		}
	}
}

// TestPointsAreNamed: a key names any legal point; what is refused is refused with its reason, and
// leaves no trace.
func TestPointsAreNamed(t *testing.T) {
	m := play(t, with("true"), 3)
	before, n := m.Hash(), m.Options().Len()
	for key, want := range map[string]string{
		"3,3":                        "refused: far out",
		"6.1,0":                      "6.1,0 is outside the surface, which extends from 0,0 to 6,5",
		"99999999999999999999,0":     "99999999999999999999,0 is outside the surface, which extends from 0,0 to 6,5",
		"0.05,0":                     "0.05,0 is not a point: points are a tenth of an inch apart",
		"nowhere":                    "missing point",
		"ben-0,0":                    "\"ben-0,0\" is not a legal option now",
		"0.00000000000000000000,0.1": "",
	} {
		_, err := naming.Admit(m, key)
		if got := message(err); want != "" && got != want {
			t.Errorf("%q: %s; want %s", key, got, want)
		}
	}
	i, err := naming.Admit(m, "0.1,0.2")
	if err != nil || i < n || m.Hash() != before {
		t.Fatalf("0.1,0.2 is option %d of %d: %v", i, n, err)
	}
	if j, _ := naming.Admit(m, "(0.1, 0.2)"); j != i || m.Options().Len()-m.Options().Named() != n {
		t.Errorf("named again, it is option %d, not %d", j, i)
	}
	m.Choose(i)
	if m.Err != nil || m.Pending().Name != "one" {
		t.Fatal(m.Err)
	}
}

func message(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
