# 5. Fallschirmjäger Division: independent units, 6 units.

section "G.unit" "Units" {
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern, traits]
    defaults = { troop = none, home = division_5_fj }
    rows = {
      "5. FJ Rgt 14" = [grenadier, [white_striped]]
      "6. FJ Rgt 14" = [grenadier, [white_striped]]
      "7. FJ Rgt 14" = [grenadier, [white_striped]]
      "8. FJ Rgt 14" = [heavy_gren, [white_striped]]
      "1. FJ Pi 5"   = [pioneer, [engineer]]
      "2. FJ Pi 5"   = [pioneer, [engineer]]
    }
  }
}
