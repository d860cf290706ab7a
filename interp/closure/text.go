package closure

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Texts for people.

func written(s string) machine.Text {
	return func(_ *machine.M, out []byte) []byte { return append(out, s...) }
}

func (b *Maker) letText(n *ir.Node) machine.Text {
	bind := b.bound(n.V, n.X[0])
	body := b.Text(n.X[1])
	return func(m *machine.M, out []byte) []byte {
		bind(m)
		return body(m, out)
	}
}

func (b *Maker) selText(n *ir.Node) machine.Text {
	c, x, y := b.Num(n.X[0]), b.Text(n.X[1]), b.Text(n.X[2])
	return func(m *machine.M, out []byte) []byte {
		if c(m) != 0 {
			return x(m, out)
		}
		return y(m, out)
	}
}

func (b *Maker) printedText(n *ir.Node) machine.Text {
	at, t := b.cell(n), n.Tab
	return func(m *machine.M, out []byte) []byte { return append(out, t.Texts[at(m)]...) }
}

func (b *Maker) absentText(n *ir.Node) machine.Text {
	fail := b.absent(n)
	return func(m *machine.M, out []byte) []byte {
		fail(m)
		return out
	}
}

func (b *Maker) kernText(n *ir.Node) machine.Text {
	in := b.arguments(n)
	return func(m *machine.M, out []byte) []byte {
		g := in(m)
		out = append(out, n.Ker.Do(m, n.At, g.vals).T...)
		g.end(m)
		return out
	}
}

func (b *Maker) callText(n *ir.Node) machine.Text {
	v, open := b.opened(n)
	return func(m *machine.M, out []byte) []byte {
		saved, h := open(m)
		out = v.text(m, out)
		m.Close(saved)
		m.H = m.H[:h]
		return out
	}
}

// joined is texts one behind the other.
func (b *Maker) joined(n *ir.Node) machine.Text {
	var parts []machine.Text
	for _, x := range n.X {
		parts = append(parts, b.Text(x))
	}
	return func(m *machine.M, out []byte) []byte {
		for _, p := range parts {
			out = p(m, out)
		}
		return out
	}
}
