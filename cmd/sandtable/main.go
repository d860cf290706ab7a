// Command sandtable plays and checks tabletop games written in HCL files. See README.md.
package main

import (
	"os"

	"sandtable/cmd/cli"
)

func main() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
