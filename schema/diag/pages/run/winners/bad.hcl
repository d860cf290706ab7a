result "Shared Glory" { winners = [red] }
rule "Ended" {
  end game {
    result  = shared_glory
    winners = players
  }
}
