package reference

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/lang"
	"sandtable/schema/layout"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/schema/resolve"
	"sandtable/schema/resolve/decl"
)

// Page is the whole reference. grammar is the text of docs/grammar.md, which it contains.
func Page(grammar string) (string, error) {
	w := &writer{grammar: grammar, placed: map[string]bool{}}
	sections := Sections()
	var b strings.Builder
	for i, s := range sections {
		if i == 0 {
			fmt.Fprintf(&b, "# %s\n\n", s.Title)
		} else {
			fmt.Fprintf(&b, "\n<a id=%q></a>\n## %d. %s\n\n", s.Anchor, i, s.Title)
		}
		b.WriteString(directive.ReplaceAllStringFunc(s.text, func(line string) string {
			m := directive.FindStringSubmatch(line)
			return w.directive(m[1], strings.Fields(m[2]), sections)
		}))
		b.WriteString("\n")
	}
	if len(w.bad) > 0 {
		return "", fmt.Errorf("%s", strings.Join(w.bad, "\n"))
	}
	return b.String(), nil
}

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
	case "blocks", "statements", "steps":
		return each(func(word string) string { return w.word(strings.TrimSuffix(name, "s"), word) })
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

// find finds a word, and notes that it is described here; nil if there is none.
func (w *writer) find(what, name string) *term {
	for _, x := range terms() {
		if x.what == what && x.name == name {
			w.place(what, name)
			return &x
		}
	}
	w.bad = append(w.bad, fmt.Sprintf("there is no %s %s", what, name))
	return nil
}

// word writes the entry of a block, a statement or a step.
func (w *writer) word(what, name string) string {
	if x := w.find(what, name); x != nil {
		return describe(what, x.block)
	}
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

// columns is how wide the page's prose is.
const columns = 100

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
		x := w.find("function", name)
		if x == nil {
			continue
		}
		f, example := x.function, ""
		if f.Example != "" {
			example = "`" + f.Example + "`"
		}
		fmt.Fprintf(&b, "| <a id=\"function-%s\"></a>`%s` | %s | %s |\n", name, cell(f.Usage), cell(f.Doc), cell(example))
	}
	return strings.TrimSpace(b.String())
}

// rest describes the words that no section has called for.
func (w *writer) rest() string {
	var out, functions []string
	for _, x := range terms() {
		switch {
		case w.placed[x.what+" "+x.name]:
		case x.function != nil:
			functions = append(functions, x.name)
		default:
			out = append(out, w.word(x.what, x.name))
		}
	}
	if len(functions) > 0 {
		out = append(out, w.functions(functions))
	}
	if len(out) == 0 {
		return ""
	}
	return "### Words told of nowhere else\n\n" + strings.Join(out, "\n\n")
}

// index lists all words with links, by the alphabet.
func index() string {
	var words []string
	for _, x := range terms() {
		words = append(words, fmt.Sprintf("[`%s`](#%s-%s) %s", x.name, x.what, x.name, x.what))
	}
	slices.Sort(words)
	return strings.Join(words, " · ")
}

func kindTable() string {
	g, err := HostGame()
	if err != nil {
		return err.Error()
	}
	var b strings.Builder
	b.WriteString("| kind | is | plural | |\n|---|---|---|---|\n")
	for _, k := range g.Kinds {
		if !k.Builtin() || k.Design || k.Name == "track_box" || k.Parent != nil && k.Parent.Name == "track_box" {
			continue
		}
		is := ""
		if k.Parent != nil {
			is = "`" + k.Parent.Name + "`"
		}
		doc := kindDocs[k.Name]
		if doc == "" {
			doc = "?"
		}
		fmt.Fprintf(&b, "| `%s` | %s | `%s` | %s |\n", k.Name, is, k.Plural, doc)
	}
	fmt.Fprintf(&b, "| `track_box` | `place` | `track_boxes` | A box of a track; all have `number`. |\n")
	return strings.TrimSpace(b.String())
}

