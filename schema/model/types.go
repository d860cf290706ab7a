package model

import (
	"github.com/hashicorp/hcl/v2"
)

// Base is what a single value is, before sets, lists and "maybe".
type Base uint8

// The bases.
const (
	// The type of an expression that had an error; compatible with everything, so that one mistake
	// gives one finding.
	Invalid Base = iota
	Nothing      // the type of `none`
	Bool         // true or false
	Number       // a whole count of the game's smallest unit
	Text         // words for people; never looked at by rules
	EnumOf       // a name of an enum
	ThingOf      // a thing of a kind: a piece, a space, a card ...
	// A printed counter or card of which there may be several: itself a small kind.
	DesignOf
	DieOf    // a die; a value is its number of sides
	PoolOf   // dice to be thrown together
	ActionOf // one of the actions of a menu
	RowOf    // the results of a table with several result columns
	BorderOf // what lies between two spaces of a kind
	PointOf  // a point of a surface; a set of them is an area
)

// Form is one value, a set of things (or enum names), or a list.
type Form uint8

// The forms.
const (
	One  Form = iota
	Set       // unordered, each member once; over things of a kind or names of an enum
	List      // ordered, with repeats
)

// Type is the static type of an expression, a field or a bound name. Types are comparable with ==.
type Type struct {
	Form  Form
	Base  Base
	Maybe bool // may be none
	Enum  *Enum
	Kind  *Kind // of ThingOf and DesignOf; of PointOf: the kind of its surface
	Menu  *Menu
	Table *Table
}

// The types that need no more than a base.
var (
	TInvalid = Type{}
	TNothing = Type{Base: Nothing, Maybe: true}
	TBool    = Type{Base: Bool}
	TNumber  = Type{Base: Number}
	TText    = Type{Base: Text}
	TDie     = Type{Base: DieOf}
	TPool    = Type{Base: PoolOf}
	TNumbers = Type{Base: Number, Form: List}
)

// OneOf returns the type of one thing of the kind.
func OneOf(k *Kind) Type { return Type{Base: ThingOf, Kind: k} }

// SetOf returns the type of a set of things of the kind.
func SetOf(k *Kind) Type { return Type{Base: ThingOf, Kind: k, Form: Set} }

// Is reports whether the type is one value of the base, none or not.
func (t Type) Is(b Base) bool { return t.Base == b && t.Form == One }

// Of reports whether the type is of things of a kind, whatever its form.
func (t Type) Of(k Builtin) bool { return t.Base == ThingOf && t.Kind.Is(k) }

// DeclaredAt lists where the content declares what the type is made of: a kind with those that it
// is a kind of, or an enum.
func (t Type) DeclaredAt() []hcl.Range {
	var out []hcl.Range
	for k := t.Kind; k != nil && !k.Builtin(); k = k.Parent {
		out = append(out, k.Range)
	}
	if t.Enum != nil {
		out = append(out, t.Enum.Range)
	}
	return out
}

// Elem is the type of one member of a set or list.
func (t Type) Elem() Type {
	t.Form = One
	return t
}

// Sure is the type without "maybe".
func (t Type) Sure() Type {
	t.Maybe = false
	return t
}

// In returns the type as a set or list.
func (t Type) In(f Form) Type {
	t.Form = f
	t.Maybe = false
	return t
}

// Accepts reports whether a value of type v may stand where a t is wanted.
func (t Type) Accepts(v Type) bool {
	switch {
	case t.Base == Invalid || v.Base == Invalid:
		return true
	case v.Base == Nothing:
		return t.Maybe
	case t.Form != v.Form || t.Base != v.Base:
		return false
	case v.Maybe && !t.Maybe:
		return false
	}
	switch t.Base {
	case EnumOf:
		return t.Enum == v.Enum
	case ThingOf, DesignOf, BorderOf:
		return v.Kind.IsA(t.Kind)
	case ActionOf:
		return t.Menu == v.Menu
	case RowOf:
		return t.Table == v.Table
	}
	return true
}

// String is the type as an author writes it.
func (t Type) String() string {
	var s string
	switch t.Base {
	case Invalid:
		return "unknown"
	case Nothing:
		return "none"
	case Bool:
		s = "bool"
	case Number:
		s = "number"
	case Text:
		s = "text"
	case EnumOf:
		s = t.Enum.Name
	case ThingOf:
		s = t.Kind.Name
	case DesignOf:
		s = "design(" + t.Kind.Name + ")"
	case DieOf:
		s = "die"
	case PoolOf:
		s = "pool"
	case ActionOf:
		s = "action"
		if t.Menu != nil {
			s += " of " + t.Menu.Name
		}
	case RowOf:
		s = "row of " + t.Table.Name
	case BorderOf:
		s = "border of " + t.Kind.Name
	case PointOf:
		if t.Form == Set {
			return "area"
		}
		s = "point"
	}
	switch t.Form {
	case Set:
		s = "set(" + s + ")"
	case List:
		s = "list(" + s + ")"
	}
	if t.Maybe {
		s = "maybe(" + s + ")"
	}
	return s
}
