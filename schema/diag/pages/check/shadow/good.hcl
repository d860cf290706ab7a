rule "Alarm" {
  let { number_of_men = 3 }
}
