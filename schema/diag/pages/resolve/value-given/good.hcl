kind "tent" { is = piece }
value "Room" {
  given = { tent = tent, soldier = soldier }
  base  = 1
}
