# 26. Volksgrenadier Division: Gren Rgt 78, 10 units.

section "G.unit" "Units" {
  formation "Gren Rgt 78" {
    home     = division_26_vg
    counters = 10
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = gren_rgt_78, home = division_26_vg }
    rows = {
      "1. Gren 78"       = [grenadier]
      "2. Gren 78"       = [grenadier]
      "3. Gren 78"       = [grenadier]
      "5. Gren 78"       = [grenadier]
      "6. Gren 78"       = [grenadier]
      "7. Gren 78"       = [grenadier]
      "4. Gren 78"       = [heavy_gren]
      "8. Gren 78"       = [heavy_gren]
      "GrW 13. Gren 78"  = [pattern_120_mm_mortar]
      "IeIG 13. Gren 78" = [infantry_gun]
    }
  }
}
