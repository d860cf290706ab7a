// Package lint looks at a checked game for what is legal but doubtful: one file for each rule.
//
// A rule is a function from the game to findings. Rules go by types and references only, never by
// how a name sounds, so that shipped content lints clean without a single suppression.
package lint

import (
	"sync"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// Rule is one lint rule.
type Rule struct {
	Code string // of its findings
	Doc  string
	Run  func(g *study, report func(diag.Finding))
}

// rules returns every lint rule, in the order in which they run.
func rules() []Rule {
	return []Rule{
		unusedRule, unusedMenu, unusedValue, unusedMarker, unusedName, unusedCard, unusedThing,
		emptySection, sectionText, noRef, emptyChoice, oneWay, unreadField, unsetState,
		toldSecret, nobodyAsked, unanswered, nothingHas, unusedGround, unreachedBox,
		unreachedRow, beyondRows, division, crossedBounds, idleCard, idleStart, twoStarts, neverInForce,
		neverHappens, foreignPiece, noEnd, noWinners, endlessRepeat, noWorth, noGoal, noEnds,
		noStart, poorGuide, silentAdvice, peepingAdvice, constant, contradiction, doesNothing,
		simplify, lookIdle, sameWords,
	}
}

// Game runs all rules.
func Game(g *model.Game, report func(diag.Finding)) {
	s := lintOf(g)
	for _, r := range rules() {
		r.Run(s, report)
	}
}

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
