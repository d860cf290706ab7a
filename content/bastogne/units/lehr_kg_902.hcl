# Panzer Lehr Division: KG 902, 12 units.

section "G.unit" "Units" {
  formation "KG 902" {
    home     = panzer_lehr
    counters = 12
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = kg_902, home = panzer_lehr }
    rows = {
      "1. PzGr 902"     = [arm_gren_lehr]
      "2. PzGr 902"     = [arm_gren_lehr]
      "3. PzGr 902"     = [arm_gren_lehr]
      "5. PzGr 902"     = [mot_grenadier]
      "6. PzGr 902"     = [mot_grenadier]
      "7. PzGr 902"     = [mot_grenadier]
      "GrW 4. PzGr 902" = [arm_mortar]
      "GrW 8. PzGr 902" = [mot_mortar]
      "9. PzGr 902"     = [gun_on_tracks]
      "10. PzGr 902"    = [arm_pioneer_lehr, { traits = [engineer] }]
      "5. Pz 130"       = [panther_lehr]
      "7. Pz 130"       = [panther_lehr]
    }
  }
}
