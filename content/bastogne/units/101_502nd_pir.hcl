# 101st Airborne Division: 502nd PIR, 12 units.

section "G.unit" "Units" {
  formation "502nd PIR" {
    home     = division_101st_airborne
    counters = 12
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "A/1/502"  = [para_rifle, formation_502nd_pir, division_101st_airborne, []]
      "B/1/502"  = [para_rifle, formation_502nd_pir, division_101st_airborne, []]
      "C/1/502"  = [para_rifle, formation_502nd_pir, division_101st_airborne, []]
      "D/2/502"  = [para_rifle, formation_502nd_pir, division_101st_airborne, []]
      "E/2/502"  = [para_rifle, formation_502nd_pir, division_101st_airborne, []]
      "F/2/502"  = [para_rifle, formation_502nd_pir, division_101st_airborne, []]
      "G/3/502"  = [para_rifle, formation_502nd_pir, division_101st_airborne, []]
      "H/3/502"  = [para_rifle, formation_502nd_pir, division_101st_airborne, []]
      "I/3/502"  = [para_rifle, formation_502nd_pir, division_101st_airborne, []]
      "HQ/1/502" = [para_hq, formation_502nd_pir, division_101st_airborne, []]
      "HQ/2/502" = [para_hq, formation_502nd_pir, division_101st_airborne, []]
      "HQ/3/502" = [para_hq, formation_502nd_pir, division_101st_airborne, []]
    }
  }
}
