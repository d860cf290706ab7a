modify "Courage" "an old hand, or a recruit" {
  when = soldier.valor > 3 || soldier.valor < 2
  by   = 1
}
