# Karst's first turn: four units march to the bridge, and drive off who holds it.

guide "Over the Bridge" {
  scenario = the_crossing
  seed     = 1
  text     = "March, mass four units against one, roll, and advance."

  prompt "March Adler along the road to E4" {
    text = "A hex of road costs half a point, so the road is the quick way to the bridge between E4 and F4. Otter holds the far end."
    see  = [F4, adler]
  }
  take "March" {
    actor = adler
    to    = E4
  }

  prompt "March Birke to E5, Dachs to E4 and Elster to E5" {
    text = "Attacks compare strengths: 18 against 4 is four to one. Two units fit in a hex, and both these hexes touch F4. Then pass: Falke may stay where he is."
    see  = [E5]
  }
  take "March" {
    actor = birke
    to    = E5
  }
  take "March" {
    actor = dachs
    to    = E4
  }
  take "March" {
    actor = elster
    to    = E5
  }
  pass {}

  prompt "Attack F4 with all four" {
    text = "All of you attack across the river, which costs a column. Before you take the last of them, ask for the odds: two throws in three drive Otter off."
    see  = [F4]
  }
  take "Attack" {
    target    = F4
    attackers = [adler, birke, dachs, elster]
  }
  answer { back = G4 } # Veldt's

  prompt "Let Adler advance" {
    text = "The hex is empty, and you have a foot over the river. Units behind it cross next turn without wading."
    see  = [F4]
  }
  answer { first = adler }

  prompt "Take the towns" {
    text = "All four had fought, so your turn was over, and Veldt has had its own. Three towns are to be taken in six turns: E2, E6 and G4."
    see  = [G4, E2, E6]
  }
}
