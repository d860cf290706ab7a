package resolve

import (
	"slices"
	"strconv"
	"strings"

	"sandtable/schema/model"
)

// sortOutline puts the sections in the rulebook's order: files by the number of their first section
// (what has no number comes first, as components and set-up do), sections of one file as they
// stand. Precedence goes by this order, so it must not depend on the names of files.
func (r *Resolver) sortOutline() {
	first := map[string][]int{}
	for _, s := range r.Game.Sections {
		if file := s.Range.Filename; first[file] == nil {
			first[file] = number(s.ID)
		}
	}
	slices.SortStableFunc(r.Game.Sections, func(a, b *model.Section) int {
		if a.Range.Filename == b.Range.Filename {
			return 0
		}
		return slices.Compare(first[a.Range.Filename], first[b.Range.Filename])
	})
}

// number reads "3.1.2" as its parts; what is no number is nil.
func number(id string) []int {
	var out []int
	for _, p := range strings.Split(id, ".") {
		n, err := strconv.Atoi(p)
		if err != nil {
			return nil
		}
		out = append(out, n)
	}
	return out
}
