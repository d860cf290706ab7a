package diag

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"
)

// formatVersion is the version of the JSON form of findings. It rises when a field changes its
// meaning or goes.
const formatVersion = 1

// Report is findings as tools outside read them. It is the one model behind all renderings: JSON
// prints it, text draws it.
type Report struct {
	FormatVersion int     `json:"format_version"`
	Findings      []Entry `json:"findings"`
	Errors        int     `json:"errors"`
	Warnings      int     `json:"warnings"`
	Notes         int     `json:"notes"`
}

// Place is a stretch of a file. Lines and columns count from 1; columns count characters as a
// reader sees them; the end is the first place after the stretch.
type Place struct {
	File      string `json:"file"`
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	EndLine   int    `json:"end_line"`
	EndColumn int    `json:"end_column"`
}

// Entry is one finding of a report.
type Entry struct {
	Code     string `json:"code"`
	Severity string `json:"severity"`
	Place
	Message string `json:"message"`
	Detail  string `json:"detail,omitempty"`
	Hint    string `json:"hint,omitempty"`
	// It stands for so many of its kind that are left out.
	More    int            `json:"more,omitempty"`
	Also    []Place        `json:"also,omitempty"` // further places of which the same is to be said
	Related []EntryRelated `json:"related"`
	Fixes   []EntryFix     `json:"fixes"`
}

// EntryRelated is another place that a finding speaks of.
type EntryRelated struct {
	Place
	Message string `json:"message"`
}

// EntryFix is an edit that cures a finding: the text of the place becomes Text.
type EntryFix struct {
	Title string `json:"title"`
	Place
	Text string `json:"text"`
}

// NewReport makes the report of some findings, in their order.
func NewReport(fs Findings) Report {
	r := Report{FormatVersion: formatVersion, Findings: make([]Entry, 0, len(fs))}
	for _, f := range fs {
		n := max(f.More, 1)
		switch f.Severity {
		case Error:
			r.Errors += n
		case Warning:
			r.Warnings += n
		default:
			r.Notes += n
		}
		e := Entry{
			Code: f.Code, Severity: f.Severity.String(), Place: placeOf(f.Range), Message: f.Message, Detail: f.Detail, Hint: f.Hint, More: f.More,
			Related: make([]EntryRelated, 0, len(f.Related)), Fixes: make([]EntryFix, 0, len(f.Fixes)),
		}
		for _, x := range f.Also {
			e.Also = append(e.Also, placeOf(x))
		}
		for _, x := range f.Echoes {
			e.Also = append(e.Also, placeOf(x.Range))
		}
		for _, x := range f.Related {
			e.Related = append(e.Related, EntryRelated{Place: placeOf(x.Range), Message: x.Message})
		}
		for _, x := range f.Fixes {
			e.Fixes = append(e.Fixes, EntryFix{Title: x.Title, Place: placeOf(x.Range), Text: x.Text})
		}
		r.Findings = append(r.Findings, e)
	}
	return r
}

// placeOf makes a range of HCL a place. A finding without a range stands at the start of its file.
func placeOf(r hcl.Range) Place {
	p := Place{File: r.Filename, Line: max(r.Start.Line, 1), Column: max(r.Start.Column, 1)}
	p.EndLine = max(r.End.Line, p.Line)
	p.EndColumn = max(r.End.Column, 1)
	if p.EndLine == p.Line {
		p.EndColumn = max(p.EndColumn, p.Column)
	}
	return p
}

// String is the place in the form that editors and terminals make a link of.
func (p Place) String() string { return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column) }

// Summary is the count in words: "2 errors, 1 warning".
func (r Report) Summary() string {
	text := ""
	for _, c := range []struct {
		n    int
		word string
	}{{r.Errors, "error"}, {r.Warnings, "warning"}, {r.Notes, "note"}} {
		if c.n == 0 {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += fmt.Sprintf("%d %s", c.n, c.word)
		if c.n != 1 {
			text += "s"
		}
	}
	if text == "" {
		return "no findings"
	}
	return text
}
