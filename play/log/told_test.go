package log

import "testing"

// TestFurther: the rules go on to something else where a line is set in less than the decision is.
func TestFurther(t *testing.T) {
	for _, x := range []struct {
		lines []string
		want  bool
	}{
		{nil, false},
		{[]string{"Defense", "  > attack", "    roll: 4"}, false},
		{[]string{"Defense", "  > attack", "  > move"}, false},
		{[]string{"  > attack", "    roll: 4", "Assault", "  Moor moves"}, true},
	} {
		var list []Told
		for _, text := range x.lines {
			list = append(list, Told{Text: text})
		}
		if got := Further(list); got != x.want {
			t.Errorf("%q: %v", x.lines, got)
		}
	}
}
