# The advice, one priority after the other.

test "The letter goes home" {
  given {
    c5 = [alder]
    e3 = [birch]
    d6 = [agate]
    f4 = [coral]
  }
  set red { courier = alder }
  offer "Turn" { mover = red }
  advise "Ride" {
    actor   = alder
    because = "the letter arrives"
  }
}
test "Whoever is nearly there is taken, whatever he carries" {
  given {
    c1 = [birch]
    f1 = [alder]
    d2 = [agate]
    a4 = [coral]
  }
  set red { courier = alder }
  offer "Turn" { mover = red }
  advise "Ride" {
    actor   = birch
    to      = d2
    because = "take whoever is nearly there"
  }
}
test "The letter rides where nobody can take it" {
  given {
    b3 = [alder]
    f2 = [birch]
    d5 = [agate]
  }
  set red { courier = alder }
  offer "Turn" { mover = red }
  advise "Ride" {
    actor   = alder
    because = "the letter, while nobody can take it"
  }
}
