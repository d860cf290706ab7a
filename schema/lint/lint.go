// Package lint looks at a checked game for what is legal but doubtful: one file for each rule.
//
// A rule is a function from the game to findings. Rules go by types and references only, never by
// how a name sounds, so that shipped content lints clean without a single suppression.
package lint

import "sandtable/schema/diag"

// Rule is one lint rule.
type Rule struct {
	Code string // of its findings
	Doc  string
	Run  func(g *study, report func(diag.Finding))
}
