package interp_test

import "testing"

// ways is a game of whole actions whose ways must differ: men step, climb on one another and under,
// are marked, flipped and turned; loops stand in loops, are left early, and keep names, sets and
// lists. Many ways come to the same table, some of them with names that are read later.
const ways = `
game "Ways" {
  language = 1
  begin    = go
}
kind "spot" {
  is      = space
  fields = { number = number }
}
roster "spot" {
  columns = [number]
  rows    = { A = [1], B = [2], C = [3], D = [4] }
}
kind "man" {
  is      = piece
  plural  = "men"
  sides   = [fresh, tired]
  state   = { steps = number, told = number }
  history = [told]
}
roster "man" {
  columns = [count]
  rows    = { Ann = [1], Bob = [1], Grunt = [3] }
}
marker "wound" {
  on    = man
  count = 2
}
kind "tally" {
  is    = concept
  state = { n = number }
}
kind "herald" {
  is    = concept
  state = { man = man }
}
herald "Herald" {}
tally "Sum" {}
tally "Rounds" {}
player "Anna" {}
scenario "Start" {
  deploy { rows = [[A, [ann, bob]], [A, [2, grunt]], [B, [1, grunt]]] }
}
rule "Go" {
  repeat {
    times = 12
    set rounds { n = rounds.n + 1 }
    offer "Turn" {
      none {}
    }
  }
}
rule "Step" {
  given = { man = man }
  if "there is a next one" {
    when = man.at.number < 4
    let { to = first([for s in spots : s if s.number == man.at.number + 1]) }
    if "it is there" {
      when = to != none
      move man { to = to }
    }
  }
  else {
    move man { to = A }
  }
}
rule "Last to Come" { # whoever comes to D is told of it
  given = { man = man }
  after = enter(man, D)
  set man { told = man.told + 1 }
}
menu "Turn" { player = anna }
action "March" {
  menu     = turn
  whole    = true
  distinct = true
  repeat {
    times = 3
    choose man {
      from    = [for m in men : m if m.at.number < 4]
      or_return = true
    }
    run "Step" {}
  }
}
action "Lead" {
  menu     = turn
  whole    = true
  distinct = true
  repeat "Outer" {
    times = 2
    choose leader { from = [ann, bob] }
    repeat "Inner" {
      times = 2
      choose man { from = [for m in men : m if m.at != D] }
      run "Step" {}
    }
    set sum { n = leader == ann ? sum.n + 1 : sum.n }
  }
}
action "Follow" { # one of several like men may be meant, and it matters where that one stands
  menu     = turn
  whole    = true
  distinct = true
  choose leader { from = men }
  repeat {
    times = 2
    choose man { from = [for m in men : m if m.at.number < 4] }
    run "Step" {}
  }
  run "Step" { man = leader }
  set herald { man = leader }
}
action "Crawl" { # under whoever stands there
  menu     = turn
  whole    = true
  distinct = true
  repeat {
    times = 2
    choose man { from = men }
    choose spot { from = [for s in spots : s if abs(s.number - man.at.number) == 1] }
    move man {
      to    = spot
      under = true
    }
  }
}
action "Gather" { # sets and lists live from round to round, or no longer than one
  menu     = turn
  whole    = true
  distinct = true
  let { before = [for m in men : m if m.at == A] }
  repeat "Marks" {
    choose first_one {
      from = [for m in men : m if !m.wound]
      none {
        break {}
      }
    }
    let { others = but_not(first_one.at.men, [first_one]) }
    let { in_order = [for m in others : m.at.number] }
    mark first_one { with = wound }
    choose how { from = count(in_order) > 1 ? [1, 2] : [1] }
    if "the second way" {
      when = how == 2
      break {}
    }
    each man {
      from = but_not(others, before)
      run "Step" {}
    }
    if "enough" {
      when = count([for m in men : m if m.wound]) == 2
      break {}
    }
  }
  unmark men {
    with    = wound
    count = 1
  }
}
action "Turn Over" {
  menu     = turn
  whole    = true
  distinct = true
  repeat {
    times = 2
    choose man { from = men }
    flip man {}
    set man { steps = man.tired ? man.steps : man.steps + 1 }
  }
}
action "Weigh" { # as far ahead as can be, and no farther than D
  menu     = turn
  whole    = true
  distinct = true
  prefer   = sum([for m in men : m.at.number * (m == ann ? 2 : 1)])
  repeat "Steps" {
    times = 2
    choose man {
      from = [for m in men : m if m.at.number < 4]
      none {
        break {}
      }
    }
    run "Step" {}
  }
}
action "Stop Early" {
  menu     = turn
  whole    = true
  distinct = true
  repeat "Steps" {
    choose man {
      from     = [ann, bob]
      may_pass = true
    }
    if "no more" {
      when = man == none
      break {}
    }
    else {
      run "Step" {}
      if "once around" {
        when = man.at == A
        break {}
      }
    }
  }
}
`

// TestWaysAgree: ways that have come to the same are not gone through twice: none may be lost, or
// change its place, by that. A machine that forgets carries every way out to its end.
func TestWaysAgree(t *testing.T) { waysAgree(t, ways, 12) }
