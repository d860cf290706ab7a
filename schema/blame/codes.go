package blame

// lack is as what a finding misses a name.
type lack uint8

const (
	declared lack = 1 << iota // some declaration would make it
	after                     // it is not there because what would declare it, such as a kind whose pieces a space has, is not
	noun                      // it makes words: a kind, a marker, a menu
	proc                      // it has a namespace of its own: a value may be called so
	field                     // a word after the dot
	thing                     // a thing
)

// lacking is as what findings miss names, by their codes.
var lacking = map[string]lack{
	"resolve/unknown-name":   declared | thing,
	"resolve/unknown-rule":   declared | proc,
	"resolve/unknown-kind":   declared | noun,
	"resolve/unknown-type":   declared | after | noun,
	"resolve/unknown-block":  declared | noun,
	"check/unknown-name":     declared | thing,
	"check/unknown-value":    declared,
	"check/unknown-rule":     declared | proc,
	"check/unknown-event":    declared,
	"check/unknown-action":   declared | proc,
	"check/unknown-menu":     declared | noun | proc,
	"check/unknown-marker":   declared | noun,
	"check/unknown-function": declared,
	"check/unknown-table":    declared,
	"check/layout":           declared | thing,
	"check/unknown-choice":   declared,
	"check/not-given":        declared,
	"check/unknown-field":    after | field,
	"check/no-surface":       after,
	"resolve/unknown-field":  after | field,
	"look/unknown":           after | field,
	"resolve/secret":         field,
	"resolve/present":        field,
	"resolve/shown":          field,
}

// missing reports whether findings of a code miss a name as something.
func missing(code string, as lack) bool { return lacking[code]&as != 0 }
