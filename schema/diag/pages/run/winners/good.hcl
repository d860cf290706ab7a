result "Shared Glory" { winners = [red, blue] }
rule "Ended" {
  end game {
    result  = shared_glory
    winners = players
  }
}
