package blame

import (
	"slices"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/english"
)

// What is said of all things of a kind, or of the words that a noun makes, means little while a
// declaration is missing: it is left out until that has been put right.

// lacks is what the findings miss that nothing declares.
type lacks struct {
	any     bool            // something
	noun    bool            // what makes words: a kind, a marker, a menu
	surface bool            // a map measured in inches
	said    map[string]bool // the names
	fields  map[string]bool // fields that what is printed misses, too
	guessed map[place]bool  // where words stand of which it is guessed what they mean
}

// wordOf is the word after the dot that a finding misses: a look writes unit.marched.
func wordOf(f diag.Finding) string {
	return english.Slug(f.Missing[strings.LastIndexByte(f.Missing, '.')+1:])
}

// begin is where what a finding speaks of begins.
func begin(f diag.Finding) place {
	return place{file: f.Range.Filename, from: f.Range.Start.Byte}
}

// Told leaves out of findings those that follow from others.
func (n Nouns) Told(found diag.Findings) diag.Findings {
	l := n.lacking(found)
	return slices.DeleteFunc(n.told(found), func(f diag.Finding) bool { return l.explain(n, f) })
}

func (n Nouns) lacking(found diag.Findings) lacks {
	out := lacks{said: map[string]bool{}, fields: map[string]bool{}, guessed: map[place]bool{}}
	for _, f := range found {
		switch f.Code {
		case "resolve/renamed", "resolve/unknown-block", "check/unknown-statement":
			out.guessed[begin(f)] = true
		}
		out.surface = out.surface || f.Cause == NoSurface
		if f.Missing == "" || f.Severity != diag.Error {
			continue
		}
		out.said[english.Slug(f.Missing)] = true
		out.fields[wordOf(f)] = out.fields[wordOf(f)] || f.Code == "resolve/unknown-field"
		nowhere := !n.declares(f.Missing) || missing(f.Code, proc) && len(f.Fixes) == 0
		switch {
		case missing(f.Code, noun) && nowhere:
			out.any, out.noun = true, true
		case (missing(f.Code, proc) || missing(f.Code, thing)) && nowhere:
			out.any = true
		}
	}
	return out
}

// explain reports whether a finding may follow from what is missing.
func (l lacks) explain(n Nouns, f diag.Finding) bool {
	switch f.Code {
	case "resolve/missing-attribute": // a block of another word may be meant, which needs none
		return l.guessed[begin(f)]
	case "check/other", "check/standing", "check/no-links", "look/clash":
		return l.any
	case "check/type":
		return l.surface
	case "check/unknown-choice":
		return l.any && len(f.Fixes) == 0
	case "check/arguments": // those of a word of the language are known, measured ones apart
		return l.surface || l.noun && (len(f.About) > 0 || f.Cause != "")
	case "check/unknown-field":
		return l.noun && len(f.Fixes) == 0 && !n.hasField(english.Slug(f.Missing)) && !l.fields[wordOf(f)]
	}
	player, wins := strings.CutSuffix(english.Slug(f.Missing), "_wins")
	return wins && (l.said[player] || l.noun && !n.declares(player))
}
