# Panzer Lehr Division: independent units, 12 units.

section "G.unit" "Units" {
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern, traits]
    defaults = { troop = none, home = panzer_lehr }
    rows = {
      "1. PzJg 130"    = [jagdpanzer, [white_striped]]
      "2. PzJg 130"    = [jagdpanzer, [white_striped]]
      "1. StuG 243"    = [stug, [white_striped]]
      "2. StuG 243"    = [stug, [white_striped]]
      "I. PzArt 130"   = [pattern_105_mm_guns, [white_striped]]
      "II. PzArt 130"  = [pattern_105_mm_guns, [white_striped]]
      "III. PzArt 130" = [pattern_150_mm_guns, [white_striped]]
      "2. Pz Pi 130"   = [arm_pioneer, [engineer]]
      "3. Pz Pi 130"   = [arm_pioneer, [engineer]]
      "1. Flak 311"    = [pattern_88_mm_flak, []]
      "2. Flak 311"    = [pattern_88_mm_flak, []]
      "3. Flak 311"    = [pattern_20_mm_flak, []]
    }
  }
}
