# An American rifle platoon of 490 points: six order dice, all regular.

section "6.1" "Americans, 500 Points" {
  text = "A lieutenant, two rifle squads, a machine gun, a bazooka and an armoured car."

  army "US 500" {
    commander = allies
    points    = 500
  }
  roster "unit" {
    source  = "reconstructed: a legal platoon of the lists; costs and crews from 2nd edition catalogues"
    columns = [commander, army, choice, slot, quality, cost, base, length, largest, bonus, gear, damage, main, coaxial, men, submachine_guns, automatic_rifles, traits]
    rows = {
      "US Lieutenant"   = [allies, us_500, lieutenant, officer, regular, 60, 0.5, none, 3, 1, on_foot, 4, none, none, 2, 0, 0, [american]]
      "US First Squad"  = [allies, us_500, infantry, squad, regular, 105, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, none, 12, 0, on_foot, 4, none, none, 10, 0, 1, [american]]
      "US Second Squad" = [allies, us_500, infantry, squad, regular, 105, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, none, 12, 0, on_foot, 4, none, none, 10, 0, 1, [american]]
      "US Machine Gun"  = [allies, us_500, machine_gun, team, regular, 50, { large = 1, medium = 1, small = 1, tiny = 0.5 }, none, 3, 0, on_foot, 4, medium_mg, none, 3, 0, 0, [american]]
      "US Bazooka"      = [allies, us_500, anti_tank, team, regular, 60, 0.5, none, 2, 0, on_foot, 4, bazooka, none, 2, 0, 0, [american]]
      "M8 Greyhound"    = [allies, us_500, scout_car, vehicle, regular, 110, 1, 4, 1, 0, wheeled, 7, light_at_gun, vehicle_mg, 1, 0, 0, [american, recce, open_topped]]
    }
    totals = { cost = 490 }
  }
}
