# 26. Volksgrenadier Division: PzGr Rgt 115, attached from the 15. Panzergrenadier Division, 11 units.

section "G.unit" "Units" {
  formation "PzGr Rgt 115" {
    home     = division_26_vg
    counters = 11
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "1. PzGr 115"  = [mot_grenadier, pzgr_rgt_115, division_26_vg, []]
      "2. PzGr 115"  = [mot_grenadier, pzgr_rgt_115, division_26_vg, []]
      "5. PzGr 115"  = [mot_grenadier, pzgr_rgt_115, division_26_vg, []]
      "6. PzGr 115"  = [mot_grenadier, pzgr_rgt_115, division_26_vg, []]
      "9. PzGr 115"  = [mot_grenadier, pzgr_rgt_115, division_26_vg, []]
      "10. PzGr 115" = [mot_grenadier, pzgr_rgt_115, division_26_vg, []]
      "4. PzGr 115"  = [mot_heavy, pzgr_rgt_115, division_26_vg, []]
      "8. PzGr 115"  = [mot_heavy, pzgr_rgt_115, division_26_vg, []]
      "13. PzGr 115" = [infantry_gun, pzgr_rgt_115, division_26_vg, []]
      "2. Pz 115"    = [panzer_iv, pzgr_rgt_115, division_26_vg, []]
      "3. Pz 115"    = [panzer_iv, pzgr_rgt_115, division_26_vg, []]
    }
  }
}
