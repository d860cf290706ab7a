package lang

// Planned is a word that the grammar has room for and that is not built yet. A game that uses one is told so, once for each word, and is not
// checked further: what such words would declare is not there.
type Planned struct {
	Word string // as findings name it
	Is   PlannedAs
	In   string // of an attribute: its block
	Name string // of the block, attribute or function
	Doc  string
}

// PlannedAs says where a planned word stands.
type PlannedAs uint8

// Where planned words stand.
const (
	PlannedBlock PlannedAs = iota
	PlannedAttr
	PlannedFunction
)

// PlannedWords are all of them, in the order in which docs/grammar_next.md tells of them.
var PlannedWords = []Planned{
	{"action.anytime", PlannedAttr, "action", "anytime", "an action offered beside every decision of its player"},
}
