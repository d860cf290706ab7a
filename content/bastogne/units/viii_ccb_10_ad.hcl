# VIII Corps and 28th Infantry Division: CCB 10 AD, 14 units.

section "G.unit" "Units" {
  formation "CCB 10 AD" {
    home     = viii_corps
    counters = 14
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern, traits]
    defaults = { troop = ccb_10_ad, home = viii_corps }
    rows = {
      "A/3/CCB"    = [m4, []]
      "B/3/CCB"    = [m4, []]
      "D/3/CCB"    = [m5, []]
      "C/21/CCB"   = [m4_76_mm, []]
      "HHC/3/CCB"  = [armored_hq, []]
      "HHC/20/CCB" = [armored_hq, []]
      "HHC/54/CCB" = [armored_hq, []]
      "B/20/CCB"   = [armored_rifle, []]
      "C/20/CCB"   = [armored_rifle, []]
      "B/54/CCB"   = [armored_rifle, []]
      "C/55/CCB"   = [arm_engineer, [engineer]]
      "D/90 Cav"   = [cavalry, [steady]]
      "B/796 AA"   = [m16_aa, []]
      "420 AFA"    = [m7_priest, []]
    }
  }
}
