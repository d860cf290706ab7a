# 101st Airborne Division: 327th GIR with 1/401, 13 units.

section "G.unit" "Units" {
  formation "327th GIR" {
    home     = division_101st_airborne
    counters = 13
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "A/1/327"  = [glider_rifle, formation_327th_gir, division_101st_airborne, []]
      "B/1/327"  = [glider_rifle, formation_327th_gir, division_101st_airborne, []]
      "C/1/327"  = [glider_rifle, formation_327th_gir, division_101st_airborne, []]
      "E/2/327"  = [glider_rifle, formation_327th_gir, division_101st_airborne, []]
      "F/2/327"  = [glider_rifle, formation_327th_gir, division_101st_airborne, []]
      "G/2/327"  = [glider_rifle, formation_327th_gir, division_101st_airborne, []]
      "A/1/401"  = [glider_rifle, formation_327th_gir, division_101st_airborne, []]
      "B/1/401"  = [glider_rifle, formation_327th_gir, division_101st_airborne, []]
      "C/1/401"  = [glider_rifle, formation_327th_gir, division_101st_airborne, []]
      "HQ/1/327" = [glider_hq, formation_327th_gir, division_101st_airborne, []]
      "HQ/2/327" = [glider_hq, formation_327th_gir, division_101st_airborne, []]
      "HQ/1/401" = [glider_hq, formation_327th_gir, division_101st_airborne, []]
      "AT/327"   = [pattern_57_mm_at, formation_327th_gir, division_101st_airborne, []]
    }
  }
}
