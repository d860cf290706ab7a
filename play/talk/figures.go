package talk

import (
	"strings"

	"sandtable/interp/naming"
	"sandtable/play/say"
	"sandtable/schema/model"
)

// mostValues is how many values are told of an option.
const mostValues = 3

// figuresOf tells what the values of the game say of who acts and what an option chooses, modifier
// by modifier: of those that are asked about two pieces and nothing else.
func (tb *Table) figuresOf(option int) (out []say.Line) {
	told := 0
	actors, chosen := tb.piecesOf(option)
	for _, a := range actors {
		for _, b := range chosen {
			if a.thing == b.thing {
				continue
			}
			for _, v := range tb.values() {
				if told == mostValues {
					return out
				}
				if text := tb.figureOf(v, a, b); text != "" {
					told++
					out = append(out, say.Line{Text: text})
				}
			}
		}
	}
	return out
}

// figureOf returns a value of two pieces in one line; "" if it is not asked about two pieces, or
// nothing modifies it now.
func (tb *Table) figureOf(v *model.Value, a, b *end) string {
	if !v.Type.Is(model.Number) || len(v.Modifiers) == 0 {
		return ""
	}
	args, ok := tb.arranged(v, a, b)
	if !ok || !tb.bothPieces(v) {
		return ""
	}
	tr, err := tb.trace(v, args)
	if err != nil {
		return ""
	}
	parts := append([]string{tr.Was}, say.Changes(tr)...)
	return v.Name + "(" + strings.Join(say.Given(tr), ", ") + ") is " + tr.Result + ": " + strings.Join(parts, ", ") + model.Cite(v.Ref)
}

// bothPieces reports whether the two things that a value must be given are pieces.
func (tb *Table) bothPieces(v *model.Value) bool {
	for _, p := range v.Params {
		if p.Default == nil && (p.Type.Base != model.ThingOf || !p.Type.Kind.Is(model.KindPiece)) {
			return false
		}
	}
	return true
}

// piecesOf returns the pieces that take an option, or that its decision is about, and those that it
// chooses.
func (tb *Table) piecesOf(option int) (actors, chosen []*end) {
	for _, e := range tb.concerned() {
		if tb.isPiece(e.thing) {
			actors = append(actors, e)
		}
	}
	for _, p := range naming.Parts(tb.S.M)[option] {
		e := tb.endOf(p.Thing)
		switch {
		case e == nil || !tb.isPiece(e.thing):
		case p.Role == naming.Actor:
			actors = append(actors, e)
		default:
			chosen = append(chosen, e)
		}
	}
	return actors, chosen
}
