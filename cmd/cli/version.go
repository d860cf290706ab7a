package cli

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
)

func (a *app) version() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use: "version [--json]", Short: "Print the versions of the program and of the language", Args: nothing,
		RunE: func(*cobra.Command, []string) error {
			r := shell.ThisRelease()
			return a.Show(asJSON, r, func(w io.Writer) error {
				_, err := fmt.Fprintln(w, r)
				return err
			})
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return c
}
