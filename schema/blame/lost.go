// Package blame looks over finished findings, so that of one slip one finding is told: it leaves
// out what follows from others, lays blame where one declaration makes many findings, and makes one
// of those that have one cause. It finds nothing wrong of its own accord. What it goes by the
// stages note while they run: what could not be declared (Lost), and what was read (Evidence).
package blame

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// Nouns is what a game has declared, and what it could not.
type Nouns struct {
	*Lost
	game     *model.Game
	declares func(name string) bool // whether some declaration makes a name
}

// NounsOf returns the nouns of a game.
func NounsOf(lost *Lost, g *model.Game, declares func(name string) bool) Nouns {
	return Nouns{lost, g, func(name string) bool { return declares(english.Slug(name)) }}
}

// A declaration that cannot be read takes with it what it would have declared. It is reported; that
// others speak of what is not there follows from it, and is left out until it is put right. Nothing
// else is: so what is lost is noted name by name. Where it can be done, a declaration with a slip
// is read on as if there were none, and nothing is lost.

// Lost is what could not be declared.
type Lost struct {
	words map[string]bool          // names
	like  []func(word string) bool // names that are made by a rule, such as those of spaces
	// How many declarations have no name that could be read, by what they declare.
	nameless map[string]int
	labels   int // made for them
	anyKind  bool
	declared map[hcl.Range]bool   // places of declarations of which nobody knows what they declare
	figures  map[*model.Thing]int // how many figures of a thing stand in columns of unknown names
	// Declarations, things and designs of which not all that is printed could be read.
	unsure map[any]bool
}

// NewLost returns what is lost where all can be read.
func NewLost() *Lost {
	return &Lost{
		words:    map[string]bool{},
		nameless: map[string]int{},
		unsure:   map[any]bool{},
		figures:  map[*model.Thing]int{},
		declared: map[hcl.Range]bool{},
	}
}

// LoseWords notes names that would have been declared.
func (l *Lost) LoseWords(words ...string) {
	for _, w := range words {
		l.words[english.Slug(w)] = true
	}
}

// LoseWordsIn notes all words of an expression that could not be read: any of them may be a name.
func (l *Lost) LoseWordsIn(e hclsyntax.Expression) {
	hclsyntax.VisitAll(e, func(n hclsyntax.Node) hcl.Diagnostics {
		if x, ok := n.(hclsyntax.Expression); ok {
			if w := syntax.Word(x); w != "" {
				l.LoseWords(w)
			}
		}
		return nil
	})
}

// LoseLike notes that names made by a rule would have been declared.
func (l *Lost) LoseLike(like func(word string) bool) { l.like = append(l.like, like) }

// LoseName notes that nobody knows what a declaration would be called.
func (l *Lost) LoseName(block string) { l.nameless[block]++ }

// Unnamed gives a block without a name one that nobody uses, so that what stands in it is read all
// the same.
func (l *Lost) Unnamed(b *hclsyntax.Block) *hclsyntax.Block {
	if len(b.Labels) > 0 {
		return b
	}
	l.labels++
	x := *b
	x.Labels, x.LabelRanges = []string{fmt.Sprintf("without a name%c%d", diag.Nameless, l.labels)}, []hcl.Range{b.TypeRange}
	return &x
}

// Doubt notes that not all could be read that is printed of something: what follows from its
// figures means nothing.
func (l *Lost) Doubt(x any) { l.unsure[x] = true }

// LoseThings is LoseThing for the labels of a block.
func (l *Lost) LoseThings(b *hclsyntax.Block) {
	for _, label := range b.Labels {
		l.LoseThing(english.Slug(label))
	}
}

// LoseThing notes the names that come with a thing of an unknown kind: it may be a player, or a
// path.
func (l *Lost) LoseThing(name string) {
	l.LoseWords(name, name+"_wins")
	l.LoseLike(func(word string) bool { return word != name && Stem(word) == name })
}

// Stem is what a declaration would be called that makes a name: the steps of the path A are A-1,
// A-2 and so on.
func Stem(name string) string {
	i := strings.LastIndexByte(name, '-')
	if i < 1 || strings.Trim(name[i+1:], "0123456789") != "" {
		return name
	}
	return name[:i]
}

// LoseKind notes that nobody knows what the things of a kind are, nor those of the kinds that are
// one: nothing is said of them, and the words that come with them may be missing.
func (l *Lost) LoseKind(k *model.Kind) {
	l.Doubt(k)
	l.anyKind = true
	l.LoseDecl(k.Range)
	l.LoseWords(k.Name, k.Plural)
	for _, child := range k.Children {
		l.LoseKind(child)
	}
}

// LoseKinds notes that nobody knows what the things of some kind are.
func (l *Lost) LoseKinds() { l.anyKind = true }

// LoseDecl notes that what is said of a declaration follows from what has been said already.
func (l *Lost) LoseDecl(at hcl.Range) { l.declared[at] = true }

// KindsLost says whether nobody knows what the things of some kind are.
func (l *Lost) KindsLost() bool { return l.anyKind }

// LoseFigures notes that figures of a thing stand where nobody knows what they are.
func (l *Lost) LoseFigures(t *model.Thing, n int) { l.figures[t] += n }

// LostFigures returns how many such figures a thing has.
func (l *Lost) LostFigures(t *model.Thing) int { return l.figures[t] }

