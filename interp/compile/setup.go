package compile

import (
	"crypto/sha256"
	"encoding/hex"
	"math/bits"
	"path/filepath"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
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
	b := c.builder(p, c.Game.Origin)
	b.weave(lower.On("set_up"), model.Before, nil)
	b.starts()
	b.decks()
	b.markers()
	var setUp []*model.Deploy
	if s := c.Choice.Scenario; s != nil {
		setUp = append(setUp, s.Deploy...)
	}
	for _, d := range c.Game.Deploys {
		if c.chosen(d.Extent) {
			setUp = append(setUp, d)
		}
	}
	for _, d := range setUp {
		b.deploy(d)
	}
	b.shuffleSetUp(setUp)
	b.weave(lower.On("set_up"), model.After, nil)
	start := c.Game.Begin
	if s := c.Choice.Scenario; s != nil && s.Begin != nil {
		start = s.Begin
	}
	if start != nil {
		b.callRule(start, nil, nil)
	}
	b.Return()

	bare := c.newProc("Bare table")
	c.P.Bare = bare
	bb := c.builder(bare, c.Game.Origin)
	bb.decks()
	bb.Return()
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

// starts puts things at their starting places. The copies of a design go one to each place of a
// set.
func (b *Builder) starts() {
	for _, t := range b.Game.Things {
		if t == nil || t.At == nil {
			continue
		}
		copies := []int32{t.ID}
		if t.Kind.Design {
			copies = nil
			for id := t.Kind.Lo; id < t.Kind.Hi; id++ {
				copies = append(copies, id)
			}
		}
		if t.At.Type().Form == model.One {
			to, put := b.Num(t.At), putter(t.At.Type())
			b.Emit(func(m *machine.M) {
				p := to(m)
				for _, id := range copies {
					put(m, id, p)
				}
			})
			continue
		}
		to, title := b.List(t.At), t.Title
		at := t.At.Range()
		b.Emit(func(m *machine.M) {
			places := to(m)
			if len(places) < len(copies) {
				m.FailAt(at, "run/start", "%d of %s start here, but there are only %d spaces", len(copies), title, len(places))
				return
			}
			for i, id := range copies {
				m.Put(id, places[i], false)
			}
		})
	}
}

func (b *Builder) decks() {
	for _, t := range b.Game.Things {
		if t == nil || t.Deck == nil {
			continue
		}
		deck, cards := t.ID, t.Deck.Cards
		b.Emit(func(m *machine.M) {
			for _, card := range cards {
				m.Put(card.ID, deck, false)
			}
			m.Shuffle(deck)
		})
	}
}

func (b *Builder) markers() {
	for _, mk := range b.Game.Markers {
		if mk.StartExpr == nil {
			continue
		}
		w := WindowOf(model.SetOf(mk.On))
		set := b.Set(mk.StartExpr, w)
		idx := mk.Index
		b.Emit(func(m *machine.M) {
			t := m.Words(w.N)
			set(m, t)
			for i, word := range t {
				for ; word != 0; word &= word - 1 {
					m.AddMarker(idx, (w.Lo+int32(i))<<6+int32(bits.TrailingZeros64(word)), 1, false)
				}
			}
		})
	}
}

// deploy sets up one row, bottom to top. If the row names several places, the player chooses.
func (b *Builder) deploy(d *model.Deploy) {
	old := b.At
	b.At = &model.Stmt{Word: "deploy", Range: d.Range}
	ints, words := b.Slots(d.Scope)
	b.HoldScope(b.Proc, d.Scope)
	b.Proc.Ints, b.Proc.Words = max(b.Proc.Ints, ints), max(b.Proc.Words, words)
	for _, p := range d.Pieces {
		piece, p := b.anyOf(p.X), p
		if d.Piece != nil {
			slot := b.Slot(d.Piece).I
			b.Emit(func(m *machine.M) {
				if all := piece(m); len(all) > 0 {
					m.SetInt(slot, all[0])
				}
			})
		}
		if d.Place.Type().Form == model.One {
			to, put := b.Num(d.Place), putter(d.Place.Type())
			b.Emit(func(m *machine.M) {
				for _, id := range piece(m) {
					put(m, id, to(m))
					turnUp(m, id, p)
				}
			})
			continue
		}
		if d.Place.Type().IsArea() {
			b.deployAt(d, piece, p)
			continue
		}
		places := b.List(d.Place)
		b.Ask(&machine.Ask{Name: "deploy", Title: "where to set up", Types: []model.Type{d.Place.Type().Elem()}, Names: []string{"place"},
			List: func(m *machine.M, o *machine.Options) {
				o.Begin(1)
				o.Flat = append(o.Flat, places(m)...)
			},
			Pick: func(m *machine.M, opt []int32) {
				to := opt[0]
				for _, id := range piece(m) {
					layOut(m, id, to, p)
				}
				m.SetPC(m.PC() + 1)
			}})
	}
	b.At = old
}

// shuffleSetUp shuffles the decks into which a set-up lays cards.
func (b *Builder) shuffleSetUp(setUp []*model.Deploy) {
	var decks []int32
	for _, t := range b.Game.Things {
		into := func(d *model.Deploy) bool {
			k, one := d.Place.(*model.Const)
			of := d.Place.Type().Elem()
			return of.Base == model.ThingOf && (one && k.N == t.ID || !one && t.Kind.IsA(of.Kind))
		}
		if t != nil && t.Kind.IsA(b.kinds["deck"]) && slices.ContainsFunc(setUp, into) {
			decks = append(decks, t.ID)
		}
	}
	if len(decks) == 0 {
		return
	}
	b.Emit(func(m *machine.M) {
		for _, deck := range decks {
			m.Shuffle(deck)
		}
	})
}

// layOut puts a piece to a place and turns it as stated.
func layOut(m *machine.M, id, to int32, p model.Laid) {
	m.Put(id, to, false)
	turnUp(m, id, p)
}

// turnUp turns a piece to a side, and face up or down, as far as stated.
func turnUp(m *machine.M, id int32, p model.Laid) {
	if p.Side != model.None {
		m.Flip(id, p.Side)
	}
	if p.Face != model.Unstated {
		m.SetFaceDown(id, p.Face == model.FacesDown)
	}
}

// anyOf compiles a piece, a set of pieces, or a design, which stands for one of its copies in the
// supply.
func (b *Builder) anyOf(e model.Expr) machine.List {
	switch {
	case e.Type().Form == model.Set:
		return b.List(e)
	case e.Type().Is(model.DesignOf):
		d, kinds, supply := b.Num(e), b.Game.Kinds, b.Game.Supply.ID
		return func(m *machine.M) []int32 {
			s := m.ListStart()
			k := kinds[d(m)]
			for id := k.Lo; id < k.Hi; id++ {
				if m.PlaceOf(id) == supply {
					m.Push(id)
					return m.ListFrom(s)
				}
			}
			m.Fail("run/supply", "no %s is left in the supply", k.Title)
			return nil
		}
	}
	x := b.Num(e)
	return func(m *machine.M) []int32 {
		s := m.ListStart()
		m.Push(x(m))
		return m.ListFrom(s)
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
	inner.Mark(inner.leave)
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
