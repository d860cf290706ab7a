// Package symbol is the names of a game and what they stand for. One name may stand for things of
// several kinds; what is meant is settled by the place where it is read.
package symbol

import (
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/model"
)

// isOf says whether a symbol is a thing or a design of the kind, or a name of the enum.
func (s Symbol) isOf(qualifier string) bool {
	switch {
	case s.Thing != nil:
		return ofKind(s.Thing.Kind, qualifier)
	case s.Design != nil:
		return ofKind(s.Design, qualifier)
	case s.Member != nil:
		return s.Member.Name == qualifier
	}
	return false
}

func ofKind(k *model.Kind, name string) bool {
	for ; k != nil; k = k.Parent {
		if k.Name == name && !k.Design {
			return true
		}
	}
	return false
}

// qualifier is the kind or enum by which a symbol may be called: "" if there is none.
func (s Symbol) qualifier() string {
	switch {
	case s.Thing != nil:
		return s.Thing.Kind.Base().Name
	case s.Design != nil:
		return s.Design.Parent.Name
	case s.Member != nil:
		return s.Member.Name
	}
	return ""
}

func beginsWithDigit(name string) bool { return name != "" && name[0] >= '0' && name[0] <= '9' }

// Symbol is what a name may stand for when it is read.
type Symbol struct {
	Thing  *model.Thing
	Design *model.Kind // a design: a small kind of like pieces
	Kind   *model.Kind // a kind, as a qualifier or a word for its type
	Set    *model.Kind // the plural of a kind: all its things
	Enum   *model.Enum // an enum's plural: all its names
	Member *model.Enum // a name of an enum, with Index
	Index  int
	Value  *model.Value
	Table  *model.Table
	Marker *model.Marker
	Menu   *model.Menu
	Action *model.Action
	Rule   *model.Rule
	Range  hcl.Range

	Yields bool // to what a game calls so: a word of the language itself, or what a space is called besides
}

// What says in a word what the symbol is, for findings.
func (s Symbol) What() string {
	switch {
	case s.Thing != nil:
		return s.Thing.Kind.Base().Name
	case s.Design != nil:
		return s.Design.Parent.Name
	case s.Kind != nil:
		return "kind"
	case s.Set != nil:
		return "set of all " + s.Set.Plural
	case s.Enum != nil:
		return "names of " + s.Enum.Name
	case s.Member != nil:
		return s.Member.Name
	case s.Value != nil:
		return "value"
	case s.Table != nil:
		return "table"
	case s.Marker != nil:
		return "marker"
	case s.Menu != nil:
		return "menu"
	case s.Action != nil:
		return "action"
	}
	return "rule"
}

// Clash says whether two symbols of one name could not be told apart even with a qualifier.
func Clash(a, b Symbol) bool {
	switch {
	case a.Yields || b.Yields:
		return false
	case a.Thing != nil && b.Thing != nil:
		return a.Thing.Kind.Base() == b.Thing.Kind.Base()
	case a.Member != nil && b.Member != nil:
		return a.Member == b.Member
	case a.Design != nil && b.Design != nil:
		return a.Design.Parent == b.Design.Parent
	case a.Design != nil && b.Thing != nil:
		return a.Design != b.Thing.Kind && a.Design.Parent == b.Thing.Kind.Base()
	}
	return a.What() == b.What()
}

// Everything may be called by its kind and its name, in one word: hex_29_04. What begins with a
// digit can be called in no other way where a word must stand.

// Qualified lists what a name means if it is read as KIND_NAME or ENUM_NAME.
func (n *Table) Qualified(name string) []Symbol {
	var out []Symbol
	for i := strings.IndexByte(name, '_'); i > 0 && i < len(name)-1; {
		for _, s := range n.Read[name[i+1:]] {
			if s.isOf(name[:i]) {
				out = append(out, s)
			}
		}
		next := strings.IndexByte(name[i+1:], '_')
		if next < 0 {
			break
		}
		i += 1 + next
	}
	return out
}

// Means says whether anything is called so, by its own name or by that of its kind and its own.
func (n *Table) Means(name string) bool { return len(n.Read[name]) > 0 || len(n.Qualified(name)) > 0 }

// Spelled is how the first that is called so is written as one word, where its own name begins with
// a digit; "" if there is none.
func (n *Table) Spelled(name string) string {
	if !beginsWithDigit(name) {
		return ""
	}
	for _, s := range n.Read[name] {
		if q := s.qualifier(); q != "" {
			return q + "_" + name
		}
	}
	return ""
}

