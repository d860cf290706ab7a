// Package speed measures the machine against programs written by hand, and against itself.
//
// For four games there is a program that can do nothing but play that game, as fast as its author
// could make it: bitboards, no allocation, a small generator of random numbers, and the list of
// legal moves written out at every ply. It stands for what the processor can do. Its counts of
// positions agree with published ones, and the lengths of its random games with the machine's, so
// both play the same game.
//
//	go test ./conformance/speed -run '^$' -bench Ratio           the four, side by side in turns of a millisecond, and how many times slower the machine is
//	go test ./conformance/speed -run '^$' -bench Ratio -table    the same, with a table for docs/performance.md at the end
//	go test ./conformance/speed -run '^$' -bench .               also load, compile, clone, options, apply and playouts of every game
//
// There is no program here but tests. docs/performance.md says what the figures mean.
package speed
