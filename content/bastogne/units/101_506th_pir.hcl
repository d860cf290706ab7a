# 101st Airborne Division: 506th PIR, 12 units.

section "G.unit" "Units" {
  formation "506th PIR" {
    home     = division_101st_airborne
    counters = 12
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = formation_506th_pir, home = division_101st_airborne }
    rows = {
      "A/1/506"  = [para_rifle]
      "B/1/506"  = [para_rifle]
      "C/1/506"  = [para_rifle]
      "D/2/506"  = [para_rifle]
      "E/2/506"  = [para_rifle]
      "F/2/506"  = [para_rifle]
      "G/3/506"  = [para_rifle]
      "H/3/506"  = [para_rifle]
      "I/3/506"  = [para_rifle]
      "HQ/1/506" = [para_hq]
      "HQ/2/506" = [para_hq]
      "HQ/3/506" = [para_hq]
    }
  }
}
