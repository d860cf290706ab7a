# A count that limits nothing.

game "Markers without Limit" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Ann" {}
kind "step" { is = space }
step "A" {}
kind "man" {
  is     = piece
  plural = "men"
}
man "Grunt" { count = 4 }
marker "Wound" {
  on    = man
  count = 2
}
marker "Fright" {
  on        = man
  count     = 2
  limit     = false
  adjective = "afraid"
}
marker "Arrow" {
  on    = man
  count = 3
  limit = false
  many  = true
}
marker "Shield" {
  on        = man
  count     = 2
  limit     = true
  adjective = "shielded"
}

test "A count is a limit, unless it says that it is none" {
  given { A = [4, grunt] }
  mark men { with = wound }
  mark men { with = fright }
  mark men { with = shield }
  expect { that = count(men.wound) == 2 && wound.supply == 0 && count(men.afraid) == 4 && count(men.shielded) == 2 }
  expect { that = fright.supply == 0 && shield.supply == 0 }
  unmark men { with = fright }
  expect { that = fright.supply == 2 && none(men.afraid) }
}
test "Without limit, too, a host carries one, unless many may lie on it" {
  given { A = [grunt] }
  mark men { with = fright }
  mark men { with = fright }
  mark {
    the   = A.men
    with  = arrow
    count = 5
  }
  expect { that = sum([for m in A.men : m.arrows]) == 5 && count(A.men.afraid) == 1 }
}
test "What is taken off can be laid again, wherever it went" {
  given { A = [4, grunt] }
  mark men { with = fright }
  unmark men {
    with = fright
    to   = out
  }
  expect { that = none(men.afraid) }
  mark men { with = fright }
  expect { that = count(men.afraid) == 4 }
}