// first finds what is wanted among what is called so: a thing's own name goes first.
func first[T any](n *Table, name string, wanted func(Symbol) *T) *T {
	for _, s := range n.Read[name] {
		if x := wanted(s); x != nil {
			return x
		}
	}
	for _, s := range n.Qualified(name) {
		if x := wanted(s); x != nil {
			return x
		}
	}
	return nil
}

// Table is every name of a game: what the checker looks names up in.
type Table struct {
	Read  map[string][]Symbol // things, sets, enum names, values without parameters, markers
	Calls map[string][]Symbol // values and tables with parameters
	Procs map[string][]Symbol // rules, actions and menus: what is run, offered, bound to

	lists  int // how often names were listed for suggestions
	listed int // how many names
}

func New() *Table {
	return &Table{Read: map[string][]Symbol{}, Calls: map[string][]Symbol{}, Procs: map[string][]Symbol{}}
}

// maxSuggested is how often names are listed for suggestions, and maxListed how many names are, all
// lists together. To compare every wrong name with every right one takes long, and whoever has made
// so many slips is helped by the first of them.
const (
	maxSuggested = 100
	maxListed    = 500_000
)

// suggests counts lists of so many names; it says whether another one may be made.
func (n *Table) suggests(names int) bool {
	n.lists++
	n.listed += names
	return n.lists <= maxSuggested && (n.listed <= maxListed || n.lists == 1)
}

// Few is a list of names for "did you mean"; nothing when that was asked too often.
func (n *Table) Few(list []string) []string {
	if !n.suggests(len(list)) {
		return nil
	}
	return list
}

// Keys lists the names of something, for "did you mean"; none when that was asked too often.
func Keys[V any](n *Table, m map[string]V) []string {
	if !n.suggests(len(m)) {
		return nil
	}
	return model.SortedKeys(m)
}

// Known lists all names of a sort, for "did you mean", as they can be written; none when that was
// asked too often.
func (n *Table) Known(m map[string][]Symbol) []string {
	if !n.suggests(len(m)) {
		return nil
	}
	out := make([]string, 0, len(m))
	for name, ss := range m {
		if !beginsWithDigit(name) {
			out = append(out, name)
			continue
		}
		for _, s := range ss {
			if q := s.qualifier(); q != "" {
				out = append(out, q+"_"+name)
			}
		}
	}
	sort.Strings(out)
	return out
}

// Thing finds the thing of a kind by name.
func (n *Table) Thing(k *model.Kind, name string) *model.Thing {
	return first(n, name, func(s Symbol) *model.Thing {
		if s.Thing != nil && s.Thing.Kind.IsA(k) {
			return s.Thing
		}
		return nil
	})
}

// Design finds a design of a kind by name.
func (n *Table) Design(k *model.Kind, name string) *model.Kind {
	return first(n, name, func(s Symbol) *model.Kind {
		if s.Design != nil && s.Design.IsA(k) {
			return s.Design
		}
		return nil
	})
}

// Rule finds a rule by name.
func (n *Table) Rule(name string) *model.Rule {
	for _, s := range n.Procs[name] {
		if s.Rule != nil {
			return s.Rule
		}
	}
	return nil
}

// Menu finds a menu by name.
func (n *Table) Menu(name string) *model.Menu {
	for _, s := range n.Procs[name] {
		if s.Menu != nil {
			return s.Menu
		}
	}
	return nil
}

// Action finds an action by name.
func (n *Table) Action(name string) *model.Action {
	for _, s := range n.Procs[name] {
		if s.Action != nil {
			return s.Action
		}
	}
	return nil
}

// Value finds a value, with or without parameters.
func (n *Table) Value(name string) *model.Value {
	for _, m := range []map[string][]Symbol{n.Calls, n.Read} {
		for _, s := range m[name] {
			if s.Value != nil {
				return s.Value
			}
		}
	}
	return nil
}

// Of lists the names of all symbols that satisfy ok, for "did you mean"; none when that was asked
// too often.
func (n *Table) Of(m map[string][]Symbol, ok func(Symbol) bool) []string {
	if !n.suggests(len(m)) {
		return nil
	}
	var out []string
	for name, ss := range m {
		if slices.ContainsFunc(ss, ok) {
			out = append(out, name)
		}
	}
	sort.Strings(out)
	return out
}
