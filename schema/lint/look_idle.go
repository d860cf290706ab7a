package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

var lookIdle = Rule{
	Code: "look/idle",
	Doc:  "A row of a look that nothing in the game can show: a ground that no space has, a kind without pieces, or a choice of words for what is printed on none of them.",
	Run: func(g *study, report func(diag.Finding)) {
		for _, l := range g.Looks {
			for i := range l.Grounds {
				if x := &l.Grounds[i]; x.At.Filename != "" && !lies(g.Game, x) {
					report(diag.Warnf("look/idle", x.At, "no space and no terrain is %s", english.Spaced(x.Name)).WithHint("remove the row"))
				}
			}
			for i := range l.Pieces {
				idlePieces(g.Game, &l.Pieces[i], report)
			}
		}
	},
}

// lies reports whether any space or terrain is such ground.
func lies(g *model.Game, x *model.GroundLook) bool {
	if x.Word != "" || x.Thing != nil {
		return true
	}
	for t := range g.All() {
		if (t.Kind.Is(model.KindSpace) || t.Kind.Is(model.KindArea)) && x.Holds(t, "") {
			return true
		}
	}
	return false
}

// idlePieces reports a row of pieces of a kind that has none, and cases that none of them has.
func idlePieces(g *model.Game, p *model.PieceLook, report func(diag.Finding)) {
	of := g.IDs(p.Kind)
	if len(of) == 0 {
		report(diag.Warnf("look/idle", p.At, "there are no pieces of the kind %s", english.Spaced(p.Kind.Name)).WithHint("remove the row"))
		return
	}
	for _, w := range []*model.Wording{p.Sign, p.Symbol, p.Size, p.Stripe, p.Colour} {
		w.Each(func(w *model.Wording) {
			for _, v := range w.CaseKeys() {
				if w.At[v].Filename != "" && !anyHas(w.By, of, v) {
					report(diag.Warnf("look/idle", w.At[v], "nothing is printed of it on any piece of the kind %s", english.Spaced(p.Kind.Name)).
						WithHint("remove the case"))
				}
			}
		})
	}
}

// anyHas reports whether a value is printed on any of some pieces, whichever side is up.
func anyHas(by model.Path, of []int32, v int32) bool {
	for _, id := range of {
		for side := range 2 {
			if values, _ := by.Printed(id, side); len(values) == 1 && values[0] == v {
				return true
			}
		}
	}
	return false
}
