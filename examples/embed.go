// Package examples holds small games that teach the language and prove that it is general; they are
// embedded in the binary.
package examples

import "embed"

// Games is the folder of the examples; the games lie in its sub-folder games.
//
//go:embed games/*
var Games embed.FS
