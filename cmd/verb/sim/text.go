package sim

import (
	"fmt"
	"io"
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/sim"
	"sandtable/interp/stats"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// maxShown bounds the lists of the text report; JSON has them whole.
const maxShown = 20

// text tells of a report.
type text struct {
	io.Writer
	*sim.Report
}

// write writes all of it. The name and the mods are those of the command line.
func (t text) write(g *model.Game, name string, mods []string) error {
	fmt.Fprintf(t, "%s: %d games from seed %d\n\n", t.Title(g), t.Played, t.Seed)
	w := layout.NewTable(t, true)
	for _, c := range sim.Columns {
		if c.Text != "" {
			fmt.Fprintf(w, "%s\t%v\t\n", c.Text, c.Of(t.Report))
		}
	}
	_ = w.Flush()
	if len(t.Endings) > 0 {
		fmt.Fprintf(t, "\nEndings, with the 95%% confidence interval of their share\n")
		w = layout.NewTable(t, true)
		for _, e := range t.Endings {
			fmt.Fprintf(w, "  %s\t%d\t%.1f%%\t%.1f%% to %.1f%%\t\n", e.Title, e.Count, 100*e.Share, 100*e.Low, 100*e.High)
		}
		_ = w.Flush()
	}
	t.players()
	replay := "sandtable sim " + name + again(&t.Setting, g, mods) + t.bots() + " --games 1 --seed "
	var all []trouble
	for _, x := range t.Troubles {
		all = append(all, trouble{x, replay})
	}
	troubles(t, all)
	t.list("Choices that name a piece which whoever decides does not see", t.Telling)
	if t.Outcomes[sim.Finished] > 0 { // else little can be reached
		t.missed()
	}
	_, err := fmt.Fprintf(t, "\n%.1f decisions per game (%d to %d); %.0f games, %.0f decisions per second\n",
		t.DecisionsMean, t.DecisionsMin, t.DecisionsMax, t.GamesPerSecond, t.DecisionsPerSecond)
	return err
}

// players tells how the games ended for each player, in a line.
func (t text) players() {
	if !slices.ContainsFunc(t.Players, func(p sim.PlayerReport) bool { return p.Worth != nil || p.Standing != nil }) {
		return
	}
	fmt.Fprintf(t, "\nPlayers, with means and their 95%% confidence intervals\n")
	w := layout.NewTable(t, false)
	for _, p := range t.Players {
		fmt.Fprintf(w, "  %s\t%s", p.Title, p.Bot)
		figures(w, p.Worth, p.Standing)
	}
	_ = w.Flush()
}

// figures ends a line with the means of a player.
func figures(w io.Writer, worth, standing *stats.Mean) {
	for _, f := range []struct {
		what string
		mean *stats.Mean
	}{{"worth", worth}, {"standing", standing}} {
		if f.mean != nil {
			fmt.Fprintf(w, "\t%s %.3f\t%s", f.what, f.mean.Mean, interval(f.mean))
		}
	}
	fmt.Fprintln(w)
}

// interval returns a mean's 95% interval; one game has none.
func interval(m *stats.Mean) string {
	if m.Games < 2 {
		return "(one game)"
	}
	return fmt.Sprintf("(%.3f to %.3f)", m.Low, m.High)
}

// again returns the flags that reproduce a setup.
func again(t *machine.Setting, g *model.Game, mods []string) string {
	s := ""
	if t.Scenario != "standard" {
		s += " --scenario " + t.Scenario
	}
	for _, o := range t.Special(g) {
		s += " --set " + o
	}
	for _, m := range mods {
		s += " --mod " + m
	}
	return s
}

// bots returns the flags that seat the bots again.
func (t text) bots() string {
	s := ""
	for _, p := range t.Players {
		if p.Bot != "random" {
			s += " --bot " + p.Player + "=" + p.Bot
		}
	}
	return s
}

// missed lists what no game reached.
func (t text) missed() {
	u := &t.Unreached
	t.list("Endings that no game reached", u.Endings)
	t.list("Rules that no game reached", u.Rules)
	t.list("Actions that no game reached", u.Actions)
	t.list("Rows of tables that no game reached", u.Rows)
	t.list("Lines of values that no game reached", u.Modifiers)
}

// list writes what is said of the content, with where it stands.
func (t text) list(what string, items []sim.Missed) {
	if len(items) == 0 {
		return
	}
	fmt.Fprintf(t, "\n%s\n", what)
	for i, m := range items {
		if i == maxShown {
			fmt.Fprintf(t, "  ... and %d more\n", len(items)-i)
			break
		}
		fmt.Fprintf(t, "  %s%s", m.Name, model.Cite(m.Ref))
		if m.Place != "" {
			fmt.Fprintf(t, "  %s", m.Place)
		}
		fmt.Fprintln(t)
	}
}
