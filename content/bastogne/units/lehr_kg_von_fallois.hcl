# Panzer Lehr Division: KG von Fallois, 8 units.

section "G.unit" "Units" {
  formation "KG von Fallois" {
    home     = panzer_lehr
    counters = 8
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern, traits]
    defaults = { troop = kg_von_fallois, home = panzer_lehr }
    rows = {
      "Stab Pz Auf 130" = [armored_car_lehr, [steady]]
      "1. Pz Auf 130"   = [armored_car_lehr, []]
      "2. Pz Auf 130"   = [armored_car_lehr, []]
      "3. Pz Auf 130"   = [arm_gren_lehr, []]
      "4. Pz Auf 130"   = [arm_gren_lehr, []]
      "8. Pz 130"       = [panzer_iv_lehr, []]
      "3. PzJg 130"     = [jagdpanzer, []]
      "1. Pz Pi 130"    = [arm_pioneer, [engineer]]
    }
  }
}
