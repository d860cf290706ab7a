package screen

import (
	"fmt"
	"strings"

	"sandtable/interp"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/whereto"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// try tells what the values of the game say of a piece as if it stood at another point: whom it
// would see, what it would need. Nothing happens, and no rule runs.
func (s *Screen) try(args string) error {
	if s.S.M.Pending() == nil {
		return s.reply(afterEnd)
	}
	p, point, err := s.tried(args)
	if err != nil {
		return s.reply(english.Sentence(err.Error()))
	}
	g := s.S.P.Game
	mover := g.Things[p.mover]
	m := machine.New(s.S.P)
	m.StandIn(s.S.M)
	m.PutAt(mover.ID, point)
	out := []string{s.paint(bright, fmt.Sprintf("%s at %s", mover.Title, g.Show(g.Surface.Point, point)))}
	if !p.legal(point) {
		out = append(out, hang("  ", "it cannot be chosen"+p.instead(g.Surface.XY(point)), s.Width)...)
	}
	out = append(out, s.supposed(m, mover)...)
	return s.answer(out...)
}

// tried reads what try is asked about: a piece that moves, and a point.
func (s *Screen) tried(args string) (*pointing, int32, error) {
	options, heads := s.openPoints()
	for i, head := range heads {
		rest, ok := begins(plainKey(args), plainKey(head))
		if head != "" && !ok && len(heads) > 1 {
			continue
		}
		if head == "" || !ok {
			rest = args
		} else if at, named := interp.PointNamed(s.S.P.Game, args); named == nil {
			// plainKey has taken the point apart.
			if p := s.pointing(options[i]); p != nil && p.Mover != model.None {
				return p, at, nil
			}
		}
		p := s.pointing(options[i])
		if p == nil || p.Mover == model.None {
			continue
		}
		if at, err := interp.PointNamed(s.S.P.Game, rest); err == nil {
			return p, at, nil
		}
		if !whereto.Relative(rest) {
			continue
		}
		x, y, err := p.Words(rest, p.legal)
		if err == nil && !p.Surface.On(x, y) {
			err = fmt.Errorf("that point lies off the table%s", p.instead(x, y))
		}
		if err != nil {
			return nil, 0, err
		}
		return p, p.Surface.At(x, y), nil
	}
	if len(heads) > 0 {
		return nil, 0, fmt.Errorf("try what, from where? The option up to its point, and a point: try %s 12.5,30", heads[0])
	}
	return nil, 0, fmt.Errorf("no point is asked for now")
}

// mostSupposed is how many values are told of a piece, and of it and others.
const mostSupposed = 16

// supposed is what values say of a piece alone, if it is another figure there, and of it and each
// piece of others, on a machine where it stands elsewhere. What would change comes first.
func (s *Screen) supposed(m *machine.M, mover *model.Thing) []string {
	var changed, same []string
	tell := func(v *model.Value, args []compile.TraceArg, alone bool) {
		if v.Type.IsArea() {
			return
		}
		there, err := s.traceOn(m, v, args)
		if err != nil {
			return
		}
		text := fmt.Sprintf("  %s(%s) is %s", v.Name, strings.Join(given(there), ", "), there.Result)
		switch here, err := s.trace(v, args); {
		case err == nil && here.Result != there.Result:
			changed = append(changed, layout.Cut(text+", now "+here.Result+model.Cite(v.Ref), s.Width))
		case !alone:
			same = append(same, layout.Cut(text+model.Cite(v.Ref), s.Width))
		}
	}
	own := &end{thing: mover, point: m.SpotOf(mover.ID)}
	var others []*end
	for _, t := range s.opposite(mover) {
		others = append(others, &end{thing: t, point: m.SpotOf(t.ID)})
	}
	for _, v := range s.S.P.Game.Values {
		if args, ok := s.arranged(v, own); ok {
			tell(v, args, true)
			continue
		}
		for _, o := range others {
			if args, ok := s.arranged(v, own, o); ok {
				tell(v, args, false)
			}
		}
	}
	out := append(changed, same...)
	if out == nil {
		return []string{"  no value of the game would tell anything else there"}
	}
	return out[:min(len(out), mostSupposed)]
}

// opposite are the pieces on the table that the viewer sees and that are somebody else's.
func (s *Screen) opposite(mover *model.Thing) (out []*model.Thing) {
	sc := s.scene()
	table := sc.Measured()
	if table == nil || sc.Find(mover.ID) < 0 {
		return nil
	}
	whose := sc.Things[sc.Find(mover.ID)].Owner
	for _, t := range s.S.P.Game.Things {
		if t == nil || !s.lookup().isPiece(t) || sc.Find(t.ID) < 0 {
			continue
		}
		if x := &sc.Things[sc.Find(t.ID)]; x.Point != "" && x.Owner != whose && x.Owner != "" {
			out = append(out, t)
		}
	}
	return out
}

// arranged gives a value its required arguments in order; ok is false if it takes others, or more
// or fewer.
func (s *Screen) arranged(v *model.Value, ends ...*end) (args []compile.TraceArg, ok bool) {
	for _, p := range v.Params {
		if p.Default != nil {
			args = append(args, compile.TraceArg{})
			continue
		}
		if len(ends) == 0 {
			return nil, false
		}
		x, fits := s.fits(ends[0], p.Type)
		if !fits {
			return nil, false
		}
		args, ends = append(args, compile.TraceArg{Given: true, One: x}), ends[1:]
	}
	return args, len(ends) == 0
}
