package naming

import (
	"fmt"
	"math/big"
	"regexp"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// A decision that asks for a point lists samples only. Any other point is named by its key: an
// option's key with the point in its place.

var pointText = regexp.MustCompile(`(\d{1,40}(?:\.\d{1,40})?) *, *(\d{1,40}(?:\.\d{1,40})?)`)

// Points reports whether the pending decision asks for a point, and a text names one: `12.5,30`, or
// `march alpha-12.5,30`.
func Points(m *machine.M, text string) bool {
	return m.AsksPoint() && pointText.MatchString(text)
}

// Admit finds the option that a key names: one that is listed, or one with points that are not. The
// second is examined, and becomes the last option of the list if it is legal.
func Admit(m *machine.M, key string) (int, error) {
	opts := Keys(m)
	for i, o := range opts {
		if strings.EqualFold(o.Key, key) {
			return i, nil
		}
	}
	points, err := pointsOf(m, key)
	if err != nil {
		return -1, err
	}
	plain := pattern(key)
	var refused *Refused
	for i, o := range opts {
		if pattern(o.Key) != plain {
			continue
		}
		a, listed := m.Option(i)
		opt := append([]int32(nil), listed...)
		n := 0
		for j := range opt {
			if typeOf(a, opt, j).Base == model.PointOf && opt[j] >= 0 && n < len(points) {
				opt[j] = points[n]
				n++
			}
		}
		k, no := m.Admit(a, opt)
		if no == nil {
			return k, nil
		}
		if refused == nil {
			refused = &Refused{no, opt, a != m.Pending()}
		}
	}
	if refused != nil {
		return -1, refused
	}
	return -1, NoOption(key)
}

// NoOption is the error of a key that is like no option, whatever point it names.
type NoOption string

func (k NoOption) Error() string { return fmt.Sprintf("%q is not a legal option now", string(k)) }

// WithoutPoints is a key without the points that it names: whose move it would be, and what kind of
// one.
func WithoutPoints(key string) string {
	return strings.TrimRight(pointText.ReplaceAllString(key, ""), " -")
}

// Refused is the error of a key whose point is not legal. Why may follow from what the player
// cannot see.
type Refused struct {
	*machine.Refusal
	Option []int32
	Beside bool // it would not answer the decision, but be taken beside it
}

func (r *Refused) Error() string {
	return "refused: " + r.Reason()
}

// PointIn tells where in an option of the pending decision its first point stands; ok is false if
// it names none.
func PointIn(m *machine.M, i int) (at int, ok bool) {
	a, opt := m.Option(i)
	for j, v := range opt {
		if v >= 0 && typeOf(a, opt, j).Base == model.PointOf {
			return j, true
		}
	}
	return 0, false
}

// AreaOf is where the first point of an option may be, but for what is required of it; nil if it
// names none. It uses the memory of into if that is large enough.
func AreaOf(m *machine.M, i int, into []uint64) []uint64 {
	if _, ok := PointIn(m, i); !ok {
		return nil
	}
	a, opt := m.Option(i)
	n, found := int(m.P.Game.Surface.Words()), false
	area := slices.Grow(into[:0], n)[:n]
	clear(area)
	if a.Area != nil {
		found = m.Look(func() { a.Area(m, area) })
	} else if act := a.Act(opt[0]); act != nil && act.Area != nil {
		found = act.Area(m, opt[1:], area)
	}
	if !found {
		return nil
	}
	return area
}

// pattern is a key without regard to which points it names, and how it is spaced.
func pattern(key string) string {
	plain := pointText.ReplaceAllString(strings.ToLower(key), "@")
	return strings.Join(strings.FieldsFunc(plain, func(r rune) bool { return r == ' ' || r == '-' || r == '(' || r == ')' }), " ")
}

// pointsOf reads the points that a key names.
func pointsOf(m *machine.M, key string) ([]int32, error) {
	if !Points(m, key) {
		return nil, fmt.Errorf("missing point")
	}
	var out []int32
	for _, found := range pointText.FindAllString(key, -1) {
		p, err := PointNamed(m.P.Game, found)
		if err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	return out, nil
}

// PointNamed reads a point as people write it: `12.5,30`.
func PointNamed(g *model.Game, text string) (int32, error) {
	s, found := g.Surface, pointText.FindStringSubmatch(text)
	if s == nil || found == nil {
		return 0, fmt.Errorf("%q is not a point; write one as 12.5,30", text)
	}
	x, okX := part(found[1], g.Unit)
	y, okY := part(found[2], g.Unit)
	switch {
	case !okX || !okY:
		return 0, fmt.Errorf("%s is not a point: points are a tenth of an inch apart", found[0])
	case !s.On(x, y):
		return 0, fmt.Errorf("%s is outside the surface, which extends from 0,0 to %s", found[0], g.Show(s.Point, s.Points()-1))
	}
	return s.At(x, y), nil
}

// part reads a number of inches as a count of smallest parts; ok is false if it lies between two of
// them. A number too large for any table is one that no table has.
func part(text string, unit int32) (n int32, ok bool) {
	r, ok := new(big.Rat).SetString(text)
	if !ok {
		return 0, false
	}
	r.Mul(r, big.NewRat(int64(unit), 1))
	switch {
	case !r.IsInt():
		return 0, false
	case r.Num().Cmp(big.NewInt(model.MaxSide)) > 0:
		return model.MaxSide + 1, true
	}
	return int32(r.Num().Int64()), true
}
