# Panzer Lehr Division: KG 901, 14 units.

section "G.unit" "Units" {
  formation "KG 901" {
    home     = panzer_lehr
    counters = 14
  }
  roster "unit" {
    ruling   = "the thirteenth company, which is not named, is Flak 4"
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = kg_901, home = panzer_lehr }
    rows = {
      "1. PzGr 901"      = [arm_gren_lehr]
      "2. PzGr 901"      = [arm_gren_lehr]
      "3. PzGr 901"      = [arm_gren_lehr]
      "5. PzGr 901"      = [mot_grenadier]
      "6. PzGr 901"      = [mot_grenadier]
      "7. PzGr 901"      = [mot_grenadier]
      "GrW 4. PzGr 901"  = [arm_mortar]
      "GrW 8. PzGr 901"  = [mot_mortar]
      "Flak 4. PzGr 901" = [pattern_20_mm_flak]
      "Flak 8. PzGr 901" = [pattern_20_mm_flak]
      "IeIG 8. PzGr 901" = [infantry_gun]
      "9. PzGr 901"      = [gun_on_tracks]
      "10. PzGr 901"     = [arm_pioneer_lehr, { traits = [engineer] }]
      "6. Pz 130"        = [panzer_iv_lehr]
    }
  }
}
