package lint

import (
	"sync"

	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// study is one game under lint, with what several rules look at. Each of these is found once, when
// it is first asked for.
type study struct {
	*proof.Study
	uses      func() *uses
	playReads func() reads
	testReads func() reads
	firing    func() map[string][]*model.Stmt // statements of play, by the event that they fire
}

func lintOf(g *model.Game) *study {
	s := &study{Study: proof.StudyOf(g)}
	s.uses = sync.OnceValue(func() *uses { return usesOf(s) })
	s.playReads = sync.OnceValue(func() reads { return readsOf(s.Play()) })
	s.testReads = sync.OnceValue(func() reads { return readsOf(s.InTests()) })
	s.firing = sync.OnceValue(func() map[string][]*model.Stmt {
		out := map[string][]*model.Stmt{}
		for _, x := range s.Play().Stmts {
			if x.Event != "" {
				out[x.Event] = append(out[x.Event], x)
			}
		}
		return out
	})
	return s
}
