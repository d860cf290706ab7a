package prose

import (
	"slices"
	"strings"
	"testing"

	"sandtable/play/talk"
)

// TestLay: each kind of line, as it is seen and as it is heard.
func TestLay(t *testing.T) {
	marked := func(role talk.Role, text string) string {
		return map[talk.Role]string{talk.Bright: "*", talk.Faint: "~", talk.Alarm: "!"}[role] + text
	}
	seen := Page{Width: 24, Height: 16, Paint: marked}
	heard := Page{Width: 1 << 10, Heard: true}
	var names []string
	for _, r := range "abcdefghijklmnopqrstuvwxyz" {
		names = append(names, strings.Repeat(string(r), 20))
	}
	for _, c := range []struct {
		line        talk.Line
		seen, heard string // "=": as it is seen
	}{
		{talk.Line{}, "", "="},
		{talk.Line{Text: "one two three four five six"}, "one two three four five|six", "one two three four five six"},
		{talk.Line{Head: "One", Text: ", a number"}, "*One, a number", "One, a number"},
		{talk.Line{Head: "Hill", Label: ": ", Text: "two men and a gun on it"}, "*Hill: two men and a gun|    on it", "Hill: two men and a gun on it"},
		{talk.Line{Label: "  ", Text: "one two three four five", Role: talk.Faint}, "~  one two three four|~  five", "  one two three four five"},
		{talk.Line{Label: "  ", Hang: 2, Text: "one two three four five"}, "  one two three four|    five", "  one two three four five"},
		{talk.Line{Kind: talk.Figure, Label: "+1", Text: "a hill"}, "      +1  a hill", "+1: a hill"},
		{talk.Line{Kind: talk.Figure, Label: "-", Text: "no hill", Role: talk.Faint}, "~       -  no hill", "not in force: no hill"},
		{talk.Line{Kind: talk.Share, Label: " 50.0%", Text: "hit"}, " 50.0%  hit", "50.0%: hit"},
		{talk.Line{Kind: talk.Share, Text: "if it hits"}, "  if it hits", "if it hits:"},
		{talk.Line{Kind: talk.Usage, Label: "undo [N]", Text: "back"}, "  undo [N]            back", "undo [N]: back"},
		{talk.Line{Kind: talk.Numbered, Label: "7", Text: "march to the far hill now"}, "  7) march to the far|     hill now", "7, march to the far hill now"},
		{talk.Line{Kind: talk.Fold, Text: "  one  two three four five"}, "  one two three four|    five", "  one  two three four five"},
		{talk.Line{Kind: talk.Whole, Text: "a name of a file that is long"}, "a name of a file that is long", "="},
		{talk.Line{Kind: talk.Flow, List: []string{"one 1", "two 2", "three 3"}}, "one 1   two 2   three 3", "="},
		{talk.Line{Kind: talk.Across, Head: "Game", Text: "decision 1"}, "*Game          decision 1", ""},
		{talk.Line{Kind: talk.Columns, Label: " ", List: []string{"a", "b", "c", "d", "e"}}, " a  c  e| b  d", ""},
		{talk.Line{Kind: talk.Columns, List: names, Rest: "more"}, strings.Join(names[:10], "|") + "|~(16 lines more: more)", ""},
		{talk.Line{Kind: talk.Listed, Of: []int{0}}, "", "="},
	} {
		trim := func(list []string) string {
			for i := range list {
				list[i] = strings.TrimRight(list[i], " ")
			}
			return strings.Join(list, "|")
		}
		got := trim(seen.Lay([]talk.Line{c.line}))
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
		if got := trim(heard.Lay([]talk.Line{c.line})); got != want {
			t.Errorf("%+v is heard as %q, want %q", c.line, got, want)
		}
	}
	all := seen.Lay([]talk.Line{{Text: "a"}, {Text: "b"}})
	if !slices.Equal(all, []string{"a", "b"}) {
		t.Errorf("lines: %q", all)
	}
}
