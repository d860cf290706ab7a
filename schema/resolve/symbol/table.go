// Package symbol is the names of a game and what they stand for. One name may stand for things of
// several kinds; what is meant is settled by the place where it is read.
package symbol

import (
	"sort"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/model"
)

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

	Language bool // a word of the language itself, which gives way to what a game calls so
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
		for _, s := range ss {
			if ok(s) {
				out = append(out, name)
				break
			}
		}
	}
	sort.Strings(out)
	return out
}

// Clash says whether two symbols of one name could not be told apart even with a qualifier.
func Clash(a, b Symbol) bool {
	switch {
	case a.Language || b.Language:
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
