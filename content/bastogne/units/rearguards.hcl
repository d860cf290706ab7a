# Rearguards: platoons without a step, that fight for a place and not for themselves.

section "7.0" "Rearguards and Roadblocks" {
  roster "pattern" {
    source  = "invented: no counter was seen"
    columns = [full, fire, color, range, assault, arms, defense, armor, mobility, allowance, quality, transport]
    rows = {
      "Rifle Platoon" = [0, 3, pink, 1, 2, pink, 0, false, leg, 6, 5, none]
      "Mech Platoon"  = [0, 3, pink, 1, 2, pink, 0, false, wheeled, 20, 5, none]
      "AT Platoon"    = [0, 4, blue, 3, 2, pink, 0, false, leg, 2, 5, none]
      "TD Platoon"    = [0, 5, blue, 4, 2, pink, 0, true, tracked, 24, 5, none]
      "Tank Platoon"  = [0, 4, white, 3, 2, pink, -2, true, tracked, 18, 5, none]
    }
  }
  roster "unit" {
    source  = "invented: that there are rearguards of five kinds is the rulebook's, how many there are is not"
    columns = [pattern, troop, home, traits]
    rows = {
      "Inf Rearguard 1" = [rifle_platoon, none, viii_corps, [steady]]
      "Inf Rearguard 2" = [rifle_platoon, none, viii_corps, [steady]]
      "Inf Rearguard 3" = [rifle_platoon, none, viii_corps, [steady]]
      "AT Rearguard"    = [at_platoon, none, viii_corps, [steady]]
      "TD Rearguard"    = [td_platoon, none, viii_corps, [steady]]
      "Mech Rearguard"  = [mech_platoon, none, viii_corps, [steady]]
      "Tank Rearguard"  = [tank_platoon, none, viii_corps, [steady]]
      "Rearguard 1/101" = [rifle_platoon, none, division_101st_airborne, [steady]]
      "Rearguard 2/101" = [rifle_platoon, none, division_101st_airborne, [steady]]
      "Rearguard 3/101" = [rifle_platoon, none, division_101st_airborne, [steady]]
      "Nachhut 1/26"    = [rifle_platoon, none, division_26_vg, [steady]]
      "Nachhut 2/26"    = [rifle_platoon, none, division_26_vg, [steady]]
      "Nachhut 3/26"    = [rifle_platoon, none, division_26_vg, [steady]]
      "Nachhut 4/26"    = [rifle_platoon, none, division_26_vg, [steady]]
      "Nachhut 5/26"    = [rifle_platoon, none, division_26_vg, [steady]]
      "Nachhut 6/26"    = [rifle_platoon, none, division_26_vg, [steady]]
      "Nachhut 1/2 Pz"  = [rifle_platoon, none, division_2_panzer, [steady]]
      "Nachhut 2/2 Pz"  = [rifle_platoon, none, division_2_panzer, [steady]]
      "Nachhut 1/Lehr"  = [rifle_platoon, none, panzer_lehr, [steady]]
      "Nachhut 2/Lehr"  = [rifle_platoon, none, panzer_lehr, [steady]]
    }
  }
}
