package model

import (
	"strings"
	"testing"
)

// TestNumbered: options called by numbers are listed by them, the others where they were.
func TestNumbered(t *testing.T) {
	var list []*Option
	for _, title := range strings.Fields("O5 Mode O10 O2 Dawn R2 R1") {
		list = append(list, &Option{Title: title})
	}
	var got []string
	for _, o := range Numbered(list) {
		got = append(got, o.Title)
	}
	if want := "O2 Mode O5 O10 Dawn R1 R2"; strings.Join(got, " ") != want {
		t.Errorf("%s, want %s", strings.Join(got, " "), want)
	}
	if list[0].Title != "O5" {
		t.Error("the list itself was changed")
	}
}
