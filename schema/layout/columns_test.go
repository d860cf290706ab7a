package layout

import (
	"fmt"
	"testing"
)

func TestColumns(t *testing.T) {
	for _, x := range []struct {
		wide  []int
		width int
		want  string
	}{
		{nil, 10, "1 [0]"},
		{[]int{3, 3, 3}, 9, "1 [0 3 6 9]"},
		{[]int{3, 6, 3, 3}, 9, "2 [0 6 9]"},
		{[]int{3, 9, 3}, 5, "3 [0 9]"},
	} {
		rows, left := Columns(x.wide, x.width)
		if got := fmt.Sprint(rows, left); got != x.want {
			t.Errorf("%v in %d: %s, want %s", x.wide, x.width, got, x.want)
		}
	}
}
