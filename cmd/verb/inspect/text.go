package inspect

import (
	"fmt"
	"io"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// WriteText writes it for people, in lines of a width.
func (i *Info) WriteText(w io.Writer, width int) {
	fmt.Fprintf(w, "%s (%s)", i.Title, i.ID)
	if i.Version != "" {
		fmt.Fprintf(w, ", version %s", i.Version)
	}
	fmt.Fprintln(w)
	if i.Rulebook != "" {
		fmt.Fprintf(w, "Rulebook: %s.\n", i.Rulebook)
	}
	if i.Text != "" {
		fmt.Fprintln(w, layout.Indented(i.Text, 0, 0, width))
	}
	for _, m := range i.Mods {
		fmt.Fprintf(w, "With the mod %s (%s).\n", m.Title, m.ID)
	}
	named(w, "Players", i.Players, width)
	i.writeOpponents(w, width)
	named(w, "Scenarios (--scenario ID)", i.Scenarios, width)
	i.options(w, width)
	named(w, "Ways to end", i.Results, width)
	i.components(w)
	counts(w, "Markers", i.Markers)
	counts(w, "Tracks, with their boxes", i.Tracks)
	counts(w, "Decks, with their cards at the start", i.Decks)
	var parts []string
	for _, p := range i.Parts {
		if p.Count > 0 {
			title := p.Title
			if p.Count == 1 {
				title = strings.TrimSuffix(title, "s")
			}
			parts = append(parts, fmt.Sprintf("%d %s", p.Count, title))
		}
	}
	fmt.Fprintf(w, "\nContent\n  %s\n", strings.Join(parts, ", "))
	if n := len(i.Reconstructed); n > 0 {
		fmt.Fprintf(w, "\nNot from the rulebook\n  %d places in the content; \"sandtable info %s --reconstructed\" lists them\n", n, i.ID)
	}
}

func named(w io.Writer, title string, items []Named, width int) {
	if len(items) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s\n", title)
	for _, n := range items {
		line(w, 2, label(n), n.Text, width)
	}
}

func label(n Named) string {
	if strings.EqualFold(english.Spaced(n.ID), n.Title) {
		return n.ID
	}
	return fmt.Sprintf("%s (%s)", n.ID, n.Title)
}

// line writes a label and what it is, wrapped and indented.
func line(w io.Writer, indent int, label, text string, width int) {
	if text != "" {
		label += ": " + text
	}
	fmt.Fprintln(w, layout.Indented(label, indent, indent+2, width))
}

func (i *Info) options(w io.Writer, width int) {
	if len(i.Options) == 0 {
		return
	}
	fmt.Fprintf(w, "\nOptions (--set OPTION=VALUE)\n")
	for _, o := range i.Options {
		line(w, 2, o.ID, o.Text, width)
		for _, v := range o.Values {
			name := v.ID
			if v.ID == o.Default {
				name += " [default]"
			}
			text := v.Text
			if len(v.Needs) > 0 {
				text += " Brings " + strings.Join(v.Needs, ", ") + "."
			}
			if len(v.Players) > 0 {
				text += " Played by " + strings.Join(v.Players, ", ") + "."
			}
			if len(v.Excludes) > 0 {
				text += " Not with " + strings.Join(v.Excludes, ", ") + "."
			}
			line(w, 4, name, strings.TrimSpace(text), width)
		}
	}
}

func (i *Info) components(w io.Writer) {
	if len(i.Components) == 0 {
		return
	}
	fmt.Fprintf(w, "\nComponents\n")
	t := layout.NewTable(w, false)
	for _, c := range i.Components {
		designs := english.Each(c.Designs, func(d Count) string { return fmt.Sprintf("%d %s", d.Count, d.Title) })
		fmt.Fprintf(t, "  %d\t%s\t%s\t%s\n", c.Count.Count, c.Title, c.Is, strings.Join(english.Most(designs, 6), ", "))
	}
	_ = t.Flush()
}

func counts(w io.Writer, title string, items []Count) {
	if len(items) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s\n", title)
	for _, c := range items {
		n := "any number"
		if c.Count >= 0 {
			n = fmt.Sprint(c.Count)
		}
		fmt.Fprintf(w, "  %s: %s\n", c.Title, n)
	}
}

// WriteReconstructed lists what the rulebook does not give.
func (i *Info) WriteReconstructed(w io.Writer) {
	if len(i.Reconstructed) == 0 {
		fmt.Fprintln(w, "No data are marked as coming from elsewhere than the rulebook.")
		return
	}
	for _, d := range i.Reconstructed {
		fmt.Fprintf(w, "%s:%d: %s%s: %s\n", d.File, d.Line, d.What, model.Cite(d.Ref), d.Source)
	}
}
