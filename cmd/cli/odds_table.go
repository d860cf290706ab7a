package cli

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp/chance"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// maxTableDice bounds the dice of one throw on a table.
const maxTableDice = 1000

// tableReport is what odds --table --json prints.
type tableReport struct {
	Game    string      `json:"game"`
	Table   string      `json:"table"`
	Throw   string      `json:"throw"`
	Results []tableOdds `json:"results"`
}

type tableOdds struct {
	Is map[string]string `json:"is"` // result by name
	share
	text string
}

// tableOdds computes the odds of one throw on a table.
func (a *app) tableOdds(name string, values []string, f oddsFlags) error {
	g, err := a.Load(name)
	if err != nil {
		return err
	}
	t, err := tableNamed(g.Game, f.table)
	if err != nil {
		return err
	}
	axis := -1
	var others []string
	for i, d := range t.Dice {
		switch {
		case d.Count == 0:
			others = append(others, t.Params[i].Name)
		case axis >= 0:
			return shell.Usage("--table %s: two of its axes are dice; at most one is supported", f.table)
		default:
			axis = i
		}
	}
	switch {
	case axis < 0:
		return shell.Usage("--table %s: no axis of this table is dice", f.table)
	case len(values) != len(others) && len(others) == 0:
		return shell.Usage("--table %s: this table has no other axis", f.table)
	case len(values) != len(others):
		return shell.Usage("--table %s: give the values of its other axes: %s", f.table, strings.Join(others, ", "))
	}
	at := make([]int32, len(t.Params))
	k := 0
	for i := range at {
		if i != axis {
			if at[i], err = valueOf(g.Game, t.Params[i], values[k]); err != nil {
				return err
			}
			k++
		}
	}
	r, err := throwOn(g.Game, t, axis, at)
	if err != nil {
		return err
	}
	if f.asJSON {
		return a.JSON(r)
	}
	fmt.Fprintf(a.Out, "%s, %s: exact odds of %s\n\n", g.Title, t.Title, r.Throw)
	w := layout.NewTable(a.Out, false)
	for _, o := range r.Results {
		fmt.Fprintf(w, "  %s\t%s\t%s\n", o.text, o.Exact, percent(o.rat))
	}
	return w.Flush()
}

// throwOn adds up, row by row, how likely a table's results are.
func throwOn(g *model.Game, t *model.Table, axis int, at []int32) (*tableReport, error) {
	die := t.Dice[axis]
	if die.Count > maxTableDice {
		return nil, shell.Usage("--table %s: more than %d dice are rolled", t.Name, maxTableDice)
	}
	throw := fmt.Sprintf("d%d", die.Sides)
	if die.Count > 1 {
		throw = fmt.Sprintf("%dd%d", die.Count, die.Sides)
	}
	r := &tableReport{Game: g.ID, Table: t.Name, Throw: throw}
	all := new(big.Int).Exp(big.NewInt(int64(die.Sides)), big.NewInt(int64(die.Count)), nil)
	index := map[string]int{}
	for i, n := range chance.Sums(die.Count, die.Sides) {
		sum := die.Count + int32(i)
		at[axis] = sum * g.Unit
		row := rowAt(t, at)
		if row == nil {
			return nil, fmt.Errorf("no row of the table %q covers a roll of %d", t.Title, sum)
		}
		o := tableOdds{Is: map[string]string{}}
		var parts []string
		for i, x := range t.Results {
			text := g.Show(x.Type, row.Out[i])
			o.Is[x.Name] = text
			if len(t.Results) > 1 {
				text = x.Name + " " + text
			}
			parts = append(parts, text)
		}
		o.text = strings.Join(parts, ", ")
		p := new(big.Rat).SetFrac(n, all)
		if i, ok := index[o.text]; ok {
			r.Results[i].share = shareOf(p.Add(p, r.Results[i].rat))
			continue
		}
		o.share = shareOf(p)
		index[o.text] = len(r.Results)
		r.Results = append(r.Results, o)
	}
	return r, nil
}

func rowAt(t *model.Table, at []int32) *model.Row {
	for _, r := range t.Rows {
		fits := true
		for i, v := range at {
			fits = fits && r.Cells[i].Matches(v)
		}
		if fits {
			return r
		}
	}
	return nil
}

func tableNamed(g *model.Game, name string) (*model.Table, error) {
	var known []string
	for _, t := range g.Tables {
		if t.Name == english.Slug(name) {
			return t, nil
		}
		known = append(known, t.Name)
	}
	if s := diag.Suggest(english.Slug(name), known); s != "" {
		return nil, shell.Usage("--table: unknown table %q; did you mean %q?", name, s)
	}
	return nil, shell.Usage("--table: unknown table %q; the tables are %s", name, strings.Join(known, ", "))
}

// valueOf reads a value of an axis from the command line.
func valueOf(g *model.Game, p *model.Var, text string) (int32, error) {
	slug := english.Slug(text)
	switch {
	case p.Type.Maybe && slug == "none":
		return model.None, nil
	case p.Type.Is(model.Number):
		if n, err := strconv.ParseInt(text, 10, 32); err == nil && n*int64(g.Unit) == int64(int32(n*int64(g.Unit))) {
			return int32(n) * g.Unit, nil
		}
		return 0, shell.Usage("%s must be a whole number, not %q", p.Name, text)
	case p.Type.Is(model.Bool):
		if slug == "true" || slug == "false" {
			return map[string]int32{"true": 1}[slug], nil
		}
		return 0, shell.Usage("%s must be true or false, not %q", p.Name, text)
	case p.Type.Is(model.EnumOf):
		if i := p.Type.Enum.Index(slug); i >= 0 {
			return int32(i), nil
		}
		return 0, shell.Usage("%s must be one of %s, not %q", p.Name, strings.Join(p.Type.Enum.Slugs, ", "), text)
	case p.Type.Is(model.ThingOf):
		for id := p.Type.Kind.Lo; id < p.Type.Kind.Hi; id++ {
			if t := g.Things[id]; t != nil && t.Name == slug {
				return id, nil
			}
		}
		return 0, shell.Usage("%s: unknown %s %q", p.Name, p.Type.Kind.Title, text)
	}
	return 0, shell.Usage("%s cannot be given on the command line", p.Name)
}
