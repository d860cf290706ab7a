package model

import "github.com/hashicorp/hcl/v2"

// Strategy is how a player decides: what may be known, and how likely each option is then.
type Strategy struct {
	Name, Title string
	Player      *Thing
	Rows        []*StrategyRow
	Scope
	Origin
}

// StrategyRow is one row: at which decision, when, and with which weights.
type StrategyRow struct {
	Decision string // "": any
	When     Expr   // nil: always
	Weights  []Weight
	Range    hcl.Range
}

// Weight is how much an option counts against the others. The option is named by its key, or by its
// action for all options of it.
type Weight struct {
	Option string
	Weight int64
}
