// Package lint looks at a checked game for what is legal but doubtful: one file for each rule.
//
// A rule is a function from the game to findings. Rules go by types and references only, never by
// how a name sounds, so that shipped content lints clean without a single suppression.
package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
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
		unreachedRow, beyondRows, byZero, crossedBounds, idleCard, idleStart, twoStarts, neverInForce,
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
