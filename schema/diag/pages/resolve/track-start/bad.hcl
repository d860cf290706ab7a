track "Supplies" {
  boxes = numbers(0, 9)
  start = 10
}
