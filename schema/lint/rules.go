package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// rules returns every lint rule, in the order in which they run.
func rules() []Rule {
	return []Rule{
		unusedRule, unusedMenu, unusedValue, unusedMarker, unusedName, unusedCard, unusedThing,
		emptySection, sectionText, noRef, emptyChoice, oneWay, unreadField, unsetState, toldSecret, nobodyAsked, unanswered, nothingHas,
		unusedGround, unreachedBox, unreachedRow, beyondRows, crossedBounds, idleCard, idleStart, twoStarts, neverInForce, neverHappens,
		foreignPiece,
		noEnd, noWinners, endlessRepeat, noWorth, noGoal, noEnds, noStart, poorGuide, silentAdvice, peepingAdvice, constant, contradiction, doesNothing, simplify, lookIdle, sameWords,
	}
}

// Game runs all rules.
func Game(g *model.Game, report func(diag.Finding)) {
	s := lintOf(g)
	for _, r := range rules() {
		r.Run(s, report)
	}
}
