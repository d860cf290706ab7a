# VIII Corps and 28th Infantry Division: independent units, 28 units.

section "G.unit" "Units" {
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern, traits]
    defaults = { troop = none, home = viii_corps }
    rows = {
      "A/707 Tk"     = [m4_707th, [white_striped]]
      "B/707 Tk"     = [m4_707th, [white_striped]]
      "D/707 Tk"     = [m5_707th, [white_striped]]
      "B/630 AT"     = [pattern_3-inch_at, [white_striped]]
      "C/630 AT"     = [pattern_3-inch_at, [white_striped]]
      "109 FA"       = [pattern_105_mm_how, [white_striped]]
      "687 FA"       = [pattern_155_mm_how, [white_striped]]
      "755 FA"       = [pattern_155_mm_how, [white_striped]]
      "969 FA"       = [pattern_155_mm_how, [white_striped]]
      "333 FA"       = [pattern_155_mm_how, [white_striped]]
      "58 AFA"       = [m7_priest, [white_striped]]
      "A Snafu"      = [stragglers, [white_striped]]
      "B Snafu"      = [stragglers, [white_striped]]
      "C Snafu"      = [stragglers, [white_striped]]
      "A/447 AA"     = [m16_aa_447th, []]
      "B/103 Eng"    = [engineer, [engineer]]
      "A/44 Eng"     = [engineer, [engineer]]
      "B/44 Eng"     = [engineer, [engineer]]
      "C/44 Eng"     = [engineer, [engineer]]
      "A/158 Eng"    = [engineer, [engineer]]
      "B/158 Eng"    = [engineer, [engineer]]
      "C/158 Eng"    = [engineer, [engineer]]
      "A/35 Eng"     = [engineer, [engineer]]
      "B/35 Eng"     = [engineer, [engineer]]
      "C/35 Eng"     = [engineer, [engineer]]
      "HQ Def 28 ID" = [hq_defense, []]
      "AC/28 Recon"  = [rear_troops, [steady]]
      "Sct/28 Recon" = [scout, [steady]]
    }
  }
}
