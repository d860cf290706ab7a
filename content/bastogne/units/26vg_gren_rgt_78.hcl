# 26. Volksgrenadier Division: Gren Rgt 78, 10 units.

section "G.unit" "Units" {
  formation "Gren Rgt 78" {
    home     = division_26_vg
    counters = 10
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "1. Gren 78"       = [grenadier, gren_rgt_78, division_26_vg, []]
      "2. Gren 78"       = [grenadier, gren_rgt_78, division_26_vg, []]
      "3. Gren 78"       = [grenadier, gren_rgt_78, division_26_vg, []]
      "5. Gren 78"       = [grenadier, gren_rgt_78, division_26_vg, []]
      "6. Gren 78"       = [grenadier, gren_rgt_78, division_26_vg, []]
      "7. Gren 78"       = [grenadier, gren_rgt_78, division_26_vg, []]
      "4. Gren 78"       = [heavy_gren, gren_rgt_78, division_26_vg, []]
      "8. Gren 78"       = [heavy_gren, gren_rgt_78, division_26_vg, []]
      "GrW 13. Gren 78"  = [pattern_120_mm_mortar, gren_rgt_78, division_26_vg, []]
      "IeIG 13. Gren 78" = [infantry_gun, gren_rgt_78, division_26_vg, []]
    }
  }
}
