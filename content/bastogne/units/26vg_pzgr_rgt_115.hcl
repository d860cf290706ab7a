# 26. Volksgrenadier Division: PzGr Rgt 115, attached from the 15. Panzergrenadier Division, 11 units.

section "G.unit" "Units" {
  formation "PzGr Rgt 115" {
    home     = division_26_vg
    counters = 11
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = pzgr_rgt_115, home = division_26_vg }
    rows = {
      "1. PzGr 115"  = [mot_grenadier]
      "2. PzGr 115"  = [mot_grenadier]
      "5. PzGr 115"  = [mot_grenadier]
      "6. PzGr 115"  = [mot_grenadier]
      "9. PzGr 115"  = [mot_grenadier]
      "10. PzGr 115" = [mot_grenadier]
      "4. PzGr 115"  = [mot_heavy]
      "8. PzGr 115"  = [mot_heavy]
      "13. PzGr 115" = [infantry_gun]
      "2. Pz 115"    = [panzer_iv]
      "3. Pz 115"    = [panzer_iv]
    }
  }
}
