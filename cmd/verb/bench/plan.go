package bench

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/layout"
	"sandtable/schema/source"
)

// Query is one query of the content with its form, as --explain-plan lists it.
type Query struct {
	File  string `json:"file"`
	Line  int    `json:"line"`
	Col   int    `json:"column"`
	What  string `json:"what"`
	Text  string `json:"text"`
	Form  string `json:"form"`
	Why   string `json:"why,omitempty"`
	Times int    `json:"times"` // compiled into so many places in this form
}

// Plan lists the queries of a program: what might be slow first, then by place. A query that stands
// in several places of the program is listed once for each form and reason.
func Plan(p *machine.Program, files map[string][]byte) []Query {
	texts := source.Of(files)
	index := map[Query]int{}
	out := []Query{}
	for _, l := range slices.Concat(p.Plan, p.Undone) {
		q := Query{File: l.At.Filename, Line: l.At.Start.Line, Col: l.At.Start.Column, What: l.What, Text: shortened(texts, l.At),
			Form: l.Form, Why: l.Why}
		i, ok := index[q]
		if !ok {
			i = len(out)
			index[q] = i
			out = append(out, q)
		}
		out[i].Times++
	}
	slices.SortStableFunc(out, func(a, b Query) int {
		if x, y := pace(a.Form), pace(b.Form); x != y {
			return x - y
		}
		if a.File != b.File {
			return strings.Compare(a.File, b.File)
		}
		if a.Line != b.Line {
			return a.Line - b.Line
		}
		return a.Col - b.Col
	})
	return out
}

// forms are the forms of queries, slowest first.
var forms = []string{machine.FormLoop, machine.FormUndone, machine.FormFiltered, machine.FormSet}

func pace(form string) int {
	if i := slices.Index(forms, form); i >= 0 {
		return i
	}
	return -1
}

// shortened returns the text of a query on one line, cut to what a line holds.
func shortened(texts *source.Texts, at hcl.Range) string {
	const most = 90
	text := texts.Words(at)
	if layout.Width(text) <= most {
		return text
	}
	return layout.Cut(text, most-3) + "..."
}

// WritePlan prints the queries for people.
func WritePlan(w io.Writer, title string, plan []Query) {
	if len(plan) == 0 {
		fmt.Fprintf(w, "%s: no queries recorded\n", title)
		return
	}
	have := map[string]int{}
	for _, q := range plan {
		have[q.Form]++
	}
	var counts []string
	for _, f := range forms {
		if f != machine.FormUndone {
			counts = append(counts, fmt.Sprintf("%d %s", have[f], f))
		}
	}
	fmt.Fprintf(w, "%s: %d queries: %s", title, len(plan)-have[machine.FormUndone], strings.Join(counts, ", "))
	if n := have[machine.FormUndone]; n > 0 {
		fmt.Fprintf(w, "; left undone: %d", n)
	}
	fmt.Fprintln(w)
	form := ""
	for _, q := range plan {
		if q.Form != form {
			form = q.Form
			fmt.Fprintf(w, "\n%s\n", form)
		}
		fmt.Fprintf(w, "  %s:%d:%d  %s", q.File, q.Line, q.Col, q.What)
		if q.Times > 1 {
			fmt.Fprintf(w, " (in %d places)", q.Times)
		}
		fmt.Fprintln(w)
		if q.Text != "" {
			fmt.Fprintf(w, "      %s\n", q.Text)
		}
		if q.Why != "" {
			fmt.Fprintf(w, "      because %s\n", q.Why)
		}
	}
}
