look {
  pieces = { soldier = { sign = "S" } }
}
