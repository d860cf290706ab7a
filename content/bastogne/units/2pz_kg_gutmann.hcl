# 2. Panzer Division: KG Gutmann, 14 units. The name is recalled, not the rulebook's.

section "G.unit" "Units" {
  formation "KG Gutmann" {
    home     = division_2_panzer
    counters = 14
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "1. PzGr 2"      = [grenadier, kg_gutmann, division_2_panzer, []]
      "2. PzGr 2"      = [grenadier, kg_gutmann, division_2_panzer, []]
      "3. PzGr 2"      = [grenadier, kg_gutmann, division_2_panzer, []]
      "5. PzGr 2"      = [mot_grenadier, kg_gutmann, division_2_panzer, []]
      "6. PzGr 2"      = [mot_grenadier, kg_gutmann, division_2_panzer, []]
      "7. PzGr 2"      = [mot_grenadier, kg_gutmann, division_2_panzer, []]
      "GrW 4. PzGr 2"  = [mot_mortar, kg_gutmann, division_2_panzer, []]
      "GrW 8. PzGr 2"  = [mot_mortar, kg_gutmann, division_2_panzer, []]
      "Flak 8. PzGr 2" = [pattern_20_mm_flak, kg_gutmann, division_2_panzer, []]
      "IeIG 4. PzGr 2" = [infantry_gun, kg_gutmann, division_2_panzer, []]
      "9. PzGr 2"      = [gun_on_tracks, kg_gutmann, division_2_panzer, []]
      "10. PzGr 2"     = [mot_pioneer, kg_gutmann, division_2_panzer, [engineer]]
      "1. Pz 3"        = [panther, kg_gutmann, division_2_panzer, []]
      "1. PzJg 38"     = [jagdpanzer, kg_gutmann, division_2_panzer, []]
    }
  }
}
