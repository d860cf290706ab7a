package model

import "strings"

// Written is the text of an expression.
func (g *Game) Written(e Expr) string {
	r := e.Range()
	text := g.Files[r.Filename]
	if r.End.Byte > len(text) || r.Start.Byte > r.End.Byte {
		return "?"
	}
	return string(text[r.Start.Byte:r.End.Byte])
}

// OneLine joins a text of several lines into one.
func OneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
