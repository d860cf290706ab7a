package rulebook

import (
	"fmt"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// composition prints how many of each card the decks hold at the start.
func (x *Writer) composition(indent int, c *model.Composition) {
	x.blank()
	x.entry(indent, c.Title+":")
	x.para(indent+2, c.Text)
	g := layout.Grid{Head: []string{""}}
	counts := make([]map[string]int, len(c.Decks))
	var names []string
	seen := map[string]bool{}
	for i, d := range c.Decks {
		g.Head = append(g.Head, english.Spaced(d.Title))
		counts[i] = map[string]int{}
		for _, card := range d.Deck.Cards {
			counts[i][card.Title]++
			if !seen[card.Title] {
				seen[card.Title] = true
				names = append(names, card.Title)
			}
		}
	}
	names = x.inOrder(names, seen)
	for _, n := range names {
		row := []string{n}
		for i := range c.Decks {
			row = append(row, fmt.Sprint(counts[i][n]))
		}
		g.Rows = append(g.Rows, row)
	}
	all := []string{"in all"}
	for _, d := range c.Decks {
		all = append(all, fmt.Sprint(len(d.Deck.Cards)))
	}
	g.Rows = append(g.Rows, all)
	x.columns(indent+2, g)
}

// inOrder puts the titles of cards in the order in which the content declares them.
func (x *Writer) inOrder(names []string, seen map[string]bool) []string {
	var out []string
	done := map[string]bool{}
	for _, t := range x.g.Things {
		if t != nil && seen[t.Title] && !done[t.Title] {
			done[t.Title] = true
			out = append(out, t.Title)
		}
	}
	if len(out) < len(names) {
		return names
	}
	return out
}
