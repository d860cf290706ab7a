kind "spy" {
  is     = piece
  owner  = army
  fields = { army = player }
  state  = { goal = maybe(post) }
  secret = { goal = always }
}
spy "Mole" { army = red }
rule "Orders" {
  after = set_up()
  choose goal {
    from   = posts
    secret = true
  }
  set mole { goal = goal }
}
