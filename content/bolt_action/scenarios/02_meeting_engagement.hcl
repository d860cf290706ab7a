# Scenario 2: two columns run into each other.

section "8.2" "Meeting Engagement" {
  text = "Nobody is set up. What is not in reserve is the first wave: it comes on in the first turn, from any point of its own edge, without a test. Each enemy unit destroyed is a point."

  scenario "Meeting Engagement" {
    text = "Two columns run into each other."
    goal = "Destroy enemy units: each is a point. Two more than the enemy win, or a fifth of an army where attrition is scored."
    rule "Two Columns" {
      instead_of = deployment()
      run "March to Meet" {}
    }
  }
}
