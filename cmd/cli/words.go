package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/verb/words"
	"sandtable/interp/reference"
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
				words.List(a.Shell)
				return nil
			}
			return words.Word(a.Shell, strings.ToLower(args[0]))
		},
	}
}
