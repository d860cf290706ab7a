# 26. Volksgrenadier Division: independent units, 14 units.

section "G.unit" "Units" {
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern, traits]
    defaults = { troop = none, home = division_26_vg }
    rows = {
      "1. Ersatz 26" = [replacements, [white_striped]]
      "2. Ersatz 26" = [replacements, [white_striped]]
      "3. Ersatz 26" = [replacements, [white_striped]]
      "1. PzJg 26"   = [pattern_75_mm_pak, [white_striped]]
      "I. Art 26"    = [pattern_105_mm_guns, [white_striped]]
      "II. Art 26"   = [pattern_105_mm_guns, [white_striped]]
      "III. Art 26"  = [pattern_105_mm_guns, [white_striped]]
      "I. Art 33"    = [pattern_105_mm_guns, [white_striped]]
      "II. Art 33"   = [pattern_105_mm_guns, [white_striped]]
      "IV. Art 26"   = [pattern_150_mm_guns, [white_striped]]
      "1. Pi 26"     = [pioneer, [engineer]]
      "2. Pi 26"     = [pioneer, [engineer]]
      "3. Pi 26"     = [pioneer, [engineer]]
      "3. PzJg 26"   = [pattern_20_mm_flak_26th, []]
    }
  }
}
