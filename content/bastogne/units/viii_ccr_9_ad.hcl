# VIII Corps and 28th Infantry Division: CCR 9 AD, 13 units.

section "G.unit" "Units" {
  formation "CCR 9 AD" {
    home     = viii_corps
    counters = 13
  }
  roster "unit" {
    ruling  = "C/811 is one counter, of CCR: it does not come again with CCB"
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "A/2/CCR"    = [m4, ccr_9_ad, viii_corps, []]
      "B/2/CCR"    = [m4, ccr_9_ad, viii_corps, []]
      "C/2/CCR"    = [m4, ccr_9_ad, viii_corps, []]
      "D/2/CCR"    = [m5, ccr_9_ad, viii_corps, []]
      "HHC/2/CCR"  = [armored_hq, ccr_9_ad, viii_corps, []]
      "HHC/52/CCR" = [armored_hq, ccr_9_ad, viii_corps, []]
      "A/52/CCR"   = [armored_rifle, ccr_9_ad, viii_corps, []]
      "B/52/CCR"   = [armored_rifle, ccr_9_ad, viii_corps, []]
      "C/52/CCR"   = [armored_rifle, ccr_9_ad, viii_corps, []]
      "73 AFA"     = [m7_priest, ccr_9_ad, viii_corps, []]
      "C/811 TD"   = [m18, ccr_9_ad, viii_corps, []]
      "C/9 Ar Eng" = [arm_engineer, ccr_9_ad, viii_corps, [engineer]]
      "C/482 AA"   = [m16_aa, ccr_9_ad, viii_corps, []]
    }
  }
}
