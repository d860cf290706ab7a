package machine

import (
	"slices"

	"sandtable/schema/model"
)

// Private says whether players must not look at one another's screen: some see what others do not, or choose in secret.
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

// HasHands says whether some place is seen by one player only, or some pieces by their owners.
func (p *Program) HasHands() bool {
	return slices.ContainsFunc(p.Game.Things, func(t *model.Thing) bool {
		return t != nil && (t.SeenBy.Rule == model.SeenByPlayer || t.Kind.SeenBy.Rule >= model.SeenByPlayer)
	})
}

// secret says whether something is chosen in secret there.
func (a *Ask) secret() bool {
	return a != nil && (a.Secret || slices.ContainsFunc(a.Acts, func(x *Act) bool { return x.Secret }))
}
