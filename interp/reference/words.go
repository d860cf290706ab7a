package reference

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"sandtable/interp/effect"
	"sandtable/interp/function"
	"sandtable/interp/step"
	"sandtable/schema/lang"
	"sandtable/schema/layout"
)

// writer fills in directives and keeps count of the words that have been described.
type writer struct {
	grammar string
	placed  map[string]bool // "block kind", "statement choose", "function count", "step take"
	bad     []string        // what is wrong with the prose
}

func (w *writer) directive(name string, args []string, sections []Section) string {
	var out []string
	each := func(f func(string) string) string {
		for _, a := range args {
			out = append(out, f(a))
		}
		return strings.Join(out, "\n\n")
	}
	switch name {
	case "contents":
		return contents(sections)
	case "blocks":
		return each(w.block)
	case "statements":
		return each(w.statement)
	case "steps":
		return each(w.step)
	case "functions":
		return w.functions(args)
	case "origin":
		return attrTable(lang.OriginAttrs, "every declaration")
	case "kinds":
		return kindTable()
	case "fields":
		return fieldTable()
	case "events":
		return eventTable()
	case "limits":
		return limitTable()
	case "rest":
		return w.rest()
	case "index":
		return index()
	case "host":
		text, err := fs.ReadFile(Host(), "ford.hcl")
		if err != nil {
			w.bad = append(w.bad, err.Error())
		}
		return "```hcl whole\n" + strings.TrimSpace(string(text)) + "\n```"
	case "grammar":
		_, body, _ := strings.Cut(w.grammar, "\n") // without its title
		body = strings.ReplaceAll(strings.TrimSpace(body), "\n## ", "\n### ")
		return body
	}
	w.bad = append(w.bad, fmt.Sprintf("{{%s}} is no directive", name))
	return ""
}

// place notes that a word is described here, and only here.
func (w *writer) place(what, name string) {
	k := what + " " + name
	if w.placed[k] {
		w.bad = append(w.bad, "the "+k+" is described twice")
	}
	w.placed[k] = true
}

func contents(sections []Section) string {
	var b strings.Builder
	for i, s := range sections[1:] {
		fmt.Fprintf(&b, "%d. [%s](#%s)\n", i+1, s.Title, s.Anchor)
	}
	return strings.TrimSpace(b.String())
}

func (w *writer) block(name string) string {
	b := lang.Find(name)
	if b == nil {
		w.bad = append(w.bad, "there is no block "+name)
		return ""
	}
	w.place("block", name)
	return describe("block", b)
}

func (w *writer) step(name string) string {
	for _, x := range step.All() {
		if x.Name == name {
			w.place("step", name)
			return describe("step", &x.Block)
		}
	}
	w.bad = append(w.bad, "there is no test step "+name)
	return ""
}

func (w *writer) statement(name string) string {
	for _, e := range effect.All() {
		if e.Name == name {
			w.place("statement", name)
			return describe("statement", &e.Block)
		}
	}
	w.bad = append(w.bad, "there is no statement "+name)
	return ""
}

// describe writes the entry of one block kind or statement.
func describe(what string, b *lang.Block) string {
	var s strings.Builder
	fmt.Fprintf(&s, "<a id=\"%s-%s\"></a>\n#### `%s`\n\n", what, b.Name, shape(b))
	about := b.Doc
	if b.Since > 1 {
		about += fmt.Sprintf(" Since version %d of the language.", b.Since)
	}
	if in := inner(b); in != "" {
		about += " " + in
	}
	s.WriteString(strings.Join(layout.Wrap(about, columns), "\n"))
	if t := attrTable(b.Attrs, b.Name); t != "" {
		s.WriteString("\n\n" + t)
	}
	if b.Example != "" {
		mode := ""
		if strings.Contains(b.Example, "game \"") {
			mode = " whole"
		}
		s.WriteString("\n\n```hcl" + mode + "\n" + b.Example + "\n```")
	}
	return s.String()
}

