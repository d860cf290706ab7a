package lint

import (
	"fmt"
	"slices"
	"strconv"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var neverInForce = Rule{
	Code: "lint/never-in-force",
	Doc: "A card or counter that is never in force: it never lies on a space or in a box with " +
		"in_force, so its contents never apply. A rule bound to the card itself runs wherever " +
		"the card lies, and does not count.",
	Run: func(g *study, report func(diag.Finding)) {
		said := map[*model.Kind]string{}
		for _, a := range additions(g.Game) {
			if k := proof.Carrier(a.extent); k != nil && k.Is(model.KindPiece) && !a.ofSelf && said[k] == "" {
				said[k] = a.what
			}
		}
		into, idle := intoForce(g), []*model.Kind{}
		for _, k := range g.Kinds {
			if said[k] != "" && k.Lo < k.Hi && !slices.ContainsFunc(into, func(s proof.Shift) bool { return s.What.Meets(g.Game, k) }) {
				idle = append(idle, k)
			}
		}
		for _, k := range first(idle) {
			report(diag.Warnf("lint/never-in-force", k.Range, "%q is never in force: %s never applies", k.Title, said[k]).
				WithHint("%s", whereInForce(g, k)))
		}
	},
}

// intoForce lists the shifts by which pieces come to where they are in force.
func intoForce(g *study) []proof.Shift {
	inForce, kinds := map[int32]bool{}, map[*model.Kind]bool{}
	for p := range g.All() {
		if p.InForce || p.Kind.Is(model.KindSpace) {
			inForce[p.ID] = true
			for k := p.Kind; k != nil; k = k.Parent {
				kinds[k] = true
			}
		}
	}
	var out []proof.Shift
	for _, s := range g.Traffic().Shifts {
		if s.To.All || slices.ContainsFunc(s.To.Kinds, func(k *model.Kind) bool { return kinds[k] }) || anyOf(s.To.IDs, inForce) {
			out = append(out, s)
		}
	}
	return out
}

func anyOf(ids, of map[int32]bool) bool {
	for id := range ids {
		if of[id] {
			return true
		}
	}
	return false
}

// whereInForce says what to do.
func whereInForce(g *study, k *model.Kind) string {
	for p := range g.All() {
		if p.InForce && (p.Holds == nil || p.Holds.IsA(k.Base()) || k.IsA(p.Holds)) {
			return fmt.Sprintf("move it to %q, where cards are in force, such as draw .. { to = %s }", p.Title, p.Name)
		}
	}
	return "move it to a space or to a box with in_force = true, or bind its rule to the card itself, such as after = reveal(self)"
}

// first leaves one of many: what is said of one card holds for its like.
func first(ks []*model.Kind) []*model.Kind {
	seen := map[*model.Kind]bool{}
	var out []*model.Kind
	for _, k := range ks {
		if b := k.Base(); !seen[b] {
			seen[b] = true
			out = append(out, k)
		}
	}
	return out
}

// addition is something that holds in an extent.
type addition struct {
	what   string
	extent *model.Extent
	ofSelf bool // a rule bound to the very thing in which it stands
}

// additions lists what is added to the game in extents.
func additions(g *model.Game) []addition {
	var out []addition
	for _, r := range g.Rules {
		out = append(out, addition{"its rule " + strconv.Quote(r.Title), r.Extent, ofSelf(r.Binding, r.Self)})
	}
	for _, a := range g.Actions {
		out = append(out, addition{"its action " + strconv.Quote(a.Title), a.Extent, ofSelf(a.Binding, a.Self)})
	}
	for _, v := range g.Values {
		for _, m := range v.Modifiers {
			out = append(out, addition{"its modifier of " + strconv.Quote(v.Title), m.Extent, false})
		}
	}
	for _, f := range g.Forbids {
		out = append(out, addition{"its forbid", f.Extent, false})
	}
	for _, x := range g.Excepts {
		out = append(out, addition{"its except", x.Extent, false})
	}
	return out
}

// ofSelf reports whether a binding names the thing in whose block it stands.
func ofSelf(b *model.Binding, self *model.Var) bool {
	if b == nil || self == nil {
		return false
	}
	for _, a := range b.Args {
		if l, ok := a.Const.(*model.Local); ok && l.Var == self {
			return true
		}
	}
	return false
}
