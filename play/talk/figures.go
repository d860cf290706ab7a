package talk

import (
	"slices"
	"strings"

	"sandtable/interp/naming"
	"sandtable/interp/scene"
	"sandtable/interp/why"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// mostValues is how many values are told of an option.
const mostValues = 3

// figuresOf tells what the values of the game say of who acts and what an option chooses, modifier
// by modifier: of those that are asked about two pieces and nothing else, and that its action
// reads.
func (tb *Table) figuresOf(option int) (out []string) {
	actors, chosen := tb.piecesOf(option)
	read := func(*model.Value) bool { return true }
	if act := tb.actOf(option); act != nil {
		read = proof.ReadBy(tb.S.P.Game, act.Action)
	}
	for _, a := range actors {
		for _, b := range chosen {
			for _, v := range tb.values() {
				if a.thing == b.thing || len(out) == mostValues || !read(v) {
					continue
				}
				if text := tb.figureOf(v, a, b); text != "" {
					out = append(out, text)
				}
			}
		}
	}
	return out
}

// pairOf returns the piece that takes an option and the one that it chooses; false where it does
// not choose a piece for another.
func (tb *Table) pairOf(option int) (a, b *end, ok bool) {
	actors, chosen := tb.piecesOf(option)
	if len(actors) == 0 || len(chosen) == 0 {
		return nil, nil, false
	}
	a, b = actors[0], chosen[len(chosen)-1]
	return a, b, a.thing != b.thing
}

// Between tells of an option what lies between the pieces of its pair: how far they are from each
// other, and what the values of the game say of the two; of any other option, what it takes and
// what there is of that. Nil where it has none.
func (tb *Table) Between(option int) (out []string) {
	if tb.passes(option) {
		ctx, stop := tb.interruptible()
		defer stop()
		if lost := tb.passing(ctx, option); lost != "" {
			out = append(out, "It "+lost)
		}
		return out
	}
	a, b, ok := tb.pairOf(option)
	if !ok {
		return english.Each(tb.watched().Prices(tb.S.M, option, tb.veil()), why.Price.String)
	}
	if far, ok := tb.apart(a, b); ok {
		out = append(out, a.thing.Title+" to "+b.thing.Title+": "+far)
	}
	return append(out, tb.figuresOf(option)...)
}

// Costs tells of options in a list what they take, by option; nil where that does not tell them
// apart, and where there are many.
func (tb *Table) Costs(which []int) map[int]string {
	if len(which) > mostPriced {
		return nil
	}
	out, apart := map[int]string{}, map[string]bool{}
	for _, i := range which {
		text := ""
		if x := tb.actOf(i); x != nil && why.Priced(x.Action) {
			text = strings.Join(english.Each(tb.watched().Prices(tb.S.M, i, tb.veil()), func(p why.Price) string { return p.Takes }), ", ")
		}
		out[i], apart[text] = text, true
	}
	if len(apart) < 2 {
		return nil
	}
	return out
}

// mostPriced is of how many options a list tells what each takes.
const mostPriced = 20

// Pairs lists the values that can be asked about the pair of an option, with what they are, as far
// as the viewer may know it.
func (tb *Table) Pairs(option int) (out []Question) {
	a, b, ok := tb.pairOf(option)
	if !ok {
		return nil
	}
	for _, v := range tb.values() {
		if args, ok := tb.paired(v, a, b); ok {
			if q, known := tb.asking(v, args); known {
				out = append(out, q)
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
	args, ok := tb.paired(v, a, b)
	if !ok {
		return ""
	}
	tr, err := tb.trace(v, args)
	if err != nil {
		return ""
	}
	text := say.Answered(tr)
	if parts := say.Changes(tr); len(parts) > 0 {
		text += " = " + strings.Join(append([]string{tr.Was}, parts...), ", ")
	}
	return text + model.Cite(v.Ref)
}

// paired gives a value who acts and what is chosen, in the order in which it takes two pieces; ok
// is false if it takes others.
func (tb *Table) paired(v *model.Value, a, b *end) (args []why.Arg, ok bool) {
	if !tb.bothPieces(v) {
		return nil, false
	}
	if args, ok = tb.arranged(v, a, b); !ok {
		args, ok = tb.arranged(v, b, a)
	}
	return args, ok
}

// bothPieces reports whether the two things that a value must be given are pieces.
func (tb *Table) bothPieces(v *model.Value) bool {
	return !slices.ContainsFunc(v.Params, func(p *model.Var) bool {
		return p.Default == nil && (p.Type.Base != model.ThingOf || !p.Type.Kind.Is(model.KindPiece))
	})
}

// piecesOf returns the pieces that take an option, or that its decision is about, and those that it
// chooses.
func (tb *Table) piecesOf(option int) (actors, chosen []*end) {
	m := tb.S.M
	for _, e := range tb.concerned() {
		if tb.isPiece(e.thing) {
			actors = append(actors, e)
		}
	}
	about := len(actors)
	for _, p := range naming.Parts(m)[option] {
		e := tb.endOf(p.Thing)
		switch {
		case e == nil || !tb.isPiece(e.thing):
		case p.Role == naming.Actor:
			actors = append(actors, e)
		default:
			chosen = append(chosen, e)
		}
	}
	// Who chooses one of one's own against a piece of others, as to shoot at it, acts with it.
	sc := tb.Scene()
	mine := func(e *end) bool { r := sc.Find(e.thing.ID); return r != scene.None && sc.Things[r].Mine }
	if about == 1 && len(actors) == 1 && len(chosen) == 1 && mine(chosen[0]) && !mine(actors[0]) {
		return chosen, actors
	}
	return actors, chosen
}
