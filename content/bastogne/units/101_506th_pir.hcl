# 101st Airborne Division: 506th PIR, 12 units.

section "G.unit" "Units" {
  formation "506th PIR" {
    home     = division_101st_airborne
    counters = 12
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "A/1/506"  = [para_rifle, formation_506th_pir, division_101st_airborne, []]
      "B/1/506"  = [para_rifle, formation_506th_pir, division_101st_airborne, []]
      "C/1/506"  = [para_rifle, formation_506th_pir, division_101st_airborne, []]
      "D/2/506"  = [para_rifle, formation_506th_pir, division_101st_airborne, []]
      "E/2/506"  = [para_rifle, formation_506th_pir, division_101st_airborne, []]
      "F/2/506"  = [para_rifle, formation_506th_pir, division_101st_airborne, []]
      "G/3/506"  = [para_rifle, formation_506th_pir, division_101st_airborne, []]
      "H/3/506"  = [para_rifle, formation_506th_pir, division_101st_airborne, []]
      "I/3/506"  = [para_rifle, formation_506th_pir, division_101st_airborne, []]
      "HQ/1/506" = [para_hq, formation_506th_pir, division_101st_airborne, []]
      "HQ/2/506" = [para_hq, formation_506th_pir, division_101st_airborne, []]
      "HQ/3/506" = [para_hq, formation_506th_pir, division_101st_airborne, []]
    }
  }
}
