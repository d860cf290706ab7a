# 26. Volksgrenadier Division: Gren Rgt 77, 10 units.

section "G.unit" "Units" {
  formation "Gren Rgt 77" {
    home     = division_26_vg
    counters = 10
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = gren_rgt_77, home = division_26_vg }
    rows = {
      "1. Gren 77"       = [grenadier]
      "2. Gren 77"       = [grenadier]
      "3. Gren 77"       = [grenadier]
      "5. Gren 77"       = [grenadier]
      "6. Gren 77"       = [grenadier]
      "7. Gren 77"       = [grenadier]
      "4. Gren 77"       = [heavy_gren]
      "8. Gren 77"       = [heavy_gren]
      "GrW 13. Gren 77"  = [pattern_120_mm_mortar]
      "IeIG 13. Gren 77" = [infantry_gun]
    }
  }
}
