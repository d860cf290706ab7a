track "Supplies" {
  boxes = numbers(0, 5
  start = 5
}
