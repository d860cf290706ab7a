# Rearguards: platoons without a step, that fight for a place and not for themselves.

section "7.0" "Rearguards and Roadblocks" {
  roster "pattern" {
    source   = "invented: no counter was seen"
    columns  = [fire, color, range, defense, armor, mobility, allowance]
    defaults = { full = 0, assault = 2, arms = pink, quality = 5, transport = none }
    rows = {
      "Rifle Platoon" = [3, pink, 1, 0, false, leg, 6]
      "Mech Platoon"  = [3, pink, 1, 0, false, wheeled, 20]
      "AT Platoon"    = [4, blue, 3, 0, false, leg, 2]
      "TD Platoon"    = [5, blue, 4, 0, true, tracked, 24]
      "Tank Platoon"  = [4, white, 3, -2, true, tracked, 18]
    }
  }
  roster "unit" {
    source   = "invented: that there are rearguards of five kinds is the rulebook's, how many there are is not"
    columns  = [pattern, home]
    defaults = { troop = none, traits = [steady] }
    rows = {
      "Inf Rearguard 1" = [rifle_platoon, viii_corps]
      "Inf Rearguard 2" = [rifle_platoon, viii_corps]
      "Inf Rearguard 3" = [rifle_platoon, viii_corps]
      "AT Rearguard"    = [at_platoon, viii_corps]
      "TD Rearguard"    = [td_platoon, viii_corps]
      "Mech Rearguard"  = [mech_platoon, viii_corps]
      "Tank Rearguard"  = [tank_platoon, viii_corps]
      "Rearguard 1/101" = [rifle_platoon, division_101st_airborne]
      "Rearguard 2/101" = [rifle_platoon, division_101st_airborne]
      "Rearguard 3/101" = [rifle_platoon, division_101st_airborne]
      "Nachhut 1/26"    = [rifle_platoon, division_26_vg]
      "Nachhut 2/26"    = [rifle_platoon, division_26_vg]
      "Nachhut 3/26"    = [rifle_platoon, division_26_vg]
      "Nachhut 4/26"    = [rifle_platoon, division_26_vg]
      "Nachhut 5/26"    = [rifle_platoon, division_26_vg]
      "Nachhut 6/26"    = [rifle_platoon, division_26_vg]
      "Nachhut 1/2 Pz"  = [rifle_platoon, division_2_panzer]
      "Nachhut 2/2 Pz"  = [rifle_platoon, division_2_panzer]
      "Nachhut 1/Lehr"  = [rifle_platoon, panzer_lehr]
      "Nachhut 2/Lehr"  = [rifle_platoon, panzer_lehr]
    }
  }
}
