package blame

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Together makes one finding of those that have one cause. The plural of a kind that is missed is
// missed with it.
func (n Nouns) Together(found diag.Findings) diag.Findings {
	n.fieldsNowhere(found)
	n.kindsWithoutThings(found)
	one := map[string]string{} // of what the name is the plural
	for _, f := range found {
		kind := english.Slug(f.Missing)
		if plural := english.Plural(kind); kind != "" && plural != kind { // else it may be the plural that is missed
			one[plural] = kind
		}
	}
	return together(found, func(name string) (string, bool) {
		if kind, is := one[english.Slug(name)]; is && !n.declares(kind) {
			return kind, true
		}
		return n.nowhere(name)
	})
}

// nowhere says by what name a declaration is missed, if there is none that makes a name.
func (n Nouns) nowhere(name string) (string, bool) {
	if path := Stem(english.Slug(name)); path != english.Slug(name) && !n.declares(path) {
		return path, true
	}
	return english.Slug(name), !n.declares(name)
}

// fieldsNowhere gives one cause to the findings on one word that no kind has after the dot: whoever
// has called a field otherwise misses it in columns, in other attributes of its kind, and wherever
// it is read of a wider kind.
func (n Nouns) fieldsNowhere(found diag.Findings) {
	for i := range found {
		f := &found[i]
		own := strings.HasPrefix(f.Cause, "field\x00") || strings.HasPrefix(f.Cause, "border\x00") || f.Cause == "" && missing(f.Code, field)
		name := english.Slug(f.Missing[strings.LastIndexByte(f.Missing, '.')+1:]) // a look writes unit.marched
		if own && name != "" && f.Severity == diag.Error && !n.hasField(name) {
			f.Cause = "field nowhere\x00" + name
		}
	}
}

// hasField reports whether a word is a field of some kind, or of borders, or something that is
// called by it alone.
func (n Nouns) hasField(name string) bool {
	return n.declares(name) || slices.ContainsFunc(n.game.Kinds, func(k *model.Kind) bool {
		is := func(f *model.Field) bool { return f.Name == name }
		return k.Name == name || k.Plural == name || slices.ContainsFunc(k.Fields, is) || slices.ContainsFunc(k.Borders, is)
	})
}

// kindsWithoutThings gives one cause to the findings on names that nothing declares, if there are
// several, and one kind alone has nothing: its things are missed.
func (n Nouns) kindsWithoutThings(found diag.Findings) {
	var empty []*model.Kind
	for _, k := range n.game.Kinds {
		if !k.Builtin() && !k.Design && k.Hi == k.Lo && len(k.Children) == 0 {
			empty = append(empty, k)
		}
	}
	if len(empty) != 1 || n.Doubtful(empty[0]) {
		return
	}
	names := map[string]bool{}
	for _, f := range found {
		if f.Thing && f.Missing != "" && !n.declares(f.Missing) {
			names[english.Slug(f.Missing)] = true
		}
	}
	if len(names) < 2 {
		return
	}
	k := empty[0]
	for i := range found {
		f := &found[i]
		if !names[english.Slug(f.Missing)] || !missing(f.Code, thing) || f.Cause != "" && !strings.HasPrefix(f.Cause, "declared\x00") {
			continue
		}
		f.Cause, f.Fixes = "no thing\x00"+k.Name, nil
		*f = f.WithRelated(k.Range, "no %s are declared", english.Spaced(k.Plural)).
			WithHint("declare them: roster %q { .. }, %s \"Its name\" {}, or a map that makes them", k.Name, k.Name)
	}
}

// together makes one finding of those that have one cause: the one that they name (Finding.Cause),
// or a name that is missing. Who has taken a declaration away, or called it otherwise, reads once
// that the name is missing, and where it is used. Findings of one code that say the same of a name
// belong together; those of several codes only if the name is declared nowhere. The caller says so,
// and by what name the declaration is missed. The first keeps its place, with the places and fixes
// of the others; the order stays. Nothing is lost: diag.Findings.Apart makes them what they were.
func together(fs diag.Findings, nowhere func(name string) (string, bool)) diag.Findings {
	undeclared := map[string]bool{}
	for _, f := range fs {
		if name, ok := nowhere(f.Missing); ok && f.Missing != "" && f.Cause == "" && missing(f.Code, declared) {
			undeclared[name] = true
		}
	}
	at := map[string]int{}
	out := make(diag.Findings, 0, len(fs))
	for _, f := range fs {
		key := causeOf(f, nowhere)
		if name, ok := nowhere(f.Missing); ok && missing(f.Code, after) && undeclared[name] {
			key = undeclaredKey(name)
		}
		i, seen := at[key]
		if key == "" || !seen {
			at[key] = len(out)
			out = append(out, f)
			continue
		}
		if f.Message != out[i].Message {
			out[i].Echoes = append(out[i].Echoes, f)
		} else {
			out[i].Also = append(out[i].Also, f.Range)
			out[i].Also = append(out[i].Also, f.Also...)
		}
		out[i].Fixes = append(out[i].Fixes[:len(out[i].Fixes):len(out[i].Fixes)], f.Fixes...)
	}
	return out
}

// causeOf tells findings of one missing name from others; "" if a finding stands for itself.
func causeOf(f diag.Finding, nowhere func(name string) (string, bool)) string {
	switch {
	case f.Cause != "":
		return fmt.Sprintf("cause\x00%d\x00%s", f.Severity, f.Cause)
	case f.Missing == "":
		return ""
	case missing(f.Code, declared):
		if name, ok := nowhere(f.Missing); ok {
			return undeclaredKey(name)
		}
	}
	key := f.Code + "\x00" + f.Missing + "\x00" + f.Message
	for _, r := range f.Related {
		key += fmt.Sprintf("\x00%v", r.Range)
	}
	return key
}

// undeclaredKey is the cause of findings on a name that nothing declares.
func undeclaredKey(name string) string { return "nowhere\x00" + name }
