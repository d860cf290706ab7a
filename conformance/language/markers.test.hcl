# Markers: tokens on hosts, limited by their supply.

game "Markers" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" { is = space }
step "A" {}
step "B" {}
kind "man" {
  is     = piece
  plural = "men"
}
roster "man" {
  columns = []
  rows    = { Ann = [], Bob = [], Cid = [] }
}
kind "dog" { is = piece }
dog "Rex" {}

marker "Wound" {
  on        = man
  count     = 2
  adjective = "hurt"
}
marker "Arrow" {
  on    = man
  count = 5
  many  = true
}
marker "Smoke" {
  on    = step
  count = 1
  start = [A]
}
marker "Mud" { on = man } # without limit

track "Marks" { boxes = numbers(0, 9) }
rule "A Mark Is Laid" {
  given = { man = man }
  after = mark(man, wound)
  advance marks {}
}
rule "A Mark Goes" {
  given = { man = man }
  after = unmark(man, wound)
  advance marks { by = 3 }
}

test "A host has the adjective; the supply goes down and up" {
  expect { that = wound.supply == 2 && !ann.hurt }
  mark ann { with = wound }
  expect { that = wound.supply == 1 && ann.hurt }
  unmark ann { with = wound }
  expect { that = wound.supply == 2 && !ann.hurt }
}

test "No second one on one host, unless the marker says many" {
  mark ann { with = wound }
  mark ann { with = wound }
  expect { that = wound.supply == 1 }
  mark ann {
    with  = arrow
    count = 3
  }
  expect { that = ann.arrows == 3 && ann.arrow && arrow.supply == 2 }
  unmark ann {
    with  = arrow
    count = 1
  }
  expect { that = ann.arrows == 2 }
  unmark ann { with = arrow }
  expect { that = ann.arrows == 0 && !ann.arrow && arrow.supply == 5 }
}

test "When the supply is empty nothing is laid" {
  mark {
    the  = [ann, bob, cid]
    with = wound
  }
  expect { that = wound.supply == 0 && ann.hurt && bob.hurt && !cid.hurt }
  mark cid {
    with  = arrow
    count = 9
  }
  expect { that = cid.arrows == 5 && arrow.supply == 0 }
}

test "A marker may leave the game" {
  mark ann { with = wound }
  unmark ann {
    with = wound
    to   = out
  }
  expect { that = wound.supply == 1 && !ann.hurt }
}

test "Several markers at once" {
  mark ann { with = wound }
  mark ann { with = arrow }
  unmark ann { with = [wound, arrow] }
  expect { that = !ann.hurt && !ann.arrow }
}

test "The event tells only what has happened" {
  mark ann { with = wound }
  mark ann { with = wound }
  expect { that = marks == 1 }
  unmark { # nobody but Ann carries one
    the  = [ann, bob]
    with = wound
  }
  expect { that = marks == 4 }
}

test "Markers may lie there from the start" {
  scenario = standard
  expect { that = A.smoke && !B.smoke && smoke.supply == 0 }
}

test "A bare table has none" {
  expect { that = !A.smoke && smoke.supply == 1 }
}

test "Without limit" {
  mark {
    the  = all(men)
    with = mud
  }
  expect { that = all(men).mud == all(men) }
}

test "What leaves play gives its markers back" {
  given { A = [ann, bob] }
  mark {
    the  = [ann, bob]
    with = wound
  }
  remove ann {}
  move bob { to = supply }
  expect { that = wound.supply == 2 && !ann.hurt && !bob.hurt }
}