func fieldTable() string {
	g, err := HostGame()
	if err != nil {
		return err.Error()
	}
	var b strings.Builder
	b.WriteString("| word | gives | |\n|---|---|---|\n")
	for _, k := range g.Kinds {
		if !k.Builtin() {
			continue
		}
		for _, f := range k.Fields {
			if f.Range.Filename != "" || f.Kind != nil && !f.Kind.Builtin() || f.Storage == model.OfKind {
				continue
			}
			doc, ok := fieldDocs[k.Name+"."+f.Name]
			if !ok {
				continue // words of path kinds, told of where paths are
			}
			fmt.Fprintf(&b, "| `%s.%s` | `%s` | %s |\n", k.Name, f.Name, f.Type, doc)
		}
	}
	for _, row := range [][3]string{
		{"design.supply", "set", "The copies that lie in the supply."},
		{"marker.supply", "number", "How many are left."},
		{"track_box.number", "number", "Its number; of a track with names, its place in the row, from 0."},
		{"game.over", "bool", "Whether the game is over."},
		{"game.result", "maybe(result)", "How it ended; none while it goes on."},
	} {
		fmt.Fprintf(&b, "| `%s` | `%s` | %s |\n", row[0], row[1], row[2])
	}
	return strings.TrimSpace(b.String())
}

func eventTable() string {
	var b strings.Builder
	b.WriteString("| event | when |\n|---|---|\n")
	for _, e := range lang.Events {
		fmt.Fprintf(&b, "| <a id=\"event-%s\"></a>`%s` | %s |\n", e.Name, e.Usage, e.Doc)
	}
	return strings.TrimSpace(b.String())
}

func limitTable() string {
	d := machine.DefaultLimits
	var b strings.Builder
	b.WriteString("| what | limit |\n|---|---|\n")
	for _, row := range []struct {
		what  string
		limit string
	}{
		{"one file", fmt.Sprintf("%d MB, %d words and signs", load.MaxFile>>20, load.MaxTokens)},
		{"a name or label", fmt.Sprintf("%d letters", load.MaxName)},
		{"files of one folder", fmt.Sprint(load.MaxFiles)},
		{"files and folders of any kind in one folder", fmt.Sprintf("%d, nested %d deep", load.MaxEntries, load.MaxNest)},
		{"all files of one folder together", fmt.Sprintf("%d MB, %d words and signs", load.MaxTotal>>20, load.MaxWords)},
		{"things of a game", fmt.Sprint(decl.MaxThings)},
		{"spaces of all its grids", fmt.Sprint(decl.MaxSpaces)},
		{"state fields and markers of all things together", fmt.Sprint(resolve.MaxState)},
		{"things of one name (of different kinds)", fmt.Sprint(decl.MaxAlike)},
		{"names of an enum", "64"},
		{"steps of a path", "10000"},
		{"boxes of a track", "10000"},
		{"a side of a surface", fmt.Sprintf("%d inches", model.MaxSide/10)},
		{"corners of a polygon", fmt.Sprint(model.MaxCorners)},
		{"leading choices of one action", "10"},
		{"steps of work between two decisions", fmt.Sprint(d.Steps)},
		{"steps of work in a whole game of a simulation or a test", fmt.Sprintf("%d; if its `length` is above %d, %d for each of these decisions, at most %d",
			d.Game, d.Game/machine.WorkOfDecision, machine.WorkOfDecision, machine.GameWork(machine.LongestGame))},
		{"options of one decision", fmt.Sprint(d.Options)},
		{"decisions on all ways through whole actions, for one list", fmt.Sprint(d.Ways)},
		{"rules in progress", fmt.Sprint(d.Depth)},
		{"values that use each other", fmt.Sprint(d.Nest)},
		{"entries of a list", fmt.Sprint(d.List)},
		{"decisions on one way through a whole action", fmt.Sprint(d.Depth)},
		{"positions on record", fmt.Sprint(d.List)},
		{"dice of one throw", "10000"},
		{"memory of names in progress, and of what is being worked out", fmt.Sprintf("%d MB each", d.Bytes>>20)},
		{"a number", "2147483647 of the smallest parts"},
	} {
		fmt.Fprintf(&b, "| %s | %s |\n", row.what, row.limit)
	}
	return strings.TrimSpace(b.String())
}
