# The rest of the rulebook, in its order: what is still to be built, and why it is not here yet.

section "4.0" "Piggyback Mode" {
  text     = "Infantry without transport may ride on vehicles of its formation."
  no_rules = "not built yet: the next chapter"
}

section "4.1" "Starting in Piggyback Mode" {
  text     = "Both spend a whole movement to mount."
  no_rules = "not built yet, with 4.0"
}

section "4.2" "Exiting Piggyback Mode" {
  text     = "The vehicle spends half its movement; the infantry acts at its next activation."
  no_rules = "not built yet, with 4.0"
}

section "4.3" "Restrictions on Piggyback Mode" {
  text     = "One rides on one, and it has no more steps."
  no_rules = "not built yet, with 4.0"
}

section "4.4" "Piggyback Mode and Combat" {
  text     = "Both suffer the same shot; the infantry is thrown off by a result."
  no_rules = "not built yet, with 4.0"
}

section "5.0" "Land Mines" {
  text     = "Engineers lay mines; they stop the enemy."
  no_rules = "no scenario that is here has mines"
}

section "5.1" "Mine Placement" {
  text     = "An engineer lays one without a roll."
  no_rules = "no scenario that is here has mines"
}

section "5.2" "Effect of Mines" {
  text     = "Who enters stops; who leaves passes a check."
  no_rules = "no scenario that is here has mines"
}

section "5.3" "Removing Mines" {
  text     = "An engineer takes one away."
  no_rules = "no scenario that is here has mines"
}

section "6.0" "Ferries" {
  text     = "Engineers ferry units on foot over the river."
  no_rules = "no scenario that is here has a river"
}

section "6.1" "Creating a Ferry" {
  text     = "A check, beside the river and out of Fire Zones."
  no_rules = "no scenario that is here has a river"
}

section "6.2" "Using Ferries" {
  text     = "A unit on foot and in Column crosses for half its movement."
  no_rules = "no scenario that is here has a river"
}

section "6.3" "Removing a Ferry" {
  text     = "It goes with its engineer."
  no_rules = "no scenario that is here has a river"
}

section "6.4" "Ferries and Opportunity Fire" {
  text     = "Who is ferried is shot at two better."
  no_rules = "no scenario that is here has a river"
}

section "8.0" "Abandoned Transport" {
  text     = "A unit that goes where its transport cannot leaves it behind."
  no_rules = "not built yet: it needs a trace along roads to the edge of the map; until then a unit mounts wherever vehicles can stand"
}

section "10.0" "Special Rules" {
  text     = "Each scenario says which special rules it uses."
  no_rules = "a heading"
}

section "S1.0" "Off-Map Movement" {
  text     = "German units leave by lettered hexes and come back."
  no_rules = "no scenario that is here uses it"
}

section "S2.0" "Random Events" {
  text     = "A chit in the cup brings events."
  no_rules = "no scenario that is here has the Event chit"
}

section "S3.0" "Team Snafu" {
  text     = "Stragglers of lost units gather in Bastogne."
  no_rules = "no scenario that is here uses it"
}

section "S4.0" "Supply Shortages" {
  text     = "Bastogne runs short when it is cut off."
  no_rules = "no scenario that is here uses it"
}

section "S5.0" "Mandatory Withdrawal" {
  text     = "Panzer divisions must go on to the west."
  no_rules = "no scenario that is here uses it"
}

section "S6.0" "Our River Bridges" {
  text     = "Vehicles wait for the bridges."
  no_rules = "no scenario that is here uses it"
}

section "S7.0" "American Air Support" {
  text     = "From the 23rd on the sky is clear."
  no_rules = "no scenario that is here uses it"
}

section "S8.0" "Activation Restrictions" {
  text     = "Some units are released later."
  no_rules = "no scenario that is here uses it"
}

section "S9.0" "Divisional Trucks/Jeeps" {
  text     = "Trucks lift infantry."
  no_rules = "no scenario that is here has them"
}

section "S10.0" "German XLVII Corps Boundaries" {
  text     = "The Wiltz is the border of the corps."
  no_rules = "no scenario that is here uses it"
}

section "S11.0" "VIII Corps and 28th Infantry Division Command Posts" {
  text     = "Command posts can be overrun."
  no_rules = "no scenario that is here uses it"
}

section "S12.0" "Formation Attachment" {
  text     = "Formations change divisions."
  no_rules = "no formation of the scenarios that are here does"
}

section "S13.0" "Variable Troop Quality" {
  text     = "Divisions as a whole get better or worse by one."
  no_rules = "snow stands in 1.1; no scenario that is here has the other two"
}

section "S14.0" "Red Ball Express" {
  text     = "Trucks bring up the 101st."
  no_rules = "no scenario that is here uses it"
}

section "S15.0" "American Task Force/Team Commanders" {
  text = "Leaders of task forces join a unit of their formation when reinforcements are placed. They command as others do, and are not replaced."
}

section "11.0" "Optional Rules" {
  text     = "Nine rules that may be added."
  no_rules = "a heading; none is built yet, for each leans on a scenario that is not here"
}

section "12.3" "Hold Your Position at All Costs" {
  text     = "The Our to the Clerf, 15 to 18 December."
  no_rules = "not built yet"
}

section "12.4" "Speed Bumps" {
  text     = "Task forces on the road to Longvilly, 18 December."
  no_rules = "not built yet"
}

section "12.5" "To Bastogne and Beyond" {
  text     = "The west map, 19 to 22 December."
  no_rules = "not built yet"
}

section "12.6" "Not So Merry Christmas" {
  text     = "The ring around Bastogne, 25 December."
  no_rules = "not built yet"
}

section "12.7" "Race for Bastogne" {
  text     = "The campaign."
  no_rules = "not built yet"
}

section "G.event" "Air support, counter-battery, parks on the map" {
  text     = "The rest of the series: guns in the open form parks, and parks that have fired are shot at."
  no_rules = "not built yet: the scenarios that are here have their parks off the map"
}
