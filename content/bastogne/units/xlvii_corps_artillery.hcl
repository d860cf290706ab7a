# XLVII Corps: the artillery of optional rule O7.0, 14 units.

section "G.unit" "Units" {
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern, home]
    defaults = { troop = none, traits = [white_striped] }
    rows = {
      "I. Werfer 55"    = [rockets, corps_artillery_south]
      "II. Werfer 55"   = [rockets, corps_artillery_south]
      "III. Werfer 55"  = [rockets, corps_artillery_south]
      "I. Werfer 85"    = [rockets, corps_artillery_north]
      "II. Werfer 85"   = [rockets, corps_artillery_north]
      "III. Werfer 85"  = [rockets, corps_artillery_north]
      "I. VAK 766"      = [corps_guns, corps_artillery_north]
      "II. VAK 766"     = [corps_guns, corps_artillery_north]
      "III. VAK 766"    = [corps_guns, corps_artillery_north]
      "IV. VAK 766"     = [corps_guns, corps_artillery_south]
      "V. VAK 766"      = [corps_guns, corps_artillery_south]
      "VI. VAK 766"     = [corps_guns, corps_artillery_south]
      "1. 1124 Hvy Art" = [heavy_guns, corps_artillery_south]
      "2. 1124 Hvy Art" = [heavy_guns, corps_artillery_north]
    }
  }
}
