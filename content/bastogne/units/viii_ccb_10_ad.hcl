# VIII Corps and 28th Infantry Division: CCB 10 AD, 14 units.

section "G.unit" "Units" {
  formation "CCB 10 AD" {
    home     = viii_corps
    counters = 14
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "A/3/CCB"    = [m4, ccb_10_ad, viii_corps, []]
      "B/3/CCB"    = [m4, ccb_10_ad, viii_corps, []]
      "D/3/CCB"    = [m5, ccb_10_ad, viii_corps, []]
      "C/21/CCB"   = [m4_76_mm, ccb_10_ad, viii_corps, []]
      "HHC/3/CCB"  = [armored_hq, ccb_10_ad, viii_corps, []]
      "HHC/20/CCB" = [armored_hq, ccb_10_ad, viii_corps, []]
      "HHC/54/CCB" = [armored_hq, ccb_10_ad, viii_corps, []]
      "B/20/CCB"   = [armored_rifle, ccb_10_ad, viii_corps, []]
      "C/20/CCB"   = [armored_rifle, ccb_10_ad, viii_corps, []]
      "B/54/CCB"   = [armored_rifle, ccb_10_ad, viii_corps, []]
      "C/55/CCB"   = [arm_engineer, ccb_10_ad, viii_corps, [engineer]]
      "D/90 Cav"   = [cavalry, ccb_10_ad, viii_corps, [steady]]
      "B/796 AA"   = [m16_aa, ccb_10_ad, viii_corps, []]
      "420 AFA"    = [m7_priest, ccb_10_ad, viii_corps, []]
    }
  }
}
