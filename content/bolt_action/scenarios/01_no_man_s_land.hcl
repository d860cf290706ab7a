# Scenario 1: two armies that have faced each other for days, and a dawn.

section "8.1" "No Man's Land" {
  text = "Both sides are set up, hidden where they can be, and bombarded. In the first turn nobody sees farther than 24 inches. Each enemy unit destroyed is a point."

  scenario "No Man's Land" {
    text = "Two armies that have faced each other for days attack at dawn."
    goal = "Destroy enemy units: each is a point. Two more than the enemy win, or a fifth of an army where attrition is scored."
    modify "Begins at Dawn" "two armies and a dawn" { to = true }
    modify "Bombards" "both sides" { to = true }
    modify "Visibility" "first light" {
      when    = turn == 1 # whoever is set up before is looked for in full light
      at_most = 24
    }
  }
}
