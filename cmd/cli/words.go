package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/interp/reference"
	"sandtable/schema/diag"
	"sandtable/schema/layout"
)

func (a *app) words() *cobra.Command {
	return &cobra.Command{
		Use: "words [WORD]", Short: "Print the reference of a word of the language",
		Long: `Print the reference of a word of the language: its meaning, its attributes, an example, and its section
in LANGUAGE.md. A word with several meanings prints all of them. An attribute prints every block that
has it. Without a word, list all words.`,
		Example: `  sandtable words choose
  sandtable words from
  sandtable words`,
		Args: between(0, 1, "write words, or words WORD"),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return reference.Known(), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				a.listWords()
				return nil
			}
			return a.word(strings.ToLower(args[0]))
		},
	}
}

// listWords prints all words, those of a group in one paragraph.
func (a *app) listWords() {
	width := a.Width()
	what, words := "", []string(nil)
	flush := func() {
		if what != "" {
			fmt.Fprintf(a.Out, "%ss\n%s\n\n", what, layout.Indented(strings.Join(words, " "), 2, 2, width))
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
	fmt.Fprintln(a.Out, `"sandtable words WORD" prints a word's page; attributes such as "from" have one, too.`)
}

// maxMentions is how many pages with a word are worth naming; a word of more is one of plain
// English.
const maxMentions = 8

// word prints all meanings of one word.
func (a *app) word(word string) error {
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
		if s := diag.Suggest(word, reference.Known()); s != "" {
			return shell.Usage("unknown word %q; did you mean %q?", word, s)
		}
		return shell.Usage("unknown word %q; \"sandtable words\" lists all words", word)
	}
	width := a.Width()
	for i, e := range found {
		if i > 0 {
			fmt.Fprintln(a.Out)
		}
		a.entry(e, width)
	}
	if was != "" && len(found) > 0 { // what the word means today comes first
		was = "\n" + was
	}
	fmt.Fprint(a.Out, was)
	return nil
}

// entry prints one meaning: its head, what it means, its attributes, an example.
func (a *app) entry(e reference.Entry, width int) {
	fmt.Fprintf(a.Out, "%s (%s)\n", e.Usage, e.What)
	indented(a, plain(e.Doc), 2, width)
	if len(e.Attrs) > 0 {
		fmt.Fprintln(a.Out)
	}
	for _, at := range e.Attrs {
		must := ""
		if at.Required {
			must = ", required"
		}
		fmt.Fprintf(a.Out, "  %s = %s%s\n", at.Name, at.Type, must)
		indented(a, plain(at.Doc), 6, width)
	}
	if e.Example != "" {
		fmt.Fprintf(a.Out, "\n  for instance:\n\n    %s\n", strings.ReplaceAll(strings.TrimSpace(e.Example), "\n", "\n    "))
	}
	if e.Section != "" && e.What != "attribute" {
		fmt.Fprintf(a.Out, "\n  LANGUAGE.md, section %q\n", e.Section)
	}
}

// indented prints a text, wrapped and indented.
func indented(a *app, text string, by, width int) {
	fmt.Fprintln(a.Out, layout.Indented(text, by, by, width))
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
