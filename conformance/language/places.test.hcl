# Places: spaces, paths, boxes, decks; stacks, faces, the supply and out of the game.

game "Places" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

kind "step" { is = space }
kind "lane" {
  is     = path
  of     = step
  length = 3
  fields = { ends_at = gate }
}
kind "gate" { is = space }
gate "Gate" {}
lane "A" { ends_at = gate["Gate"] }
lane "B" { ends_at = gate["Gate"] }
box "Camp" {}

kind "man" {
  is     = piece
  plural = "men"
  sides  = [fresh, tired]
  state  = { hits = number }
}
roster "man" {
  columns = [count]
  rows    = { Ann = [1], Bob = [1], Cid = [1], Grunt = [4] }
}
marker "Load" { on = man }

test "A path makes its steps, in order" {
  expect { that = A.first == A-1 && A.last == A-3 && count(A.steps) == 3 && A-2.number == 2 && A-2.next == A-3 && A-2.previous == A-1 && A-2.lane == lane.A && A-2.lane.ends_at == gate["Gate"] }
}

test "What lies in a place, bottom to top" {
  given { A-1 = [ann, bob, cid] }
  expect {
    A-1  = [ann, bob, cid]
    that = A-1.men == [ann, bob, cid] && A-1.pieces == A-1.men && top(A-1.men) == cid && cid.on_top && !ann.on_top && bob.at == A-1
  }
}

test "A path holds what lies on its steps" {
  given {
    A-1 = [ann]
    A-3 = [bob]
    B-1 = [cid]
  }
  expect { that = A.men == [ann, bob] && B.pieces == [cid] }
}

test "In play is who lies on a space" {
  given {
    A-1  = [ann]
    Camp = [bob]
  }
  expect { that = ann.in_play && !bob.in_play && !cid.in_play && men == [ann] }
}

test "move lays on top; a group keeps its order; under goes to the bottom" {
  given {
    A-1 = [ann, bob]
    A-2 = [cid]
  }
  move {
    the = A-1.men
    to  = A-2
  }
  expect { A-2 = [cid, ann, bob] }
  move {
    the = [cid, bob]
    to  = A-3
  }
  expect { A-3 = [cid, bob] }
  move ann {
    to    = A-3
    under = true
  }
  expect { A-3 = [ann, cid, bob] }
}

test "A group that goes under keeps its order, too" {
  given {
    A-1 = [ann, bob]
    A-2 = [cid]
  }
  move {
    the   = A-1.men
    to    = A-2
    under = true
  }
  expect { A-2 = [ann, bob, cid] }
}

test "move to the place where it lies lays it on top" {
  given { A-1 = [ann, bob] }
  move ann { to = A-1 }
  expect { A-1 = [bob, ann] }
}

test "remove takes out of the game, for good" {
  given { A-1 = [ann, bob] }
  remove ann {}
  expect {
    A-1  = [bob]
    that = ann.at == out && contains(out.men, ann)
  }
}

test "What goes to the supply is as new; what goes out keeps its side" {
  given { A-1 = [ann, bob] }
  flip { the = A-1.men }
  set {
    the  = A-1.men
    hits = 2
  }
  mark {
    the  = A-1.men
    with = load
  }
  move ann { to = supply }
  remove bob {}
  expect { that = ann.fresh && ann.hits == 0 && !ann.load && bob.tired && bob.hits == 2 && !bob.load }
}

test "put takes any one of like pieces" {
  put newcomer {
    from = grunt.supply
    to   = A-2
  }
  expect {
    A-2  = [grunt]
    that = newcomer.grunt && count(grunt.supply) == 3
  }
}

test "A face may be up or down" {
  given { A-1 = [ann, bob] }
  move ann {
    to   = A-2
    face = down
  }
  expect { that = ann.face_down && !bob.face_down }
  reveal ann {}
  expect { that = !ann.face_down }
}

test "flip turns to the next side, or to the one that is named" {
  given { A-1 = [ann, bob] }
  flip ann {}
  flip bob { to = fresh }
  expect { that = ann.tired && bob.fresh }
  flip ann {}
  expect { that = ann.fresh }
}

test "To reveal a design reveals one of its copies" {
  given { A-1 = [grunt] }
  move {
    the  = A-1.men
    to   = A-2
    face = down
  }
  reveal { the = only(A-2.men) }
  expect { that = none(A-2.men.face_down) }
}

test "shuffle puts what lies in a place in a random order" {
  seed = 4
  given { A-1 = [ann, bob, cid] }
  shuffle A-1 {}
  expect { that = count(A-1.men) == 3 }
}
