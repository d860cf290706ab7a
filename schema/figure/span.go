// Package figure says between which figures numbers lie.
package figure

// Span is between which figures a number lies, both ends included, in the smallest parts of a
// number; a name of an enum lies at its place. It is an upper bound: a number may never come to all
// that its span holds.
type Span struct{ Lo, Hi int64 }

// Far is further than any number; an end that lies there is open.
const Far = int64(1) << 40

// Spans of which no more is known than a sign.
var (
	Anything = Span{-Far, Far}
	Counted  = Span{0, Far}
)

// Between returns the span from one figure to another, as far as figures go.
func Between(lo, hi int64) Span { return Span{lo, hi}.held() }

// Nowhere returns the span of what has no figure at all.
func Nowhere() Span { return Span{Far, -Far} }

// Empty reports whether no figure lies in the span.
func (s Span) Empty() bool { return s.Lo > s.Hi }

// Open reports whether the span says nothing.
func (s Span) Open() bool { return s.Lo <= -Far && s.Hi >= Far }

// Or returns the span of what lies in either one.
func (s Span) Or(t Span) Span { return Span{min(s.Lo, t.Lo), max(s.Hi, t.Hi)}.held() }

// Negated returns the span of the figures with the other sign.
func (s Span) Negated() Span { return Span{-s.Hi, -s.Lo} }

// Plus returns the span of a sum.
func (s Span) Plus(t Span) Span { return Span{s.Lo + t.Lo, s.Hi + t.Hi}.held() }

// Apart reports whether no figure lies in both.
func (s Span) Apart(t Span) bool { return s.Hi < t.Lo || s.Lo > t.Hi }

// held keeps the ends within what is far.
func (s Span) held() Span {
	if s.Empty() {
		return s
	}
	return Span{max(s.Lo, -Far), min(s.Hi, Far)}
}

// Many returns the span of the sum of n such figures.
func (s Span) Many(n int64) Span { return Span{s.Lo * n, s.Hi * n}.held() }

// Times returns the span of a product, where unit is the number one.
func (s Span) Times(t Span, unit int64) Span {
	if s.Open() || t.Open() {
		return Anything
	}
	out := Nowhere()
	for _, a := range []int64{s.Lo, s.Hi} {
		for _, b := range []int64{t.Lo, t.Hi} {
			n := product(a, b, unit)
			out = out.Or(Span{n, n})
		}
	}
	return out
}

func product(a, b, unit int64) int64 {
	if (a <= -Far || a >= Far || b <= -Far || b >= Far) && a != 0 && b != 0 {
		if (a < 0) == (b < 0) {
			return Far
		}
		return -Far
	}
	if n := a * b; a == 0 || n/a == b {
		return n / unit
	}
	return Far
}
