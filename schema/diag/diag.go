// Package diag holds findings: what the tools have to say about a content file, where, and what to
// do about it.
//
// Every stage reports through this one type; renderers (text, JSON, SARIF, JUnit) read it and
// nothing else.
package diag

import (
	"fmt"
	"regexp"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/english"
)

// Severity says how serious a finding is.
type Severity int

// The severities, worst first. Errors keep a game from being loaded; warnings and notes do not.
const (
	Error Severity = iota
	Warning
	Note
)

// String is the word that reports print.
func (s Severity) String() string { return [...]string{"error", "warning", "note"}[s] }

// Finding is one thing wrong (or doubtful) in the content.
type Finding struct {
	Code     string    // stable, "stage/slug"; a row of the code table
	Severity Severity  // how serious
	Range    hcl.Range // the offending text, as tight as possible
	Message  string    // what is wrong, in one line that stands alone
	Detail   string    // why it is wrong, if the message does not say it
	Hint     string    // what to do: "did you mean ...", or the exact edit
	Related  []Related // other places that matter
	Fixes    []Fix     // safe edits that cure it
	Missing  string    // the name that is missing, if that is what is wrong
	Thing    bool      // it is that of a thing
	More     int       // if not 0, it stands for so many of its kind that are left out

	About  []hcl.Range // the declarations of what it speaks of, where they are known
	Cause  string      // what findings of one cause have in common; "" if only its name tells
	Echoes Findings    // what else follows from its cause: see Together
	Also   []hcl.Range // further places of which the same is to be said: see Together
}

// Declared is implemented by what findings speak of, such as types: it says where that is declared.
type Declared interface{ DeclaredAt() []hcl.Range }

// Related is another place that a finding speaks of, such as the first of two clashing
// declarations.
type Related struct {
	Range   hcl.Range
	Message string
}

// Fix is an edit that cures a finding: the text of Range becomes Text.
type Fix struct {
	Title string
	Range hcl.Range
	Text  string
	Sure  bool // there is no other candidate, so it may be made unasked

	Verbatim bool // Text is put in place as it stands; else it is a name, written as the one that it replaces
}

// Findings is a list of findings, in the order in which they were made until Sort is called.
type Findings []Finding

// Errorf makes an error.
func Errorf(code string, at hcl.Range, format string, args ...any) Finding {
	return Finding{Code: code, Severity: Error, Range: at, Message: fmt.Sprintf(format, args...), About: aboutOf(args)}
}

// Warnf makes a warning.
func Warnf(code string, at hcl.Range, format string, args ...any) Finding {
	return Finding{Code: code, Severity: Warning, Range: at, Message: fmt.Sprintf(format, args...), About: aboutOf(args)}
}

// Notef makes a note.
func Notef(code string, at hcl.Range, format string, args ...any) Finding {
	return Finding{Code: code, Severity: Note, Range: at, Message: fmt.Sprintf(format, args...), About: aboutOf(args)}
}

// aboutOf lists the declarations of what a message names.
func aboutOf(args []any) []hcl.Range {
	var out []hcl.Range
	for _, a := range args {
		if d, ok := a.(Declared); ok {
			out = append(out, d.DeclaredAt()...)
		}
	}
	return out
}

// WithAbout returns the finding with further declarations of which it speaks.
func (f Finding) WithAbout(at ...hcl.Range) Finding {
	f.About = append(f.About[:len(f.About):len(f.About)], at...)
	return f
}

// WithCause returns the finding as one of those that have a cause in common.
func (f Finding) WithCause(parts ...string) Finding {
	f.Cause = strings.Join(parts, "\x00")
	return f
}

// WithHint returns the finding with advice on what to do.
func (f Finding) WithHint(format string, args ...any) Finding {
	f.Hint = fmt.Sprintf(format, args...)
	return f
}

// WithDetail returns the finding with a sentence on why.
func (f Finding) WithDetail(format string, args ...any) Finding {
	f.Detail = fmt.Sprintf(format, args...)
	return f
}

// WithRelated returns the finding with one more place that matters, as long as there are few.
func (f Finding) WithRelated(at hcl.Range, format string, args ...any) Finding {
	if len(f.Related) == mostRelated {
		return f
	}
	f.Related = append(append([]Related(nil), f.Related...), Related{Range: at, Message: fmt.Sprintf(format, args...)})
	return f
}

// WithSuggestion adds what a wrong name may have been meant for: "did you mean" and the fix that
// replaces it where a candidate is close, else, if nothing else is advised, the candidates. The
// finding's range must cover exactly the wrong name.
func (f Finding) WithSuggestion(name string, candidates []string) Finding {
	// What could not be read has no name.
	candidates = slices.DeleteFunc(slices.Clone(candidates), func(c string) bool { return c == "" })
	f = f.WithGuess(name, candidates)
	if f.Hint == "" && len(candidates) > 0 {
		f.Hint = "known names: " + english.Some(nearest(name, candidates), mostCandidates)
	}
	return f
}

