# A German grenadier platoon of 490 points: six order dice, all regular.

section "6.2" "Germans, 500 Points" {
  text = "A lieutenant, two grenadier squads, a machine gun, an anti-tank rifle and an armoured car."

  army "German 500" {
    commander = axis
    points    = 500
  }
  roster "unit" {
    source  = "reconstructed: a legal platoon of the lists; costs and crews from 2nd edition catalogues"
    columns = [commander, army, choice, slot, quality, cost, base, length, largest, bonus, gear, damage, main, coaxial, men, submachine_guns, light_machine_guns, panzerfausts, traits]
    rows = {
      "German Lieutenant"  = [axis, german_500, lieutenant, officer, regular, 60, 0.5, none, 3, 1, on_foot, 4, none, none, 2, 1, 0, 0, [german]]
      "First Grenadiers"   = [axis, german_500, infantry, squad, regular, 125, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, none, 10, 0, on_foot, 4, none, none, 10, 0, 1, 1, [german]]
      "Second Grenadiers"  = [axis, german_500, infantry, squad, regular, 125, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, none, 10, 0, on_foot, 4, none, none, 10, 0, 1, 1, [german]]
      "German Machine Gun" = [axis, german_500, machine_gun, team, regular, 50, { large = 1, medium = 1, small = 1, tiny = 0.5 }, none, 3, 0, on_foot, 4, medium_mg, none, 3, 0, 0, 0, [german]]
      "AT Rifle Team"      = [axis, german_500, anti_tank, team, regular, 30, 0.5, none, 2, 0, on_foot, 4, at_rifle, none, 2, 0, 0, 0, [german]]
      "SdKfz 222"          = [axis, german_500, scout_car, vehicle, regular, 100, 1, 4, 1, 0, wheeled, 7, light_autocannon, vehicle_mg, 1, 0, 0, 0, [german, recce, open_topped, flak]]
    }
    totals = { cost = 490 }
  }
}
