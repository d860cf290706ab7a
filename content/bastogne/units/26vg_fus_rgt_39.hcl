# 26. Volksgrenadier Division: Fus Rgt 39, 10 units.

section "G.unit" "Units" {
  formation "Fus Rgt 39" {
    home     = division_26_vg
    counters = 10
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "1. Fus 39"       = [grenadier, fus_rgt_39, division_26_vg, []]
      "2. Fus 39"       = [grenadier, fus_rgt_39, division_26_vg, []]
      "3. Fus 39"       = [grenadier, fus_rgt_39, division_26_vg, []]
      "5. Fus 39"       = [grenadier, fus_rgt_39, division_26_vg, []]
      "6. Fus 39"       = [grenadier, fus_rgt_39, division_26_vg, []]
      "7. Fus 39"       = [grenadier, fus_rgt_39, division_26_vg, []]
      "4. Fus 39"       = [heavy_gren, fus_rgt_39, division_26_vg, []]
      "8. Fus 39"       = [heavy_gren, fus_rgt_39, division_26_vg, []]
      "GrW 13. Fus 39"  = [pattern_120_mm_mortar, fus_rgt_39, division_26_vg, []]
      "IeIG 13. Fus 39" = [infantry_gun, fus_rgt_39, division_26_vg, []]
    }
  }
}
