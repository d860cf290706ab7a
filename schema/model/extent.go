package model

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
)

// Extent says when additions hold.
type Extent struct {
	Kind    ExtentKind
	Name    string
	Parent  *Extent // an extent inside an extent: both must hold
	Holds   Expr    // While
	Scope   *Scope  // of Holds
	Thing   *Kind   // InForce: each thing of the kind that is in force is `self`
	Variant *Variant
	Start   *Scenario
	Mod     *Mod
	Range   hcl.Range
}

// Lasts reports whether an extent that is played holds for the whole game; so does none.
func (x *Extent) Lasts() bool {
	for ; x != nil; x = x.Parent {
		if x.Kind == While || x.Kind == InForce {
			return false
		}
	}
	return true
}

// ExtentKind is the kind of an extent.
type ExtentKind uint8

// The extents, as ranked by language.md: origin first, then things in play over standing text.
const (
	Always ExtentKind = iota
	While
	InForce
	OfScenario
	OfVariant
	OfMod
)

// Rank orders additions: rulebook < scenario < variant < mod; within one, standing text < things in
// play.
func (e *Extent) Rank() int {
	rank := 0
	for ; e != nil; e = e.Parent {
		switch e.Kind {
		case OfScenario:
			rank += 2
		case OfVariant:
			rank += 4
		case OfMod:
			rank += 8
		case InForce:
			rank++
		}
	}
	return rank
}

// Played reports whether a play of a scenario and some variants lies in an extent.
func (e *Extent) Played(s *Scenario, variants []*Variant) bool {
	for ; e != nil; e = e.Parent {
		if e.Start != nil && e.Start != s || e.Variant != nil && !slices.Contains(variants, e.Variant) {
			return false
		}
	}
	return true
}
