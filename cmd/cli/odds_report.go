package cli

import (
	"fmt"
	"io"
	"math/big"
	"sort"

	"sandtable/cmd/shell"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// oddsReport is what odds --json prints.
type oddsReport struct {
	Game      string            `json:"game"`
	Scenario  string            `json:"scenario"`
	Options   map[string]string `json:"options"`
	After     int               `json:"decisions_before"`
	Outcomes  []outcome         `json:"outcomes"`
	Forever   *share            `json:"forever,omitempty"` // the chance that it never ends
	Open      *share            `json:"open,omitempty"`    // the chance of what was not searched
	Means     []mean            `json:"means,omitempty"`
	Positions int               `json:"positions"`
	Replies   int               `json:"replies_compared,omitempty"`
}

type outcome struct {
	Result string `json:"result"` // "" where the game stops without one
	Title  string `json:"title"`
	share
}

type mean struct {
	Player string `json:"player"`
	Title  string `json:"title"`
	share
}

// share is an exact fraction and its approximation.
type share struct {
	Exact  string  `json:"exact"`
	Approx float64 `json:"approx"`
	rat    *big.Rat
}

func shareOf(r *big.Rat) share {
	f, _ := r.Float64()
	return share{r.RatString(), f, r}
}

// someOf returns a share; nil of nothing.
func someOf(r *big.Rat) *share {
	if r.Sign() == 0 {
		return nil
	}
	s := shareOf(r)
	return &s
}

// The titles of what is beside the outcomes.
const (
	neverEnds   = "never ends"
	notSearched = "not searched"
)

// report converts an answer to a report.
func report(p *machine.Program, a *odds.Answer) *oddsReport {
	g := p.Game
	r := &oddsReport{Game: g.ID, Scenario: "standard", Options: map[string]string{}, Positions: a.Positions, Replies: a.Replies}
	if p.Scenario != nil {
		r.Scenario = p.Scenario.Name
	}
	for _, v := range p.Variants {
		r.Options[v.Option.Name] = v.Name
	}
	var results []int32
	for id := range a.Chance {
		results = append(results, id)
	}
	sort.Slice(results, func(i, j int) bool { return results[i] < results[j] })
	for _, id := range results {
		o := outcome{Title: "no result", share: shareOf(a.Chance[id])}
		if id != model.None {
			o.Result, o.Title = g.Things[id].Name, g.Things[id].Title
		}
		r.Outcomes = append(r.Outcomes, o)
	}
	r.Open, r.Forever = someOf(a.Open), someOf(a.Forever)
	if r.Forever != nil || r.Open != nil {
		return r
	}
	for _, player := range p.Players {
		of := func(result int32) *big.Rat { return big.NewRat(int64(g.Worth(result, player.ID)), int64(g.Unit)) }
		r.Means = append(r.Means, mean{player.Name, player.Title, shareOf(a.Mean(of))})
	}
	return r
}

// kind names what is printed beside an open share.
func (s *share) kind() string {
	if s == nil {
		return "exact odds"
	}
	return "odds so far"
}

// row prints a share under its title, if there is one.
func (s *share) row(w io.Writer, title string) {
	if s != nil {
		fmt.Fprintf(w, "  %s\t%s\t%s\n", title, shorten(s.Exact), percent(s.rat))
	}
}

// meanRow prints a mean under its title.
func (s *share) meanRow(w io.Writer, title string) {
	fmt.Fprintf(w, "  %s\t%s\t%s\n", title, shorten(s.Exact), s.rat.FloatString(6))
}

func (a *app) oddsText(g *model.Game, r *oddsReport) error {
	fmt.Fprintf(a.Out, "%s, %s", g.Title, r.Scenario)
	for _, o := range shell.Special(g, r.Options) {
		fmt.Fprintf(a.Out, ", %s", o)
	}
	if r.After > 0 {
		fmt.Fprintf(a.Out, ", after %d decisions", r.After)
	}
	fmt.Fprintf(a.Out, ": %s\n\n", r.Open.kind())
	w := layout.NewTable(a.Out, false)
	for _, o := range r.Outcomes {
		o.row(w, o.Title)
	}
	r.Forever.row(w, neverEnds)
	r.Open.row(w, notSearched)
	_ = w.Flush()
	if len(r.Means) > 0 {
		fmt.Fprint(a.Out, "\nMean worth\n")
		for _, m := range r.Means {
			m.meanRow(w, m.Title)
		}
		_ = w.Flush()
	}
	_, err := fmt.Fprintf(a.Out, "\n%d positions searched\n", r.Positions)
	return err
}

// shorten keeps a long fraction out of the table: JSON has it whole.
func shorten(exact string) string {
	if len(exact) > 48 {
		return fmt.Sprintf("a fraction of %d digits", len(exact)-1)
	}
	return exact
}

func percent(r *big.Rat) string {
	return new(big.Rat).Mul(r, big.NewRat(100, 1)).FloatString(4) + "%"
}
