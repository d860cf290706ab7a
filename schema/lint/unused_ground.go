package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var unusedGround = Rule{
	Code: "lint/unused-ground",
	Doc: "A legend entry that the drawing of the map never uses, a feature without spaces or " +
		"borders, or a name for spaces that is never used.",
	Run: func(g *study, report func(diag.Finding)) {
		for _, m := range g.Maps {
			for _, s := range m.Idle {
				report(diag.Warnf("lint/unused-ground", s.Range, "map %q never uses legend entry %q", m.Title, s.Word).
					WithHint("use it in the drawing, or remove it from the legend"))
			}
		}
		for _, p := range g.Features {
			if p.Laid == 0 {
				report(diag.Warnf("lint/unused-ground", p.Range, "feature %q has no spaces or borders", p.Title).
					WithHint("add its spaces or borders, or remove it"))
			}
		}
		deadNames(g, report)
	},
}

// deadNames reports names of enums of spaces that no space has, where nothing else of the game
// speaks of them either.
func deadNames(g *study, report func(diag.Finding)) {
	alive := aliveNames(g)
	for _, k := range g.Kinds {
		for _, f := range k.Fields {
			if f.Storage != model.Printed || f.Type.Base != model.EnumOf || !k.Is(model.KindSpace) || distinct(g.Game, k) == 0 ||
				alive[f.Type.Enum] == nil {
				continue
			}
			for i, name := range f.Type.Enum.Names {
				if !alive[f.Type.Enum][int32(i)] {
					report(diag.Warnf("lint/unused-ground", f.Type.Enum.Range, "no %s has %s %q, and it is not used elsewhere",
						english.Spaced(k.Base().Name), english.Spaced(f.Name), name).
						WithHint("give it to one, or remove it from the enum"))
				}
			}
			alive[f.Type.Enum] = nil // said once
		}
	}
}

// alive lists for each enum the names that something has, or speaks of. An enum that is left out
// may be alive with all its names.
type alive map[*model.Enum]map[int32]bool

func aliveNames(g *study) alive {
	out := alive{}
	for _, e := range g.Enums {
		out[e] = map[int32]bool{}
	}
	for _, k := range g.Kinds {
		for _, f := range k.Fields {
			out.field(f)
		}
		for _, f := range k.Borders {
			out.field(f)
		}
	}
	for _, t := range g.Tables {
		for _, v := range append(t.Params[:len(t.Params):len(t.Params)], t.Results...) {
			out.whole(v.Type)
		}
	}
	for _, t := range []*proof.Text{g.Play(), g.InTests()} {
		for _, s := range t.Stmts {
			out.stmt(s)
		}
		for _, e := range t.Exprs {
			out.expr(e)
		}
	}
	return out
}

// whole takes an enum out: all its names may come up.
func (a alive) whole(t model.Type) {
	if t.Base == model.EnumOf {
		delete(a, t.Enum)
	}
}

func (a alive) name(t model.Type, v int32) {
	if t.Base == model.EnumOf && a[t.Enum] != nil {
		a[t.Enum][v] = true
	}
}

// field takes in what is printed; a field of state may become any name.
func (a alive) field(f *model.Field) {
	switch f.Storage {
	case model.State:
		a.whole(f.Type)
	case model.OfBorder:
		a.name(f.Type, f.Default)
		for _, v := range f.Between {
			a.name(f.Type, v)
		}
	case model.Printed:
		for id := f.Of.Lo; id < f.Of.Hi; id++ {
			for _, v := range proof.Values(f, id) {
				a.name(f.Type, v)
			}
		}
	}
}

func (a alive) stmt(s *model.Stmt) {
	if s.Arm == model.CaseArms {
		a.whole(s.Noun.Type())
	}
}

// expr takes in names that are written out. An order of names makes a scale of them, with all that
// lies between.
func (a alive) expr(e model.Expr) {
	switch e := e.(type) {
	case *model.Const:
		a.name(e.T, e.N)
	case *model.Binary:
		if e.Op != "==" && e.Op != "!=" {
			a.whole(e.X.Type())
		}
	case *model.Func:
		if e.Orders {
			for _, x := range e.Args {
				a.whole(x.Type())
			}
		}
	}
}
