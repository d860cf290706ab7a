# Panzer Lehr Division: KG 902, 12 units.

section "G.unit" "Units" {
  formation "KG 902" {
    home     = panzer_lehr
    counters = 12
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "1. PzGr 902"     = [arm_gren_lehr, kg_902, panzer_lehr, []]
      "2. PzGr 902"     = [arm_gren_lehr, kg_902, panzer_lehr, []]
      "3. PzGr 902"     = [arm_gren_lehr, kg_902, panzer_lehr, []]
      "5. PzGr 902"     = [mot_grenadier, kg_902, panzer_lehr, []]
      "6. PzGr 902"     = [mot_grenadier, kg_902, panzer_lehr, []]
      "7. PzGr 902"     = [mot_grenadier, kg_902, panzer_lehr, []]
      "GrW 4. PzGr 902" = [arm_mortar, kg_902, panzer_lehr, []]
      "GrW 8. PzGr 902" = [mot_mortar, kg_902, panzer_lehr, []]
      "9. PzGr 902"     = [gun_on_tracks, kg_902, panzer_lehr, []]
      "10. PzGr 902"    = [arm_pioneer_lehr, kg_902, panzer_lehr, [engineer]]
      "5. Pz 130"       = [panther_lehr, kg_902, panzer_lehr, []]
      "7. Pz 130"       = [panther_lehr, kg_902, panzer_lehr, []]
    }
  }
}
