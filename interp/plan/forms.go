package plan

// Form is a set of fast forms: ways to answer a query, or to run a program, that a test can switch
// off one by one, to see that the game does not depend on them (Plan.Without). Without all of
// them a program is plain.
type Form uint64

// The fast forms.
const (
	Sets         Form = 1 << iota // expressions are read into the set algebra
	Inlining                      // a call is replaced by the formula of the value
	Formulas                      // modifiers become part of the formula
	Folding                       // what depends on printed data becomes constants and tables
	Indexes                       // index sets of fields and of occupied spaces
	Alternatives                  // either side of a condition is asked of few members
	Quantifiers                   // any(S) and none(S) as sets of things
	Unrolling                     // comprehensions over few names are unrolled
	Rays                          // directions of grids, for all spaces at once
	Seats                         // conditions on a piece by its place
	Narrowing                     // conditions on members of a narrower kind
	Hoisting                      // invariant sets are kept out of loops
	Listers                       // options are listed from sets
	Placed                        // candidates by the place of the actor, as a sum of products
	ByPlace                       // candidates are remembered for each place
	Beside                        // only those act that have a candidate where they are
	Asked                         // what actions ask of the same members is asked once a list
	Firsts                        // what is alike is left out of kept sets, once a list
	Bare                          // the options of a single choice are added at once
	Memos                         // answers are remembered while options are listed
	Keeping                       // answers are kept until a slot that they read changes
	Splitting                     // costs of steps by what their parts are asked of
	Areas                         // points are asked of areas that are not computed
	Sieves                        // members are tested before the conditions by which they are picked
	Straight                      // procedures run inline
	Weaving                       // straight procedures are compiled once more, with their hooks
	// forms of narrow shapes
	Casts
	Crowds
	Folded
	OnceHooks
	AsksHere
	Lines
	Under
)

// Forms lists all of them, with their names.
func Forms() map[string]Form {
	return map[string]Form{
		"sets": Sets, "inlining": Inlining, "formulas": Formulas, "folding": Folding,
		"indexes": Indexes, "alternatives": Alternatives, "quantifiers": Quantifiers, "unrolling": Unrolling, "rays": Rays, "seats": Seats,
		"narrowing": Narrowing, "hoisting": Hoisting, "listers": Listers,
		"placed": Placed, "by place": ByPlace, "beside": Beside, "asked": Asked, "firsts": Firsts, "bare": Bare, "memos": Memos, "keeping": Keeping,
		"splitting": Splitting, "areas": Areas, "sieves": Sieves, "straight": Straight, "weaving": Weaving,
		"casts": Casts, "crowds": Crowds, "folded": Folded, "once": OnceHooks,
		"asksHere": AsksHere, "lines": Lines, "under": Under,
	}
}
