# Names: what let binds, in which order, and what stays proved of it.

game "Names of Values" {
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
  fields = { strength = number }
  state  = { friend = maybe(man), hits = number }
}
roster "man" {
  columns = [strength, at]
  rows    = { Ann = [1, A], Bob = [2, A], Cid = [4, B] }
}

test "One block names several values" {
  let {
    strong = [for m in all(men) : m if m.strength > 1]
    number = count(all(men))
  }
  expect { that = strong == [bob, cid] && number == 3 }
}
test "They see one another, whatever their order" {
  let {
    least = twice - first
    twice = 2 * first
    first = 1 + base
    base  = ann.strength
  }
  expect { that = base == 1 && first == 2 && twice == 4 && least == 2 }
}
test "They see what was named before, and what follows sees them" {
  let { hits = 2 }
  let { more = hits + 1 }
  set ann { hits = more }
  expect { that = ann.hits == 3 }
}
test "A name of a comprehension is not one of the block" {
  let {
    all  = [for some in all(men) : some.strength]
    some = sum(all)
  }
  expect { that = some == 7 }
}
test "A name does not change when the table does" {
  let { before = ann.strength + ann.hits }
  set ann { hits = 5 }
  expect { that = before == 1 && ann.hits == 5 }
}
rule "Look After the Friend" { # what is proved of a name stays proved
  given = { man = man }
  let { friend = man.friend }
  if "has one" {
    when = friend != none
    set man { friend = none }
    move friend { to = B }
    set friend { hits = friend.hits + friend.strength }
  }
}
test "What is proved of a name stays proved whatever happens to what it was read from" {
  set ann { friend = bob }
  run "Look After the Friend" { man = ann }
  run "Look After the Friend" { man = cid }
  expect { that = ann.friend == none && bob.at == B && bob.hits == 2 }
}
rule "Hit the Friend" { # bound where it is proved, a name is sure
  given = { man = man }
  if "has one" {
    when = man.friend != none
    let {
      hits   = friend.hits + 1
      friend = man.friend
    }
    set man { friend = none }
    set friend { hits = hits }
  }
}
test "A value that is proved to be there is bound as sure" {
  set ann { friend = cid }
  run "Hit the Friend" { man = ann }
  expect { that = ann.friend == none && cid.hits == 1 }
}
menu "Orders" {
  player = anna
  actor  = men
}
action "Push" { # names in the head of an action, in any order, between what is asked
  menu = orders
  let {
    strongest = max(limit, actor.strength)
    limit     = 1
  }
  choose target { from = [for m in men : m if m != actor && m.strength <= strongest] }
  let {
    both   = weight + target.strength
    weight = actor.strength
  }
  require "not too heavy" { that = both < 6 }
  set target { hits = both }
}
test "Names in the head of an action are part of its one decision" {
  given { A = [ann, bob, cid] }
  offer "Orders" {}
  refuse "Push" {
    actor   = cid
    target  = bob
    because = "not too heavy"
  }
  take "Push" {
    actor  = bob
    target = ann
  }
  expect { that = ann.hits == 3 }
}
