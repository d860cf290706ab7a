kind "tent" {
  is = piece
  value "Room" {
    given = { soldier = soldier }
    base  = 1
  }
}
