# A German platoon with its support: 999 points, eleven order dice, all regular.

section "6.4" "Germans, 1,000 Points" {
  text = "A first lieutenant, three grenadier squads, and a gun, a mortar, a half-track and specialists to support them."

  army "German 1000" {
    commander = axis
    points    = 1000
  }
  roster "unit" {
    source  = "reconstructed: a legal platoon of the lists; costs and crews from 2nd edition catalogues"
    columns = [commander, army, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, submachine_guns, automatic_rifles, light_machine_guns, panzerfausts, traits]
    rows = {
      "German First Lieutenant" = [axis, german_1000, lieutenant, officer, regular, 85, 0.5, 3, 2, on_foot, 4, none, 2, 1, 0, 0, 0, [german]]
      "Grenadier Squad A"       = [axis, german_1000, infantry, squad, regular, 125, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 10, 0, on_foot, 4, none, 10, 0, 0, 1, 1, [german]]
      "Grenadier Squad B"       = [axis, german_1000, infantry, squad, regular, 125, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 10, 0, on_foot, 4, none, 10, 0, 0, 1, 1, [german]]
      "Grenadier Squad C"       = [axis, german_1000, infantry, squad, regular, 125, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 10, 0, on_foot, 4, none, 10, 0, 0, 1, 1, [german]]
      "German MMG Team"         = [axis, german_1000, machine_gun, team, regular, 50, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 4, medium_mg, 3, 0, 0, 0, 0, [german]]
      "German 81mm Mortar"      = [axis, german_1000, mortar, team, regular, 50, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 4, medium_mortar, 3, 0, 0, 0, 0, [german]]
      "German Sniper"           = [axis, german_1000, sniper, team, regular, 50, 0.5, 2, 0, on_foot, 4, sniper_rifle, 2, 0, 0, 0, 0, [german, lone]]
      "Panzerschreck Team"      = [axis, german_1000, anti_tank, team, regular, 80, 0.5, 2, 0, on_foot, 4, panzerschreck, 2, 0, 0, 0, 0, [german]]
      "German Observer"         = [axis, german_1000, forward_observer, team, regular, 100, 0.5, 1, 0, on_foot, 4, pistol, 1, 0, 0, 0, 0, [german, lone, observer]]
    }
    totals = { cost = 790 }
  }
  roster "unit" {
    source  = "reconstructed: a legal platoon of the lists; costs and crews from 2nd edition catalogues"
    columns = [commander, army, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, traits]
    rows = {
      "PaK 40" = [axis, german_1000, gun, gun, regular, 110, 1.5, 4, 0, heavily_towed, 4, heavy_at_gun, 4, [german, shielded]]
    }
    totals = { cost = 110 }
  }
  roster "unit" {
    source  = "reconstructed: a legal platoon of the lists; costs and crews from 2nd edition catalogues"
    columns = [commander, army, choice, slot, quality, cost, base, length, largest, bonus, gear, damage, main, coaxial, hull, pintle, seats, men, traits]
    rows = {
      "SdKfz 251/1" = [axis, german_1000, transport, vehicle, regular, 89, 1, 4, 1, 0, half_tracked, 7, none, none, hull_mg, none, 12, 1, [german, open_topped, tows]]
    }
    totals = { cost = 89 }
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues: ten points for a spotter"
    columns = [commander, army, serves, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, traits]
    rows = {
      "German Mortar Spotter" = [axis, german_1000, german_81mm_mortar, mortar_spotter, team, regular, 10, 0.5, 1, 0, on_foot, 4, none, 1, [german, lone, spotter]]
    }
    totals = { cost = 10 }
  }
}
