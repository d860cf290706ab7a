package lang

// Position says where a renamed word stands.
type Position int

const (
	Declaration Position = iota // the type of a block among declarations: paint "River" { .. }
	Statement                   // the type of a block among statements: give { .. }
	Attribute                   // an attribute of one of Blocks
	Function                    // a function that is called: span(1, 6)
	BaseKind                    // what a kind is, and the type of that name: is = notion
)

// Form says what becomes of a renamed word and of what stands around it.
type Form int

const (
	Word      Form = iota // the new word stands in its place
	FromLabel             // let x { be = E }: the block's label becomes the attribute: let { x = E }
	ToNone                // optional = true becomes a block none {}; optional = false is dropped
	ToLook                // shown = [..] of a kind becomes a row of a look: look { shown = { KIND = [..] } }
	ToLines               // rows = [..] of a strategy are lines of a policy now
	ByLabel               // stop: by what its label names, break, return or stop
)

// Renamed is a word of the language's drafts that has another name now.
type Renamed struct {
	Position Position
	Blocks   []string // of an attribute: the blocks that have it, by the names that they have now
	Old, New string
	Form     Form
}

// Renames are all renamed words. The checker's finding and `sandtable fix` both go by this table.
var Renames = []Renamed{
	{Declaration, nil, "paint", "feature", Word},
	{Declaration, nil, "strategy", "policy", Word},
	{Statement, nil, "give", "return", Word},
	{Statement, nil, "place", "put", Word},
	{Statement, nil, "stop", "break, return or stop", ByLabel},

	{Attribute, []string{"let"}, "be", "let { NAME = .. }", FromLabel},
	{Attribute, []string{"each"}, "of", "from", Word},
	{Attribute, []string{"each"}, "at_once", "simultaneous", Word},
	{Attribute, []string{"roll"}, "of", "dice", Word},
	{Attribute, []string{"unmark"}, "of", "with", Word},
	{Attribute, []string{"put"}, "at", "to", Word},
	{Attribute, []string{"choose", "may", "repeat"}, "by", "player", Word},
	{Attribute, []string{"choose"}, "optional", "may_pass", Word},
	{Attribute, []string{"repeat"}, "may_stop", "may_pass", Word},
	{Attribute, []string{"draw"}, "optional", "none {}", ToNone},
	{Attribute, []string{"choose"}, "or_stop", "or_return", Word},
	{Attribute, []string{"record"}, "with", "also", Word},

	{Attribute, []string{"kind"}, "shown", "look { shown = { KIND = .. } }", ToLook},
	{Attribute, []string{"map"}, "layout", "look { layouts = { MAP = .. } }", ToLook},

	{Attribute, []string{"feature"}, "of", "on", Word},
	{Attribute, []string{"feature"}, "set", "fields", Word},
	{Attribute, []string{"kind", "menu", "track"}, "printed", "fields", Word},
	{Attribute, []string{"rule", "phase", "value", "table"}, "gives", "returns", Word},
	{Attribute, []string{"track"}, "spaces", "boxes", Word},
	{Attribute, []string{"map"}, "rows", "drawn", Word},
	{Attribute, []string{"game"}, "unit", "parts", Word},
	{Attribute, []string{"section"}, "open", "no_rules", Word},
	{Attribute, []string{"mod"}, "of", "game", Word},
	{Attribute, []string{"mod"}, "needs", "game_version", Word},
	{Attribute, []string{"test"}, "with", "variants", Word},
	{Attribute, []string{"test"}, "strategies", "policies", Word},
	{Attribute, []string{"policy"}, "player", "for", Word},
	{Attribute, []string{"policy"}, "rows", "prefer \"reason\" { action = .., when = .., share = .. }", ToLines},
	{Attribute, []string{"while"}, "holds", "when", Word},

	{Function, nil, "span", "numbers", Word},
	{Function, nil, "results", "count_exactly", Word},
	{Function, nil, "at_least", "count_at_least", Word},

	{BaseKind, nil, "notion", "concept", Word},
}

// RenamedAt returns what has become of a word that stands there (block: of an attribute, the
// block's type, by the name it has now or had), or nil.
func RenamedAt(at Position, block, word string) *Renamed {
	for i := range Renames {
		r := &Renames[i]
		if r.Position == at && r.Old == word && (at != Attribute || r.of(block)) {
			return r
		}
	}
	return nil
}

// of tells whether it is an attribute of the block, called by its present or its former name.
func (r *Renamed) of(block string) bool {
	for _, b := range r.Blocks {
		if b == block {
			return true
		}
		for _, o := range Renames {
			if o.New == b && o.Old == block && (o.Position == Declaration || o.Position == Statement) {
				return true
			}
		}
	}
	return false
}
