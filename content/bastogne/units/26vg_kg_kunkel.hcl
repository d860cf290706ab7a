# 26. Volksgrenadier Division: KG Kunkel, 5 units.

section "G.unit" "Units" {
  formation "KG Kunkel" {
    home     = division_26_vg
    counters = 5
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = kg_kunkel, home = division_26_vg }
    rows = {
      "1. Fus 26"  = [bicycle]
      "2. Fus 26"  = [bicycle]
      "3. Fus 26"  = [bicycle]
      "GrW Fus 26" = [fus_mortar]
      "2. PzJg 26" = [jagdpanzer]
    }
  }
}
