package layout_test

import (
	"bytes"
	"strings"
	"testing"
	"text/tabwriter"

	"pgregory.net/rapid"

	"sandtable/schema/layout"
)

// The texts take 4, 6, 5, 5, 8 and 4 columns.
const (
	plain  = "Hill"
	han    = "高地村"
	accent = "Cafe\u0301 "
	cafe   = "Café "
	family = "👨‍👩‍👧 and 我"
	hangul = "언덕"
)

func TestWidth(t *testing.T) {
	for s, want := range map[string]int{"": 0, plain: 4, han: 6, accent: 5, cafe: 5, family: 9, hangul: 4, "…": 1, "½": 1, "─": 1} {
		if got := layout.Width(s); got != want {
			t.Errorf("%q takes %d columns, not %d", s, got, want)
		}
	}
}

func TestPadAndCut(t *testing.T) {
	for _, c := range []struct {
		s    string
		n    int
		want string
	}{
		{plain, 6, "Hill  "}, {plain, 3, "Hil"}, {plain, 0, ""}, {plain, -1, ""},
		{han, 8, "高地村  "}, {han, 5, "高地 "}, {han, 1, " "}, {accent, 4, "Cafe\u0301"}, {"e\u0301x", 1, "e\u0301"},
	} {
		if got := layout.Pad(c.s, c.n); got != c.want {
			t.Errorf("%q padded to %d is %q, not %q", c.s, c.n, got, c.want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		s, n := rapid.String().Draw(t, "text"), rapid.IntRange(0, 20).Draw(t, "width")
		if got := layout.Width(layout.Pad(printable(s), n)); got != n {
			t.Fatalf("it takes %d columns, not %d", got, n)
		}
	})
}

// printable is a text without what has no width and joins nothing, or breaks a line.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r >= 0x7f && r < 0xa0 || r == '\u2028' || r == '\u2029' {
			return -1
		}
		return r
	}, s)
}

func TestCells(t *testing.T) {
	got := layout.Cells("A高e\u0301!")
	want := []string{"A", "高", "", "e\u0301", "!"}
	if strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("%q, not %q", got, want)
	}
	rapid.Check(t, func(t *rapid.T) {
		s := printable(rapid.String().Draw(t, "text"))
		if cells := layout.Cells(s); len(cells) != layout.Width(s) {
			t.Fatalf("%d cells of a text %d wide", len(cells), layout.Width(s))
		}
	})
}

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		s    string
		n    int
		want string
	}{
		{"a hill on the left", 8, "a hill|on the|left"},
		{"  blanks   do not\ncount ", 40, "blanks do not count"},
		{"attack-slape-b1/2 there", 6, "attack-slape-b1/2|there"},
		{"村在山丘上，敌人在山后。", 10, "村在山丘|上，敌人在|山后。"},
		{"Unit 步兵 moves", 9, "Unit 步兵|moves"},
		{"Unit步兵moves", 7, "Unit步|兵moves"},
		{"it hits 25.0 %, or so", 13, "it hits|25.0 %, or so"},
		{"some % of it", 6, "some %|of it"},
		{"", 10, ""},
	} {
		if got := strings.Join(layout.Wrap(c.s, c.n), "|"); got != c.want {
			t.Errorf("%q at %d is %q, not %q", c.s, c.n, got, c.want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		s, n := rapid.StringOf(rapid.RuneFrom([]rune("ab 高地，。x-"))).Draw(t, "text"), rapid.IntRange(4, 20).Draw(t, "width")
		lines := layout.Wrap(s, n)
		for _, l := range lines {
			if layout.Width(l) > n && strings.ContainsAny(l, "高地") && !strings.ContainsAny(l, "abx-，。") {
				t.Fatalf("%q is wider than %d", l, n)
			}
		}
		if all := strings.Join(lines, ""); strings.ReplaceAll(all, " ", "") != strings.ReplaceAll(s, " ", "") {
			t.Fatalf("%q became %q", s, lines)
		}
	})
}

func TestIndented(t *testing.T) {
	for _, c := range []struct {
		s             string
		first, others int
		want          string
	}{
		{"one two three four five six", 0, 2, "one two three four\n  five six"},
		{"one  two\n\nthree four five six seven", 2, 4, "  one  two\n\n    three four five six\n    seven"},
		{"", 2, 2, ""},
		{" 1  of   it, and so much more", 0, 4, " 1  of   it, and so\n    much more"},
	} {
		if got := layout.Indented(c.s, c.first, c.others, 20); got != c.want {
			t.Errorf("%q is %q, not %q", c.s, got, c.want)
		}
	}
}

// TestTable: for text of plain letters a table is what text/tabwriter makes of it; wide letters are
// lined up as well.
func TestTable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOf(rapid.RuneFrom([]rune("abc\t\t\n"))).Draw(t, "text") + "\n"
		right := rapid.Bool().Draw(t, "right")
		var got, want bytes.Buffer
		a, flags := layout.NewTable(&got, right), uint(0)
		if right {
			flags = tabwriter.AlignRight
		}
		b := tabwriter.NewWriter(&want, 0, 0, 2, ' ', flags)
		for _, w := range []interface {
			Write([]byte) (int, error)
			Flush() error
		}{a, b} {
			if _, err := w.Write([]byte(text)); err != nil {
				t.Fatal(err)
			}
			if err := w.Flush(); err != nil {
				t.Fatal(err)
			}
		}
		if got.String() != want.String() {
			t.Fatalf("%q is\n%s, not\n%s", text, got.String(), want.String())
		}
	})
	var got bytes.Buffer
	w := layout.NewTable(&got, false)
	_, _ = w.Write([]byte("高地\t1\nVillage\t20\n"))
	_ = w.Flush()
	if want := "高地     1\nVillage  20\n"; got.String() != want {
		t.Errorf("%q, not %q", got.String(), want)
	}
}
