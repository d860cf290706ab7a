package cli

import (
	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
)

// app is one run of the command line.
type app struct {
	*shell.Shell
	saved *saved.Opener

	begun bool   // a verb has begun: what fails from now on is not the command line's fault
	verb  string // for messages
}

func newApp(sh *shell.Shell) *app {
	return &app{Shell: sh, saved: &saved.Opener{Shell: sh}, verb: "sandtable"}
}
