# The advice, one line after the other.

test "Whoever can be walled in is walled in" {
  ref = "2"
  given {
    a10 = [black_amazon]
    e5  = [black_amazon]
    b6  = [white_amazon]
    j1  = [white_amazon]
  }
  mark {
    the  = [b9, b10]
    with = arrow
  }
  run "The Game" {}
  advise "Move and Shoot" {
    target  = a9
    because = "nobody is walled in"
  }
}
test "The first arrow takes room from them" {
  ref      = "2"
  scenario = standard
  advise "Move and Shoot" { because = "more ways to go than they" }
}
