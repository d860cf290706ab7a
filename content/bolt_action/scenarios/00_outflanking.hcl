# Reserves that go around the enemy's flank.

section "7.5.2" "Outflanking" {
  text = "Reserves may be sent around the left or the right flank; which, is noted in secret until the first of them arrives. From the third turn on they come by that side edge, at most two feet from their own, and a foot farther in each later turn."

  kind "flank note" {
    is      = piece
    owner   = commander
    seen_by = owner
    fields  = { commander = commander }
    state   = { sent = maybe(unit), around = direction }
  }
  flank_note "Allied Note" {
    commander = allies
    count     = 12
  }
  flank_note "Axis Note" {
    commander = axis
    count     = 12
  }
  box "Notes" { of = flank_note }

  value "May Outflank" { base = true }
  rule "Outflank" {
    given = { commander = commander }
    after = keep_reserves(commander)
    when  = may_outflank
    run "Send Around" {}
  }
  rule "Send Around" {
    given = { commander = commander }
    choose outflanker "units to send around" {
      from   = [for u in reserves.units : u if u.commander == commander]
      player = commander
      up_to  = count(reserves.units)
      none {}
    }
    set outflanker { outflanking = true }
    each unit {
      from = outflanker
      choose around "flank to come around" {
        from   = [west, east]
        player = commander
        secret = true
      }
      run "Write a Note" {}
    }
  }
  rule "Write a Note" {
    given = { unit = unit, around = direction }
    put note {
      from = [for n in all(flank_notes) : n if n.commander == unit.commander && n.at == supply]
      to   = notes
      face = down
    }
    set note {
      sent   = unit
      around = around
    }
  }
  value "Note of" {
    given = { unit = unit }
    base  = first([for n in notes.flank_notes : n if n.sent == unit])
  }
  value "Way Around" {
    given = { unit = unit }
    base  = note_of(unit) != none ? note_of(unit).around : west
  }
  modify "May Arrive" "who goes around" {
    when = unit.outflanking && turn < 3
    to   = false
  }
  modify "Entry" "by a flank" {
    when = unit.outflanking
    base = within(0, edge(table, way_around(unit)), within(24 + 12 * max(0, turn - 3), edge(table, unit.commander.edge)))
  }
  rule "The Notes Are Read" { # all of that player's, when the first of them comes
    given  = { unit = unit }
    before = come_on(unit)
    when   = unit.outflanking
    reveal {
      the = [for n in notes.flank_notes : n if n.commander == unit.commander]
    }
  }
}
