# The end: defeat, draw, or a victory by points.

section "6.0" "Ending the Game" {
  text = "If morale falls to 0, or a Defense Phase leaves an assault counter in a position, the game ends at once: in the first attack an Epic Defeat, in the second a Major one, in the third a Minor one, in the fourth a Draw. Whoever outlasts the fourth attack scores morale and intelligence, 2 for Make Contact and 3 for Deny Equipment: 13 or more is an Epic Victory, 10 to 12 a Major, less a Minor one."

  result "Epic Defeat" { worth = -3 }
  result "Major Defeat" { worth = -2 }
  result "Minor Defeat" { worth = -1 }
  result "Draw" { worth = 0 }
  result "Minor Victory" {
    worth = 1
    text  = "Bronze Star"
  }
  result "Major Victory" {
    worth = 2
    text  = "Silver Star"
  }
  result "Epic Victory" {
    worth = 3
    text  = "Distinguished Service Cross"
  }

  rule "The Ridge Is Lost" {
    ruling = "morale lost at the very end of the fourth attack makes a draw too"
    end game { result = lost_in(period) }
  }
  table "Lost in" {
    given   = { number = number }
    returns = { level = result }
    rows    = [[1, epic_defeat], [2, major_defeat], [3, minor_defeat], [else, draw]]
  }

  rule "Final Score" {
    end game { result = victory_level(score) }
  }
  value "Score" {
    base = morale + intelligence
    modifier "Make Contact" {
      when = contact_made
      by   = 2
    }
    modifier "Deny Equipment" {
      when = denied
      by   = 3
    }
  }
  value "Points to a Major Victory" { base = max(0, 10 - score) }
  value "On the Ridge" { # Germans: any who are left at the end of a Defense Phase end the game
    base = count(positions.assaults)
  }
  table "Victory Level" {
    given   = { score = number }
    returns = { level = result }
    rows    = [["13..", epic_victory], ["10-12", major_victory], ["..9", minor_victory]]
  }

  value "Standing" { # how well the game stands for a player, for bots and reports
    given = { player = player }
    base  = (player == defender ? 1 : -1) * (100 * period + score)
  }
}
