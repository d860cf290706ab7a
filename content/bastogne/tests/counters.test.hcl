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
test "322 units: 68 of VIII Corps, 67 of the 101st, 60, 49, 46 and 18 German, 14 of the corps artillery; 20 rearguards, 26 leaders" {
  ref = "G.unit"
  let { counters = [for u in all(units) : u if u.pattern.full > 0] }
  expect {
    that = count(counters) == 322 && count([for u in counters : u if u.home == viii_corps]) == 68 && count([
      for u in counters : u
      if u.home == division_101st_airborne
    ]) == 67 && count([for u in counters : u if u.home == division_26_vg]) == 60 && count([
      for u in counters : u
      if u.home == division_2_panzer
    ]) == 49 && count([for u in counters : u if u.home == panzer_lehr]) == 46 && count([
      for u in counters : u
      if u.home == division_5_fj
    ]) == 18
  }
  expect {
    that = count([
      for u in counters : u
      if u.home == corps_artillery_south || u.home == corps_artillery_north
    ]) == 14 && count(all(units)) == 342 && count(all(leaders)) == 26
  }
  expect {
    that = count([for u in counters : u if u.home == viii_corps && u.troop == none]) == 28 && count([
      for u in counters : u
      if u.home == division_101st_airborne && u.troop == none
    ]) == 18 && count([for u in counters : u if u.home == division_26_vg && u.troop == none]) == 14 && count([
      for u in counters : u
      if u.home == division_2_panzer && u.troop == none
    ]) == 16 && count([for u in counters : u if u.home == panzer_lehr && u.troop == none]) == 12
  }
}
test "The campaign has every German unit but 5. FJ and the corps artillery, and VIII Corps without the garrison of Wiltz and Snafu" {
  ref = "12.7"
  let {
    told = union([for r in all_costs_musters : r.units], [for r in all_costs_arrivals : r.units], [
      for r in campaign_musters : r.units
    ], [for r in campaign_arrivals : r.units], units("10. PzGr 304, I. Art 26, II. Art 26, III. Art 26, IV. Art 26, II. PzArt 74, III. PzArt 74"))
  }
  expect {
    that = [
      for u in all(units) : u
      if (
        u.pattern.full > 0 &&
        u.home != division_5_fj &&
        u.home != corps_artillery_south &&
        u.home != corps_artillery_north &&
        !contains(told, u)
      )
    ] == units("G/2/110, I/3/110, C/630 AT, HQ Def 28 ID, AC/28 Recon, Sct/28 Recon, A/44 Eng, B/44 Eng, C/44 Eng, A Snafu, B Snafu, C Snafu")
  }
}
