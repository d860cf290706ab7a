// Package sim plays many games among bots, at random if nothing else is said, and counts what
// happens: how games end, how long they are, and what goes wrong in them.
//
// A game depends on its seed alone, and a game's seed on the run's seed and the game's number; so a
// report is the same however many workers share the games, but for the time that it took. The
// player is uniform over the whole list of options of each decision.
package sim
