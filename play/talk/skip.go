package talk

import (
	"errors"

	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/play/session"
	"sandtable/play/standing"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// skip passes the pending decision now and whenever it comes again, until something happens.
func (tb *Table) skip(args string) Answer {
	if args == "off" {
		if tb.S.Unskip(tb.orderer()) == 0 {
			return reply("Nothing is skipped.")
		}
		return reply("What was skipped is asked again from now on.")
	}
	return tb.stand(&session.Skip{}, standing.Parted(args))
}

// always takes an option now and whenever it may be taken where the same is asked.
func (tb *Table) always(args string) Answer {
	if len(tb.S.Options()) == 0 {
		return reply(afterEnd)
	}
	const which = "Always what? The number or the key of one option: "
	parts := standing.Parted(args)
	what := parts[""]
	if what == "" {
		return reply(which + "always " + tb.S.Options()[0].Key + ".")
	}
	if all := what == standing.Advice+" "+standing.All; (all || what == standing.Advice) && tb.S.HasAdvice() {
		parts[""] = ""
		return tb.stand(&session.Skip{Order: save.Order{Advised: true, All: all}}, parts)
	}
	found := tb.meant(what)
	if len(found) != 1 {
		return replyf(which+"%q means %s.", what, english.Count(len(found), "option"))
	}
	parts[""] = ""
	return tb.stand(&session.Skip{Order: save.Order{Answer: tb.S.Options()[found[0]].Key}}, parts)
}

// stand gives a standing order: what ends it, and when the decision is asked all the same.
func (tb *Table) stand(k *session.Skip, parts map[string]string) Answer {
	if len(tb.S.Options()) == 0 {
		return reply(afterEnd)
	}
	if err := tb.answering().Read(k, parts); err != nil {
		return reply(err.Error())
	}
	k.What = tb.matter(tb.S.M.Pending())
	err := tb.S.Skip(k)
	tb.Halt, tb.Asked = false, false
	switch {
	case errors.Is(err, session.ErrNoPass), errors.Is(err, session.ErrNoAdvice):
		return reply(english.Sentence(err.Error()))
	case tb.takeBack:
		return tb.takenBack(false)
	default:
		return tb.failure(err)
	}
}

// matter says what a decision is about.
func (tb *Table) matter(a *machine.Ask) string {
	what := english.Title(a.Title)
	if in, _ := tb.asker(a); in != "" && in != a.Title {
		what = in + ", " + what
	}
	return what
}

// orderer returns the player whose standing answers are told and ended here; nil: of all.
func (tb *Table) orderer() *model.Thing {
	if tb.Seat != nil || !tb.S.P.Private() {
		return tb.Seat
	}
	return tb.S.Player()
}

// Skips returns the standing answers that are told here.
func (tb *Table) Skips() (out []*session.Skip) {
	own := tb.orderer()
	for _, k := range tb.S.Skips() {
		if own == nil || k.Player == own {
			out = append(out, k)
		}
	}
	return out
}

// stood has the standing answers stand that a save holds, each as its player sees the game.
func stood(game *session.Session) {
	var own *Table
	for _, k := range game.Skips() {
		if k.Until == "" {
			if own == nil || own.Seat != k.Player { // those of a player follow one another
				own = &Table{S: game, Seat: k.Player, last: k.Player.ID, maker: scene.New(game.P)}
			}
			own.answering().Stand(k)
			k.What = own.matter(k.Ask())
		}
	}
}

// answering returns the game as standing answers are given in it.
func (tb *Table) answering() standing.Game {
	return standing.Game{Session: tb.S, Given: len(tb.Skips()) > 0, Near: tb.within, Promises: tb.promises, Nears: func() bool {
		return len(tb.concerned()) > 0 && len(tb.chosen()) > 0
	}}
}

// promises reports whether some option but to pass has such odds that anything comes of it that
// does not come in any case. Where there are many, or odds cannot be told, it is not known, and
// asked.
func (tb *Table) promises(share float64) bool {
	ctx, stop := tb.interruptible()
	defer stop()
	pass, n := tb.S.M.Passing(), len(tb.S.Options())
	if n > mostOptions {
		return true
	}
	for i := range n {
		if i == pass {
			continue
		}
		p, err := tb.teller().Among(ctx, tb.S.M, tb.S.M.Player(), i, n, false)
		if err != nil {
			return true
		}
		if p.Anything() >= share-1e-9 {
			return true
		}
	}
	return false
}

// within reports whether something that the decision is about is so near to something that may be
// chosen.
func (tb *Table) within(n int) bool {
	chosen := tb.chosen()
	for _, a := range tb.concerned() {
		for _, b := range chosen {
			if tb.near(a, b, n) {
				return true
			}
		}
	}
	return false
}

// near reports whether two ends are so near to each other: in inches on a surface, else in steps.
func (tb *Table) near(a, b *end, n int) bool {
	if g := tb.S.P.Game; g.Surface != nil {
		far, ok := tb.inches(a, b)
		return ok && int(far) <= n*int(g.Unit)
	}
	far, ok := tb.stepsApart(a, b)
	return ok && far >= 0 && far <= n
}

// concerned returns the pieces and places that the pending decision is about, as its prompt says.
func (tb *Table) concerned() (out []*end) {
	a, m := tb.S.M.Pending(), tb.S.M
	base := m.F[len(m.F)-1].Base
	for _, x := range a.About {
		if !x.Type.Is(model.ThingOf) {
			continue
		}
		if e := tb.endOf(m.L[base+x.At]); e != nil {
			out = append(out, e)
		}
	}
	return out
}

// endOf returns a place, or a piece that the viewer sees, as what is measured; nil if it is none.
func (tb *Table) endOf(id int32) *end {
	ids := &tb.S.P.Ids
	switch {
	case tb.piece(id) && tb.seesPiece(id):
		return &end{thing: tb.S.P.Game.Things[id], point: tb.S.M.SpotOf(id)}
	case id >= ids.PlaceLo && id < ids.PlaceHi:
		return &end{thing: tb.S.P.Game.Things[id], point: model.None}
	}
	return nil
}

// chosen returns the pieces and places that may be chosen, or act, now.
func (tb *Table) chosen() (out []*end) {
	seen := map[int32]bool{}
	for i := range tb.S.M.Options().Len() {
		a, opt := tb.S.M.Option(i)
		if opt[0] == machine.PassOption {
			continue
		}
		id := opt[0]
		if a.Acts != nil {
			id = opt[1]
		} else if len(a.Types) == 0 || !a.Types[0].Is(model.ThingOf) {
			continue
		}
		if e := tb.endOf(id); e != nil && !seen[id] {
			seen[id] = true
			out = append(out, e)
		}
	}
	return out
}

// Orders lists the standing answers that may be given to the pending decision, and to an option of
// it that is marked; -1: none is.
func (tb *Table) Orders(marked int) []standing.Order {
	if len(tb.S.Options()) == 0 || !tb.Mine() {
		return nil
	}
	answers, _ := tb.Apart(tb.All())
	return tb.answering().Orders(marked, answers)
}

// Recurs reports whether the pending decision has been asked of its player so often that a standing
// answer is worth a word.
func (tb *Table) Recurs() bool {
	return tb.Mine() && tb.answering().Recurs() && len(tb.Orders(-1)) > 0
}

// orders answers with the standing answers that may be given.
func (tb *Table) orders(string) Answer {
	var out []say.Line
	for _, o := range tb.Orders(-1) {
		out = append(out, say.Under("  ", o.Text+": "+o.Line))
	}
	if out == nil {
		return reply("This has no standing answer: it cannot be passed. always OPTION takes an option now and whenever the same is asked.")
	}
	return said(out...)
}
