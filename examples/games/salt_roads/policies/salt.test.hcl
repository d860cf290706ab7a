# The advice, one reason after the other.

test "Into their seat, if nobody is there" {
  given {
    saltmouth = [harbour_troop]
    larchfell = [harbour_troop]
  }
  offer "Orders" { league = harbour }
  advise "March" {
    town    = highkeep
    because = "into their seat"
  }
}
test "To where most salt is" {
  given {
    gullwick  = [harbour_troop]
    saltmouth = [harbour_troop]
    highkeep  = [hill_troop]
  }
  set {
    the  = [saltmouth, gullwick]
    flag = harbour
  }
  offer "Orders" { league = harbour }
  advise "March" {
    town    = pans
    because = "to where there is salt"
  }
}
test "Somebody stays at home" {
  given {
    highkeep = [hill_troop]
    reedham  = [harbour_troop]
  }
  set {
    the  = [highkeep, larchfell, stoneford]
    flag = hills
  }
  offer "Orders" { league = hills }
  advise "Raise" { because = "somebody stays at home" }
}
test "The strongest card is chosen, and used for its points" {
  given {
    harbour_s_hand = [spies, fair_wind]
    hills_hand     = [spies]
    saltmouth      = [harbour_troop]
    highkeep       = [hill_troop]
  }
  run "Choose" {}
  advise {
    card    = only([for c in harbour_s_hand.tidings : c if c.fair_wind])
    because = "the strongest card"
  }
}
