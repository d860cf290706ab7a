package log

import (
	"slices"
	"strings"
	"testing"
)

// TestFurther: the rules go on to something else where something is done below a heading that is
// set in less than the decision is. In the lines of this test a heading is a word alone, and what
// the rules say ends with a question mark.
func TestFurther(t *testing.T) {
	for _, x := range []struct {
		lines []string
		want  bool
	}{
		{nil, false},
		{[]string{"Defense", "  > attack", "    roll: 4"}, false},
		{[]string{"Defense", "  > attack", "  > move"}, false},
		{[]string{"  > attack", "    roll: 4", "Assault", "  Moor: moves"}, true},
		{[]string{"  > attack", "    roll: 4", "(2 decisions were undone here)"}, false},
		{[]string{"    > man", "  Moor: moves"}, false},
		{[]string{"    > man", "  Moor: moves", "  Posts", "    Who stands there?", "(1 decision was undone here)"}, false},
		{[]string{"    > man", "  Moor: moves", "  Posts", "    Moor: moves"}, true},
	} {
		var list []Told
		for _, text := range x.lines {
			word := strings.TrimSpace(text)
			list = append(list, Told{Text: text, Head: !strings.ContainsAny(word, " :"), Said: strings.HasSuffix(word, "?")})
		}
		if got := Further(list); got != x.want {
			t.Errorf("%q: %v", x.lines, got)
		}
	}
}

// TestWeighed: who decided knows what came of it, but for what the last roll brought about.
func TestWeighed(t *testing.T) {
	var got []Weight
	for _, l := range Weighed([]Told{
		{Text: "  > Advance", Own: true}, {Text: "  roll attack: 3", Roll: true}, {Text: "  Moor moves", Own: true},
		{Text: "Fen is now used", Own: true}, {Text: " "},
	}) {
		got = append(got, l.Weight)
	}
	if want := []Weight{Light, Last, Usual, Light}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestRolls: a roll is told after the decision that it came of.
func TestRolls(t *testing.T) {
	got := Rolls([]Told{
		{Text: "roll weather: 2", Roll: true}, {Text: "> Advance"}, {Text: "  > Attack: Fen"}, {Text: "    Moor moves"},
		{Text: "    roll attack: 3", Roll: true}, {Text: "    roll attack: 5", Roll: true},
	})
	got = append(got, Rolls([]Told{
		{Text: "> March: Ben"}, {Text: "The Turn Ends", Head: true}, {Text: "  roll weather: 2", Roll: true}, {Text: "  > Dig: Ben"}, {Text: "roll end: 4", Roll: true},
		{Text: "  > Attack: Ben"}, {Text: "  roll attack: 6", Roll: true},
	})...)
	if want := []string{"roll weather: 2", "Attack: Fen: roll attack: 3", "roll attack: 5", "roll weather: 2", "roll end: 4", "Attack: Ben: roll attack: 6"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
