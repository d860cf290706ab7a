# What the two commanders do first, and why.

test "Karst marches for a town that stands open" {
  given {
    D3 = [birke]
    J4 = [otter]
  }
  offer "Marches" { army = karst }
  advise "March" {
    actor   = birke
    because = "a better place"
  }
}
test "Three to one is enough, and a town is worth more" {
  given {
    D2 = [adler, birke]
    E2 = [moor]
    E7 = [elster]
    E6 = [otter]
  }
  offer "Attacks" { army = karst }
  advise "Attack" {
    target  = E2
    because = "for a town"
  }
}
test "Nobody attacks at even odds" {
  given {
    D2 = [dachs]
    E2 = [otter]
  }
  offer "Attacks" {
    army  = karst
    up_to = any
  }
  advise {
    pass    = true
    because = "at good odds"
  }
}
test "Whoever guards a town that is threatened stays" {
  given {
    E2 = [moor]
    D2 = [birke]
  }
  offer "Marches" {
    army  = veldt
    up_to = any
  }
  advise { pass = true }
}
