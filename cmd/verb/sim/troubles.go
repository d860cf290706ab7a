package sim

import (
	"fmt"
	"io"
	"strings"

	"sandtable/interp/sim"
	"sandtable/schema/english"
)

// trouble is a game that did not finish, and the command that plays games of its seats again, but
// for the seed.
type trouble struct {
	*sim.Trouble
	again string
}

// troubles lists games that did not finish: like ones together, with seeds that play them again.
func troubles(w io.Writer, all []trouble) {
	type fault struct{ what, message, place string }
	like := map[fault][]trouble{}
	var order []fault
	for _, x := range all {
		f := fault{x.What, x.Message, x.Place}
		if like[f] == nil {
			order = append(order, f)
		}
		like[f] = append(like[f], x)
	}
	for i, f := range order {
		if i == 0 {
			fmt.Fprintf(w, "\nGames that did not finish\n")
		}
		if i == maxShown {
			fmt.Fprintf(w, "  ... and %d more kinds of faults\n", len(order)-i)
			break
		}
		first := like[f][0]
		fmt.Fprintf(w, "  %s: %s: %s", english.Count(len(like[f]), "game"), f.what, f.message)
		if f.place != "" {
			fmt.Fprintf(w, " (%s)", f.place)
		}
		fmt.Fprintf(w, "\n    replay %s: %s%d\n", english.Count(first.Decisions, "decision"), first.again, first.Seed)
		var seeds []string
		for _, x := range like[f][1:] {
			if x.again == first.again && len(seeds) < 3 {
				seeds = append(seeds, fmt.Sprint(x.Seed))
			}
		}
		if len(seeds) > 0 {
			fmt.Fprintf(w, "    other seeds: %s\n", strings.Join(seeds, ", "))
		}
	}
}
