# Bolt Action: platoon battles on a table of 72 x 48 inches, with armies that the players bring and
# the scenarios of one chapter. The files follow the books: rules (1 to 5, what every battle needs),
# armies and tables (6), the chapter's common rules (7), its scenarios (8). Of the rules only the
# chapter is at hand. What comes from other printed sources names one; what stands in no source is
# marked reconstructed.

game "Bolt Action" {
  id       = "bolt_action"
  language = 1
  version  = "0.1.0"
  rulebook = "Bolt Action, second edition, Osprey and Warlord Games 2016: the chapter on scenarios"
  begin    = the_battle
  length   = 200
  parts    = 10 # inches are counted in tenths
  text     = "Two platoons meet. Each turn order dice come out of a bag, and whoever's die it is gives one of six orders to one of his units."

  start_with = no_man_s_land
  minutes    = 120
  weight     = medium
}

kind "commander" {
  is    = player
  state = { edge = direction, attacks = bool, last_gate = maybe(direction), in_the_east = bool } # the long edge behind him; his role, where there are roles
}
commander "Allies" { edge = south }
commander "Axis" { edge = north }

section "6" "Armies and Tables" {
  text     = "What the players bring. A file of armies/ is an army, a file of tables/ a table."
  no_rules = "a heading"
}

section "8" "The Scenarios" {
  text     = "Each says how a battle begins, what is special, and who wins."
  no_rules = "a heading"
}
