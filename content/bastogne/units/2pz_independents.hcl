# 2. Panzer Division: independent units, 16 units.

section "G.unit" "Units" {
  roster "unit" {
    ruling   = "PzArt 74 has four counters: its three battalions, and 4. of the third, which rows name twice"
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern, traits]
    defaults = { troop = none, home = division_2_panzer }
    rows = {
      "5. Pz 3"          = [panzer_iv, [white_striped]]
      "6. Pz 3"          = [panzer_iv, [white_striped]]
      "7. Pz 3"          = [panzer_iv, [white_striped]]
      "8. Pz 3"          = [panzer_iv, [white_striped]]
      "2. PzJg 38"       = [jagdpanzer, [white_striped]]
      "3. PzJg 38"       = [jagdpanzer, [white_striped]]
      "I. PzArt 74"      = [pattern_105_mm_guns, [white_striped]]
      "II. PzArt 74"     = [pattern_105_mm_guns, [white_striped]]
      "III. PzArt 74"    = [pattern_150_mm_guns, [white_striped]]
      "4./III. PzArt 74" = [pattern_100_mm_gun, [white_striped]]
      "1. Pz Pi 38"      = [mot_pioneer, [engineer]]
      "2. Pz Pi 38"      = [mot_pioneer, [engineer]]
      "3. Pz Pi 38"      = [mot_pioneer, [engineer]]
      "1. Flak 273"      = [pattern_88_mm_flak, []]
      "2. Flak 273"      = [pattern_88_mm_flak, []]
      "3. Flak 273"      = [pattern_20_mm_flak, []]
    }
  }
}
