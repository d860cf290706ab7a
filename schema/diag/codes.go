package diag

import (
	"slices"
	"strings"
)

// Code is what is known of one kind of finding, whoever it befalls: the page that `explain CODE`
// prints, and the rule that SARIF names. An ID is never used again for something else, and never
// renamed.
type Code struct {
	ID          string   // "stage/slug"
	Severity    Severity // of its findings
	Summary     string   // what is wrong, in a few words
	Explanation string   // why it is wrong, and what to do: a few sentences
	Bad         string   // a fragment that gives the finding
	Good        string   // the fragment repaired
	Since       int      // version of the language that brought it
}

// codes is the table of all kinds of findings, a list a stage, each in a file of its own.
var codes = slices.SortedFunc(slices.Values(slices.Concat(loadCodes, resolveCodes, shapeCodes, checkCodes, checkRuleCodes, checkStatementCodes, checkUnknownCodes, runCodes, surfaceCodes, lookCodes, oddsCodes, lintCodes, idleCodes, formatCodes, fixCodes)), func(a, b Code) int { return strings.Compare(a.ID, b.ID) })

// LookupCode finds a kind of finding by its ID.
func LookupCode(id string) (Code, bool) {
	i, ok := slices.BinarySearchFunc(codes, id, func(c Code, id string) int { return strings.Compare(c.ID, id) })
	if !ok {
		return Code{}, false
	}
	return codes[i], true
}

// Codes lists all kinds of findings, sorted by ID.
func Codes() []Code { return slices.Clone(codes) }
