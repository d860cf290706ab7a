package cli

import (
	"context"
	"fmt"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/preview"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// optionReport is what odds --option --json prints.
type optionReport struct {
	Game   string `json:"game"`
	Player string `json:"player"`
	Option string `json:"option"`
	After  int    `json:"decisions_before"`
	*preview.Preview
}

// optionOdds tells what may come of an option of the pending decision, as the player knows it who
// decides: the same as `odds OPTION` while a game is played.
func (a *app) optionOdds(ctx context.Context, p *machine.Program, m *machine.M, f oddsFlags) error {
	if m.Pending() == nil {
		return shell.Usage("--option %s: nothing is to be decided here", f.option)
	}
	at, keys := -1, naming.Keys(m)
	for i, k := range keys {
		if k.Key == f.option {
			at = i
		}
	}
	if at < 0 {
		return shell.Usage("--option %s: this is no option of %q; %s", f.option, m.Pending().Title, legalKeys(keys))
	}
	teller := preview.New(p, func() *compile.Tracer { return interp.NewTracer(p) })
	tell := teller.Ahead
	if f.through {
		tell = teller.Through
	}
	t, err := tell(ctx, m, m.Player(), at)
	if err != nil {
		if err := a.Stopped(ctx, "nothing is known of the option yet"); err != nil {
			return err
		}
		return shell.Found()
	}
	if f.asJSON {
		return a.JSON(optionReport{p.Game.ID, p.Game.Things[m.Player()].Name, f.option, int(m.Count), t})
	}
	return a.optionText(p.Game, m, keys[at].Title, t)
}

// legalKeys lists some options.
func legalKeys(keys []naming.Option) string {
	const few = 8
	var names []string
	for i, k := range keys {
		if i == few {
			names = append(names, fmt.Sprintf("and %d more", len(keys)-few))
			break
		}
		names = append(names, k.Key)
	}
	return "the options are " + strings.Join(names, ", ")
}

func (a *app) optionText(g *model.Game, m *machine.M, title string, p *preview.Preview) error {
	fmt.Fprintf(a.Out, "%s, %s decides after %s: %s\n\n", g.Title, g.Things[m.Player()].Title, english.Count(int(m.Count), "decision"), title)
	w := layout.NewTable(a.Out, false)
	for i, r := range p.Rows() {
		if r.Share == "" { // a heading: the columns of each part are its own
			_ = w.Flush()
			if i > 0 {
				fmt.Fprintln(a.Out)
			}
			fmt.Fprintf(a.Out, "  %s\n", r.Text)
			continue
		}
		fmt.Fprintf(w, "  %s\t%s\t%s\n", strings.TrimSpace(r.Share), r.Exact, r.Text)
	}
	_ = w.Flush()
	_, err := fmt.Fprintf(a.Out, "\n%s\n", p.How())
	return err
}
