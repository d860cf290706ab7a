package odds

import (
	"fmt"
	"math/big"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/interp/chance"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// maxTableDice bounds the dice of one throw on a table.
const maxTableDice = 1000

// throw computes the odds of one throw on a table.
func (q *Ask) throw(o *saved.Opener, name string, values []string) error {
	g, err := o.Load(name)
	if err != nil {
		return err
	}
	t, err := tableNamed(g.Game, q.Table)
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
			return shell.Usage("--table %s: two of its axes are dice; at most one is supported", q.Table)
		default:
			axis = i
		}
	}
	switch {
	case axis < 0:
		return shell.Usage("--table %s: no axis of this table is dice", q.Table)
	case len(values) != len(others) && len(others) == 0:
		return shell.Usage("--table %s: this table has no other axis", q.Table)
	case len(values) != len(others):
		return shell.Usage("--table %s: give the values of its other axes: %s", q.Table, strings.Join(others, ", "))
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
	return o.Show(q.JSON, r, r.WriteText)
}

// throwOn adds up, row by row, how likely a table's results are.
func throwOn(g *model.Game, t *model.Table, axis int, at []int32) (*Report, error) {
	die := t.Dice[axis]
	if die.Count > maxTableDice {
		return nil, shell.Usage("--table %s: more than %d dice are rolled", t.Name, maxTableDice)
	}
	throw := fmt.Sprintf("d%d", die.Sides)
	if die.Count > 1 {
		throw = fmt.Sprintf("%dd%d", die.Count, die.Sides)
	}
	r := &Report{Game: g.ID, Table: t.Name, Throw: throw, title: g.Title + ", " + t.Title}
	for i, p := range t.Params {
		if i != axis {
			r.title += ", " + english.Spaced(p.Name) + " " + g.Show(p.Type, at[i])
		}
	}
	all := new(big.Int).Exp(big.NewInt(int64(die.Sides)), big.NewInt(int64(die.Count)), nil)
	index := map[string]int{}
	for i, n := range chance.Sums(die.Count, die.Sides) {
		sum := die.Count + int32(i)
		at[axis] = sum * g.Unit
		row := rowAt(t, at)
		if row == nil {
			return nil, fmt.Errorf("no row of the table %q covers a roll of %d", t.Title, sum)
		}
		o := Outcome{Is: map[string]string{}}
		var parts []string
		for i, x := range t.Results {
			text := g.Show(x.Type, row.Out[i])
			o.Is[x.Name] = text
			if len(t.Results) > 1 {
				text = x.Name + " " + text
			}
			parts = append(parts, text)
		}
		o.title = strings.Join(parts, ", ")
		p := new(big.Rat).SetFrac(n, all)
		if i, ok := index[o.title]; ok {
			r.Results[i].Share = shareOf(p.Add(p, r.Results[i].rat))
			continue
		}
		o.Share = shareOf(p)
		index[o.title] = len(r.Results)
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
	if len(known) == 0 {
		return nil, shell.Usage("--table %s: this game declares no tables", name)
	}
	return nil, shell.Unknown("--table: unknown table", name, known, "the tables are "+strings.Join(known, ", "))
}
