# VIII Corps and 28th Infantry Division: CCR 9 AD, 13 units.

section "G.unit" "Units" {
  formation "CCR 9 AD" {
    home     = viii_corps
    counters = 13
  }
  roster "unit" {
    ruling   = "C/811 is one counter, of CCR: it does not come again with CCB"
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = ccr_9_ad, home = viii_corps }
    rows = {
      "A/2/CCR"    = [m4]
      "B/2/CCR"    = [m4]
      "C/2/CCR"    = [m4]
      "D/2/CCR"    = [m5]
      "HHC/2/CCR"  = [armored_hq]
      "HHC/52/CCR" = [armored_hq]
      "A/52/CCR"   = [armored_rifle]
      "B/52/CCR"   = [armored_rifle]
      "C/52/CCR"   = [armored_rifle]
      "73 AFA"     = [m7_priest]
      "C/811 TD"   = [m18]
      "C/9 Ar Eng" = [arm_engineer, { traits = [engineer] }]
      "C/482 AA"   = [m16_aa]
    }
  }
}
