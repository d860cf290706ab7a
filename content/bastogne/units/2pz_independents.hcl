# 2. Panzer Division: independent units, 16 units.

section "G.unit" "Units" {
  roster "unit" {
    ruling  = "PzArt 74 has four counters: its three battalions, and 4. of the third, which rows name twice"
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "5. Pz 3"          = [panzer_iv, none, division_2_panzer, [white_striped]]
      "6. Pz 3"          = [panzer_iv, none, division_2_panzer, [white_striped]]
      "7. Pz 3"          = [panzer_iv, none, division_2_panzer, [white_striped]]
      "8. Pz 3"          = [panzer_iv, none, division_2_panzer, [white_striped]]
      "2. PzJg 38"       = [jagdpanzer, none, division_2_panzer, [white_striped]]
      "3. PzJg 38"       = [jagdpanzer, none, division_2_panzer, [white_striped]]
      "I. PzArt 74"      = [pattern_105_mm_guns, none, division_2_panzer, [white_striped]]
      "II. PzArt 74"     = [pattern_105_mm_guns, none, division_2_panzer, [white_striped]]
      "III. PzArt 74"    = [pattern_150_mm_guns, none, division_2_panzer, [white_striped]]
      "4./III. PzArt 74" = [pattern_100_mm_gun, none, division_2_panzer, [white_striped]]
      "1. Pz Pi 38"      = [mot_pioneer, none, division_2_panzer, [engineer]]
      "2. Pz Pi 38"      = [mot_pioneer, none, division_2_panzer, [engineer]]
      "3. Pz Pi 38"      = [mot_pioneer, none, division_2_panzer, [engineer]]
      "1. Flak 273"      = [pattern_88_mm_flak, none, division_2_panzer, []]
      "2. Flak 273"      = [pattern_88_mm_flak, none, division_2_panzer, []]
      "3. Flak 273"      = [pattern_20_mm_flak, none, division_2_panzer, []]
    }
  }
}
