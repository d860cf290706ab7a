# 2. Panzer Division: KG Cochen, 14 units.

section "G.unit" "Units" {
  formation "KG Cochen" {
    home     = division_2_panzer
    counters = 14
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = kg_cochen, home = division_2_panzer }
    rows = {
      "1. PzGr 304"      = [grenadier]
      "2. PzGr 304"      = [grenadier]
      "3. PzGr 304"      = [grenadier]
      "5. PzGr 304"      = [mot_grenadier]
      "6. PzGr 304"      = [mot_grenadier]
      "7. PzGr 304"      = [mot_grenadier]
      "GrW 4. PzGr 304"  = [mot_mortar]
      "Flak 4. PzGr 304" = [pattern_20_mm_flak]
      "Flak 8. PzGr 304" = [pattern_20_mm_flak]
      "IeIG 8. PzGr 304" = [infantry_gun]
      "9. PzGr 304"      = [gun_on_tracks]
      "10. PzGr 304"     = [mot_pioneer, { traits = [engineer] }]
      "2. Pz 3"          = [panther]
      "3. Pz 3"          = [panther]
    }
  }
}
