package effect

import (
	"sandtable/interp/compile"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/blame"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

var set = &Effect{
	Effect: check.Effect{
		Block: lang.Block{
			Name: "set", Labels: noun, Fields: true, Since: 1,
			Doc:     "Changes state fields of a thing, or of each member of a set. All expressions are evaluated before any field changes.",
			Attrs:   []lang.Attr{the},
			Example: "set man { arrows = man.arrows - 1 }",
		},
		Traits: model.Traits{Plain: true},
		Check:  checkSet,
		Changes: func(st *model.Stmt, d *check.Deeds) {
			fields, _ := st.Detail.(setFields)
			for _, f := range fields {
				d.Sets(f.Field, st.Noun, f.To)
			}
		},
	},
	Compile: compileSet,
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		x := &ir.Stmt{Do: ir.Stores, X: l.Expr(s.Noun)}
		for _, f := range s.Detail.(setFields) {
			x.Sets = append(x.Sets, ir.Setting{Res: l.State(f.Field), To: l.Expr(f.To), Seals: f.Field.Seals})
		}
		return []*ir.Stmt{x}
	},
}

type setField struct {
	Field *model.Field
	To    model.Expr
}

type setFields []setField

// Sets returns the fields that are set, and their values, for lint.
func (fs setFields) Sets() (fields []*model.Field, to []model.Expr) {
	for _, f := range fs {
		fields, to = append(fields, f.Field), append(to, f.To)
	}
	return fields, to
}

func checkSet(s *check.Site) {
	x := s.Noun(model.TInvalid)
	s.Stmt.Noun = x
	t := x.Type()
	if t.Base == model.Invalid {
		s.Heed()
		return
	}
	if t.Base != model.ThingOf || t.Form == model.List {
		s.Errorf("check/type", x.Range(), "expected a thing or a set of things, found %s", t)
		s.Heed()
		return
	}
	if t.Maybe {
		s.Report(s.Doubt(x, "test it before setting its fields"))
	}
	var fields setFields
	for _, a := range syntax.SortedAttrs(s.Block.Body) {
		if a.Name == "the" {
			continue
		}
		f, known := s.StateField(t.Kind, english.Slug(a.Name))
		if f == nil {
			fd := diag.Errorf("check/unknown-field", a.NameRange, "%s has no state field %q", t.Kind.Name, a.Name).WithSuggestion(english.Slug(a.Name), known).
				WithCause(blame.NoField(t.Kind, english.Slug(a.Name)))
			if p := s.PrintedField(t.Kind, english.Slug(a.Name)); p != nil {
				fd = diag.Errorf("check/printed", a.NameRange, "field %q of %s is printed and never changes", a.Name, t.Kind.Name).WithRelated(p.Range, "declared here").
					WithHint("if it changes, declare it in state")
			}
			if words := s.Takers(a.Name); words != "" && len(fd.Fixes) == 0 && len(known) > 0 {
				fd = fd.WithHint("%s is an attribute of %s; set states new values of state fields: %s = ..", a.Name, words, known[0])
			}
			s.Report(fd)
			s.Expr(s.Env, a.Expr, model.TInvalid)
			continue
		}
		s.Fills(a.Expr.Range(), f.Range)
		fields = append(fields, setField{f, s.Want(s.Env, a.Expr, f.Type)})
		s.Set(a.Name, fields[len(fields)-1].To)
	}
	if len(fields) == 0 && len(s.Block.Body.Attributes) == 0 {
		s.Errorf("check/set", s.Block.DefRange(), "set has no attributes: state which field changes")
	}
	s.Stmt.Detail = fields
	s.Happen()
	for _, f := range fields { // a field that has been set to something is not none
		if !f.To.Type().Maybe && t.Form == model.One {
			s.Written(x, f.Field)
		}
	}
}

// setPart is a field that a statement sets, compiled.
type setPart struct {
	slot, lo, hi int32 // the slot of a thing, less its id; the things that have the field
	to           machine.Num
	name         string
	kept         bool // in a watched program: others may keep it secret
	seals        bool // it says whether other fields are secret
}

// write sets the field of a thing that has it. A watched program does not write what the viewer
// does not know: whether it changes would tell what it was.
func (p *setPart) write(m *machine.M, id, v int32) {
	if p.kept && m.Keeps(p.slot+id) {
		m.Conceal()
		return
	}
	m.SetField(p.slot+id, id, v, p.name)
}

func compileSet(b *compile.Builder, s *model.Stmt) {
	fields := s.Detail.(setFields)

	var parts []setPart
	seals := false
	for _, f := range fields {
		lo, hi := f.Field.Of.Lo, f.Field.Of.Hi
		parts = append(parts, setPart{b.P.Ids.Field[f.Field] - lo, lo, hi, b.Num(f.To), f.Field.Name, b.Watched() && f.Field.Secret != nil, f.Field.Seals})
		seals = seals || f.Field.Seals
	}
	if s.Noun.Type().Form == model.One && len(parts) == 1 {
		p, noun := parts[0], b.Num(s.Noun)
		if slot, ok := b.NameIn(s.Noun); ok && !p.kept {
			to, first, lo, count := p.to, p.slot+p.lo, p.lo, uint32(p.hi-p.lo)
			b.Emit(func(m *machine.M) {
				v, id := to(m), m.Int(slot)
				if i := uint32(id - lo); i < count {
					m.SetField(first+int32(i), id, v, p.name)
				} else if id != model.None {
					ir.Lacks(m, id, p.name)
				}
			})
			return
		}
		b.Emit(func(m *machine.M) {
			v := p.to(m)
			switch id := noun(m); {
			case id == model.None:
			case id < p.lo || id >= p.hi:
				ir.Lacks(m, id, p.name)
			case p.kept:
				p.write(m, id, v)
			default:
				m.SetField(p.slot+id, id, v, p.name)
			}
		})
		return
	}
	list := b.Each(s.Noun)
	b.Emit(func(m *machine.M) {
		var few [8]int32
		vals := few[:]
		if len(parts) > len(few) {
			vals = make([]int32, len(parts))
		}
		for i := range parts {
			vals[i] = parts[i].to(m)
		}
		l := list(m)
		m.Spend(len(l) * len(parts))
		for _, id := range l {
			if seals {
				setSealed(m, parts, vals, id)
				continue
			}
			for i := range parts {
				p := &parts[i]
				if id < p.lo || id >= p.hi {
					ir.Lacks(m, id, p.name)
					return
				}
				if p.kept {
					p.write(m, id, vals[i])
					continue
				}
				m.SetField(p.slot+id, id, vals[i], p.name)
			}
		}
	})
}

// setSealed sets fields of a thing of which some say whether others are secret. All change at once,
// so whoever watches must learn nothing between: what becomes secret is so first, and what is
// revealed is so last.
func setSealed(m *machine.M, parts []setPart, vals []int32, id int32) {
	for _, turn := range [3]func(p *setPart, v int32) bool{
		func(p *setPart, v int32) bool { return p.seals && v != 0 },
		func(p *setPart, _ int32) bool { return !p.seals },
		func(p *setPart, v int32) bool { return p.seals && v == 0 },
	} {
		for i := range parts {
			p := &parts[i]
			switch {
			case m.Err != nil || !turn(p, vals[i]):
			case id < p.lo || id >= p.hi:
				ir.Lacks(m, id, p.name)
			default:
				p.write(m, id, vals[i])
			}
		}
	}
}
