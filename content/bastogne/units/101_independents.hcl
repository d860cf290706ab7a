# 101st Airborne Division: independent units, 18 units.

section "G.unit" "Units" {
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern, traits]
    defaults = { troop = none, home = division_101st_airborne }
    rows = {
      "A/705 TD"      = [m18_705th, [white_striped]]
      "B/705 TD"      = [m18_705th, [white_striped]]
      "C/705 TD"      = [m18_705th, [white_striped]]
      "D/705 TD"      = [m18_705th, [white_striped]]
      "321 Glider FA" = [para_105_mm, [white_striped]]
      "907 Glider FA" = [para_105_mm, [white_striped]]
      "377 Para FA"   = [para_75_mm, [white_striped]]
      "463 Para FA"   = [para_75_mm, [white_striped]]
      "A/81 AA/AT"    = [pattern_57_mm_at, []]
      "B/81 AA/AT"    = [pattern_57_mm_at, []]
      "C/81 AA/AT"    = [pattern_57_mm_at, []]
      "D/81 AA/AT"    = [half-inch_aa, []]
      "E/81 AA/AT"    = [half-inch_aa, []]
      "F/81 AA/AT"    = [half-inch_aa, []]
      "A/326 Eng"     = [para_engineer, [engineer]]
      "B/326 Eng"     = [para_engineer, [engineer]]
      "C/326 Eng"     = [para_engineer, [engineer]]
      "Recon 101"     = [para_recon, [steady]]
    }
  }
}
