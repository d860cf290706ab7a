package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var move = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Moves: model.MovesNoun, Tidies: true},
		Block: lang.Block{
			Name: "move", Labels: noun, Since: 1,
			Doc: "Moves a piece, or a group in its order, onto what lies in a place. The marker of a track moves directly into a box. " +
				"A piece that goes to the `supply` returns its markers, and its state is reset.",
			Attrs: []lang.Attr{
				the,
				{Name: "to", Type: "place or point", Required: true, Doc: "The destination: a place; on a surface, a point; of a track, a box."},
				{Name: "face", Type: "up or down", Doc: "Its face there."},
				{Name: "under", Type: "bool", Doc: "Whether it goes under what lies there."},
			},
			Example: "move group { to = here }",
		},
		Check: func(s *check.Site) {
			x := s.Noun(model.SetOf(s.Kind(model.KindPiece)), s.Piece(), model.OneOf(s.Kind(model.KindTrack)))
			s.Stmt.Noun = x
			s.Face()
			if s.Bool("under") {
				s.Set("under", check.Const(model.TBool, 1, s.Block.DefRange()))
			}
			if x.Type().Base == model.Invalid { // a piece or a track: nobody knows where it may go
				s.Attr("to", model.TInvalid)
				return
			}
			if t := s.TrackOf(x); t != nil {
				s.Stmt.Detail = t
				s.Attr("to", model.OneOf(t.Boxes))
				return
			}
			s.Spot("to")
		},
		Changes: func(st *model.Stmt, d *check.Deeds) {
			if t, ok := st.Detail.(*model.Track); ok {
				d.Advances(t)
			} else if to := st.Args["to"]; to != nil {
				d.Moves(st.Noun, to, "enter")
			}
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		if t, ok := s.Detail.(*model.Track); ok {
			return []*ir.Stmt{l.Advance(t, l.Expr(s.Args["to"]), true)}
		}
		flags := faceFlags(s)
		if s.Args["under"] != nil {
			flags |= machine.LayUnder
		}
		to := s.Args["to"]
		return []*ir.Stmt{l.Lay(l.Pieces(s.Noun), s.Noun.Type(), l.Expr(to), to.Type(), flags)}
	},
}

var remove = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Event: "remove"},
		Block: lang.Block{
			Name: "remove", Labels: noun, Since: 1,
			Doc:     "Takes a piece, or a set of pieces, out of the game for good (to `out`).",
			Attrs:   []lang.Attr{the},
			Example: "remove man {}",
		},
		Check:   func(s *check.Site) { s.Stmt.Noun = s.Noun(model.SetOf(s.Kind(model.KindPiece)), s.Piece()) },
		Changes: func(st *model.Stmt, d *check.Deeds) { d.Moves(st.Noun, nil, "remove") },
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt { return []*ir.Stmt{l.Discard(s.Noun)} },
}

var shuffle = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Chance: true, Tidies: true},
		Block: lang.Block{
			Name: "shuffle", Labels: noun, Since: 1,
			Doc:     "Puts the cards of a deck, or what lies in any place, in random order.",
			Attrs:   []lang.Attr{the},
			Example: "shuffle night_sky {}",
		},
		Check:   func(s *check.Site) { s.Stmt.Noun = s.Noun(s.Place()) },
		Changes: func(_ *model.Stmt, d *check.Deeds) { d.Stirs() },
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		return []*ir.Stmt{{Do: ir.Shuffles, X: l.Expr(s.Noun)}}
	},
}

var (
	reveal = facing("reveal", "Turns a card or piece face up for all players. Then rules bound to `reveal` run.", ir.Reveals)

	conceal = facing("conceal", "Turns a card or piece face down where it lies. Then rules bound to `conceal` run.", ir.Conceals)
)

// facing is a statement that turns pieces face up, or face down, and is an event of its name.
func facing(name, doc string, do ir.Verb) *Effect {
	return &Effect{
		Effect: check.Effect{
			Traits:  model.Traits{Event: name, Tidies: true},
			Block:   lang.Block{Name: name, Labels: noun, Since: 1, Doc: doc, Attrs: []lang.Attr{the}, Example: name + " omen {}"},
			Check:   func(s *check.Site) { s.Stmt.Noun = s.Noun(s.Piece(), model.SetOf(s.Kind(model.KindPiece))) },
			Changes: func(st *model.Stmt, d *check.Deeds) { d.Faces(st.Noun, name) },
		},
		Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
			return []*ir.Stmt{{Do: do, X: l.Pieces(s.Noun), Event: l.Doing(name)}}
		},
	}
}
