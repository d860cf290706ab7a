package resolve

import (
	"slices"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/resolve/decl"
)

// What is said of all things of a kind, or of the words that a noun makes, means little while a
// declaration is missing: it is left out until that has been put right.

// lacks is what the findings miss that nothing declares.
type lacks struct {
	any     bool            // something
	noun    bool            // what makes words: a kind, a marker, a menu
	surface bool            // a map measured in inches
	said    map[string]bool // the names
}

// nouns are the codes of findings on what makes words.
var nouns = map[string]bool{
	"resolve/unknown-kind":  true,
	"resolve/unknown-block": true,
	"resolve/unknown-type":  true,
	"check/unknown-marker":  true,
	"check/unknown-menu":    true,
}

// procs are the codes of findings on what has a namespace of its own: a value may be called so.
var procs = map[string]bool{
	"check/unknown-rule":   true,
	"resolve/unknown-rule": true,
	"check/unknown-action": true,
	"check/unknown-menu":   true,
}

// Told leaves out of findings those that follow from others.
func (r *Resolver) Told(found diag.Findings) diag.Findings {
	l := r.lacking(found)
	return slices.DeleteFunc(r.Lost.Told(found), func(f diag.Finding) bool { return l.explain(r, f) })
}

func (r *Resolver) lacking(found diag.Findings) lacks {
	out := lacks{said: map[string]bool{}}
	for _, f := range found {
		out.surface = out.surface || f.Cause == decl.NoSurface
		if f.Missing == "" || f.Severity != diag.Error {
			continue
		}
		out.said[english.Slug(f.Missing)] = true
		nowhere := r.declaresNo(f.Missing) || procs[f.Code] && len(f.Fixes) == 0
		switch {
		case nouns[f.Code] && nowhere:
			out.any, out.noun = true, true
		case (procs[f.Code] || missesThing[f.Code]) && nowhere:
			out.any = true
		}
	}
	return out
}

// explain reports whether a finding may follow from what is missing.
func (l lacks) explain(r *Resolver, f diag.Finding) bool {
	switch f.Code {
	case "check/other", "check/standing", "check/no-links", "look/clash":
		return l.any
	case "check/type":
		return l.surface
	case "check/unknown-choice":
		return l.any && len(f.Fixes) == 0
	case "check/arguments":
		return l.noun || l.surface
	case "check/unknown-field":
		return l.noun && len(f.Fixes) == 0 && !r.hasField(english.Slug(f.Missing))
	}
	player, wins := strings.CutSuffix(english.Slug(f.Missing), "_wins")
	return wins && (l.said[player] || l.noun && r.declaresNo(player))
}
