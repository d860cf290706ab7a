package load_test

import (
	"slices"
	"strings"
	"testing"

	"sandtable/schema/diag"
	"sandtable/schema/load"
)

// TestOneFaultADeclaration: each declaration that does not parse is told, by one finding, whatever
// is wrong with the others; none of those that parse is.
func TestOneFaultADeclaration(t *testing.T) {
	const whole = `section "1" "One" {
  text = "What it is about."

  rule "A" {
    if "x" {
      when = a == 1
      move man { to = supply }
    }
  }

  rule "B" { # one
    when = any(men) && (
      a > 1 ||
      b > 1
    )
    move man { to = supply }
  }
  marker "C" { on = post }
}

section "2" "Two" {
  map "D" {
    drawn = <<-ROWS
  a b
1 . .
    ROWS
  }
  rule "E" {
    move man {
      to = supply
    }
  }
}
marker "F" { on = post }
`
	if _, found := load.Parse("a.hcl", []byte(whole)); len(found) != 0 {
		t.Fatal(found)
	}
	slips := []struct{ within, was, is, at string }{ // at is on the line where it is found
		{"1", "text = \"What", "text = What", "text = What"},
		{"A", "when = a == 1", "when a == 1", "when a == 1"},
		{"A", "    }\n  }\n\n", "  }\n\n", `if "x" {`},
		{"B", "a > 1 ||", "a > ||", "a > ||"},
		{"B", "  }\n  marker", "  marker", `rule "B"`},
		{"C", "on = post }\n", "on = post\n", `"C"`},
		{"C", `"C" { on`, `"C" on`, `"C"`},
		{"D", "    ROWS\n  }", "    ROW\n  }", "<<-ROWS"},
		{"E", "    }\n  }\n}\nmarker", "    }\n}\nmarker", `rule "E"`},
		{"F", `"F" {`, `"F {`, `"F {`},
	}
	for i, one := range slips {
		for _, other := range slips[i:] {
			text := strings.Replace(whole, one.was, one.is, 1)
			want := []string{one.at}
			if one.within != other.within {
				text = strings.Replace(text, other.was, other.is, 1)
				want = append(want, other.at)
			}
			_, found := load.Parse("a.hcl", []byte(text))
			slices.SortFunc(found, func(a, b diag.Finding) int { return a.Range.Start.Line - b.Range.Start.Line })
			there := len(found) == len(want)
			for k := 0; there && k < len(want); k++ {
				there = strings.Contains(strings.Split(text, "\n")[found[k].Range.Start.Line-1], want[k])
			}
			if !there {
				t.Errorf("%s and %s: found %v", one.is, other.is, found)
			}
		}
	}
}

// TestUnindented: where lines are not indented nobody knows where a declaration ends, and one fault
// is told.
func TestUnindented(t *testing.T) {
	for _, text := range []string{
		"rule \"A\" {\nwhen = (a\n}\nrule \"B\" {\nwhen = (b\n}\n",
		"rule \"A\"\n{\n  when = (a\n}\nrule \"B\"\n{\n  when = b\n}\n",
	} {
		if _, found := load.Parse("a.hcl", []byte(text)); len(found) != 1 {
			t.Errorf("%q: %v", text, found)
		}
	}
}

// TestBlankedTextIsGuarded: what was part of a text, and is none without its head, is not parsed if
// the parser must not see it.
func TestBlankedTextIsGuarded(t *testing.T) {
	text := "section \"1\" x = <<EOT\nx = " + strings.Repeat("(", 300) + "\nEOT\n}\nmarker \"F\" {\n"
	if _, found := load.Parse("a.hcl", []byte(text)); len(found) != 1 || found[0].Range.Start.Line != 1 {
		t.Errorf("found %v", found)
	}
}
