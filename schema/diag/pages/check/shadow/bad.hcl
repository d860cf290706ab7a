rule "Alarm" {
  let { ann = 3 }
}
