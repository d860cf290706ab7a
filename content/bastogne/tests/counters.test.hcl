# The counter mix, and the rows of the schedules.

test "Every formation has as many counters as printed" {
  ref = "G.unit"
  expect {
    that = none([
      for f in formations : f
      if count([for u in all(units) : u if u.troop == f]) != f.counters
    ])
  }
}
test "Every row of a schedule brings as many units as printed" {
  ref = "9.0"
  expect { that = none([for r in arrivals : r if count(r.units) != r.number]) }
}
test "Every row of a set-up has as many units as printed" {
  ref = "12.0"
  expect { that = none([for r in musters : r if count(r.units) != r.number]) }
}
test "No unit is set up twice in one scenario, or arrives besides" {
  ref = "12.0"
  expect {
    that = count([for r in all_costs_musters : r.units]) == 49 && count([
      for r in all_costs_arrivals : r.units
    ]) == 93 && !overlap([for r in all_costs_musters : r.units], [
      for r in all_costs_arrivals : r.units
    ])
  }
  expect {
    that = count([for r in speed_bump_musters : r.units]) == 13 && count([
      for r in speed_bump_arrivals : r.units
    ]) == 35
  }
  expect {
    that = count([for r in bastogne_musters : r.units]) == 117 && count([
      for r in bastogne_arrivals : r.units
    ]) == 113 && !overlap([for r in bastogne_musters : r.units], [
      for r in bastogne_arrivals : r.units
    ])
  }
  expect { that = count([for r in christmas_musters : r.units]) == 144 }
  expect {
    that = count([for r in campaign_musters : r.units]) == 6 && count([
      for r in campaign_arrivals : r.units
    ]) == 126 && !overlap([for r in all_costs_musters : r.units], [
      for r in campaign_arrivals : r.units
    ])
  }
}
