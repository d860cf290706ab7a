# Special rule S5.0: the panzer divisions go on to the Meuse.

section "S5.0" "Mandatory Withdrawal" {
  text = "2. Panzer leaves by H, I or J before the night of the 21st has passed, with 34 units at least; two formations of Panzer Lehr leave by C or D, all that is left of them, before that of the 22nd, with 17 units. Who stands in such a box when a turn ends does not come back. As soon as both have gone the third belongs to 26. VG, whose ratings go up by one, and with it as many white-striped independent units as its leader may take along, and any others. What else stays behind is lost, and with it the hope for more than a draw. Guns of the corps need not go, and belong to nobody then."

  box "Gone West" { of = unit }

  while "Mandatory Withdrawal" {
    when = s5_mandatory_withdrawal.in_effect
    rule "On to the Meuse" { # within the turn in which it left a unit may still come back
      before = the_turn_ends()
      move {
        the = leavers
        to  = gone_west
      }
    }
    rule "Lehr Marches Off" {
      given = { unit = unit }
      after = enter(unit, any)
      when  = unit.at.holding_box && unit.troop != none && unit.home == panzer_lehr
      run "Lehr Splits" {}
    }
    rule "The Last of a Kampfgruppe Falls" {
      given = { unit = unit }
      after = remove(unit)
      when  = unit.troop != none && unit.home == panzer_lehr
      run "Lehr Splits" {}
    }
    rule "2. Panzer Is Gone" {
      after = the_turn_ends()
      when  = turn.at == night_21_dec
      set division_2_panzer { withdrawn = count(gone_of(division_2_panzer)) >= 34 }
      run "The Rest Is Lost" {
        those = [
          for u in all(units) : u
          if u.home == division_2_panzer && still_here(u)
        ]
      }
      set {
        the = [
          for d in divisions : d
          if d.under == division_2_panzer
        ]
        under = none
      }
      set {
        the     = [for u in guns_of_the_corps : u if u.home.under == none]
        contact = none
      }
      run "Out of the Cup" { division = division_2_panzer }
    }
    rule "Lehr Is Gone" {
      after = the_turn_ends()
      when  = turn.at == night_22_dec
      set panzer_lehr {
        withdrawn = count(gone_formations) >= 2 && count(gone_of(panzer_lehr)) >= 17
      }
      run "Lehr Splits" {}
      let {
        formed = [
          for u in all(units) : u
          if u.troop != none && u.home == panzer_lehr && u.division == panzer_lehr && still_here(u)
        ]
        independent = [
          for u in all(units) : u
          if u.troop == none && u.home == panzer_lehr && still_here(u)
        ]
        striped = independent.white_striped
      }
      run "The Rest Is Lost" { those = formed }
      if "the third formation keeps some" {
        when = s5_mandatory_withdrawal.spent
        choose units_to_keep {
          from   = striped
          player = german
          up_to = sum([
            for f in formations : attachment_limit(f)
            if (
              f.home == panzer_lehr &&
              f.attached == division_26_vg &&
              !contains(gone_formations, f)
            )
          ])
          none {}
        }
        run "The Rest Is Lost" { those = but_not(striped, units_to_keep) }
        set panzer_lehr { under = division_26_vg }
      }
      else {
        run "The Rest Is Lost" { those = independent }
      }
      run "Out of the Cup" { division = panzer_lehr }
    }
  }
  value "Still Here" {
    given = { unit = unit }
    base  = unit.in_play || unit.at.holding_box || unit.at.reinforcement_box || unit.at.park
  }
  value "On the Way West" { # counted as steps of units
    base = min(34, count(gone_of(division_2_panzer))) + min(17, count(gone_of(panzer_lehr))) - floor(sum([
      for u in units : distance(spot(u), hex_00_09)
      if u.home == division_2_panzer
    ]), 24)
  }
  value "Leavers" { # who is in a box by which it may leave for good
    base = [
      for u in all(units) : u
      if (
        u.at.holding_box &&
        u.pattern.full > 0 &&
        (
          (u.home == division_2_panzer && box_number(u) >= 8) ||
          (u.home == panzer_lehr && (box_number(u) == 3 || box_number(u) == 4))
        )
      )
    ]
    modifier "the third formation has no more to go" {
      but_not = [
        for u in all(units) : u
        if (
          s5_mandatory_withdrawal.spent &&
          u.troop != none &&
          u.home == panzer_lehr &&
          u.division == division_26_vg
        )
      ]
    }
  }
  value "Gone Of" {
    ruling = "only units of the division itself count, not those attached to it, and no trucks"
    given  = { division = division }
    base = [
      for u in union(gone_west.units, leavers) : u
      if u.home == division && u.pattern.full > 0
    ]
  }
  value "Gone Formations" { # of Lehr: all that is left of it has gone
    base = [
      for f in formations : f
      if f.home == panzer_lehr && none([
        for u in all(units) : u
        if u.troop == f && still_here(u) && !contains(leavers, u)
      ]) && any([for u in gone_of(panzer_lehr) : u if u.troop == f])
    ]
  }
  rule "Lehr Splits" { # as soon as two formations have gone the third belongs to 26. VG
    ruling = "the two formations that have gone do not come back, in the same turn either; the third acts once in a Division Activation of the turn"
    if "two are gone, one is left" {
      when = count(gone_formations) == 2 && !s5_mandatory_withdrawal.spent
      set s5_mandatory_withdrawal { spent = true }
      move {
        the = [
          for u in leavers : u
          if u.troop != none && u.home == panzer_lehr && contains(gone_formations, u.troop)
        ]
        to = gone_west
      }
      set {
        the = [
          for f in formations : f
          if f.home == panzer_lehr && !contains(gone_formations, f)
        ]
        attached = division_26_vg
        acted    = lehr_chit.at == played
      }
      set division_26_vg {
        rating          = division_26_vg.rating + 1
        dispatch_rating = division_26_vg.dispatch_rating + 1
      }
    }
  }
  rule "The Rest Is Lost" {
    ruling = "a quota that is missed costs the victory; what stays beyond a quota that is met is lost and no more"
    given  = { those = set(unit) }
    each unit {
      from = those
      run "Withdraw" {}
    }
  }
}
