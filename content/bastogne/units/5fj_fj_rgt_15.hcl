# 5. Fallschirmjäger Division: FJ Rgt 15, 12 units.

section "G.unit" "Units" {
  formation "FJ Rgt 15" {
    home     = division_5_fj
    counters = 12
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "1. FJ Rgt 15"  = [grenadier, fj_rgt_15, division_5_fj, []]
      "2. FJ Rgt 15"  = [grenadier, fj_rgt_15, division_5_fj, []]
      "3. FJ Rgt 15"  = [grenadier, fj_rgt_15, division_5_fj, []]
      "5. FJ Rgt 15"  = [grenadier, fj_rgt_15, division_5_fj, []]
      "6. FJ Rgt 15"  = [grenadier, fj_rgt_15, division_5_fj, []]
      "7. FJ Rgt 15"  = [grenadier, fj_rgt_15, division_5_fj, []]
      "9. FJ Rgt 15"  = [grenadier, fj_rgt_15, division_5_fj, []]
      "10. FJ Rgt 15" = [grenadier, fj_rgt_15, division_5_fj, []]
      "11. FJ Rgt 15" = [grenadier, fj_rgt_15, division_5_fj, []]
      "4. FJ Rgt 15"  = [heavy_gren, fj_rgt_15, division_5_fj, []]
      "8. FJ Rgt 15"  = [heavy_gren, fj_rgt_15, division_5_fj, []]
      "12. FJ Rgt 15" = [heavy_gren, fj_rgt_15, division_5_fj, []]
    }
  }
}
