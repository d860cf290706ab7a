package decl

import (
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
)

// MaxThings bounds how many things a game may have. It is some ten times what the largest printed
// games have.
const MaxThings = 50_000

// MaxSpaces bounds how many spaces grids may have, all together. A space costs more than another
// thing: it is drawn, named and linked to its neighbors. So many are drawn as a picture and printed
// in about two seconds and half a gigabyte.
const MaxSpaces = 25_000

// Room reports whether the game may have n more things. That it may not is said once.
func (r *Reader) Room(n int, at hcl.Range) bool {
	if n <= MaxThings-len(r.Game.Things) {
		return true
	}
	if !r.full {
		r.full = true
		r.Report(diag.Errorf("resolve/too-many", at, "the game has more than %d things", MaxThings).
			WithHint("pieces, cards, spaces and boxes count together: reduce a count, or split a map"))
	}
	return false
}

// RoomOnMap reports whether grids may have n more spaces.
func (r *Reader) RoomOnMap(n int, at hcl.Range) bool {
	if r.drawn += n; r.drawn > MaxSpaces && !r.full {
		r.full = true
		r.Report(diag.Errorf("resolve/too-many", at, "the grids of the game have more than %d spaces", MaxSpaces).
			WithHint("draw a coarser grid, or only the part that is played on; - means no space"))
	}
	return r.drawn <= MaxSpaces
}

// Short reports a name that is too long, where a list or a pattern makes it: once for each list.
func (r *Reader) Short(name string, at hcl.Range) {
	if at != r.longAt && utf8.RuneCountInString(name) > load.MaxName {
		r.longAt = at
		r.Report(load.TooLong(at))
	}
}

// bounds is how much of this has been used.
type bounds struct {
	full   bool      // it has been said that there are too many things
	drawn  int       // spaces of grids so far
	longAt hcl.Range // where a name was last found too long
}

// Reader is what all passes read declarations with, and what they have declared so far.
type Reader struct {
	*blame.Lost
	Game     *model.Game
	Names    *symbol.Table
	Bodies   *Bodies
	Findings diag.Findings
	Fillings []blame.Filling // constants, with what they fill

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
			r.Report(diag.Errorf("resolve/duplicate", s.Range, "duplicate name %q", name).WithRelated(o.Range, "other declaration").
				WithHint("rename one of them"))
			r.LoseName(s.What()) // it may have been meant to be one that is missing
			return
		}
	}
	if len(m[name]) == MaxAlike {
		r.Report(diag.Errorf("resolve/too-many", s.Range, "more than %d different things are called %q", MaxAlike, name).
			WithHint("give them names of their own"))
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
