package bench

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// WriteText prints a result for people. The title says which game, and how it is set up.
func (r *Result) WriteText(w io.Writer, title string) {
	fmt.Fprintf(w, "%s: random games on one core, all options generated at every ply\n\n", title)
	t := layout.NewTable(w, true)
	for _, l := range [][2]string{
		{"playouts per second", count(r.PlayoutsPerSecond)},
		{"plies per second", count(r.PliesPerSecond)},
		{"plies per playout", decimal(r.PliesPerPlayout)},
		{"options per ply", decimal(r.OptionsPerPly)},
		{"time per ply", nanos(1e9 / r.PliesPerSecond)},
		{"list the options", nanos(r.ListNS)},
		{"apply an option, list the next", nanos(r.ApplyNS)},
		{"clone a state", nanos(r.CloneNS)},
		{"state", whole(r.StateBytes) + " bytes"},
		{"allocations per ply", decimal(r.AllocsPerPly)},
		{"load", decimal(r.LoadMS) + " ms"},
		{"first load", decimal(r.FirstLoadMS) + " ms"},
		{"compile", decimal(r.CompileMS) + " ms"},
		{"peak memory", decimal(r.PeakRSSMB) + " MB"},
	} {
		fmt.Fprintf(t, "%s\t%s\t\n", l[0], l[1])
	}
	_ = t.Flush()
	fmt.Fprintf(w, "\n%s playouts in %s s, the median of %d runs; spread %.0f%% (%s, %s)\n",
		whole(r.Playouts), decimal(r.Seconds), runs, 100*r.Spread, r.Platform, r.Go)
}

// WriteTable prints several results as a table in Markdown, laid out so that it can be read as it
// is.
func WriteTable(w io.Writer, results []*Result) {
	rows := [][]string{{"game", "playouts/s", "plies/s", "plies a playout", "options a ply", "list", "apply", "clone", "allocs a ply",
		"load", "compile"}}
	var settings []*machine.Setting
	for _, r := range results {
		settings = append(settings, &r.Setting)
	}
	called := names(settings)
	for i, r := range results {
		rows = append(rows, []string{called[i], count(r.PlayoutsPerSecond), count(r.PliesPerSecond), decimal(r.PliesPerPlayout),
			decimal(r.OptionsPerPly),
			nanos(r.ListNS), nanos(r.ApplyNS), nanos(r.CloneNS), decimal(r.AllocsPerPly), decimal(r.LoadMS) + " ms", decimal(r.CompileMS) + " ms"})
	}
	WriteRows(w, rows)
}

// names are what the rows of a table are called: the game, and the scenario where it has several
// rows.
func names(settings []*machine.Setting) []string {
	rows := map[string]int{}
	for _, s := range settings {
		rows[s.Game]++
	}
	return english.Each(settings, func(s *machine.Setting) string {
		if rows[s.Game] > 1 {
			return s.Game + ", " + s.Scenario
		}
		return s.Game
	})
}

// WriteRows prints rows as a table in Markdown: the first is the head, and all columns but the
// first are figures.
func WriteRows(w io.Writer, rows [][]string) {
	wide := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			wide[i] = max(wide[i], layout.Width(cell), 3)
		}
	}
	for n, row := range rows {
		for i, cell := range row {
			gap := strings.Repeat(" ", wide[i]-layout.Width(cell))
			if i == 0 {
				fmt.Fprintf(w, "| %s%s ", cell, gap)
			} else {
				fmt.Fprintf(w, "| %s%s ", gap, cell)
			}
		}
		fmt.Fprintln(w, "|")
		if n > 0 {
			continue
		}
		for i := range row {
			if i == 0 {
				fmt.Fprintf(w, "|%s", strings.Repeat("-", wide[i]+2))
			} else {
				fmt.Fprintf(w, "|%s:", strings.Repeat("-", wide[i]+1))
			}
		}
		fmt.Fprintln(w, "|")
	}
}

// count returns a rate: a whole number of which four digits are kept, for no measurement is good to
// more.
func count(x float64) string {
	if x < 100 {
		return decimal(x)
	}
	step := 1.0
	for x/step >= 1e4 {
		step *= 10
	}
	return whole(int(math.Round(x/step)) * int(step))
}

// whole returns a number in groups of three digits.
func whole(n int) string {
	digits := strconv.Itoa(n)
	var b strings.Builder
	for i, d := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteRune(d)
	}
	return b.String()
}

// decimal returns a figure with three digits that count.
func decimal(x float64) string {
	switch {
	case x == 0:
		return "0"
	case x < 0.001:
		return "< 0.001"
	case x < 1:
		return strconv.FormatFloat(x, 'f', 3, 64)
	case x < 10:
		return strconv.FormatFloat(x, 'f', 2, 64)
	case x < 1000:
		return strconv.FormatFloat(x, 'f', 1, 64)
	}
	return count(x)
}

// nanos returns a span of time in a fitting unit.
func nanos(ns float64) string {
	switch {
	case math.IsInf(ns, 0) || math.IsNaN(ns):
		return "-"
	case ns < 1e4:
		return decimal(ns) + " ns"
	case ns < 1e7:
		return decimal(ns/1e3) + " us"
	}
	return decimal(ns/1e6) + " ms"
}
