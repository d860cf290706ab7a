# 2. Panzer Division: KG Cochen, 14 units.

section "G.unit" "Units" {
  formation "KG Cochen" {
    home     = division_2_panzer
    counters = 14
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "1. PzGr 304"      = [grenadier, kg_cochen, division_2_panzer, []]
      "2. PzGr 304"      = [grenadier, kg_cochen, division_2_panzer, []]
      "3. PzGr 304"      = [grenadier, kg_cochen, division_2_panzer, []]
      "5. PzGr 304"      = [mot_grenadier, kg_cochen, division_2_panzer, []]
      "6. PzGr 304"      = [mot_grenadier, kg_cochen, division_2_panzer, []]
      "7. PzGr 304"      = [mot_grenadier, kg_cochen, division_2_panzer, []]
      "GrW 4. PzGr 304"  = [mot_mortar, kg_cochen, division_2_panzer, []]
      "Flak 4. PzGr 304" = [pattern_20_mm_flak, kg_cochen, division_2_panzer, []]
      "Flak 8. PzGr 304" = [pattern_20_mm_flak, kg_cochen, division_2_panzer, []]
      "IeIG 8. PzGr 304" = [infantry_gun, kg_cochen, division_2_panzer, []]
      "9. PzGr 304"      = [gun_on_tracks, kg_cochen, division_2_panzer, []]
      "10. PzGr 304"     = [mot_pioneer, kg_cochen, division_2_panzer, [engineer]]
      "2. Pz 3"          = [panther, kg_cochen, division_2_panzer, []]
      "3. Pz 3"          = [panther, kg_cochen, division_2_panzer, []]
    }
  }
}
