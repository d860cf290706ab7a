package lint

import (
	"fmt"
	"strconv"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

var unreadField = Rule{
	Code: "lint/unread-field",
	Doc:  "A printed field or trait that is never read. Fields of spaces, terrain and track boxes do not count: players see them there.",
	Run: func(g *study, report func(diag.Finding)) {
		play, tests := g.playReads(), g.testReads()
		for _, f := range printedFields(g.Game) {
			_, read := play[f]
			_, tested := tests[f]
			if !read && !tested && carried(g.Game, f) && !readUnasked(g.Game, f) {
				report(diag.Warnf("lint/unread-field", f.Range, "%s, but never read", printedOn(g.Game, f)).
					WithHint("add a rule that reads %s, or remove it", reading(f)))
			}
		}
	},
}

// readUnasked reports whether the language, or a player, reads a field though no rule names it.
func readUnasked(g *model.Game, f *model.Field) bool {
	switch {
	case f.Type.Base == model.Text, f.Storage == model.Printed &&
		(f.Of.Is(model.KindSpace) || f.Of.Is(model.KindArea) || f.Of.Is(model.KindTrackBox)):
		return true // the map shows it; boxes are named after it
	case f.Type.Of(model.KindPlayer), f.Type.Of(model.KindSide):
		return true // who owns a piece knows it when it lies face down
	}
	return f.Of.Is(model.KindPiece) && g.ReadBySurface(f) || g.Shows(f)
}

// printedOn says what a field is and on what it is printed.
func printedOn(g *model.Game, f *model.Field) string {
	what := strconv.Quote(f.Name) + " is printed on "
	if f.Type.Is(model.Bool) {
		what = "trait " + what
	}
	if f.Storage == model.OfBorder {
		return what + "borders of " + english.Spaced(f.Of.Plural)
	}
	switch titles := carriers(g, f); len(titles) {
	case 1:
		return what + strconv.Quote(titles[0])
	case distinct(g, f.Of):
		return what + "all " + english.Spaced(f.Of.Plural)
	default:
		return fmt.Sprintf("%s%d of the %s, such as %q", what, len(titles), english.Spaced(f.Of.Plural), titles[0])
	}
}

// reading returns how a rule would read a field.
func reading(f *model.Field) string {
	if f.Storage == model.OfBorder {
		return "border(a, b)." + f.Name
	}
	return f.Of.Base().Name + "." + f.Name
}
