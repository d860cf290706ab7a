# Panzer Lehr Division: KG von Fallois, 8 units.

section "G.unit" "Units" {
  formation "KG von Fallois" {
    home     = panzer_lehr
    counters = 8
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "Stab Pz Auf 130" = [armored_car_lehr, kg_von_fallois, panzer_lehr, [steady]]
      "1. Pz Auf 130"   = [armored_car_lehr, kg_von_fallois, panzer_lehr, []]
      "2. Pz Auf 130"   = [armored_car_lehr, kg_von_fallois, panzer_lehr, []]
      "3. Pz Auf 130"   = [arm_gren_lehr, kg_von_fallois, panzer_lehr, []]
      "4. Pz Auf 130"   = [arm_gren_lehr, kg_von_fallois, panzer_lehr, []]
      "8. Pz 130"       = [panzer_iv_lehr, kg_von_fallois, panzer_lehr, []]
      "3. PzJg 130"     = [jagdpanzer, kg_von_fallois, panzer_lehr, []]
      "1. Pz Pi 130"    = [arm_pioneer, kg_von_fallois, panzer_lehr, [engineer]]
    }
  }
}
