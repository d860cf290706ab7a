package odds

import (
	"fmt"
	"io"
	"maps"
	"math/big"
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// Report is an answer: the odds of a game, a rule or a throw.
type Report struct {
	Game      string            `json:"game"`
	Scenario  string            `json:"scenario,omitempty"`
	Options   map[string]string `json:"options,omitzero"`
	Rule      string            `json:"rule,omitempty"`
	Table     string            `json:"table,omitempty"`
	Throw     string            `json:"throw,omitempty"` // dice on the table
	After     *int              `json:"decisions_before,omitempty"`
	Outcomes  []Outcome         `json:"outcomes,omitzero"`
	Results   []Outcome         `json:"results,omitzero"`  // of a table
	Forever   *Share            `json:"forever,omitempty"` // the chance that it never ends
	Open      *Share            `json:"open,omitempty"`    // the chance of what was not searched
	Means     []Mean            `json:"means,omitempty"`   // of what results are worth
	Mean      *Share            `json:"mean,omitempty"`    // of the number that a rule gives, if it always gives one
	Positions int               `json:"positions,omitempty"`
	Replies   int               `json:"replies_compared,omitempty"`

	title string
}

// Outcome is one way in which it may come out.
type Outcome struct {
	Is      map[string]string `json:"is,omitempty"`      // results of a table by name
	Returns string            `json:"returns,omitempty"` // what a rule gives
	Result  *string           `json:"result,omitempty"`  // of the game: "" where it stops without one
	Title   string            `json:"title,omitempty"`
	Share

	title string // where JSON has none
}

// Mean is what the results are worth to a player.
type Mean struct {
	Player string `json:"player"`
	Title  string `json:"title"`
	Share
}

// Share is an exact fraction and its approximation.
type Share struct {
	Exact  string  `json:"exact"`
	Approx float64 `json:"approx"`
	rat    *big.Rat
}

func shareOf(r *big.Rat) Share {
	f, _ := r.Float64()
	return Share{r.RatString(), f, r}
}

// someOf returns a share; nil of nothing.
func someOf(r *big.Rat) *Share {
	if r.Sign() == 0 {
		return nil
	}
	s := shareOf(r)
	return &s
}

// reportOf converts an answer to a report. told names an outcome by its label.
func reportOf(a *odds.Answer, told func(label int32) Outcome) *Report {
	r := &Report{Outcomes: []Outcome{}, Forever: someOf(a.Forever), Open: someOf(a.Open), Positions: a.Positions, Replies: a.Replies}
	for _, label := range slices.Sorted(maps.Keys(a.Chance)) {
		o := told(label)
		o.Share = shareOf(a.Chance[label])
		r.Outcomes = append(r.Outcomes, o)
	}
	return r
}

// ofGame reports the odds of the results of a game, and what they are worth to the players.
func ofGame(p *machine.Program, a *odds.Answer) *Report {
	g, none := p.Game, ""
	r := reportOf(a, func(result int32) Outcome {
		if result == model.None {
			return Outcome{Result: &none, Title: "no result"}
		}
		return Outcome{Result: &g.Things[result].Name, Title: g.Things[result].Title}
	})
	s := p.Setting()
	r.Game, r.Scenario, r.Options, r.title = s.Game, s.Scenario, s.Options, s.Title(g)
	if r.Forever != nil || r.Open != nil {
		return r
	}
	for _, player := range p.Players {
		of := func(result int32) *big.Rat { return big.NewRat(int64(g.Worth(result, player.ID)), int64(g.Unit)) }
		r.Means = append(r.Means, Mean{player.Name, player.Title, shareOf(a.Mean(of))})
	}
	return r
}

// WriteText prints a report as text.
func (r *Report) WriteText(out io.Writer) error {
	what := "exact odds"
	switch {
	case r.Open != nil:
		what = "odds so far"
	case r.Throw != "":
		what += " of " + r.Throw
	}
	fmt.Fprintf(out, "%s: %s\n\n", r.title, what)
	w := layout.NewTable(out, false)
	for _, o := range slices.Concat(r.Outcomes, r.Results) {
		o.row(w, o.Title+o.title)
	}
	r.Forever.row(w, "never ends")
	r.Open.row(w, "not searched")
	if r.Mean != nil {
		fmt.Fprintln(w)
		r.Mean.meanRow(w, "mean")
	}
	_ = w.Flush()
	if len(r.Means) > 0 {
		fmt.Fprint(out, "\nMean worth\n")
		for _, m := range r.Means {
			m.meanRow(w, m.Title)
		}
		_ = w.Flush()
	}
	if r.Positions == 0 {
		return nil
	}
	_, err := fmt.Fprintf(out, "\n%d positions searched\n", r.Positions)
	return err
}

// row prints a share under its title, if there is one.
func (s *Share) row(w io.Writer, title string) {
	if s != nil {
		percent := new(big.Rat).Mul(s.rat, big.NewRat(100, 1)).FloatString(4)
		fmt.Fprintf(w, "  %s\t%s\t%s%%\n", title, s.shorten(), percent)
	}
}

// meanRow prints a mean under its title.
func (s *Share) meanRow(w io.Writer, title string) {
	fmt.Fprintf(w, "  %s\t%s\t%s\n", title, s.shorten(), s.rat.FloatString(6))
}

// shorten keeps a long fraction out of the table: JSON has it whole.
func (s *Share) shorten() string {
	if len(s.Exact) > 48 {
		return fmt.Sprintf("a fraction of %d digits", len(s.Exact)-1)
	}
	return s.Exact
}
