# The advice, one priority after the other.

test "A bridge that is cut into is closed" {
  given {
    e4 = [red_stone]
    d5 = [blue_stone]
    d6 = [red_stone]
  }
  offer "Turn" { mover = red }
  advise "Lay" {
    to      = e5
    because = "close the bridge"
  }
}
test "Nothing is on the board: the middle" {
  offer "Turn" { mover = red }
  advise "Lay" {
    to      = f6
    because = "where both would go, a leap ahead"
  }
}
