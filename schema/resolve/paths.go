package resolve

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// A kind of paths with a length makes the spaces of its paths. A path of a kind without a length
// lists spaces that exist, in order, under the plural of their kind.

// ordered reports whether the paths of a kind list their spaces.
func (r *Resolver) ordered(k *model.Kind) bool {
	return !k.Builtin() && !k.Design && k.IsA(r.Kinds["path"]) && r.hasSteps(k) && k.Length == 0
}

// hasSteps reports whether a kind of paths states its kind of spaces.
func (r *Resolver) hasSteps(k *model.Kind) bool { return k.Of != nil && k.Of.IsA(r.Kinds["space"]) }

// declareLists gives paths that list their spaces the field for the list, which rosters and blocks
// fill.
func (r *Resolver) declareLists() {
	for _, k := range r.Game.Kinds {
		if r.ordered(k) {
			r.pathField(k, k.Of.Plural, model.SetOf(k.Of), k)
		}
	}
}

// declareSteps makes the steps of every path that has a length, in order, named PATH-1, PATH-2 ...,
// and adds the words of paths.
func (r *Resolver) declareSteps() {
	for _, k := range r.Game.Kinds {
		if k.Builtin() || k.Design || !k.IsA(r.Kinds["path"]) {
			continue
		}
		if !r.hasSteps(k) {
			switch {
			case k.Of != nil && r.Doubtful(k.Of), r.Doubtful(membersOf{k}): // reported
			case k.Of != nil:
				r.Errorf("resolve/path", k.Range, "path kind %q is of %s, which is no kind of spaces", k.Name, k.Of.Name).Hint("paths lie on a map: state is = space in that kind, or name another")
			default:
				r.Errorf("resolve/path", k.Range, "path kind %q needs the attribute of", k.Name).Hint("name the kind of its spaces, such as of = step")
			}
			r.loseSteps(k)
			continue
		}
		fFirst, fLast := r.pathField(k, "first", model.OneOf(k.Of), k), r.pathField(k, "last", model.OneOf(k.Of), k)
		if r.ordered(k) {
			continue
		}
		fAll := r.pathField(k, k.Of.Plural, model.SetOf(k.Of), k)
		for _, p := range r.Things(k) {
			if !r.Room(int(k.Length), k.Range) {
				r.Doubt(p)
				continue
			}
			r.makeSteps(k, p)
			r.Later(func() {
				fFirst.Values[p.ID], fLast.Values[p.ID] = []int32{p.Steps[0].ID}, []int32{p.Steps[len(p.Steps)-1].ID}
				for _, s := range p.Steps {
					fAll.Values[p.ID] = append(fAll.Values[p.ID], s.ID)
				}
			})
		}
	}
}

// makeSteps makes the steps of one path, with their numbers and neighbors.
func (r *Resolver) makeSteps(k *model.Kind, p *model.Thing) {
	of := k.Of
	maybe := model.OneOf(of)
	maybe.Maybe = true
	fNumber, fNext, fPrev := r.pathField(of, "number", model.TNumber, k), r.pathField(of, "next", maybe, k),
		r.pathField(of, "previous", maybe, k)
	fPath := r.pathField(of, k.Name, model.OneOf(k), k)
	p.Steps = make([]*model.Thing, k.Length)
	for i := range p.Steps {
		p.Steps[i] = r.NewThing(fmt.Sprintf("%s-%d", p.Name, i+1), fmt.Sprintf("%s-%d", p.Title, i+1), of, p.Origin)
		p.Steps[i].Path = p
	}
	r.Later(func() {
		for i, s := range p.Steps {
			fNumber.Values[s.ID] = []int32{int32(i+1) * r.Game.Unit}
			fPath.Values[s.ID] = []int32{p.ID}
			fNext.Values[s.ID], fPrev.Values[s.ID] = []int32{model.None}, []int32{model.None}
			if i+1 < len(p.Steps) {
				fNext.Values[s.ID] = []int32{p.Steps[i+1].ID}
			}
			if i > 0 {
				fPrev.Values[s.ID] = []int32{p.Steps[i-1].ID}
			}
		}
	})
}

// pathField is a field of a kind of paths or of their steps. It adds the field unless it is there.
func (r *Resolver) pathField(owner *model.Kind, name string, t model.Type, path *model.Kind) *model.Field {
	if f := r.DataField(owner, name); f != nil {
		return f
	}
	f := &model.Field{Name: name, Title: name, Type: t, Of: owner, Storage: model.Printed, Values: map[int32][]int32{}, Origin: path.Origin}
	r.AddField(owner, f)
	return f
}

