package model

// Test is a test written in the language.
type Test struct {
	Name     string
	Scope    *Scope
	Variants []*Variant
	Scenario *Scenario
	Seed     uint64
	Rolls    []int32
	Plays    []*Strategy // how players decide, for exact odds
	Steps    []*Stmt     // statements, and what may stand in a test only
	Origin
}
