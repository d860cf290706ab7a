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
	{"map.surface", PlannedAttr, "map", "surface", "a table measured in inches"},
	{"action.anytime", PlannedAttr, "action", "anytime", "an action offered beside every decision of its player"},
	{"point", PlannedFunction, "", "point", "a point of a surface"},
	{"circle", PlannedFunction, "", "circle", "a round part of a surface"},
	{"rectangle", PlannedFunction, "", "rectangle", "a part of a surface with four corners"},
	{"polygon", PlannedFunction, "", "polygon", "a part of a surface with any corners"},
	{"inside", PlannedFunction, "", "inside", "the whole surface"},
	{"edge", PlannedFunction, "", "edge", "one side of a surface"},
	{"within", PlannedFunction, "", "within", "the area no farther away than so much"},
}
