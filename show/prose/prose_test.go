package prose

import (
	"slices"
	"strings"
	"testing"

	"sandtable/play/say"
)

// TestLay: each kind of line, as it is seen and as it is heard.
func TestLay(t *testing.T) {
	marked := func(role say.Role, text string) string {
		return map[say.Role]string{say.Bright: "*", say.Faint: "~", say.Alarm: "!"}[role] + text
	}
	seen := Page{Width: 24, Height: 16, Paint: marked}
	heard := Page{Width: 1 << 10, Heard: true}
	var names []string
	for _, r := range "abcdefghijklmnopqrstuvwxyz" {
		names = append(names, strings.Repeat(string(r), 20))
	}
	for _, c := range []struct {
		line        say.Line
		seen, heard string // "=": as it is seen
	}{
		{say.Line{}, "", "="},
		{say.Line{Text: "one two three four five six"}, "one two three four five|six", "one two three four five six"},
		{say.Line{Head: "One", Text: ", a number"}, "*One, a number", "One, a number"},
		{say.Line{Head: "Hill", Label: ": ", Text: "two men and a gun on it"}, "*Hill: two men and a gun|    on it", "Hill: two men and a gun on it"},
		{say.Line{Label: "  ", Text: "one two three four five", Role: say.Faint}, "~  one two three four|~  five", "  one two three four five"},
		{say.Line{Label: "  ", Hang: 2, Text: "one two three four five"}, "  one two three four|    five", "  one two three four five"},
		{say.Line{Kind: say.Figure, Label: "+1", Text: "a hill"}, "      +1  a hill", "+1: a hill"},
		{say.Line{Kind: say.Figure, Label: "-", Text: "no hill", Role: say.Faint}, "~       -  no hill", "not in force: no hill"},
		{say.Line{Kind: say.Share, Label: " 50.0%", Text: "hit"}, " 50.0%  hit", "50.0%: hit"},
		{say.Line{Kind: say.Share, Text: "if it hits"}, "  if it hits", "if it hits:"},
		{say.Line{Kind: say.Usage, Label: "undo [N]", Text: "back"}, "  undo [N]            back", "undo [N]: back"},
		{say.Line{Kind: say.Numbered, Label: "7", Text: "march to the far hill now"}, "  7) march to the far|     hill now", "7, march to the far hill now"},
		{say.Line{Kind: say.Fold, Text: "  one  two three four five"}, "  one two three four|    five", "  one  two three four five"},
		{say.Line{Kind: say.Whole, Text: "a name of a file that is long"}, "a name of a file that is long", "="},
		{say.Line{Kind: say.Flow, List: []string{"one 1", "two 2", "three 3"}}, "one 1   two 2   three 3", "="},
		{say.Line{Kind: say.Across, Head: "Game", Text: "decision 1"}, "*Game          decision 1", ""},
		{say.Line{Kind: say.Columns, Label: " ", List: []string{"a", "b", "c", "d", "e"}}, " a  c  e| b  d", ""},
		{say.Line{Kind: say.Columns, List: names, Rest: "more"}, strings.Join(names[:10], "|") + "|~(16 lines more: more)", ""},
		{say.Line{Kind: say.Listed, Of: []int{0}}, "", "="},
	} {
		trim := func(list []string) string {
			for i := range list {
				list[i] = strings.TrimRight(list[i], " ")
			}
			return strings.Join(list, "|")
		}
		got := trim(seen.Lay([]say.Line{c.line}))
		if got != c.seen {
			t.Errorf("%+v is seen as %q, want %q", c.line, got, c.seen)
		}
		if c.heard == "" && c.seen != "" {
			continue
		}
		want := c.heard
		if want == "=" {
			want = c.seen
		}
		if got := trim(heard.Lay([]say.Line{c.line})); got != want {
			t.Errorf("%+v is heard as %q, want %q", c.line, got, want)
		}
	}
	all := seen.Lay([]say.Line{{Text: "a"}, {Text: "b"}})
	if !slices.Equal(all, []string{"a", "b"}) {
		t.Errorf("lines: %q", all)
	}
}
