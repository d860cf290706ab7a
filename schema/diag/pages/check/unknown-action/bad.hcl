forbid "Rst" { because = "there is no time" }
