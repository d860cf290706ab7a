package ir

// Op is what a node does with its operands.
type Op uint8

// The operators.
const (
	// Values.
	Const  Op = iota // K, or Str
	Ref              // the name V
	Let              // X[1], where V is X[0]
	Load             // the part Res of the state, of the thing X[0] if it is of things
	Lookup           // the table Tab at the keys X
	Call             // the value Fn of X
	Known            // X[0], of which more is proven than its type says
	Narrow           // X[0], which fails outside of Dom; None passes
	Absent           // fails: the thing X[0] has no Str
	Kern             // the algorithm Ker of X

	// Numbers. Results must fit, else they fail.
	Add
	Sub
	Mul
	Mod // the sign is that of neither: it is never negative
	Neg
	Scale // X[0] times K, which fits
	Least // of numbers and lists; fails if there is none
	Most
	Eq
	Ne
	Lt
	Le
	Gt
	Ge
	And
	Or
	Not
	Sel // X[0] ? X[1] : X[2]
	Is  // X[0] is in Dom

	// Sets.
	Mask
	Row    // the set in the table Tab at the keys X
	One1   // of X[0] alone; of None empty
	Gather // the members of a list
	Union
	Minus
	Meet
	Fit   // X[0] in another window
	Pile  // what lies in the place X[0], in Dom
	Keep  // the V in X[0] for which X[1] holds
	Join  // the union of X[2] for V in the list X[0] if X[1] holds
	Flood // what can be reached from X[0] through X[1] in X[2] steps
	Reach // what can be reached from X[0] at a cost of X[1], by X[2]

	// Of a set.
	Any
	Count
	Has // X[0] has the member X[1]; also of lists
	First
	Top    // which of them is on top of the stack
	Same   // X[0] and X[1] have the same members
	Exists // X[1] holds for some V in X[0]; the first one ends it
	Cheapest

	// Lists.
	Items   // X
	Members // of a set, in the order of ids
	Seq     // X[2] for V in X[0] if X[1] holds; lists are joined
	Len
	Head // the first member
	Only // the single member
	Sum
	Best // of X[0], those with the greatest keys X[1], X[2] ..; K -1: with the least

	Lam   // a function of V
	Memo  // X[0], remembered as Memo says; the figures X[1:] tell apart what it gives to the same question
	Words // texts, joined
	Stack // X[0] as modified by Lines

	Ops // how many operators there are
)

var opNames = [Ops]string{
	Const: "const", Ref: "ref", Let: "let", Load: "load", Lookup: "lookup", Call: "call", Known: "known", Narrow: "narrow", Absent: "absent", Kern: "kern",
	Add: "+", Sub: "-", Mul: "*", Mod: "%", Neg: "neg", Scale: "scale", Least: "min", Most: "max", Eq: "==", Ne: "!=", Lt: "<", Le: "<=", Gt: ">", Ge: ">=",
	And: "&&", Or: "||", Not: "!", Sel: "sel", Is: "is",
	Mask: "mask", Row: "row", One1: "one", Gather: "set", Union: "|", Minus: "&^", Meet: "&", Fit: "fit", Pile: "pile", Keep: "keep", Join: "union", Flood: "flood", Reach: "reach",
	Any: "any", Count: "count", Has: "has", First: "first", Top: "top", Same: "same", Exists: "exists", Cheapest: "cheapest",
	Items: "items", Members: "members", Seq: "seq", Len: "len", Head: "head", Only: "only", Sum: "sum", Best: "best", Lam: "lam", Memo: "memo", Words: "words", Stack: "stack",
}

func (op Op) String() string { return opNames[op] }

// Binds reports whether the operator binds a name in its operands after the first; Lam binds it in
// all.
func (op Op) Binds() bool {
	switch op {
	case Let, Keep, Join, Exists, Seq, Lam:
		return true
	}
	return false
}
