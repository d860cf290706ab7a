# 101st Airborne Division: independent units, 18 units.

section "G.unit" "Units" {
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "A/705 TD"      = [m18_705th, none, division_101st_airborne, [white_striped]]
      "B/705 TD"      = [m18_705th, none, division_101st_airborne, [white_striped]]
      "C/705 TD"      = [m18_705th, none, division_101st_airborne, [white_striped]]
      "D/705 TD"      = [m18_705th, none, division_101st_airborne, [white_striped]]
      "321 Glider FA" = [para_105_mm, none, division_101st_airborne, [white_striped]]
      "907 Glider FA" = [para_105_mm, none, division_101st_airborne, [white_striped]]
      "377 Para FA"   = [para_75_mm, none, division_101st_airborne, [white_striped]]
      "463 Para FA"   = [para_75_mm, none, division_101st_airborne, [white_striped]]
      "A/81 AA/AT"    = [pattern_57_mm_at, none, division_101st_airborne, []]
      "B/81 AA/AT"    = [pattern_57_mm_at, none, division_101st_airborne, []]
      "C/81 AA/AT"    = [pattern_57_mm_at, none, division_101st_airborne, []]
      "D/81 AA/AT"    = [half-inch_aa, none, division_101st_airborne, []]
      "E/81 AA/AT"    = [half-inch_aa, none, division_101st_airborne, []]
      "F/81 AA/AT"    = [half-inch_aa, none, division_101st_airborne, []]
      "A/326 Eng"     = [para_engineer, none, division_101st_airborne, [engineer]]
      "B/326 Eng"     = [para_engineer, none, division_101st_airborne, [engineer]]
      "C/326 Eng"     = [para_engineer, none, division_101st_airborne, [engineer]]
      "Recon 101"     = [para_recon, none, division_101st_airborne, [steady]]
    }
  }
}
