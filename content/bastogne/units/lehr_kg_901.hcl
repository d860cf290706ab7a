# Panzer Lehr Division: KG 901, 14 units.

section "G.unit" "Units" {
  formation "KG 901" {
    home     = panzer_lehr
    counters = 14
  }
  roster "unit" {
    ruling  = "the thirteenth company, which is not named, is Flak 4"
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "1. PzGr 901"      = [arm_gren_lehr, kg_901, panzer_lehr, []]
      "2. PzGr 901"      = [arm_gren_lehr, kg_901, panzer_lehr, []]
      "3. PzGr 901"      = [arm_gren_lehr, kg_901, panzer_lehr, []]
      "5. PzGr 901"      = [mot_grenadier, kg_901, panzer_lehr, []]
      "6. PzGr 901"      = [mot_grenadier, kg_901, panzer_lehr, []]
      "7. PzGr 901"      = [mot_grenadier, kg_901, panzer_lehr, []]
      "GrW 4. PzGr 901"  = [arm_mortar, kg_901, panzer_lehr, []]
      "GrW 8. PzGr 901"  = [mot_mortar, kg_901, panzer_lehr, []]
      "Flak 4. PzGr 901" = [pattern_20_mm_flak, kg_901, panzer_lehr, []]
      "Flak 8. PzGr 901" = [pattern_20_mm_flak, kg_901, panzer_lehr, []]
      "IeIG 8. PzGr 901" = [infantry_gun, kg_901, panzer_lehr, []]
      "9. PzGr 901"      = [gun_on_tracks, kg_901, panzer_lehr, []]
      "10. PzGr 901"     = [arm_pioneer_lehr, kg_901, panzer_lehr, [engineer]]
      "6. Pz 130"        = [panzer_iv_lehr, kg_901, panzer_lehr, []]
    }
  }
}