// WithGuess is WithSuggestion where the candidates are too many, or of too many sorts, to be
// listed.
func (f Finding) WithGuess(name string, candidates []string) Finding {
	f.Missing = name
	if s := Suggest(name, candidates); s != "" {
		f.Hint = fmt.Sprintf("did you mean %q?", s)
		f.Fixes = append(f.Fixes, Fix{Title: "replace with " + s, Range: f.Range, Text: s, Sure: name != s && !rivalled(name, s, candidates)})
	}
	return f
}

const (
	mostCandidates = 8   // that are listed
	mostRelated    = 8   // places that one finding names
	mostCompared   = 400 // of which the nearest are looked for, each once
)

// nearest lists the candidates, each once; of many those first that are like the name.
func nearest(name string, candidates []string) []string {
	if len(candidates) > mostCompared {
		return candidates
	}
	seen := map[string]bool{"": true}
	var list []string
	for _, c := range candidates {
		if !seen[c] && !strings.ContainsRune(c, Nameless) {
			seen[c] = true
			list = append(list, c)
		}
	}
	if len(list) > mostCandidates {
		far := map[string]int{}
		for _, c := range list {
			far[c] = distance(name, c)
		}
		sort.SliceStable(list, func(i, j int) bool { return far[list[i]] < far[list[j]] })
	}
	return list
}

// Suggest returns the candidate nearest to a misspelt name, or "" when none is near. Of a name of
// which no letter would be left, none is; nor is another cell of a map near to a cell.
func Suggest(name string, candidates []string) string {
	if len(name) > longestSlip || IsCell(name) {
		return ""
	}
	best, bestDist := "", mostSlips(name)+1
	many := len(candidates) > 2000
	of := lettersOf(name)
	for _, c := range candidates {
		if n := len(c) - len(name); n >= bestDist || strings.ContainsRune(c, Nameless) || -n >= bestDist ||
			many && (c == "" || name == "" || c[0] != name[0]) {
			continue
		}
		if of.apart(c) > bestDist {
			continue
		}
		if d := distanceUpTo(name, c, bestDist); d < max(len(name), len(c)) && (d < bestDist || (d == bestDist && best != "" && c < best)) {
			best, bestDist = c, d
		}
	}
	return best
}

// rivalled reports whether a candidate other than the nearest one is near to a misspelt name too.
func rivalled(name, nearest string, candidates []string) bool {
	most, of := mostSlips(name), lettersOf(name)
	return slices.ContainsFunc(candidates, func(c string) bool {
		return c != nearest && !strings.ContainsRune(c, Nameless) && of.apart(c) <= most && distanceUpTo(name, c, most) <= most
	})
}

// IsCell reports whether a name is like that of a cell of a map, made of its column and row: any
// other cell is as far from it.
func IsCell(name string) bool { return cell.MatchString(name) }

var cell = regexp.MustCompile(`^([a-zA-Z]{1,2}[0-9]{1,2}|[0-9]{2,4})$`)

// mostSlips is how many slips of the pen a name may be away from the one that is meant: about one
// in three letters, as in the compilers of C and Rust, and one in a name of up to four.
func mostSlips(name string) int { return max(1, (utf8.RuneCountInString(name)+1)/3) }

// longestSlip is how long a name may be for which similar ones are looked for.
const longestSlip = 100

// letters counts the letters of a name, like ones and some others together.
type letters [32]int16

func lettersOf(s string) (out letters) {
	for _, r := range s {
		out[r&31]++
	}
	return out
}

// apart is how many letters must be changed at least to come to another name, whatever their order.
// It is found much faster than how many must be.
func (l letters) apart(s string) int {
	for _, r := range s {
		l[r&31]--
	}
	short, over := 0, 0
	for _, n := range l {
		if n > 0 {
			short += int(n)
		} else {
			over -= int(n)
		}
	}
	return max(short, over)
}

// HasErrors says whether any finding is an error.
func (fs Findings) HasErrors() bool {
	return slices.ContainsFunc(fs, func(f Finding) bool { return f.Severity == Error })
}

// Sort orders findings by place, then code, and drops exact repeats.
func (fs Findings) Sort() Findings {
	sort.SliceStable(fs, func(i, j int) bool {
		a, b := fs[i], fs[j]
		switch {
		case a.Range.Filename != b.Range.Filename:
			return a.Range.Filename < b.Range.Filename
		case a.Range.Start.Byte != b.Range.Start.Byte:
			return a.Range.Start.Byte < b.Range.Start.Byte
		default:
			return a.Code < b.Code
		}
	})
	out := fs[:0]
	for i, f := range fs {
		if i > 0 && f.Code == fs[i-1].Code && f.Range == fs[i-1].Range && f.Message == fs[i-1].Message {
			continue
		}
		out = append(out, f)
	}
	return out
}
