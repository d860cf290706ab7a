package symbol

import (
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
