package symbol

import (
	"strings"

	"sandtable/schema/model"
)

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
