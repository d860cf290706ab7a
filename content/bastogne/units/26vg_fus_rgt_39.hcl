# 26. Volksgrenadier Division: Fus Rgt 39, 10 units.

section "G.unit" "Units" {
  formation "Fus Rgt 39" {
    home     = division_26_vg
    counters = 10
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = fus_rgt_39, home = division_26_vg }
    rows = {
      "1. Fus 39"       = [grenadier]
      "2. Fus 39"       = [grenadier]
      "3. Fus 39"       = [grenadier]
      "5. Fus 39"       = [grenadier]
      "6. Fus 39"       = [grenadier]
      "7. Fus 39"       = [grenadier]
      "4. Fus 39"       = [heavy_gren]
      "8. Fus 39"       = [heavy_gren]
      "GrW 13. Fus 39"  = [pattern_120_mm_mortar]
      "IeIG 13. Fus 39" = [infantry_gun]
    }
  }
}