// readLists reads the steps of paths that list their spaces, and reports those that list none or
// one of them twice. All lists together are bounded as things are.
func (r *Resolver) readLists() {
	listed, lists := 0, r.lists()
	for _, k := range r.Game.Kinds {
		if !r.ordered(k) {
			continue
		}
		fAll, fFirst, fLast := r.DataField(k, k.Of.Plural), r.DataField(k, "first"), r.DataField(k, "last")
		none := r.noneListed(k, fAll)
		for _, p := range r.Things(k) {
			ids, stated := fAll.Values[p.ID]
			if len(ids) == 0 {
				r.noSteps(p, k, none || stated && ids == nil)
				// Reported: not missing as well.
				fFirst.Values[p.ID], fLast.Values[p.ID] = []int32{0}, []int32{0}
				continue
			}
			fFirst.Values[p.ID], fLast.Values[p.ID] = []int32{ids[0]}, []int32{ids[len(ids)-1]}
			switch listed += len(ids); {
			case listed <= decl.MaxThings:
				r.readList(p, ids, lists[p])
			case listed-len(ids) <= decl.MaxThings: // once
				r.Errorf("resolve/too-many", p.Range, "the paths list more than %d spaces", decl.MaxThings)
			}
		}
	}
}

// readList reads the steps of one path.
func (r *Resolver) readList(p *model.Thing, ids []int32, list hclsyntax.Expression) {
	at := p.Range
	if list != nil {
		at = list.Range()
		if whole, ok := r.WholeSet(list, model.SetOf(r.Kinds["space"])); ok && len(whole) > 1 {
			r.Errorf("resolve/path", at, "%s needs its spaces in order, found the set %s", p.Title, syntax.Word(list)).Hint("list them: [a, b, c]")
		}
	}
	seen := map[int32]bool{}
	for _, id := range ids {
		s := r.Game.Things[id]
		if seen[id] {
			r.Report(diag.Errorf("resolve/path", at, "%s lists %s twice", p.Title, s.Title).
				WithHint("a path passes each space once; divide a path that comes back into two"))
			return
		}
		seen[id] = true
		p.Steps = append(p.Steps, s)
	}
}

// linkPaths links each space of a path to the next and to the previous one.
func (r *Resolver) linkPaths() {
	for _, k := range r.Game.Kinds {
		if k.Builtin() || k.Design || !k.IsA(r.Kinds["path"]) || !r.hasSteps(k) {
			continue
		}
		of := k.Of // or what it is a kind of, if there are paths of that, too: one map
		for _, other := range r.Game.Kinds {
			if other.IsA(r.Kinds["path"]) && r.hasSteps(other) && of.IsA(other.Of) {
				of = other.Of
			}
		}
		if of.Along == nil {
			of.Along = &model.Field{Name: "neighbors", Type: model.SetOf(of), Of: of, Storage: model.Printed, Values: map[int32][]int32{}}
		}
		near := of.Along.Values
		link := func(a, b *model.Thing) {
			if !slices.Contains(near[a.ID], b.ID) {
				near[a.ID] = append(near[a.ID], b.ID)
			}
		}
		for _, p := range r.Things(k) {
			for i := 1; i < len(p.Steps); i++ {
				link(p.Steps[i-1], p.Steps[i])
				link(p.Steps[i], p.Steps[i-1])
			}
		}
	}
}

// noneListed reports several paths of one kind none of which lists its spaces: one finding, because
// they may lack a length.
func (r *Resolver) noneListed(k *model.Kind, all *model.Field) bool {
	paths := r.Things(k)
	if len(paths) < 2 || slices.ContainsFunc(paths, func(p *model.Thing) bool {
		_, stated := all.Values[p.ID]
		return stated || r.Doubtful(p) || r.LostFigures(p) > 0
	}) {
		return false
	}
	r.Errorf("resolve/path", k.Range, "no %s has spaces", k.Name).
		Hint(fmt.Sprintf("state how many each makes, such as length = 6; or list them for each, such as %s = [a, b, c]", k.Of.Plural))
	r.loseSteps(k)
	return true
}

// noSteps reports a path without spaces, unless its list has been reported. Names such as A-1 may
// mean what it would have made.
func (r *Resolver) noSteps(p *model.Thing, k *model.Kind, reported bool) {
	r.LoseLike(func(w string) bool { return strings.HasPrefix(w, p.Name+"-") })
	if reported || r.Doubtful(p) || r.LostFigures(p) > 0 {
		return
	}
	r.Errorf("resolve/path", p.Range, "%s has no spaces", p.Title).
		Hint(fmt.Sprintf("list them in order, such as %s = [a, b, c]; or state in kind %q how many it makes, such as length = 6",
			k.Of.Plural, k.Name))
}

// lists is the lists of paths as they are written; copies of a path share one.
func (r *Resolver) lists() map[*model.Thing]hclsyntax.Expression {
	out := map[*model.Thing]hclsyntax.Expression{}
	for _, x := range r.Pending {
		if k := x.Field.Of; r.ordered(k) && x.Field.Name == k.Of.Plural && x.Thing != nil {
			out[x.Thing] = x.Expr
		}
	}
	return out
}

// loseSteps notes that nobody knows the steps of a kind of paths, and the words that come with
// them.
func (r *Resolver) loseSteps(k *model.Kind) {
	r.LoseWords("number", "next", "previous", "first", "last", k.Name)
	for _, p := range r.Things(k) {
		r.LoseLike(func(w string) bool { return strings.HasPrefix(w, p.Name+"-") })
	}
}
