kind "ghost" { is = piece }
look {
  pieces = { ghost = { sign = "G" } }
}
