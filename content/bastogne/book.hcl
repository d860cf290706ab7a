# The outline: the series first, then the chapters of the Exclusive Rules, which go over it. What a
# section says stands in the other files.

section "G.unit" "Units" {}
section "G.stack" "Stacking" {}
section "G.zone" "Fire Zones" {}
section "G.move" "Movement" {}
section "G.watch" "Opportunity Fire" {}
section "G.check" "Troop Quality" {}
section "G.fire" "Fire" {}
section "G.CRT" "Combat Results Table" {}
section "G.TEC" "Terrain Effects Chart" {}
section "G.los" "Line of Sight" {}
section "G.result" "Results" {}
section "G.rally" "Rally" {}
section "G.dig" "Digging In" {}
section "G.park" "Artillery Parks" {}
section "G.contact" "Contact" {}
section "G.indirect" "Indirect Fire" {}
section "G.activation" "Activations" {}
section "G.leader" "Leaders" {}
section "G.command" "Command" {}
section "G.orders" "Actions" {}
section "G.assault" "Assault" {}
section "G.always" "What Always Holds" {}
section "1.0" "Weather and Time" {}
section "1.1" "Weather" {}
section "1.2" "Time and Night" {}
section "2.0" "Terrain" {}
section "2.1" "In-Hex Features" {}
section "2.1.1" "Clear" {}
section "2.1.2" "Woods" {}
section "2.1.3" "Village" {}
section "2.1.4" "Town" {}
section "2.1.5" "City" {}
section "2.1.6" "Impassable" {}
section "2.2" "Hexside Features" {}
section "2.2.1" "Slope" {}
section "2.2.2" "Streams" {}
section "2.2.3" "River" {}
section "2.3" "Roads and Railroads" {}
section "2.3.1" "Roads" {}
section "2.3.2" "Railroads" {}
section "2.3.3" "Raised Roads/Railroads" {}
section "2.3.4" "Sunken Roads/Railroads" {}
section "2.4" "Bridges" {}
section "2.4.1" "Crossing Bridges" {}
section "2.4.2" "Roadblocks and Bridges" {}
section "2.4.3" "Line of Sight and Bridges" {}
section "2.5" "Rubble" {}
section "3.0" "Sequence of Play" {}
section "3.1" "Adjustments to the Sequence of Play" {}
section "3.2" "Adjusted Sequence of Play" {}
section "4.0" "Piggyback Mode" {}
section "4.1" "Starting in Piggyback Mode" {}
section "4.2" "Exiting Piggyback Mode" {}
section "4.3" "Restrictions on Piggyback Mode" {}
section "4.4" "Piggyback Mode and Combat" {}
section "5.0" "Land Mines" {}
section "5.1" "Mine Placement" {}
section "5.2" "Effect of Mines" {}
section "5.3" "Removing Mines" {}
section "6.0" "Ferries" {}
section "6.1" "Creating a Ferry" {}
section "6.2" "Using Ferries" {}
section "6.3" "Removing a Ferry" {}
section "6.4" "Ferries and Opportunity Fire" {}
section "7.0" "Rearguards and Roadblocks" {}
section "8.0" "Abandoned Transport" {}
section "9.0" "Reinforcements" {}
section "10.0" "Special Rules" {}
section "S1.0" "Off-Map Movement" {}
section "S2.0" "Random Events" {}
section "S3.0" "Team Snafu" {}
section "S4.0" "Supply Shortages" {}
section "S5.0" "Mandatory Withdrawal" {}
section "S6.0" "Our River Bridges" {}
section "S7.0" "American Air Support" {}
section "S8.0" "Activation Restrictions" {}
section "S9.0" "Divisional Trucks/Jeeps" {}
section "S10.0" "German XLVII Corps Boundaries" {}
section "S11.0" "VIII Corps and 28th Infantry Division Command Posts" {}
section "S12.0" "Formation Attachment" {}
section "S13.0" "Variable Troop Quality" {}
section "S14.0" "Red Ball Express" {}
section "S15.0" "American Task Force/Team Commanders" {}
section "11.0" "Optional Rules" {}
section "O1.0" "Alternate Artillery Resolution" {}
section "O2.0" "Optional Weather Determination" {}
section "O3.0" "Battle of Wiltz" {}
section "O4.0" "German Tank Night Fighting Capability" {}
section "O5.0" "American POZIT Artillery Fuses" {}
section "O6.0" "Alternate Formation Attachment" {}
section "O7.0" "German XLVII Corps Artillery" {}
section "O8.0" "Roaming Mobile Units" {}
section "O9.0" "Additional No Activation Release Triggers" {}
section "12.0" "Scenarios" {}
section "12.1" "Wiltz Waltz" {}
section "12.2" "No, No, Noville" {}
section "12.3" "Hold Your Position at All Costs" {}
section "12.4" "Speed Bumps" {}
section "12.5" "To Bastogne and Beyond" {}
section "12.6" "Not So Merry Christmas" {}
section "12.7" "Race for Bastogne" {}
