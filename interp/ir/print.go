package ir

import (
	"fmt"
	"strings"

	"sandtable/schema/model"
)

// String is the node as text. Equal trees have equal texts.
func (n *Node) String() string {
	var b strings.Builder
	n.write(&b)
	return b.String()
}

func (n *Node) write(b *strings.Builder) {
	x := func(i int) string { return n.X[i].String() }
	switch n.Op {
	case Const:
		b.WriteString(n.constant())
	case Ref:
		b.WriteString(n.V.Name)
	case Let:
		fmt.Fprintf(b, "(let %s = %s: %s)", n.V.Name, x(0), x(1))
	case Load:
		b.WriteString(n.Res.Name)
		if len(n.X) > 0 {
			b.WriteString("[" + x(0) + "]")
		}
	case Lookup, Row:
		if n.Op == Row {
			b.WriteString("row ")
		}
		b.WriteString(n.Tab.Name + "[" + list(n.X) + "]")
	case Call:
		fmt.Fprintf(b, "%s(%s)", n.Fn.Name, list(n.X))
	case Known:
		b.WriteString(x(0))
	case Narrow:
		fmt.Fprintf(b, "narrow(%s, %s)", x(0), n.Str)
	case Absent:
		fmt.Fprintf(b, "absent(%s, %s)", x(0), n.Str)
	case Kern:
		fmt.Fprintf(b, "kern %s(%s)", n.Ker.Name, list(n.X))
	case Scale:
		fmt.Fprintf(b, "%s * %d", x(0), n.K)
	case Not, Neg:
		b.WriteString(map[Op]string{Not: "!", Neg: "-"}[n.Op] + x(0))
	case Add, Sub, Mul, Mod, Eq, Ne, Lt, Le, Gt, Ge, And, Or, Union, Minus, Meet, Same:
		fmt.Fprintf(b, "(%s %s %s)", x(0), n.Op, x(1))
	case Sel:
		fmt.Fprintf(b, "(%s ? %s : %s)", x(0), x(1), x(2))
	case Is:
		fmt.Fprintf(b, "%s in %d+%d", x(0), n.Dom.Lo, n.Dom.N)
	case Has:
		fmt.Fprintf(b, "%s in %s", x(1), x(0))
	case Mask:
		b.WriteString(n.Str)
	case Pile:
		fmt.Fprintf(b, "pile(%s) & %s", x(0), n.Str)
	case Fit:
		fmt.Fprintf(b, "fit(%s, %d+%d)", x(0), n.T.Win.Lo, n.T.Win.N)
	case Keep:
		fmt.Fprintf(b, "{%s in %s: %s}", n.V.Name, x(0), x(1))
	case Exists:
		fmt.Fprintf(b, "exists %s in %s: %s", n.V.Name, x(0), x(1))
	case Seq, Join:
		when := " if " + x(1)
		if n.X[1].Op == Const {
			when = "" // each of them
		}
		fmt.Fprintf(b, "%s[%s for %s in %s%s]", map[Op]string{Join: "union"}[n.Op], x(2), n.V.Name, x(0), when)
	case Items:
		b.WriteString("[" + list(n.X) + "]")
	case Lam:
		fmt.Fprintf(b, "(%s => %s)", n.V.Name, x(0))
	case Memo:
		fmt.Fprintf(b, "%s(%s)", n.Memo, list(n.X))
	case Best:
		fmt.Fprintf(b, "best %d(%s)", n.K, list(n.X))
	case Stack:
		n.writeStack(b)
	default:
		fmt.Fprintf(b, "%s(%s)", n.Op, list(n.X))
	}
}

func list(xs []*Node) string {
	var out []string
	for _, x := range xs {
		out = append(out, x.String())
	}
	return strings.Join(out, ", ")
}

// constant is a constant as text.
func (n *Node) constant() string {
	switch {
	case n.T.Base == Text:
		return fmt.Sprintf("%q", n.Str)
	case n.T.Base == Bool && n.K == 0:
		return "false"
	case n.T.Base == Bool:
		return "true"
	case n.K == none:
		return "none"
	}
	return fmt.Sprint(n.K)
}

const none = model.None

// writeStack writes a figure with its lines, each on a line of its own.
func (n *Node) writeStack(b *strings.Builder) {
	fmt.Fprintf(b, "stack base %s", n.X[0])
	for _, l := range n.Lines {
		b.WriteString("\n  ")
		for i, p := range l.Parts {
			if i > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(b, "%s %s", p.Step, n.X[p.X])
		}
		if l.Self != nil {
			fmt.Fprintf(b, " each %s in %s: %s", l.Self.Name, n.X[l.From], n.X[l.Force])
		}
		if l.Active >= 0 {
			fmt.Fprintf(b, " while %s", n.X[l.Active])
		}
		if l.When >= 0 {
			fmt.Fprintf(b, " when %s", n.X[l.When])
		}
		for _, x := range l.Excepts {
			fmt.Fprintf(b, " unless %s", n.X[x])
		}
		fmt.Fprintf(b, "   %q", l.Label)
		if l.Ref != "" {
			b.WriteString(" ; " + l.Ref)
		}
	}
}

// String is the value as text: its head, and its body below.
func (f *Func) String() string {
	var params []string
	for _, p := range f.Params {
		params = append(params, p.Name+" "+p.T.String())
	}
	return fmt.Sprintf("value %s(%s) %s\n  %s\n", f.Name, strings.Join(params, ", "), f.T, strings.ReplaceAll(f.Body.String(), "\n", "\n  "))
}
