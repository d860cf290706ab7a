// Package content holds the games that come with the program: each sub-folder is one, and all are
// embedded in the binary.
package content

import "embed"

// Games is the folder of the games.
//
//go:embed */*
var Games embed.FS
