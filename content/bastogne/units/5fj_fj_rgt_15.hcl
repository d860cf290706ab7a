# 5. Fallschirmjäger Division: FJ Rgt 15, 12 units.

section "G.unit" "Units" {
  formation "FJ Rgt 15" {
    home     = division_5_fj
    counters = 12
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = fj_rgt_15, home = division_5_fj }
    rows = {
      "1. FJ Rgt 15"  = [grenadier]
      "2. FJ Rgt 15"  = [grenadier]
      "3. FJ Rgt 15"  = [grenadier]
      "5. FJ Rgt 15"  = [grenadier]
      "6. FJ Rgt 15"  = [grenadier]
      "7. FJ Rgt 15"  = [grenadier]
      "9. FJ Rgt 15"  = [grenadier]
      "10. FJ Rgt 15" = [grenadier]
      "11. FJ Rgt 15" = [grenadier]
      "4. FJ Rgt 15"  = [heavy_gren]
      "8. FJ Rgt 15"  = [heavy_gren]
      "12. FJ Rgt 15" = [heavy_gren]
    }
  }
}
