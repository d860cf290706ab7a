package resolve

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// Reader is what all passes read declarations with, and what they have declared so far.
type Reader struct {
	*Lost
	Game     *model.Game
	Names    *Names
	Bodies   *Bodies
	Findings diag.Findings
	Fillings []Filling // constants, with what they fill

	// Incomplete: what there is means nothing here; not all has been declared.
	Incomplete bool

	decls     []Decl // blocks of the language
	instances []Decl // blocks of the kinds of the game: things
	kinds     map[string]*model.Kind
	enums     map[string]*model.Enum
	menus     map[string]*model.Menu
	sections  map[string]*model.Section
	pending   []pendingData // what is printed, to be read when all things are known
	afterIDs  []func()
	bounds
}

func newReader() *Reader {
	return &Reader{
		Lost:  newLost(),
		Game:  &model.Game{Files: map[string][]byte{}, Aside: map[string]bool{}, Unit: 1},
		Names: newNames(),
		Bodies: &Bodies{
			Values:     map[*model.Value]Decl{},
			Tables:     map[*model.Table]Decl{},
			Menus:      map[*model.Menu]Decl{},
			Actions:    map[*model.Action]Decl{},
			Whiles:     map[*model.Extent]Decl{},
			Starts:     map[*model.Thing]hclsyntax.Expression{},
			MarkStarts: map[*model.Marker]hclsyntax.Expression{},
		},
		kinds:    map[string]*model.Kind{},
		enums:    map[string]*model.Enum{},
		menus:    map[string]*model.Menu{},
		sections: map[string]*model.Section{},
	}
}

func (r *Reader) report(f diag.Finding) { r.Findings = append(r.Findings, f) }

func (r *Reader) errorf(code string, at hcl.Range, format string, args ...any) Hinted {
	r.report(diag.Errorf(code, at, format, args...))
	return Hinted{r}
}

// add enters a readable name; two things of one name and one kind clash.
func (r *Reader) add(m map[string][]Symbol, name string, s Symbol) {
	for _, o := range m[name] {
		if clash(o, s) {
			r.report(diag.Errorf("resolve/duplicate", s.Range, "duplicate name %q", name).WithRelated(o.Range, "other declaration"))
			r.loseName(s.What()) // it may have been meant to be one that is missing
			return
		}
	}
	if len(m[name]) == MaxAlike {
		r.report(diag.Errorf("resolve/too-many", s.Range, "more than %d different things are called %q", MaxAlike, name).WithHint("give them names of their own"))
		return
	}
	m[name] = append(m[name], s)
}

// MaxAlike is how many things of different kinds may share a name: every use of the name looks at
// all of them.
const MaxAlike = 50

// clash says whether two symbols of one name could not be told apart even with a qualifier.
func clash(a, b Symbol) bool {
	switch {
	case a.Language || b.Language:
		return false
	case a.Thing != nil && b.Thing != nil:
		return a.Thing.Kind.Base() == b.Thing.Kind.Base()
	case a.Member != nil && b.Member != nil:
		return a.Member == b.Member
	case a.Design != nil && b.Design != nil:
		return a.Design.Parent == b.Design.Parent
	case a.Design != nil && b.Thing != nil:
		return a.Design != b.Thing.Kind && a.Design.Parent == b.Thing.Kind.Base()
	}
	return a.What() == b.What()
}

// Hinted lets errorf be followed by a hint for the finding just made.
type Hinted struct{ r *Reader }

func (x Hinted) hint(h string) {
	if h != "" {
		x.r.Findings[len(x.r.Findings)-1].Hint = h
	}
}

// few says whether there are so few findings yet that suggestions are still worth their time: each
// compares a wrong name with all right ones.
func (r *Reader) few() bool { return len(r.Findings) < 200 }
