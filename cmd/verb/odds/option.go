package odds

import (
	"context"
	"fmt"
	"io"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/preview"
	"sandtable/interp/why"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// optionReport is what odds --option --json prints.
type optionReport struct {
	Game   string `json:"game"`
	Player string `json:"player"`
	Option string `json:"option"`
	After  int    `json:"decisions_before"`
	*preview.Preview
}

// option tells what may come of an option of the pending decision, as the player knows it who
// decides: the same as `odds OPTION` while a game is played.
func (q *Ask) option(ctx context.Context, o *saved.Opener, m *machine.M) error {
	p := m.P
	if m.Pending() == nil {
		return shell.Usage("--option %s: nothing is to be decided here", q.Option)
	}
	at, keys := -1, naming.Keys(m)
	for i, k := range keys {
		if k.Key == q.Option {
			at = i
		}
	}
	if at < 0 {
		return shell.Usage("--option %s: this is no option of %q; %s", q.Option, m.Pending().Title, legalKeys(keys))
	}
	teller := preview.New(p, func() *why.Tracer { return interp.NewTracer(p) })
	t, err := teller.Tell(ctx, m, m.Player(), at, q.Next)
	if err != nil {
		if err := o.Stopped(ctx, "nothing is known of the option yet"); err != nil {
			return err
		}
		return shell.Found()
	}
	r := optionReport{p.Game.ID, p.Game.Things[m.Player()].Name, q.Option, int(m.Count), t}
	return o.Show(q.JSON, r, func(w io.Writer) error { return optionText(w, m, keys[at].Title, t) })
}

// legalKeys lists some options.
func legalKeys(keys []naming.Option) string {
	const few = 8
	names := english.Each(keys, func(k naming.Option) string { return k.Key })
	return "the options are " + strings.Join(english.Most(names, few), ", ")
}

// optionText prints a preview: a table for the option, and one for each answer to what is asked
// next.
func optionText(out io.Writer, m *machine.M, title string, p *preview.Preview) error {
	g := m.P.Game
	fmt.Fprintf(out, "%s, %s decides after %s: %s\n\n", g.Title, g.Things[m.Player()].Title, english.Count(int(m.Count), "decision"), title)
	w := layout.NewTable(out, false)
	for i, r := range p.Rows() {
		if r.Share == "" { // a heading: the columns of each part are its own
			_ = w.Flush()
			if i > 0 {
				fmt.Fprintln(out)
			}
			fmt.Fprintf(out, "  %s\n", r.Text)
			continue
		}
		fmt.Fprintf(w, "  %s\t%s\t%s\n", strings.TrimSpace(r.Share), r.Exact, r.Text)
	}
	_ = w.Flush()
	_, err := fmt.Fprintf(out, "\n%s\n", p.How())
	return err
}
