# Not so yet.

game "Open" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" { is = space }
step "A" {}
kind "grunt" { is = piece }
grunt "Private" { count = 3 }

test "Several of like pieces" {
  place low {
    from = private.supply
    at   = A
  }
  place high {
    from = private.supply
    at   = A
  }
  choose two {
    from  = A.grunts
    up_to = 2
  }
  answer { two = [low, high] }
  expect { that = count(two) == 2 }
}
test "At least two of three like pieces" {
  given { A = [private, private, private] }
  choose two {
    from     = A.grunts
    up_to    = 2
    at_least = 2
  }
  expect { that = count(two) == 2 }
}
test "The one on top of its like" {
  given { A = [private, private, private] }
  choose one {
    from = A.grunts
    require "it lies on top" { that = one.on_top }
  }
  expect { that = one == top(A.grunts) }
}
