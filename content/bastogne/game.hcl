# Race for Bastogne, 16 to 25 December 1944: a panzer corps on the roads through the Ardennes, and
# those who stand in its way. The files follow the rulebook: `rules/` one file a chapter, `map/`
# rows of letters and one line a road, `units/` one roster a formation, `tables/`, `scenarios/`. The
# Exclusive Rules go over the rules of the series; sections with a G are those of the series.

game "Race for Bastogne" {
  id       = "bastogne"
  language = 1
  version  = "0.1.0"
  rulebook = "Race for Bastogne, Multi-Man Publishing 2021, on version 2.0c of the Grand Tactical Series"
  begin    = the_battle
  players  = [american, german]
  parts    = 2 # movement is counted in halves
  length   = 60000
  text     = "A panzer corps crosses the Ardennes by a few roads. Formations act as their chits come out of the cup; points of command buy a second action, a sure check, or a word over their heads."

  start_with = wiltz_waltz
  weight     = heavy
}

player "American" {}
player "German" {}
