# 2. Panzer Division: KG von Boehm, 5 units.

section "G.unit" "Units" {
  formation "KG von Boehm" {
    home     = division_2_panzer
    counters = 5
  }
  roster "unit" {
    ruling   = "von Bohm and von Boehn are von Boehm"
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern, traits]
    defaults = { troop = kg_von_boehm, home = division_2_panzer }
    rows = {
      "Stab Pz Auf 2" = [armored_car, [steady]]
      "1. Pz Auf 2"   = [armored_car, []]
      "2. Pz Auf 2"   = [bicycle, []]
      "3. Pz Auf 2"   = [arm_grenadier, []]
      "4. Pz 3"       = [panther, []]
    }
  }
}
