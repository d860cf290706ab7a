package syntax

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/english"
)

// Marks are the words that tell where a single figure comes from: `inferred(4)`.
var Marks = map[string]bool{"inferred": true, "reconstructed": true, "invented": true, "source": true}

// Unmark takes a mark off a cell, noting it.
func Unmark(e hclsyntax.Expression) (hclsyntax.Expression, string) {
	f, args, ok := CallName(e)
	if !ok || !Marks[f] || len(args) == 0 {
		return e, ""
	}
	if f == "source" && len(args) == 2 {
		s, _ := Literal(args[0])
		return args[1], "source " + s
	}
	return args[0], f
}

// Marked reports marks that are not around one figure.
func Marked(body *hclsyntax.Body, report func(diag.Finding)) {
	_ = hclsyntax.VisitAll(body, func(n hclsyntax.Node) hcl.Diagnostics {
		x, ok := n.(*hclsyntax.FunctionCallExpr)
		if !ok || !Marks[english.Slug(x.Name)] {
			return nil
		}
		if name := english.Slug(x.Name); name != "source" {
			if len(x.Args) != 1 {
				report(diag.Errorf("check/arguments", x.Range(), "%s marks one figure, found %s", name, english.Count(len(x.Args), "argument")).
					WithHint("write %s(figure)", name))
			}
			return nil
		}
		if len(x.Args) == 2 {
			if _, said := Literal(x.Args[0]); said {
				return nil
			}
		}
		report(diag.Errorf("check/arguments", x.Range(), "source takes a text, where the figure is from, and the figure").
			WithHint("write source(\"where it is from\", figure)"))
		return nil
	})
}

func Number(e hclsyntax.Expression, unit int32) (int32, bool) {
	if f, args, ok := CallName(e); ok && Marks[f] && len(args) > 0 {
		e = args[len(args)-1]
	}
	sign := int64(1)
	if u, ok := e.(*hclsyntax.UnaryOpExpr); ok && u.Op == hclsyntax.OpNegate {
		sign, e = -1, u.Val
	}
	l, ok := e.(*hclsyntax.LiteralValueExpr)
	if !ok || l.Val.Type() != cty.Number || l.Val.IsNull() {
		return 0, false
	}
	f := new(big.Float).Mul(l.Val.AsBigFloat(), big.NewFloat(float64(unit)))
	n, acc := f.Int64()
	if acc != big.Exact || n*sign > 1<<31-1 || n*sign < -(1<<31-2) {
		return 0, false
	}
	return int32(n * sign), true
}

// Show writes a number of smallest units as people do: 3 halves are 1.5.
func Show(n, unit int32) string {
	if unit <= 1 {
		return fmt.Sprint(n)
	}
	if n%unit == 0 {
		return fmt.Sprint(n / unit)
	}
	return big.NewRat(int64(n), int64(unit)).FloatString(1)
}

func IsFigure(e hclsyntax.Expression) bool {
	_, ok := Figure(e)
	return ok
}

// DieSides reads the name of a die: d6 has 6 sides.
func DieSides(w string) (int32, bool) {
	if len(w) < 2 || w[0] != 'd' || len(w) > 4 {
		return 0, false
	}
	n := int32(0)
	for _, c := range w[1:] {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int32(c-'0')
	}
	return n, n >= 2 && n <= 100
}

// Figure reads a number as it is written.
func Figure(e hclsyntax.Expression) (*big.Float, bool) {
	if u, ok := e.(*hclsyntax.UnaryOpExpr); ok && u.Op == hclsyntax.OpNegate {
		x, ok := Figure(u.Val)
		if !ok {
			return nil, false
		}
		return new(big.Float).Neg(x), true
	}
	l, ok := e.(*hclsyntax.LiteralValueExpr)
	if !ok || l.Val.Type() != cty.Number || l.Val.IsNull() {
		return nil, false
	}
	return l.Val.AsBigFloat(), true
}

// CellKey writes an input so that inputs that mean the same are equal: "2-5" and "2..5", 3 and "3",
// [a, b] and [b, a], captain and rank.captain.
func CellKey(e hclsyntax.Expression) string {
	switch x := e.(type) {
	case *hclsyntax.TupleConsExpr:
		out := english.Each(x.Exprs, CellKey)
		slices.Sort(out)
		if len(out) == 1 {
			return out[0]
		}
		return "[" + strings.Join(out, ", ") + "]"
	case *hclsyntax.ScopeTraversalExpr:
		if last := len(x.Traversal) - 1; last > 0 {
			return TraversalName(x, last)
		}
		return Word(x)
	case *hclsyntax.LiteralValueExpr:
		if x.Val.Type() == cty.Bool {
			return strconv.FormatBool(x.Val.True())
		}
	case *hclsyntax.ParenthesesExpr:
		return CellKey(x.Expression)
	}
	if n, ok := Figure(e); ok {
		return n.Text('f', -1)
	}
	if s, ok := Literal(e); ok {
		if from, to, interval := Interval(s); interval {
			if from == to {
				return from
			}
			return from + ".." + to
		}
		return english.Slug(s)
	}
	return fmt.Sprintf("%v", e.Range())
}

// Interval splits "2-5", "-3..-1", "..6", "7..", "8+" and "4" into their ends. An end that is left
// out is open. It reports whether the text is an interval of numbers.
func Interval(s string) (from, to string, ok bool) {
	// The first sign may be the minus of a number.
	sign := strings.Index(s[min(1, len(s)):], "-") + 1
	if a, b, dotted := strings.Cut(s, ".."); dotted {
		from, to = a, b
	} else if a, plus := strings.CutSuffix(s, "+"); plus {
		from, to = a, ""
	} else if sign > 0 {
		from, to = s[:sign], s[sign+1:]
	} else {
		from, to = s, s
	}
	from, to = strings.TrimSpace(from), strings.TrimSpace(to)
	for _, end := range []string{from, to} {
		if _, err := strconv.ParseFloat(end, 64); end != "" && err != nil {
			return from, to, false
		}
	}
	return from, to, from != "" || to != ""
}

// LineRange is the n-th line of a heredoc, counted from its opening.
func LineRange(at hcl.Range, n int) hcl.Range {
	r := at
	r.Start.Line += n
	r.Start.Column = 1
	r.End = r.Start
	return r
}

// Says tells in words what an entry of the legend says: the values, and the names of what is simply
// true. Zeros go without saying beside anything else, as what is not so does.
func Says(e hclsyntax.Expression) string {
	entries, _ := Entries(e, func(diag.Finding) {})
	var parts, zeros []string
	for _, x := range entries {
		switch l, ok := x.Value.(*hclsyntax.LiteralValueExpr); {
		case ok && l.Val.Type() == cty.Bool && l.Val.True():
			parts = append(parts, x.Title)
		case ok && l.Val.Type() == cty.Number && l.Val.AsBigFloat().Sign() == 0:
			zeros = append(zeros, x.Title+" 0")
		case ok && l.Val.Type() == cty.Number:
			parts = append(parts, x.Title+" "+l.Val.AsBigFloat().Text('f', -1))
		case Title(x.Value) != "":
			parts = append(parts, Title(x.Value))
		}
	}
	if parts == nil {
		parts = zeros
	}
	return strings.Join(parts, ", ")
}
