# Panzer Lehr Division: independent units, 12 units.

section "G.unit" "Units" {
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "1. PzJg 130"    = [jagdpanzer, none, panzer_lehr, [white_striped]]
      "2. PzJg 130"    = [jagdpanzer, none, panzer_lehr, [white_striped]]
      "1. StuG 243"    = [stug, none, panzer_lehr, [white_striped]]
      "2. StuG 243"    = [stug, none, panzer_lehr, [white_striped]]
      "I. PzArt 130"   = [pattern_105_mm_guns, none, panzer_lehr, [white_striped]]
      "II. PzArt 130"  = [pattern_105_mm_guns, none, panzer_lehr, [white_striped]]
      "III. PzArt 130" = [pattern_150_mm_guns, none, panzer_lehr, [white_striped]]
      "2. Pz Pi 130"   = [arm_pioneer, none, panzer_lehr, [engineer]]
      "3. Pz Pi 130"   = [arm_pioneer, none, panzer_lehr, [engineer]]
      "1. Flak 311"    = [pattern_88_mm_flak, none, panzer_lehr, []]
      "2. Flak 311"    = [pattern_88_mm_flak, none, panzer_lehr, []]
      "3. Flak 311"    = [pattern_20_mm_flak, none, panzer_lehr, []]
    }
  }
}
