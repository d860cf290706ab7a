package interp_test

import "testing"

// TestMarkedQueriesAgree: markers of wide kinds, boxes beside squares, what is none, names of
// enums: each a query in the world of the random games.
func TestMarkedQueriesAgree(t *testing.T) {
	more := `
marker "Shield" {
  on   = man
  many = true
  adjective = "shielded"
}
marker "Note" {
  on   = piece
  adjective = "noted"
}
action "Shields" {
  menu = turn
  mark actor { with = shield }
}
action "Unshield" {
  menu = turn
  require "has" { that = actor.shielded }
  unmark actor { with = shield }
}
action "Take Note" {
  menu = think
  choose p { from = pieces }
  mark p { with = note }
}
action "No Note" {
  menu = think
  choose p { from = pieces.noted }
  unmark p { with = note }
}
box "Pit" {}
action "Fall" {
  menu = turn
  move actor { to = pit }
}
action "Climb" {
  menu = think
  choose m { from = pit.men }
  move m { to = a1 }
}
`
	for _, q := range []string{
		`men.shielded.at`, `[for s in squares : s if any(s.men.shielded)]`, `[for s in squares : s if none(s.pieces.noted)]`,
		`[for m in men : m if m.noted && !m.shielded].at`, `[for h in horses : h if h.noted].at`, `[for s in squares : s if any(s.horses.noted) && any(s.men.noted)]`,
		`[for m in all(men) : m if m.at == pit || m.at == camp]`, `[for m in all(men) : m if m.in_play]`, `[for m in all(men) : m if !m.in_play && m.up]`,
		`[for m in all(men) : m if contains(squares, m.at)]`, `[for m in all(men) : m if contains(pit.men, m)]`,
		`[for m in all(men) : m if any([for n in all(men) : n if n.at == m.at && n != m])]`,
		`[for m in all(men) : m if any([for n in men : n if n.at == m.at && n != m && n.army == m.army])]`,
		`[for m in all(men) : m if none([for n in m.at.men : n if n.army != m.army])]`,
		`[for m in all(men) : m if count(m.at.men) > 1]`, `[for m in all(men) : m if any(m.at.pieces.noted)]`,
		`[for m in all(men) : m if m.aims == none]`, `[for m in all(men) : m if m.aims != none && m.aims != m.at]`,
		`[for m in all(men) : m if m.aims == m.at]`, `[for m in all(men) : m if !(m.aims == m.at)]`,
		`[for m in all(men) : m if top(m.at.men) == m]`, `[for m in all(men) : m if first(m.at.men.up) != m]`,
		`[for m in all(men) : m if contains([for n in men : n.aims if n.aims != none], m.at)]`,
		`[for s in squares : s if count([for m in men : m if m.aims == s]) > 0]`,
		`[for s in squares : s if none([for m in all(men) : m if m.aims == s])]`,
		`[for s in squares : s if only([for m in union(s.men, s.men) : m]) == m1 || true]`,
		`[for s in squares : s if first(s.men) == top(s.men) && any(s.men)]`,
		`[for s in squares : s if (first(s.men) != none && first(s.men).up)]`,
		`[for h in hues : h if any([for m in men : m if m.mood == h])]`,
		`[for h in hues : h if none([for s in squares : s if s.tint == h && any(s.men)])]`,
		`[for p in players : p if any([for m in men : m if m.army != p && m.up])]`,
		`[for p in players : p if count([for m in men : m if m.army == p]) > count([for m in men : m if m.army == other(p)])]`,
		`[for d in directions : d if any([for m in men : m if contains(men.at, toward(m.at, d))])]`,
		`[for d in directions : d if any([for s in squares : s if s.wet && toward(s, d) != none && contains(men.at, toward(s, d))])]`,
	} {
		t.Run(q, func(t *testing.T) { queryAgrees(t, more, "think", "choose x { from = "+q+" }", 150) })
	}
}