// Doubtful says whether not all could be read that is printed of something.
func (l *Lost) Doubtful(x any) bool { return l.unsure[x] }

// told leaves out of findings those that follow from what is lost.
func (l *Lost) told(found diag.Findings) diag.Findings {
	explained := l.explained(found)
	rules := missedByRules(found)
	return slices.DeleteFunc(found, func(f diag.Finding) bool {
		if f.Code == lookUnknown && rules[lookedUp(f)] {
			return true
		}
		// What it lacks is a name, and that has been told.
		if strings.ContainsRune(f.Missing, diag.Nameless) {
			return true
		}
		if slices.ContainsFunc(f.About, func(at hcl.Range) bool { return l.declared[at] }) {
			return true
		}
		return f.Missing != "" && (l.LostWord(english.Slug(f.Missing)) || explained[missed{f.Code, english.Slug(f.Missing)}])
	})
}

// lookUnknown is the code of what a look names and the game does not have.
const lookUnknown = "look/unknown"

// missedByRules returns the names that the rules miss. If a look misses one of them as well, that
// follows.
func missedByRules(found diag.Findings) map[string]bool {
	out := map[string]bool{}
	for _, f := range found {
		if f.Missing != "" && f.Code != lookUnknown {
			out[english.Slug(f.Missing)] = true
		}
	}
	return out
}

// lookedUp returns the name that a look misses; of kind.field that of the kind.
func lookedUp(f diag.Finding) string {
	name, _, _ := strings.Cut(f.Missing, ".")
	return english.Slug(name)
}

// LostWord says whether something of a name could not be declared.
func (l *Lost) LostWord(w string) bool {
	return l.words[w] || slices.ContainsFunc(l.like, func(like func(string) bool) bool { return like(w) })
}

// missed is a name that is missing, and what it is missed as.
type missed struct{ code, name string }

// declares says as what the name of a declaration may be missed, by the codes of findings: in the
// first place, and also.
type declares struct {
	block       string
	first, also []string
}

// declaring lists them, those first whose names are missed as nothing else. What is not listed here
// declares things; a nil list, nothing that is called by its name.
var declaring = []declares{
	{"rule", []string{"check/unknown-rule", "resolve/unknown-rule", "check/unknown-event"}, nil},
	{"phase", []string{"check/unknown-rule", "resolve/unknown-rule", "check/unknown-event"}, nil},
	{"table", []string{"check/unknown-table", "check/unknown-function"}, nil},
	{"marker", []string{"check/unknown-marker"}, []string{"check/unknown-field", "check/unknown-name"}},
	{"kind", []string{"resolve/unknown-kind", "resolve/unknown-type", "resolve/unknown-block"},
		[]string{"check/unknown-name", "check/unknown-field", "resolve/unknown-name"}},
	{"enum", []string{"resolve/unknown-type"}, []string{"check/unknown-name", "resolve/unknown-name"}},
	{"menu", []string{"check/unknown-menu"}, []string{"resolve/unknown-name", "check/unknown-event", "check/unknown-action"}},
	{"action", []string{"check/unknown-action", "check/unknown-event", "check/unknown-choice"}, nil},
	{"value", []string{"check/unknown-value", "check/unknown-function"}, []string{"check/unknown-name", "check/unknown-field"}},
	{"", []string{"check/unknown-name", "resolve/unknown-name", "check/layout"}, nil},
}

// uncalled are declarations that nothing calls by their names.
var uncalled = map[string]bool{
	"section":     true,
	"modify":      true,
	"forbid":      true,
	"except":      true,
	"while":       true,
	"invariant":   true,
	"test":        true,
	"guide":       true,
	"roster":      true,
	"composition": true,
	"map":         true,
	"feature":     true,
	"policy":      true,
	"prefer":      true,
	"remember":    true,
	"first":       true,
	"game":        true,
	"mod":         true,
	"add":         true,
	"revise":      true,
}

// explained finds the names that declarations without a name would have: for each such declaration
// one of those that are missed as what it declares, and are like nothing that is there.
func (l *Lost) explained(found diag.Findings) map[missed]bool {
	out := map[missed]bool{}
	left := maps.Clone(l.nameless)
	for _, d := range declaring {
		n := left[d.block]
		if delete(left, d.block); d.block == "" {
			for block, more := range left {
				if !uncalled[block] {
					n += more
				}
			}
		}
		for range n {
			name := mostMissed(found, d.first, out)
			if name == "" {
				name = mostMissed(found, d.also, out)
			}
			for _, code := range append(d.first[:len(d.first):len(d.first)], d.also...) {
				out[missed{code, name}], out[missed{code, english.Plural(name)}] = true, true
			}
		}
	}
	return out
}

// mostMissed is the name that is missed most, of those that may not be a slip of the pen, nor are
// made by a drawing; the first of several.
func mostMissed(found diag.Findings, codes []string, explained map[missed]bool) string {
	var names []string
	count := map[string]int{}
	for _, f := range found {
		name := english.Slug(f.Missing)
		if name == "" || len(f.Fixes) > 0 || diag.IsCell(name) || !slices.Contains(codes, f.Code) || explained[missed{f.Code, name}] {
			continue
		}
		if count[name]++; count[name] == 1 {
			names = append(names, name)
		}
	}
	best := ""
	for _, n := range names {
		if best == "" || count[n] > count[best] {
			best = n
		}
	}
	return best
}
