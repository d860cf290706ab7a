# 5. Fallschirmjäger Division: independent units, 6 units.

section "G.unit" "Units" {
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "5. FJ Rgt 14" = [grenadier, none, division_5_fj, [white_striped]]
      "6. FJ Rgt 14" = [grenadier, none, division_5_fj, [white_striped]]
      "7. FJ Rgt 14" = [grenadier, none, division_5_fj, [white_striped]]
      "8. FJ Rgt 14" = [heavy_gren, none, division_5_fj, [white_striped]]
      "1. FJ Pi 5"   = [pioneer, none, division_5_fj, [engineer]]
      "2. FJ Pi 5"   = [pioneer, none, division_5_fj, [engineer]]
    }
  }
}
