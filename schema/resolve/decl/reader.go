package decl

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
)

// bounds is how much of this has been used.
type bounds struct {
	full   bool      // it has been said that there are too many things
	drawn  int       // spaces of grids so far
	longAt hcl.Range // where a name was last found too long
}

// Filling is a constant with the declaration of what it fills: a field, a column of a table.
type Filling struct{ At, Decl hcl.Range }

// Reader is what all passes read declarations with, and what they have declared so far.
type Reader struct {
	*blame.Lost
	Game     *model.Game
	Names    *symbol.Table
	Bodies   *Bodies
	Findings diag.Findings
	Fillings []Filling // constants, with what they fill

	// Incomplete: what there is means nothing here; not all has been declared.
	Incomplete bool

	Decls     []Decl // blocks of the language
	Instances []Decl // blocks of the kinds of the game: things
	Kinds     map[string]*model.Kind
	Enums     map[string]*model.Enum
	Menus     map[string]*model.Menu
	Sections  map[string]*model.Section
	Pending   []Datum // what is printed, to be read when all things are known
	AfterIDs  []func()
	bounds
}

func New() *Reader {
	return &Reader{
		Lost:  blame.NewLost(),
		Game:  &model.Game{Sources: model.Sources{Files: map[string][]byte{}, Aside: map[string]bool{}}, Unit: 1},
		Names: symbol.New(),
		Bodies: &Bodies{
			Values:     map[*model.Value]Decl{},
			Tables:     map[*model.Table]Decl{},
			Menus:      map[*model.Menu]Decl{},
			Actions:    map[*model.Action]Decl{},
			Whiles:     map[*model.Extent]Decl{},
			Starts:     map[*model.Thing]hclsyntax.Expression{},
			MarkStarts: map[*model.Marker]hclsyntax.Expression{},
		},
		Kinds:    map[string]*model.Kind{},
		Enums:    map[string]*model.Enum{},
		Menus:    map[string]*model.Menu{},
		Sections: map[string]*model.Section{},
	}
}

func (r *Reader) Report(f diag.Finding) { r.Findings = append(r.Findings, f) }

func (r *Reader) Errorf(code string, at hcl.Range, format string, args ...any) Hinted {
	r.Report(diag.Errorf(code, at, format, args...))
	return Hinted{r}
}

// Enter enters a readable name; two things of one name and one kind clash.
func (r *Reader) Enter(m map[string][]symbol.Symbol, name string, s symbol.Symbol) {
	for _, o := range m[name] {
		if symbol.Clash(o, s) {
			r.Report(diag.Errorf("resolve/duplicate", s.Range, "duplicate name %q", name).WithRelated(o.Range, "other declaration"))
			r.LoseName(s.What()) // it may have been meant to be one that is missing
			return
		}
	}
	if len(m[name]) == MaxAlike {
		r.Report(diag.Errorf("resolve/too-many", s.Range, "more than %d different things are called %q", MaxAlike, name).WithHint("give them names of their own"))
		return
	}
	m[name] = append(m[name], s)
}

// MaxAlike is how many things of different kinds may share a name: every use of the name looks at
// all of them.
const MaxAlike = 50

// Hinted lets errorf be followed by a hint for the finding just made.
type Hinted struct{ r *Reader }

func (x Hinted) Hint(h string) {
	if h != "" {
		x.r.Findings[len(x.r.Findings)-1].Hint = h
	}
}

// Few says whether there are so few findings yet that suggestions are still worth their time: each
// compares a wrong name with all right ones.
func (r *Reader) Few() bool { return len(r.Findings) < 200 }

// Datum is a cell whose value can only be read when all things are known.
type Datum struct {
	Field *model.Field
	Thing *model.Thing // the thing, or the first copy of a design
	Kind  *model.Kind  // the design, or nil
	Expr  hclsyntax.Expression
}