// shape is the head of a block, as the page of grammar writes it.
func shape(b *lang.Block) string {
	s := b.Name
	for _, l := range b.Labels {
		switch {
		case l.Optional:
			s += " [" + l.Name + "]"
		case l.Fixed:
			s += " " + l.Name
		default:
			s += " " + strings.ToUpper(l.Name)
		}
	}
	return s + " { }"
}

// plain are blocks of kinds of the language itself: such kinds have no fields of the game's own.
var plain = map[string]bool{"player": true, "side": true, "box": true, "deck": true, "cup": true}

// columns is how wide the page's prose is.
const columns = 100

// inner says which blocks may stand inside.
func inner(b *lang.Block) string {
	var in []string
	for _, name := range b.Blocks {
		switch name {
		case "declaration", "statement", "addition", "test step":
			in = append(in, name+"s")
		default:
			in = append(in, "`"+name+"`")
		}
	}
	switch {
	case plain[b.Name]:
		return ""
	case len(in) == 0 && b.Fields:
		return "Its other attributes are names that the content declares."
	case len(in) == 0:
		return ""
	case b.Fields:
		return "It may contain " + and(in) + "; its other attributes are names that the content declares."
	}
	return "It may contain " + and(in) + "."
}

func and(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:len(list)-1], ", ") + " and " + list[len(list)-1]
}

func attrTable(attrs []lang.Attr, of string) string {
	if len(attrs) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("| attribute | takes | |\n|---|---|---|\n")
	for _, a := range attrs {
		name := "`" + a.Name + "`"
		if a.Required {
			name = "**" + name + "**"
		}
		doc := a.Doc
		fmt.Fprintf(&b, "| %s | %s | %s |\n", name, cell(a.Type), cell(doc))
	}
	return strings.TrimSpace(b.String())
}

// cell keeps a text inside its cell of a table.
func cell(s string) string { return strings.ReplaceAll(s, "|", "\\|") }

func (w *writer) functions(names []string) string {
	var b strings.Builder
	b.WriteString("| function | | for instance |\n|---|---|---|\n")
	for _, name := range names {
		f := findFunction(name)
		if f == nil {
			w.bad = append(w.bad, "there is no function "+name)
			continue
		}
		w.place("function", name)
		example := ""
		if f.Example != "" {
			example = "`" + f.Example + "`"
		}
		fmt.Fprintf(&b, "| <a id=\"function-%s\"></a>`%s` | %s | %s |\n", name, cell(f.Usage), cell(f.Doc), cell(example))
	}
	return strings.TrimSpace(b.String())
}

func findFunction(name string) *function.Function {
	for _, f := range function.All() {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// rest describes the words that no section has called for.
func (w *writer) rest() string {
	var out []string
	for _, b := range lang.Blocks {
		if !w.placed["block "+b.Name] {
			out = append(out, w.block(b.Name))
		}
	}
	for _, e := range effect.All() {
		if !w.placed["statement "+e.Name] {
			out = append(out, w.statement(e.Name))
		}
	}
	for _, b := range step.All() {
		if !w.placed["step "+b.Name] {
			out = append(out, w.step(b.Name))
		}
	}
	var left []string
	for _, f := range function.All() {
		if !w.placed["function "+f.Name] {
			left = append(left, f.Name)
		}
	}
	if len(left) > 0 {
		out = append(out, w.functions(left))
	}
	if len(out) == 0 {
		return ""
	}
	return "### Words told of nowhere else\n\n" + strings.Join(out, "\n\n")
}

// index lists all words with links, by the alphabet.
func index() string {
	var words []string
	add := func(what, name string) {
		words = append(words, fmt.Sprintf("[`%s`](#%s-%s) %s", name, what, name, what))
	}
	for _, b := range lang.Blocks {
		add("block", b.Name)
	}
	for _, e := range effect.All() {
		add("statement", e.Name)
	}
	for _, b := range step.All() {
		add("step", b.Name)
	}
	for _, f := range function.All() {
		add("function", f.Name)
	}
	slices.Sort(words)
	return strings.Join(words, " · ")
}
