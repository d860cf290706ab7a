package outline_test

import (
	"strings"
	"testing"

	"sandtable/schema/model"
	"sandtable/schema/outline"
)

// TestByNumber: sections are in the order of their numbers, in whatever files they stand;
// those that have other names stay where they are.
func TestByNumber(t *testing.T) {
	var sections []*model.Section
	for _, id := range strings.Fields("2.3 G.move 2 2.10 2.1 7.9 7.5.2 7.5 S1.0 1") {
		sections = append(sections, &model.Section{ID: id})
	}
	var got []string
	for _, sec := range outline.ByNumber(sections) {
		got = append(got, sec.ID)
	}
	if list := strings.Join(got, " "); list != "1 G.move 2 2.1 2.3 2.10 7.5 7.5.2 S1.0 7.9" {
		t.Errorf("the sections are %s", list)
	}
}
