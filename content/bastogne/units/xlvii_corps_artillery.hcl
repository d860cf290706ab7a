# XLVII Corps: the artillery of optional rule O7.0, 14 units.

section "G.unit" "Units" {
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "I. Werfer 55"    = [rockets, none, corps_artillery_south, [white_striped]]
      "II. Werfer 55"   = [rockets, none, corps_artillery_south, [white_striped]]
      "III. Werfer 55"  = [rockets, none, corps_artillery_south, [white_striped]]
      "I. Werfer 85"    = [rockets, none, corps_artillery_north, [white_striped]]
      "II. Werfer 85"   = [rockets, none, corps_artillery_north, [white_striped]]
      "III. Werfer 85"  = [rockets, none, corps_artillery_north, [white_striped]]
      "I. VAK 766"      = [corps_guns, none, corps_artillery_north, [white_striped]]
      "II. VAK 766"     = [corps_guns, none, corps_artillery_north, [white_striped]]
      "III. VAK 766"    = [corps_guns, none, corps_artillery_north, [white_striped]]
      "IV. VAK 766"     = [corps_guns, none, corps_artillery_south, [white_striped]]
      "V. VAK 766"      = [corps_guns, none, corps_artillery_south, [white_striped]]
      "VI. VAK 766"     = [corps_guns, none, corps_artillery_south, [white_striped]]
      "1. 1124 Hvy Art" = [heavy_guns, none, corps_artillery_south, [white_striped]]
      "2. 1124 Hvy Art" = [heavy_guns, none, corps_artillery_north, [white_striped]]
    }
  }
}
