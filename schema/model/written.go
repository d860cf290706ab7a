package model

import (
	"cmp"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// TextAt is what the files of a game say at a range; "" where it lies in none of them.
func (g *Game) TextAt(r hcl.Range) string { return string(r.SliceBytes(g.Files[r.Filename])) }

// Written is the text of an expression.
func (g *Game) Written(e Expr) string { return cmp.Or(g.TextAt(e.Range()), "?") }

// OneLine joins a text of several lines into one.
func OneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
