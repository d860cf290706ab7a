package machine

import "github.com/hashicorp/hcl/v2"

// PlanLine says how one query of the content is answered while the game runs. The compiler writes
// one for every query, in the order in which it meets them; a query that is compiled into several
// places (a value inlined into many rules) has several lines.
type PlanLine struct {
	At   hcl.Range // of the query in the content
	What string    // the query in short: "list", "count", "choose to" ..
	Form string    // one of the forms below
	Why  string    // what kept it from a faster form, in the words of the content; empty: nothing did
}

// The forms of queries, fastest first.
const (
	FormSet      = "set"          // whole sets at a time: bits are combined, no member is examined
	FormFiltered = "filtered set" // sets as far as they go; what is left is asked of each member
	FormLoop     = "loop"         // every candidate is bound and asked
	FormUndone   = "left undone"  // not analysed, without a table or without index sets, because that would take too much time or memory
)
