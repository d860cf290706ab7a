forbid "Rest" { because = "there is no time" }
