// Package words prints the reference of the words of the language, for the command line.
package words

import (
	"fmt"
	"io"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp/reference"
	"sandtable/schema/layout"
)

// List prints all words, those of a group in one paragraph.
func List(sh *shell.Shell) {
	width := sh.Width()
	what, words := "", []string(nil)
	flush := func() {
		if what != "" {
			fmt.Fprintf(sh.Out, "%ss\n%s\n\n", what, layout.Indented(strings.Join(words, " "), 2, 2, width))
		}
	}
	for _, e := range reference.Entries() {
		if e.What != what {
			flush()
			what, words = e.What, nil
		}
		words = append(words, e.Word)
	}
	flush()
	fmt.Fprintln(sh.Out, `"sandtable words WORD" prints a word's page; attributes such as "from" have one, too.`)
}

// maxMentions is how many pages with a word are worth naming; a word of more is one of plain
// English.
const maxMentions = 8

// Word prints all meanings of one word.
func Word(sh *shell.Shell, word string) error {
	found := reference.Lookup(word)
	was := ""
	if now := reference.Replacement(word); now != "" {
		was = fmt.Sprintf("%s was the word of older drafts for: %s.\n\"sandtable fix\" rewrites it.\n\n", word, now)
	}
	if len(found) == 0 && was == "" {
		if e := reference.Everydays(word); e != nil {
			return shell.Usage("%q is not a word of the language: %s; see: %s", word, e.Is, strings.Join(e.See, ", "))
		}
		if on := reference.Mentions(word); len(on) > 0 && len(on) <= maxMentions {
			return shell.Usage("%q has no page of its own; it stands on these: %s", word, strings.Join(on, ", "))
		}
		return shell.Unknown("unknown word", word, reference.Known(), `"sandtable words" lists all words`)
	}
	width := sh.Width()
	for i, e := range found {
		if i > 0 {
			fmt.Fprintln(sh.Out)
		}
		entry(sh.Out, e, width)
	}
	if was != "" && len(found) > 0 { // what the word means today comes first
		was = "\n" + was
	}
	fmt.Fprint(sh.Out, was)
	return nil
}

// entry prints one meaning: its head, what it means, its attributes, an example.
func entry(out io.Writer, e reference.Entry, width int) {
	fmt.Fprintf(out, "%s (%s)\n", e.Usage, e.What)
	indented(out, plain(e.Doc), 2, width)
	if len(e.Attrs) > 0 {
		fmt.Fprintln(out)
	}
	for _, at := range e.Attrs {
		must := ""
		if at.Required {
			must = ", required"
		}
		fmt.Fprintf(out, "  %s = %s%s\n", at.Name, at.Type, must)
		indented(out, plain(at.Doc), 6, width)
	}
	if e.Example != "" {
		fmt.Fprintf(out, "\n  for instance:\n\n    %s\n", strings.ReplaceAll(strings.TrimSpace(e.Example), "\n", "\n    "))
	}
	if e.Section != "" && e.What != "attribute" {
		fmt.Fprintf(out, "\n  LANGUAGE.md, section %q\n", e.Section)
	}
}

// indented prints a text, wrapped and indented.
func indented(out io.Writer, text string, by, width int) {
	fmt.Fprintln(out, layout.Indented(text, by, by, width))
}

// plain drops what Markdown draws with and a terminal does not: backquotes, and the targets of
// links.
func plain(text string) string {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(text, "](")
		if !ok {
			break
		}
		_, after, ok := strings.Cut(rest, ")")
		if !ok {
			break
		}
		b.WriteString(strings.Replace(before, "[", "", 1))
		text = after
	}
	return strings.ReplaceAll(b.String()+text, "`", "")
}
