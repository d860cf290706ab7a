// Package browser plays whole games in a real browser: `sandtable serve` in a process of its own,
// and a Chromium with a tab for each seat and one for a spectator. The tabs are never loaded anew,
// so what the page's script does is tested: it follows the game, takes clicks on the map and in the
// list, and finds the table again when the server was killed.
//
// It is a module of its own, so that the program and its tests need no browser and no driver of
// one. `.ci/browser` runs it.
package browser
