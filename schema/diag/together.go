package diag

import "fmt"

// Together makes one finding of those that have one cause: the one that they name (Finding.Cause),
// or a name that is missing. Who has taken a declaration away, or called it otherwise, reads once
// that the name is missing, and where it is used. Findings of one code that say the same of a name
// belong together; those of several codes only if the name is declared nowhere. The caller says so,
// and by what name the declaration is missed. The first keeps its place, with the places and fixes
// of the others; the order stays. Nothing is lost: Apart makes them what they were.
func (fs Findings) Together(nowhere func(name string) (string, bool)) Findings {
	undeclared := map[string]bool{}
	for _, f := range fs {
		if name, ok := nowhere(f.Missing); ok && f.Missing != "" && f.Cause == "" && declared[f.Code] {
			undeclared[name] = true
		}
	}
	at := map[string]int{}
	out := make(Findings, 0, len(fs))
	for _, f := range fs {
		key := f.cause(nowhere)
		if name, ok := nowhere(f.Missing); ok && follows[f.Code] && undeclared[name] {
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

// cause tells findings of one missing name from others; "" if a finding stands for itself.
func (f Finding) cause(nowhere func(name string) (string, bool)) string {
	switch {
	case f.Cause != "":
		return fmt.Sprintf("cause\x00%d\x00%s", f.Severity, f.Cause)
	case f.Missing == "":
		return ""
	case declared[f.Code]:
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

// declared are the codes of findings on a name that some declaration would make.
var declared = map[string]bool{
	"resolve/unknown-name":   true,
	"resolve/unknown-rule":   true,
	"resolve/unknown-kind":   true,
	"resolve/unknown-type":   true,
	"resolve/unknown-block":  true,
	"check/unknown-name":     true,
	"check/unknown-value":    true,
	"check/unknown-rule":     true,
	"check/unknown-event":    true,
	"check/unknown-action":   true,
	"check/unknown-menu":     true,
	"check/unknown-marker":   true,
	"check/unknown-function": true,
	"check/unknown-table":    true,
	"check/layout":           true,
	"check/unknown-choice":   true,
	"check/not-given":        true,
}

// undeclaredKey is the cause of findings on a name that nothing declares.
func undeclaredKey(name string) string { return "nowhere\x00" + name }

// follows are the codes of findings on a name that is not there because what would declare it, such
// as a kind whose pieces a space has, is not.
var follows = map[string]bool{
	"check/unknown-field":   true,
	"check/no-surface":      true,
	"resolve/unknown-field": true,
	"resolve/unknown-type":  true,
	"look/unknown":          true,
}

// Apart is the contrary of Together: a finding for each place.
func (fs Findings) Apart() Findings {
	var out Findings
	for _, f := range fs {
		also, echoes := f.Also, f.Echoes
		f.Also, f.Echoes = nil, nil
		out = append(out, f)
		out = append(out, echoes...)
		for _, at := range also {
			f.Range = at
			out = append(out, f)
		}
	}
	return out
}
