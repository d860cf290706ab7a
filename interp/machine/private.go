package machine

import (
	"slices"

	"sandtable/schema/model"
)

// Private reports whether players must not look at one another's screen: some see what others do
// not, or choose in secret.
func (p *Program) Private() bool {
	if p.HasHands() || p.Anytime.secret() {
		return true
	}
	for _, proc := range p.Procs {
		for i := range proc.Code {
			if proc.Code[i].Ask.secret() {
				return true
			}
		}
	}
	return false
}

// HasHands reports whether some place is seen by one player only, or some pieces or fields by their
// owners.
func (p *Program) HasHands() bool {
	return len(p.Game.Secrets) > 0 || slices.ContainsFunc(p.Game.Things, func(t *model.Thing) bool {
		return t != nil && (t.SeenBy.Rule == model.SeenByPlayer || t.Kind.SeenBy.Rule >= model.SeenByPlayer)
	})
}

// Hides reports whether a save of the game holds what one of several players must not see: what
// lies in decks, in hands or face down, what is chosen in secret.
func (p *Program) Hides() bool {
	if len(p.Players) < 2 {
		return false
	}
	unseen := func(t *model.Thing) bool {
		return t != nil && t.SeenBy.Rule == model.SeenByNobody && t.ID >= p.Ids.PlaceLo && t.ID < p.Ids.PlaceHi
	}
	return p.Private() || slices.ContainsFunc(p.Game.Things, unseen) || laysFaceDown(p.Game)
}

// laysFaceDown reports whether some statement lays pieces face down.
func laysFaceDown(g *model.Game) (down bool) {
	note := func(s *model.Stmt) {
		face, ok := s.Args["face"].(*model.Const)
		down = down || ok && face.N == 0
	}
	for _, r := range g.Rules {
		model.WalkStmts(r.Body, note, nil)
	}
	for _, a := range g.Actions {
		model.WalkStmts(a.Body, note, nil)
	}
	return down
}

// secret reports whether the statements contain a secret choice.
func (a *Ask) secret() bool {
	return a != nil && (a.Secret || slices.ContainsFunc(a.Acts, func(x *Act) bool { return x.Secret }))
}
