package format

import (
	"bytes"
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// breakChains gives each operand of a chain that does not fit on its line a line of its own, in
// parentheses:
//
//	when = (
//	  unit.in_play &&
//	  unit.steps > 0
//	)
//
// A chain is what `&&`, `||`, `? :`, `+` or `-` join. Only a chain that is a whole value, the
// condition of a comprehension, in parentheses of its own or first on its line is broken; of chains
// within each other, the outer one first. A call there gets a line for each of its arguments. A
// block on one line is opened up before what it holds is broken. All this adds line ends in
// parentheses or next to braces, and parentheses around a whole expression: no meaning changes.
func breakChains(src []byte) []byte {
	if !hasWideLine(src) {
		return src
	}
	file, diags := hclsyntax.ParseConfig(src, "", hcl.InitialPos)
	if diags.HasErrors() {
		return src
	}
	b := &chainBreaker{src: src, put: map[int]string{}, done: map[int]bool{}}
	b.body(file.Body.(*hclsyntax.Body))
	return b.apply()
}

// hasWideLine reports whether any line of a text is too wide. It counts bytes, which are no fewer
// than columns.
func hasWideLine(src []byte) bool {
	for line := range bytes.Lines(src) {
		if len(line) > maxColumns {
			return true
		}
	}
	return false
}

// chainBreaker gathers what is put into a text.
type chainBreaker struct {
	src   []byte
	put   map[int]string // by the byte before which it goes
	done  map[int]bool   // lines into which something is put: one chain of a line at a time
	texts int            // how many texts are around: what stands in them is left alone
}

func (b *chainBreaker) body(n *hclsyntax.Body) {
	for _, block := range n.Blocks {
		b.openBlock(block)
		b.body(block.Body)
	}
	for _, a := range n.Attributes {
		b.whole(a.Expr)
		_ = hclsyntax.Walk(a.Expr, b)
	}
}

// openBlock gives the attribute of a block on one line a line of its own, if a chain in it does not
// fit.
func (b *chainBreaker) openBlock(block *hclsyntax.Block) {
	open, end := block.OpenBraceRange, block.CloseBraceRange
	if open.Start.Line != end.Start.Line || end.End.Column-1 <= maxColumns {
		return
	}
	for _, a := range block.Body.Attributes {
		if len(parts(a.Expr)) > 1 {
			b.done[end.Start.Line] = true
			b.put[open.End.Byte] = "\n"
			b.put[end.Start.Byte] = "\n"
		}
	}
}

// Enter looks at an expression on the way down.
func (b *chainBreaker) Enter(n hclsyntax.Node) hcl.Diagnostics {
	switch n := n.(type) {
	case *hclsyntax.TemplateExpr, *hclsyntax.TemplateWrapExpr:
		b.texts++
	case *hclsyntax.ForExpr:
		if n.CondExpr != nil {
			b.whole(n.CondExpr)
		}
	case *hclsyntax.ParenthesesExpr:
		b.whole(n)
	case hclsyntax.Expression:
		if b.isFirst(n.Range().Start) {
			b.whole(n)
		}
	}
	return nil
}

// isFirst reports whether nothing stands before a place on its line.
func (b *chainBreaker) isFirst(at hcl.Pos) bool {
	before := b.src[:at.Byte]
	return len(bytes.TrimLeft(before[bytes.LastIndexByte(before, '\n')+1:], " ")) == 0
}

// Exit keeps count of the texts around.
func (b *chainBreaker) Exit(n hclsyntax.Node) hcl.Diagnostics {
	switch n.(type) {
	case *hclsyntax.TemplateExpr, *hclsyntax.TemplateWrapExpr:
		b.texts--
	}
	return nil
}

// whole breaks an expression around which parentheses may stand, if it is a chain or a call on one
// line that reaches too far.
func (b *chainBreaker) whole(x hclsyntax.Expression) {
	at, parts := x.Range(), parts(x)
	line := at.Start.Line
	if len(parts) < 2 || line != at.End.Line || at.End.Column-1 <= maxColumns || b.done[line] || b.texts > 0 {
		return
	}
	b.done[line] = true
	switch n := x.(type) {
	case *hclsyntax.FunctionCallExpr:
		b.put[n.OpenParenRange.End.Byte] = "\n"
		b.put[n.CloseParenRange.Start.Byte] = "\n"
	case *hclsyntax.ParenthesesExpr:
		b.put[at.Start.Byte+1] = "\n"
		b.put[at.End.Byte-1] = "\n"
	default:
		b.put[at.Start.Byte] = "(\n"
		b.put[at.End.Byte] = "\n)"
	}
	for _, part := range parts[1:] {
		b.put[part.Range().Start.Byte] += "\n"
	}
}

// parts lists what gets lines of its own where an expression is broken.
func parts(x hclsyntax.Expression) []hclsyntax.Expression {
	switch n := x.(type) {
	case *hclsyntax.FunctionCallExpr:
		return n.Args
	case *hclsyntax.ParenthesesExpr:
		return operands(n.Expression)
	}
	return operands(x)
}

// operands lists what the operators of a chain join: those that bind weakest, of one rank.
func operands(x hclsyntax.Expression) []hclsyntax.Expression {
	switch n := x.(type) {
	case *hclsyntax.ConditionalExpr: // each answer ends a line: its condition stands before it
		parts := []hclsyntax.Expression{n}
		for ok := true; ok; n, ok = n.FalseResult.(*hclsyntax.ConditionalExpr) {
			parts = append(parts, n.FalseResult)
		}
		return parts
	case *hclsyntax.BinaryOpExpr:
		rank := rankOf(n.Op)
		if rank == 0 {
			return nil
		}
		var parts []hclsyntax.Expression
		for {
			parts = append(parts, n.RHS)
			left, ok := n.LHS.(*hclsyntax.BinaryOpExpr)
			if !ok || rankOf(left.Op) != rank {
				parts = append(parts, n.LHS)
				slices.Reverse(parts)
				return parts
			}
			n = left
		}
	}
	return nil
}

// rankOf returns how strongly an operator binds of those at which a chain is broken; 0 for others.
func rankOf(op *hclsyntax.Operation) int {
	switch op {
	case hclsyntax.OpLogicalOr:
		return 1
	case hclsyntax.OpLogicalAnd:
		return 2
	case hclsyntax.OpAdd, hclsyntax.OpSubtract:
		return 3
	}
	return 0
}

// apply writes the text with what has been put into it.
func (b *chainBreaker) apply() []byte {
	var out bytes.Buffer
	last := 0
	for _, at := range slices.Sorted(maps.Keys(b.put)) {
		out.Write(b.src[last:at])
		out.WriteString(b.put[at])
		last = at
	}
	out.Write(b.src[last:])
	return out.Bytes()
}
