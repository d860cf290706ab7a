# Rearguards: platoons without a step, that fight for a place and not for themselves.

section "7.0" "Rearguards and Roadblocks" {
  roster "pattern" {
    source  = "invented: no counter was seen"
    columns = [full, fire, color, range, assault, arms, defense, armor, mobility, allowance, quality, transport]
    rows = {
      "Rifle Platoon" = [0, 3, pink, 1, 2, pink, 0, false, leg, 6, 5, none]
      "TD Platoon"    = [0, 5, blue, 4, 2, pink, 0, true, tracked, 24, 5, none]
    }
  }
  roster "unit" {
    source  = "invented: two infantry rearguards of the 101st and one of tank destroyers are the rulebook's, their figures are not"
    columns = [pattern, formation, division, traits]
    rows = {
      "TD Rearguard"    = [td_platoon, none, viii_corps, [steady]]
      "Rearguard 1/101" = [rifle_platoon, none, division_101st_airborne, [steady]]
      "Rearguard 2/101" = [rifle_platoon, none, division_101st_airborne, [steady]]
    }
  }
}
