# 2. Panzer Division: KG Gutmann, 14 units. The name is recalled, not the rulebook's.

section "G.unit" "Units" {
  formation "KG Gutmann" {
    home     = division_2_panzer
    counters = 14
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = kg_gutmann, home = division_2_panzer }
    rows = {
      "1. PzGr 2"      = [grenadier]
      "2. PzGr 2"      = [grenadier]
      "3. PzGr 2"      = [grenadier]
      "5. PzGr 2"      = [mot_grenadier]
      "6. PzGr 2"      = [mot_grenadier]
      "7. PzGr 2"      = [mot_grenadier]
      "GrW 4. PzGr 2"  = [mot_mortar]
      "GrW 8. PzGr 2"  = [mot_mortar]
      "Flak 8. PzGr 2" = [pattern_20_mm_flak]
      "IeIG 4. PzGr 2" = [infantry_gun]
      "9. PzGr 2"      = [gun_on_tracks]
      "10. PzGr 2"     = [mot_pioneer, { traits = [engineer] }]
      "1. Pz 3"        = [panther]
      "1. PzJg 38"     = [jagdpanzer]
    }
  }
}
