# An American platoon with its support: 990 points, eleven order dice, all regular.

section "6.3" "Americans, 1,000 Points" {
  text = "A first lieutenant, three rifle squads, and a gun, a mortar, a tank and specialists to support them."

  army "US 1000" {
    commander = allies
    points    = 1000
  }
  roster "unit" {
    source  = "reconstructed: a legal platoon of the lists; costs and crews from 2nd edition catalogues"
    columns = [commander, army, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, submachine_guns, automatic_rifles, light_machine_guns, panzerfausts, traits]
    rows = {
      "US First Lieutenant" = [allies, us_1000, lieutenant, officer, regular, 95, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 2, on_foot, 4, none, 3, 1, 0, 0, 0, [american]]
      "US Rifle Squad A"    = [allies, us_1000, infantry, squad, regular, 105, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 4, none, 10, 0, 1, 0, 0, [american]]
      "US Rifle Squad B"    = [allies, us_1000, infantry, squad, regular, 105, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 4, none, 10, 0, 1, 0, 0, [american]]
      "US Rifle Squad C"    = [allies, us_1000, infantry, squad, regular, 105, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 4, none, 10, 0, 1, 0, 0, [american]]
      "US MMG Team"         = [allies, us_1000, machine_gun, team, regular, 50, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 4, medium_mg, 3, 0, 0, 0, 0, [american]]
      "US 81mm Mortar"      = [allies, us_1000, mortar, team, regular, 50, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 4, medium_mortar, 3, 0, 0, 0, 0, [american]]
      "US Bazooka Team"     = [allies, us_1000, anti_tank, team, regular, 60, 0.5, 2, 0, on_foot, 4, bazooka, 2, 0, 0, 0, 0, [american]]
      "US Sniper"           = [allies, us_1000, sniper, team, regular, 50, 0.5, 2, 0, on_foot, 4, sniper_rifle, 2, 0, 0, 0, 0, [american, lone]]
      "US Observer"         = [allies, us_1000, forward_observer, team, regular, 100, 0.5, 1, 0, on_foot, 4, pistol, 1, 0, 0, 0, 0, [american, lone, observer]]
    }
    totals = { cost = 720 }
  }
  roster "unit" {
    source  = "reconstructed: a legal platoon of the lists; costs and crews from 2nd edition catalogues"
    columns = [commander, army, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, traits]
    rows = {
      "US 57mm M1" = [allies, us_1000, gun, gun, regular, 75, 1, 3, 0, towed, 4, medium_at_gun, 3, [american, shielded]]
    }
    totals = { cost = 75 }
  }
  roster "unit" {
    source  = "reconstructed: a legal platoon of the lists; costs and crews from 2nd edition catalogues"
    columns = [commander, army, choice, slot, quality, cost, base, length, largest, bonus, gear, damage, main, coaxial, hull, pintle, seats, men, traits]
    rows = {
      "M4 Sherman" = [allies, us_1000, tank, vehicle, regular, 185, 1, 4, 1, 0, tracked, 9, medium_tank_gun, vehicle_mg, hull_mg, none, none, 1, [american, burns]]
    }
    totals = { cost = 185 }
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues: ten points for a spotter"
    columns = [commander, army, serves, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, traits]
    rows = {
      "US Mortar Spotter" = [allies, us_1000, us_81mm_mortar, mortar_spotter, team, regular, 10, 0.5, 1, 0, on_foot, 4, none, 1, [american, lone, spotter]]
    }
    totals = { cost = 10 }
  }
}
