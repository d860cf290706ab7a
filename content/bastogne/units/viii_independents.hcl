# VIII Corps and 28th Infantry Division: independent units, 28 units.

section "G.unit" "Units" {
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "A/707 Tk"     = [m4_707th, none, viii_corps, [white_striped]]
      "B/707 Tk"     = [m4_707th, none, viii_corps, [white_striped]]
      "D/707 Tk"     = [m5_707th, none, viii_corps, [white_striped]]
      "B/630 AT"     = [pattern_3-inch_at, none, viii_corps, [white_striped]]
      "C/630 AT"     = [pattern_3-inch_at, none, viii_corps, [white_striped]]
      "109 FA"       = [pattern_105_mm_how, none, viii_corps, [white_striped]]
      "687 FA"       = [pattern_155_mm_how, none, viii_corps, [white_striped]]
      "755 FA"       = [pattern_155_mm_how, none, viii_corps, [white_striped]]
      "969 FA"       = [pattern_155_mm_how, none, viii_corps, [white_striped]]
      "333 FA"       = [pattern_155_mm_how, none, viii_corps, [white_striped]]
      "58 AFA"       = [m7_priest, none, viii_corps, [white_striped]]
      "A Snafu"      = [stragglers, none, viii_corps, [white_striped]]
      "B Snafu"      = [stragglers, none, viii_corps, [white_striped]]
      "C Snafu"      = [stragglers, none, viii_corps, [white_striped]]
      "A/447 AA"     = [m16_aa_447th, none, viii_corps, []]
      "B/103 Eng"    = [engineer, none, viii_corps, [engineer]]
      "A/44 Eng"     = [engineer, none, viii_corps, [engineer]]
      "B/44 Eng"     = [engineer, none, viii_corps, [engineer]]
      "C/44 Eng"     = [engineer, none, viii_corps, [engineer]]
      "A/158 Eng"    = [engineer, none, viii_corps, [engineer]]
      "B/158 Eng"    = [engineer, none, viii_corps, [engineer]]
      "C/158 Eng"    = [engineer, none, viii_corps, [engineer]]
      "A/35 Eng"     = [engineer, none, viii_corps, [engineer]]
      "B/35 Eng"     = [engineer, none, viii_corps, [engineer]]
      "C/35 Eng"     = [engineer, none, viii_corps, [engineer]]
      "HQ Def 28 ID" = [hq_defense, none, viii_corps, []]
      "AC/28 Recon"  = [rear_troops, none, viii_corps, [steady]]
      "Sct/28 Recon" = [scout, none, viii_corps, [steady]]
    }
  }
}
