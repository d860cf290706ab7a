package resolve

import "sandtable/schema/diag"

// A declaration that cannot be read takes with it what it would have declared. What is said of that one is told; that others speak of what is not
// there follows from it, and is left out until it is put right.

// names are the codes of findings that follow where names are missing that would have been declared.
var names = []string{
	"resolve/unknown-name", "resolve/unknown-rule", "resolve/total", "resolve/missing-figure", "resolve/track-start", "resolve/feature",
	"check/unknown-name", "check/layout", "check/kind", "check/unknown-event", "check/unknown-rule", "check/unknown-choice", "check/unknown-value",
	"check/strategy", "check/unknown-action",
}

// counts are the codes of findings that follow where nobody knows how many copies there are of something.
var counts = []string{"check/deployed-twice", "check/deploy", "resolve/total", "check/strategy"}

// lose notes that a declaration could not be read, and which findings follow from that.
func (r *Resolver) lose(codes []string) {
	for _, c := range codes {
		r.echoes[c] = true
	}
}

// Echo says whether a finding may follow from one that was made before.
func (r *Resolver) Echo(f diag.Finding) bool { return r.echoes[f.Code] }
