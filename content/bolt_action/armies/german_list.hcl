# The German list: what a commander may choose from.

section "6.9" "The German List" {
  text = "Officers, squads, teams, guns and vehicles, each with its price."

  army "German List" {
    commander = axis
    points    = 0
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues for costs, crews and weapons; figures of squads within the sizes of the lists"
    columns = [commander, army, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, submachine_guns, automatic_rifles, light_machine_guns, panzerfausts, traits]
    rows = {
      "Leutnant Arndt"        = [axis, german_list, lieutenant, officer, regular, 60, 0.5, 3, 1, on_foot, 4, none, 2, 1, 0, 0, 0, [german]]
      "Oberleutnant Braun"    = [axis, german_list, lieutenant, officer, veteran, 103, 0.5, 3, 2, on_foot, 5, none, 2, 1, 0, 0, 0, [german]]
      "Hauptmann Claus"       = [axis, german_list, captain, officer, regular, 120, 0.5, 3, 3, on_foot, 4, none, 2, 1, 0, 0, 0, [german]]
      "Sanitaeter"            = [axis, german_list, medic, team, regular, 23, 0.5, 1, 0, on_foot, 4, pistol, 1, 0, 0, 0, 0, [german, medic]]
      "Forward Observer Dorn" = [axis, german_list, forward_observer, team, regular, 100, 0.5, 1, 0, on_foot, 4, pistol, 1, 0, 0, 0, 0, [german, lone, observer]]
      "Air Observer Emmerich" = [axis, german_list, forward_observer, team, regular, 75, 0.5, 1, 0, on_foot, 4, pistol, 1, 0, 0, 0, 0, [german, lone, airman]]
      "Grenadiers 1"          = [axis, german_list, infantry, squad, regular, 125, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 10, 0, on_foot, 4, none, 10, 0, 0, 1, 1, [german]]
      "Grenadiers 2"          = [axis, german_list, infantry, squad, regular, 125, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 10, 0, on_foot, 4, none, 10, 0, 0, 1, 1, [german]]
      "Grenadiers 3"          = [axis, german_list, infantry, squad, regular, 125, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 10, 0, on_foot, 4, none, 10, 0, 0, 1, 1, [german]]
      "Panzergrenadiers 1"    = [axis, german_list, infantry, squad, veteran, 180, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 10, 0, on_foot, 5, none, 10, 0, 0, 2, 2, [german]]
      "Panzergrenadiers 2"    = [axis, german_list, infantry, squad, veteran, 180, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 10, 0, on_foot, 5, none, 10, 0, 0, 2, 2, [german]]
      "Volkssturm"            = [axis, german_list, infantry, squad, inexperienced, 80, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 10, 0, on_foot, 3, none, 10, 0, 0, 0, 2, [german]]
      "MG 42 Team"            = [axis, german_list, machine_gun, team, regular, 50, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 4, medium_mg, 3, 0, 0, 0, 0, [german]]
      "GrW 36"                = [axis, german_list, mortar, team, regular, 40, 0.5, 2, 0, on_foot, 4, light_mortar, 2, 0, 0, 0, 0, [german]]
      "GrW 34"                = [axis, german_list, mortar, team, regular, 50, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 4, medium_mortar, 3, 0, 0, 0, 0, [german]]
      "GrW 42"                = [axis, german_list, mortar, team, regular, 65, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 4, 0, on_foot, 4, heavy_mortar, 4, 0, 0, 0, 0, [german]]
      "Scharfschuetze"        = [axis, german_list, sniper, team, regular, 50, 0.5, 2, 0, on_foot, 4, sniper_rifle, 2, 0, 0, 0, 0, [german, lone]]
      "Flammenwerfer"         = [axis, german_list, flamethrower, team, regular, 50, 0.5, 2, 0, on_foot, 4, flamethrower, 2, 0, 0, 0, 0, [german]]
      "Panzerschreck"         = [axis, german_list, anti_tank, team, regular, 80, 0.5, 2, 0, on_foot, 4, weapon.panzerschreck, 2, 0, 0, 0, 0, [german]]
      "Panzerbuechse"         = [axis, german_list, anti_tank, team, regular, 30, 0.5, 2, 0, on_foot, 4, at_rifle, 2, 0, 0, 0, 0, [german]]
    }
    totals = { cost = 1711 }
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues for costs, crews and weapons; figures of squads within the sizes of the lists"
    columns = [commander, army, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, traits]
    rows = {
      "PaK 36"         = [axis, german_list, gun, gun, regular, 50, 1, 3, 0, towed, 4, light_at_gun, 3, [german]]
      "PaK 38"         = [axis, german_list, gun, gun, regular, 75, 1, 3, 0, towed, 4, medium_at_gun, 3, [german, shielded]]
      "PaK 40 Battery" = [axis, german_list, gun, gun, regular, 110, 1.5, 4, 0, heavily_towed, 4, heavy_at_gun, 4, [german, shielded]]
      "PaK 43"         = [axis, german_list, gun, gun, regular, 140, 1.5, 4, 0, heavily_towed, 4, super_heavy_gun, 4, [german, shielded]]
      "leIG 18"        = [axis, german_list, gun, gun, regular, 45, 1, 3, 0, towed, 4, light_howitzer, 3, [german, shielded]]
      "leFH 18"        = [axis, german_list, gun, gun, regular, 70, 1, 4, 0, towed, 4, medium_howitzer, 4, [german, shielded]]
    }
    totals = { cost = 490 }
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues for costs, crews and weapons; figures of squads within the sizes of the lists"
    columns = [commander, army, choice, slot, quality, cost, base, length, largest, bonus, gear, damage, main, coaxial, hull, pintle, seats, men, traits]
    rows = {
      "Reconnaissance 222" = [axis, german_list, scout_car, vehicle, regular, 100, 1, 4, 1, 0, wheeled, 7, light_autocannon, vehicle_mg, none, none, none, 1, [german, recce, open_topped, flak]]
      "Panzer III"         = [axis, german_list, tank, vehicle, regular, 195, 1, 4, 1, 0, tracked, 9, medium_at_gun, vehicle_mg, hull_mg, none, none, 1, [german]]
      "Panzer IV"          = [axis, german_list, tank, vehicle, regular, 235, 1, 4, 1, 0, tracked, 9, heavy_at_gun, vehicle_mg, hull_mg, none, none, 1, [german]]
      "StuG III"           = [axis, german_list, tank, vehicle, regular, 230, 1, 4, 1, 0, tracked, 9, heavy_at_gun, none, none, pintle_mg, none, 1, [german, casemate]]
      "Panther"            = [axis, german_list, tank, vehicle, regular, 355, 1.3, 5, 1, 0, tracked, 9, super_heavy_gun, vehicle_mg, hull_mg, none, none, 1, [german, thick_front]]
      "Tiger I"            = [axis, german_list, tank, vehicle, regular, 395, 1.3, 5, 1, 0, tracked, 10, super_heavy_gun, vehicle_mg, hull_mg, none, none, 1, [german, tiger]]
      "Kuebelwagen"        = [axis, german_list, transport, vehicle, regular, 21, 0.7, 2.6, 1, 0, wheeled, 6, none, none, none, none, 3, 1, [german, open_topped]]
      "German Truck"       = [axis, german_list, transport, vehicle, regular, 39, 1, 4, 1, 0, wheeled, 6, none, none, none, none, 12, 1, [german, open_topped, tows_medium]]
      "Hanomag"            = [axis, german_list, transport, vehicle, regular, 89, 1, 4, 1, 0, half_tracked, 7, none, none, hull_mg, none, 12, 1, [german, open_topped, tows]]
    }
    totals = { cost = 1659 }
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues: ten points for a spotter"
    columns = [commander, army, serves, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, traits]
    rows = {
      "GrW 34 Spotter" = [axis, german_list, grw_34, mortar_spotter, team, regular, 10, 0.5, 1, 0, on_foot, 4, none, 1, [german, lone, spotter]]
      "GrW 42 Spotter" = [axis, german_list, grw_42, mortar_spotter, team, regular, 10, 0.5, 1, 0, on_foot, 4, none, 1, [german, lone, spotter]]
    }
    totals = { cost = 20 }
  }
  roster "unit" {
    source  = "source: 2nd edition catalogues for costs"
    columns = [commander, army, serves, choice, slot, quality, cost, base, length, largest, bonus, gear, damage, seats, men, traits]
    rows = {
      "Observer's Kuebelwagen" = [axis, german_list, forward_observer_dorn, transport, vehicle, regular, 21, 0.7, 2.6, 1, 0, wheeled, 6, 3, 1, [german, open_topped]]
    }
    totals = { cost = 21 }
  }
}
