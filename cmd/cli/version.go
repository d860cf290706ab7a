package cli

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"sandtable/schema/lang"
)

// release is what the program is, as far as the build tells.
type release struct {
	Version  string `json:"version"`
	Revision string `json:"revision,omitempty"`
	Language int    `json:"language"` // version of the language of content
	Go       string `json:"go"`
	Platform string `json:"platform"`
}

func thisRelease() release {
	r := release{Version: "devel", Language: lang.Version, Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return r
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		r.Version = v
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			r.Revision = s.Value
		}
	}
	return r
}

func (a *app) version() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use: "version [--json]", Short: "Print the versions of the program and of the language", Args: nothing,
		RunE: func(*cobra.Command, []string) error {
			r := thisRelease()
			if asJSON {
				return a.JSON(r)
			}
			fmt.Fprintf(a.Out, "sandtable %s, language %d, %s, %s\n", r.Version, r.Language, r.Go, r.Platform)
			return nil
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return c
}
