# 101st Airborne Division: 502nd PIR, 12 units.

section "G.unit" "Units" {
  formation "502nd PIR" {
    home     = division_101st_airborne
    counters = 12
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = formation_502nd_pir, home = division_101st_airborne }
    rows = {
      "A/1/502"  = [para_rifle]
      "B/1/502"  = [para_rifle]
      "C/1/502"  = [para_rifle]
      "D/2/502"  = [para_rifle]
      "E/2/502"  = [para_rifle]
      "F/2/502"  = [para_rifle]
      "G/3/502"  = [para_rifle]
      "H/3/502"  = [para_rifle]
      "I/3/502"  = [para_rifle]
      "HQ/1/502" = [para_hq]
      "HQ/2/502" = [para_hq]
      "HQ/3/502" = [para_hq]
    }
  }
}
