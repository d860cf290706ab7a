package compile

import (
	"crypto/sha256"
	"encoding/hex"
	"path/filepath"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// begin compiles the procedure that starts a game: starting places, decks, markers, the set-ups of
// the scenario and the chosen variants, hooks on set_up(), and then the first rule.
func (c *C) begin() {
	c.stateSlots()
	c.looks()
	c.past()
	p := c.newProc("Set-up")
	c.P.Begin = p
	p.Ints, p.Words = c.Slots(&c.Game.StartScope)
	c.unit.HoldScope(p, &c.Game.StartScope)
	for _, d := range c.rules.Rows(c.Game) {
		ints, words := c.Slots(d.Scope)
		c.unit.HoldScope(p, d.Scope)
		p.Ints, p.Words = max(p.Ints, ints), max(p.Words, words)
	}
	b := c.builder(p, c.Game.Origin)
	b.Procedure(b.lowers().BeginHere(b.here()))

	bare := c.newProc("Bare table")
	c.P.Bare = bare
	bb := c.builder(bare, c.Game.Origin)
	bb.Builder.Body(bb.lowers().DecksHere(bb.here()))
	bb.Return()
	c.closing.Drain()
}

// stateSlots lists, for each kind, the slots of its things' state.
func (c *C) stateSlots() {
	c.P.States = map[*model.Kind][]int32{}
	c.P.Copies = make([]int32, c.P.Ids.PieceHi-c.P.Ids.PieceLo)
	for i := range c.P.Copies {
		c.P.Copies[i] = -1
	}
	for _, k := range c.Game.Kinds {
		for up := k; up != nil; up = up.Parent {
			for _, f := range up.Fields {
				if f.Storage == model.State {
					c.P.States[k] = append(c.P.States[k], c.P.Ids.Field[f]-up.Lo)
				}
			}
		}
		if !k.Design || k.Hi-k.Lo < 2 || !k.IsA(c.kinds["piece"]) {
			continue
		}
		slots := append([]int32(nil), c.P.States[k]...)
		for _, mk := range c.Game.Markers {
			if k.IsA(mk.On) {
				slots = append(slots, c.P.Ids.Marker[mk.Index]-mk.On.Lo)
			}
		}
		if c.P.Ids.Surface != model.None {
			slots = append(slots, c.P.Ids.Spot-c.P.Ids.PieceLo)
		}
		for id := k.Lo; id < k.Hi; id++ {
			c.P.Copies[id-c.P.Ids.PieceLo] = int32(len(c.P.Alike))
		}
		c.P.Alike = append(c.P.Alike, slots)
	}
}

// Supposing implements code.Host: it compiles a requirement on the position after some statements.
// They run in a procedure of their own, on a copy of the locals of the action, or of the rule, that
// asks.
func (b *Builder) Supposing(s *ir.Stmt, holds machine.Num) machine.Num {
	p := b.newProc("supposing")
	p.Ints, p.Words = b.Proc.Ints, b.Proc.Words
	ints, words := p.Ints, p.Words
	inner := b.builder(p, b.Origin)
	inner.rule, inner.action, inner.At = b.rule, b.action, s.Of
	inner.Params, inner.Taker, inner.Tidy = b.Params, b.Taker, b.Tidy
	inner.Builder.Body(s.Trial.Body)
	inner.Left()
	inner.Emit(func(m *machine.M) { m.Sure(holds) })
	inner.Return()
	b.P.Supposed[s.Of] = p
	sure := s.Trial.Sure
	return func(m *machine.M) int32 {
		if !sure && m.Veil != nil && m.Veil.Dark() { // the result may depend on anything
			m.Conceal()
			return 0
		}
		return m.Suppose(p, ints, words)
	}
}

// digest identifies the game for the machine: by its files, wherever they lie, and its choices.
func digest(g *model.Game, choice Choice) string {
	var files []string
	for name, text := range g.Files {
		if !g.Aside[name] {
			files = append(files, fileDigest(filepath.Base(name), text))
		}
	}
	slices.Sort(files)
	h := sha256.New()
	for _, f := range files {
		h.Write([]byte(f))
	}
	if choice.Scenario != nil {
		h.Write([]byte(choice.Scenario.Name))
	}
	for _, v := range choice.Variants {
		h.Write([]byte("|" + v.Option.Name + "=" + v.Name))
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// fileDigest hashes a file: its name, which ranks its sections, and its tokens without prose and
// comments.
func fileDigest(base string, text []byte) string {
	h := sha256.New()
	h.Write([]byte(base))
	tokens, _ := hclsyntax.LexConfig(text, base, hcl.InitialPos)
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		switch {
		case t.Type == hclsyntax.TokenComment || t.Type == hclsyntax.TokenNewline:
			continue
		case t.Type == hclsyntax.TokenIdent && prose[string(t.Bytes)] && i+1 < len(tokens) && tokens[i+1].Type == hclsyntax.TokenEqual:
			for i < len(tokens) && tokens[i].Type != hclsyntax.TokenNewline && tokens[i].Type != hclsyntax.TokenEOF {
				i++
			}
			continue
		}
		h.Write(t.Bytes)
		h.Write([]byte{0})
	}
	return string(h.Sum(nil))
}

var prose = map[string]bool{"text": true, "source": true, "ruling": true, "rulebook": true, "layout": true, "no_rules": true}
