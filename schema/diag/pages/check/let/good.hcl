rule "March" {
  let {
    near = count(far)
    far  = numbers(1, 3)
  }
  advance miles { by = near }
}
track "Miles" { boxes = numbers(0, 5) }
