# What says that it is never empty, and is.

game "Choices" {
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
  columns = [count]
  rows    = { Ann = [1], Bob = [1], Cid = [1] }
}
menu "Turn" {}
action "Leave" {
  menu = turn
  choose who { from = A.men }
  move who { to = B }
}

test "A choice" {
  text = "choose \"who\" is never_empty, but there is nothing to choose"
  choose who {
    from        = A.men
    never_empty = true
  }
}
test "A choice of which a requirement leaves nobody" {
  text = "choose \"who\" is never_empty, but there is nothing to choose"
  given { A = [ann, bob] }
  choose who {
    from        = A.men
    never_empty = true
    require "is not there" { that = who.at == B }
  }
}
test "A choice that may be passed" {
  text = "choose \"who\" is never_empty, but there is nothing to choose"
  choose who {
    from        = A.men
    may_pass    = true
    never_empty = true
  }
}
test "A set" {
  text = "choose \"some\" is never_empty, but there is nothing to choose"
  choose some {
    from        = A.men
    up_to       = 2
    never_empty = true
  }
}
test "An offer" {
  text = "offer \"Turn\" is never_empty, but there is nothing to offer"
  offer "Turn" { never_empty = true }
}
test "An offer of several" {
  text = "offer \"Turn\" is never_empty, but there is nothing to offer"
  offer "Turn" {
    up_to       = any
    never_empty = true
  }
}
test "A draw" {
  text = "draw \"who\" is never_empty, but there is nothing to draw"
  draw who {
    from        = A.men
    never_empty = true
  }
}
test "A draw of several" {
  text = "draw \"some\" is never_empty, but there is nothing to draw"
  draw some {
    from        = A
    to          = B
    count       = 2
    never_empty = true
  }
}
