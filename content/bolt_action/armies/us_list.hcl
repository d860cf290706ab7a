# The American list: what a commander may choose from.

section "6.8" "The American List" {
  text = "Officers, squads, teams, guns and vehicles, each with its price."

  army "US List" {
    commander = allies
    points    = 0
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues for costs, crews and weapons; figures of squads within the sizes of the lists"
    columns = [commander, army, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, submachine_guns, automatic_rifles, light_machine_guns, panzerfausts, traits]
    rows = {
      "Lieutenant Adams"      = [allies, us_list, lieutenant, officer, regular, 60, 0.5, 3, 1, on_foot, 4, none, 2, 0, 0, 0, 0, [american]]
      "Lieutenant Baker"      = [allies, us_list, lieutenant, officer, veteran, 103, 0.5, 3, 2, on_foot, 5, none, 2, 0, 0, 0, 0, [american]]
      "Captain Clark"         = [allies, us_list, captain, officer, regular, 120, 0.5, 3, 3, on_foot, 4, none, 2, 0, 0, 0, 0, [american]]
      "Corpsman"              = [allies, us_list, medic, team, regular, 23, 0.5, 1, 0, on_foot, 4, pistol, 1, 0, 0, 0, 0, [american, medic]]
      "Forward Observer Dale" = [allies, us_list, forward_observer, team, regular, 100, 0.5, 1, 0, on_foot, 4, pistol, 1, 0, 0, 0, 0, [american, lone, observer]]
      "Air Observer Ellis"    = [allies, us_list, forward_observer, team, regular, 75, 0.5, 1, 0, on_foot, 4, pistol, 1, 0, 0, 0, 0, [american, lone, airman]]
      "Riflemen 1"            = [allies, us_list, infantry, squad, regular, 105, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 4, none, 10, 0, 1, 0, 0, [american]]
      "Riflemen 2"            = [allies, us_list, infantry, squad, regular, 105, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 4, none, 10, 0, 1, 0, 0, [american]]
      "Riflemen 3"            = [allies, us_list, infantry, squad, regular, 105, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 4, none, 10, 0, 1, 0, 0, [american]]
      "Veterans 1"            = [allies, us_list, infantry, squad, veteran, 149, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 5, none, 10, 3, 2, 0, 0, [american]]
      "Veterans 2"            = [allies, us_list, infantry, squad, veteran, 149, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 5, none, 10, 3, 2, 0, 0, [american]]
      "Replacements"          = [allies, us_list, infantry, squad, inexperienced, 75, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 3, none, 10, 0, 1, 0, 0, [american]]
      "M1919 Team"            = [allies, us_list, machine_gun, team, regular, 50, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 4, medium_mg, 3, 0, 0, 0, 0, [american]]
      "M2 Team"               = [allies, us_list, machine_gun, team, regular, 70, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 4, heavy_mg, 3, 0, 0, 0, 0, [american]]
      "M2 Mortar"             = [allies, us_list, mortar, team, regular, 40, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 4, light_mortar, 3, 0, 0, 0, 0, [american]]
      "M1 Mortar"             = [allies, us_list, mortar, team, regular, 50, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 4, medium_mortar, 3, 0, 0, 0, 0, [american]]
      "Chemical Mortar"       = [allies, us_list, mortar, team, regular, 65, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 4, 0, on_foot, 4, heavy_mortar, 4, 0, 0, 0, 0, [american]]
      "Marksmen"              = [allies, us_list, sniper, team, regular, 50, 0.5, 2, 0, on_foot, 4, sniper_rifle, 2, 0, 0, 0, 0, [american, lone]]
      "Flamethrower Team"     = [allies, us_list, flamethrower, team, regular, 50, 0.5, 2, 0, on_foot, 4, flamethrower, 2, 0, 0, 0, 0, [american]]
      "Bazooka Team"          = [allies, us_list, anti_tank, team, regular, 60, 0.5, 2, 0, on_foot, 4, bazooka, 2, 0, 0, 0, 0, [american]]
    }
    totals = { cost = 1604 }
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues for costs, crews and weapons; figures of squads within the sizes of the lists"
    columns = [commander, army, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, traits]
    rows = {
      "M3 Light Gun"  = [allies, us_list, gun, gun, regular, 50, 1, 3, 0, towed, 4, light_at_gun, 3, [american, shielded]]
      "M1 Medium Gun" = [allies, us_list, gun, gun, regular, 75, 1, 3, 0, towed, 4, medium_at_gun, 3, [american, shielded]]
      "M5 Heavy Gun"  = [allies, us_list, gun, gun, regular, 110, 1.5, 4, 0, heavily_towed, 4, heavy_at_gun, 4, [american, shielded]]
      "Pack Howitzer" = [allies, us_list, gun, gun, regular, 45, 1, 3, 0, towed, 4, light_howitzer, 3, [american]]
      "M2 Howitzer"   = [allies, us_list, gun, gun, regular, 70, 1, 4, 0, towed, 4, medium_howitzer, 4, [american]]
    }
    totals = { cost = 350 }
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues for costs, crews and weapons; figures of squads within the sizes of the lists"
    columns = [commander, army, choice, slot, quality, cost, base, length, largest, bonus, gear, damage, main, coaxial, hull, pintle, seats, men, traits]
    rows = {
      "Greyhound"     = [allies, us_list, scout_car, vehicle, regular, 110, 1, 4, 1, 0, wheeled, 7, light_at_gun, vehicle_mg, none, none, none, 1, [american, recce, open_topped]]
      "M5 Stuart"     = [allies, us_list, tank, vehicle, regular, 155, 0.9, 3.4, 1, 0, tracked, 8, light_at_gun, vehicle_mg, hull_mg, none, none, 1, [american, thick_front]]
      "M24 Chaffee"   = [allies, us_list, tank, vehicle, regular, 150, 0.9, 3.4, 1, 0, tracked, 8, medium_tank_gun, vehicle_mg, hull_mg, none, none, 1, [american, vulnerable]]
      "M10"           = [allies, us_list, tank, vehicle, regular, 180, 1, 4, 1, 0, tracked, 8, heavy_at_gun, none, none, none, none, 1, [american, open_topped]]
      "Sherman"       = [allies, us_list, tank, vehicle, regular, 185, 1, 4, 1, 0, tracked, 9, medium_tank_gun, vehicle_mg, hull_mg, none, none, 1, [american, burns]]
      "Jeep"          = [allies, us_list, transport, vehicle, regular, 21, 0.7, 2.6, 1, 0, wheeled, 6, none, none, none, none, 3, 1, [american, open_topped, tows_light]]
      "US Truck"      = [allies, us_list, transport, vehicle, regular, 39, 1, 4, 1, 0, wheeled, 6, none, none, none, none, 12, 1, [american, open_topped, tows]]
      "M3 Half Track" = [allies, us_list, transport, vehicle, regular, 99, 1, 4, 1, 0, half_tracked, 7, none, none, none, vehicle_hmg, 12, 1, [american, open_topped, tows]]
    }
    totals = { cost = 939 }
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues: ten points for a spotter"
    columns = [commander, army, serves, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, traits]
    rows = {
      "M1 Mortar Spotter"       = [allies, us_list, m1_mortar, mortar_spotter, team, regular, 10, 0.5, 1, 0, on_foot, 4, none, 1, [american, lone, spotter]]
      "Chemical Mortar Spotter" = [allies, us_list, chemical_mortar, mortar_spotter, team, regular, 10, 0.5, 1, 0, on_foot, 4, none, 1, [american, lone, spotter]]
    }
    totals = { cost = 20 }
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues for costs"
    columns = [commander, army, serves, choice, slot, quality, cost, base, length, largest, bonus, gear, damage, seats, men, traits]
    rows = {
      "Observer's Jeep" = [allies, us_list, forward_observer_dale, transport, vehicle, regular, 21, 0.7, 2.6, 1, 0, wheeled, 6, 3, 1, [american, open_topped, tows_light]]
    }
    totals = { cost = 21 }
  }
}
