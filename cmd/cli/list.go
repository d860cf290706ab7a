package cli

import (
	"io"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/inspect"
)

func (a *app) list() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use: "list [--json]", Short: "List the games", Args: nothing,
		RunE: func(*cobra.Command, []string) error {
			cat, err := a.Catalog()
			if err != nil {
				return err
			}
			games, broken := inspect.List(cat, a.Err)
			err = a.Show(asJSON, games, func(w io.Writer) error { return inspect.WriteList(w, games) })
			if err == nil && broken {
				err = shell.Exit(shell.Broken, nil)
			}
			return err
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return c
}
