package talk

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/scene"
	"sandtable/interp/whereto"
	"sandtable/interp/why"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// try tells what the values of the game say of a piece as if it stood at another point: whom it
// would see, what it would need. Nothing happens, and no rule runs.
func (tb *Table) try(args string) Answer {
	if tb.S.M.Pending() == nil {
		return reply(afterEnd)
	}
	defer func() { tb.Near = "" }() // nothing was to be chosen
	p, point, err := tb.tried(args)
	if err != nil {
		return reply(english.Sentence(err.Error()))
	}
	g := tb.S.P.Game
	mover := g.Things[p.mover]
	m := standIn(tb.S.M)
	m.PutAt(mover.ID, point)
	out := []say.Line{say.Headed(fmt.Sprintf("%s at %s", mover.Title, g.Show(g.Surface.Point, point)), "")}
	if !p.legal(point) {
		out = append(out, say.Under("  ", "it cannot be chosen"+p.instead(g.Surface.XY(point))))
	}
	return said(append(out, tb.supposed(m, mover)...)...)
}

// tried reads what try is asked about: a piece that moves, and a point.
func (tb *Table) tried(args string) (*pointing, int32, error) {
	options, heads := tb.openPoints()
	for i, head := range heads {
		rest, ok := behind(args, head, len(heads) == 1 || head == "")
		if !ok {
			continue
		}
		p := tb.pointing(options[i])
		if p == nil || p.Mover == model.None {
			continue
		}
		if at, err := naming.PointNamed(tb.S.P.Game, args); err == nil {
			return p, at, nil
		}
		if whereto.Relative(rest) {
			at, err := p.words(rest)
			return p, at, err
		}
	}
	if len(heads) > 0 {
		return nil, 0, fmt.Errorf("try what, from where? The option up to its point, and a point: try %s 12.5,30", heads[0])
	}
	return nil, 0, fmt.Errorf("no point is asked for now")
}

// mostSupposed is how many values are told of a piece, and of it and others.
const mostSupposed = 16

// supposed returns what values say of a piece alone, if it is another figure there, and of it and
// each piece of others, on a machine where it stands elsewhere. What would change comes first.
func (tb *Table) supposed(m *machine.M, mover *model.Thing) []say.Line {
	var changed, same []say.Line
	tell := func(v *model.Value, args []why.Arg, alone bool) {
		if v.Type.IsArea() {
			return
		}
		there, err := tb.traceOn(m, v, args)
		if err != nil {
			return
		}
		switch here, err := tb.trace(v, args); {
		case err == nil && here.Result != there.Result:
			changed = append(changed, say.Under("  ", say.Answered(there)+", now "+say.Told(here)+model.Cite(v.Ref)))
		case !alone:
			same = append(same, say.Under("  ", say.Answered(there)+model.Cite(v.Ref)))
		}
	}
	own := &end{thing: mover, point: m.SpotOf(mover.ID)}
	others := tb.opposite(mover)
	for _, v := range tb.values() {
		if args, ok := tb.arranged(v, own); ok {
			tell(v, args, true)
			continue
		}
		for _, o := range others {
			if args, ok := tb.arranged(v, own, o); ok {
				tell(v, args, false)
			}
		}
	}
	out := append(changed, same...)
	if out == nil {
		return []say.Line{say.Under("  ", "no value of the game would tell anything else there")}
	}
	return out[:min(len(out), mostSupposed)]
}

// opposite returns the pieces on the table that the viewer sees and that are somebody else's.
func (tb *Table) opposite(mover *model.Thing) (out []*end) {
	sc := tb.Scene()
	if sc.Find(mover.ID) == scene.None {
		return nil
	}
	whose := sc.Things[sc.Find(mover.ID)].Owner
	for _, e := range tb.onTable(sc) {
		if of := sc.Things[sc.Find(e.thing.ID)].Owner; tb.isPiece(e.thing) && of != whose && of != "" {
			out = append(out, e)
		}
	}
	return out
}

// arranged gives a value its required arguments in order; ok is false if it takes others, or more
// or fewer.
func (tb *Table) arranged(v *model.Value, ends ...*end) (args []why.Arg, ok bool) {
	for _, p := range v.Params {
		if p.Default != nil {
			args = append(args, why.Arg{})
			continue
		}
		if len(ends) == 0 {
			return nil, false
		}
		x, fits := tb.fits(ends[0], p.Type)
		if !fits {
			return nil, false
		}
		args, ends = append(args, why.Arg{Given: true, One: x}), ends[1:]
	}
	return args, len(ends) == 0
}
