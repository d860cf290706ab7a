# 101st Airborne Division: 327th GIR with 1/401, 13 units.

section "G.unit" "Units" {
  formation "327th GIR" {
    home     = division_101st_airborne
    counters = 13
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = formation_327th_gir, home = division_101st_airborne }
    rows = {
      "A/1/327"  = [glider_rifle]
      "B/1/327"  = [glider_rifle]
      "C/1/327"  = [glider_rifle]
      "E/2/327"  = [glider_rifle]
      "F/2/327"  = [glider_rifle]
      "G/2/327"  = [glider_rifle]
      "A/1/401"  = [glider_rifle]
      "B/1/401"  = [glider_rifle]
      "C/1/401"  = [glider_rifle]
      "HQ/1/327" = [glider_hq]
      "HQ/2/327" = [glider_hq]
      "HQ/1/401" = [glider_hq]
      "AT/327"   = [pattern_57_mm_at]
    }
  }
}
