modify "Courage" "an old hand, and a recruit" {
  when = soldier.valor > 3 && soldier.valor < 2
  by   = 1
}
