package talk

import (
	"fmt"
	"strings"

	"sandtable/interp/naming"
	"sandtable/interp/whereto"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// pointing is a choice of a point, as people are helped with it.
type pointing struct {
	*whereto.Table
	tb     *Table
	option int   // one of those that differ by the point alone
	at     int   // where the point stands in it
	mover  int32 // the piece that goes there; None: it is not known, or there is none
}

// moverOf returns the piece that goes to the point of an option: who acts, or the one piece on the
// table that the rule that asks has been told of.
func (tb *Table) moverOf(i int) int32 {
	m := tb.S.M
	stands := func(v int32) bool {
		return tb.piece(v) && tb.seesPiece(v) && m.SpotOf(v) != model.None
	}
	a, opt := m.Option(i)
	if a.Acts != nil {
		if stands(opt[1]) {
			return opt[1]
		}
		return model.None
	}
	mover, base := model.None, m.F[len(m.F)-1].Base
	for _, x := range a.About {
		if v := m.L[base+x.At]; x.Type.Is(model.ThingOf) && stands(v) && v != mover {
			if mover != model.None {
				return model.None
			}
			mover = v
		}
	}
	return mover
}

// pointing returns what helps with the point that an option names; nil if it names none.
func (tb *Table) pointing(i int) *pointing {
	m, g := tb.S.M, tb.S.P.Game
	at, ok := naming.PointIn(m, i)
	if !ok {
		return nil
	}
	area := naming.AreaOf(m, i, nil)
	if area == nil {
		return nil
	}
	t := &whereto.Table{Surface: g.Surface, Unit: g.Unit, Area: area, Mover: model.None}
	mover := tb.moverOf(i)
	if mover != model.None {
		t.Mover = m.SpotOf(mover)
	}
	for _, e := range tb.onTable(tb.Scene()) {
		t.Things = append(t.Things, whereto.Thing{Name: e.thing.Name, Title: e.thing.Title, Shape: e.thing.Shape, Point: e.point})
	}
	return &pointing{t, tb, i, at, mover}
}

// legal reports whether a point may be chosen.
func (p *pointing) legal(point int32) bool {
	a, opt := p.tb.S.M.Option(p.option)
	named := append([]int32(nil), opt...)
	named[p.at] = point
	return a.Admit == nil || a.Admit(p.tb.S.M, named) == nil
}

// key returns the key of the option with another point.
func (p *pointing) key(point int32) string {
	key, g := p.tb.S.Options()[p.option].Key, p.tb.S.P.Game
	_, opt := p.tb.S.M.Option(p.option)
	was := g.Show(g.Surface.Point, opt[p.at])
	if i := strings.LastIndex(key, was); i >= 0 {
		return key[:i] + g.Show(g.Surface.Point, point) + key[i+len(was):]
	}
	return key
}

// Concerned returns the pieces that the rule that asks has been told of, as far as who decides sees
// them.
func (tb *Table) Concerned() (out []int32) {
	if a, m := tb.S.M.Pending(), tb.S.M; a == nil || len(m.F) == 0 {
		return nil
	}
	for _, e := range tb.concerned() {
		if tb.isPiece(e.thing) {
			out = append(out, e.thing.ID)
		}
	}
	return out
}

// openPoints lists an option for each way to choose a point: those that differ by the point alone
// stand for one another.
func (tb *Table) openPoints() (out []int, heads []string) {
	seen := map[string]bool{}
	for i, o := range tb.S.Options() {
		if _, ok := naming.PointIn(tb.S.M, i); !ok {
			continue
		}
		if head := naming.WithoutPoints(o.Key); !seen[head] {
			seen[head] = true
			out, heads = append(out, i), append(heads, head)
		}
	}
	return out, heads
}

// relative reads relative words, perhaps after an action and who takes it: "march grey_scouts e 4
// n 2". It returns the key of the option that they mean; "" if the text is none such.
func (tb *Table) relative(text string) (key string, err error) {
	if tb.S.M.Pending() == nil || !tb.S.M.AsksPoint() {
		return "", nil
	}
	options, heads := tb.openPoints()
	for i, head := range heads {
		rest, ok := behind(text, head, len(heads) == 1)
		if !ok || !whereto.Relative(rest) {
			continue
		}
		if p := tb.pointing(options[i]); p != nil {
			at, err := p.words(rest)
			if err != nil {
				return "", err
			}
			return p.key(at), nil
		}
	}
	if len(heads) > 1 && whereto.Relative(text) {
		return "", fmt.Errorf("who goes there? %s %s", heads[0], text)
	}
	return "", nil
}

// behind returns what stands in a text behind the head of a key, or the text itself, if it needs no
// head; ok is false if it is for another head.
func behind(text, head string, bare bool) (rest string, ok bool) {
	if rest, ok = match.Behind(text, head); ok && head != "" {
		return strings.TrimSpace(rest), true
	}
	return text, bare
}

// words returns the point that relative words mean.
func (p *pointing) words(text string) (int32, error) {
	x, y, err := p.Words(text, p.legal)
	if err != nil {
		return 0, err
	}
	if !p.Surface.On(x, y) {
		return 0, fmt.Errorf("that point lies off the table%s", p.instead(x, y))
	}
	return p.Surface.At(x, y), nil
}

// instead names the legal point that is nearest to one that is not.
func (p *pointing) instead(x, y int32) string {
	near, ok := p.Nearest(x, y, p.legal)
	if !ok {
		return ""
	}
	p.tb.Near = p.key(near)
	return "; the nearest that may be chosen is " + p.tb.S.P.Game.Show(p.Surface.Point, near)
}

// nearest names the legal point that is nearest to the one that a refused key names.
func (tb *Table) nearest(key string) string {
	point, err := naming.PointNamed(tb.S.P.Game, key)
	if err != nil {
		return ""
	}
	options, heads := tb.openPoints()
	for i, head := range heads {
		if !strings.EqualFold(match.Plain(head), match.Plain(naming.WithoutPoints(key))) {
			continue
		}
		if p := tb.pointing(options[i]); p != nil {
			return p.instead(p.Surface.XY(point))
		}
	}
	return ""
}

// Candidates adds to the options points worth a look, for the option's way to choose a point, and
// tells which they are, each with its reason. Nothing is told of options without a point.
func (tb *Table) Candidates(i int) (options []int, reasons []string) {
	p := tb.pointing(i)
	if p == nil {
		return nil, nil
	}
	list := p.Candidates(p.legal)
	keys := english.Each(list, func(x whereto.Candidate) string { return p.key(x.Point) })
	for j, key := range keys {
		if at, err := tb.S.Admit(key); err == nil {
			options, reasons = append(options, at), append(reasons, list[j].Why)
		}
	}
	return options, reasons
}

// PointArea returns where the point of an option may be chosen, but for what is required of it; nil
// if it names none.
func (tb *Table) PointArea(i int) []uint64 { return naming.AreaOf(tb.S.M, i, nil) }
