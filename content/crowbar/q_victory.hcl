# Q: victory points, roadblocks, and what the end means.

section "Q" "Victory" {
  text     = "Guns found and destroyed early count most; then come roadblocks on the highway, few losses, prisoners and other prizes. All is compared with what the Rangers really did."
  no_rules = "a heading"
}

section "Q-1" "Tracking Victory Points" {
  text = "What is captured lies in the victory box of its day. Guns, prizes and prisoners count as they are made; losses, roadblocks and the relief count at the end."

  kind "victory box" { # one for each company and day, so that it is known who made the capture
    is     = box
    plural = "victory_boxes"
    of     = piece
    fields = { company = company, day = game_day }
  }
  roster "victory_box" {
    columns = [company, day]
    rows = {
      Easy_June_6 = [easy, june_6]
      Easy_June_7 = [easy, june_7]
      Easy_June_8 = [easy, june_8]
      Dog_June_6  = [dog, june_6]
      Dog_June_7  = [dog, june_7]
      Dog_June_8  = [dog, june_8]
      Fox_June_6  = [fox, june_6]
      Fox_June_7  = [fox, june_7]
      Fox_June_8  = [fox, june_8]
    }
  }
  value "Credited Company" { # whose box takes what a unit captures
    given = { unit = ranger }
    base  = unit.company
  }
  value "Boxes of" {
    given = { company = company }
    base  = [for b in victory_boxes : b if b.company == company]
  }
  value "Box of Today" {
    given = { company = company }
    base  = only([for b in boxes_of(company) : b if b.day == today])
  }

  value "Victory Points" {
    base = 0
    modifier "guns (Q-2)" { by = sum([for c in companies : gun_points(c)]) }
    modifier "fortunes of war (Q-3)" { by = sum([for c in companies : fortune_points(c)]) }
    modifier "prisoners (Q-4)" { by = sum([for c in companies : prisoner_points(c)]) }
    modifier "few units lost (Q-5)" { by = casualty_points(sum([for c in companies : losses(c)])) }
    modifier "roadblocks (Q-6)" { by = 5 * count([for c in companies : c if roadblock(c)]) }
    modifier "the relief that did not come (Q-7)" { by = -5 * relief_spaces_missing }
  }

  value "Standing" { # how well the game stands, for bots and reports: as if it ended now
    given = { player = player }
    base  = victory_points
  }
}

section "Q-2" "Captured and Destroyed German Guns" {
  text = "A gun counts when a Ranger unit is alone with it, or when it is destroyed: 10 points on June 6th, 5 on June 7th, 2 on June 8th."

  rule "Claim" {
    ruling = "the day is the one at the moment of capture"
    given  = { prize = gun_location, company = company }
    move prize {
      to   = box_of_today(company)
      face = up
    }
  }

  table "Worth of the Day" {
    given   = { day = game_day }
    returns = { gun = number, fortune = number }
    rows = [
      [june_6, 10, 5],
      [june_7, 5, 3],
      [june_8, 2, 1],
    ]
  }
  value "Gun Points" {
    given = { company = company }
    base = sum([
      for b in boxes_of(company) : count(b.gun_locations.gun) * worth_of_the_day(b.day).gun
    ])
  }
}

section "Q-3" "Fortunes of War Prizes" {
  text = "An officer, an ammunition dump and orders are captured or destroyed as guns are: 5, 3 or 1 points, by the day."

  value "Fortune Points" {
    given = { company = company }
    base = sum([
      for b in boxes_of(company) : count(b.gun_locations.fortunes) * worth_of_the_day(b.day).fortune
    ])
  }
}

section "Q-4" "German POWs" {
  text = "A German unit that was taken in close combat (J-3f) counts 3 if it was at full strength, else 1."

  rule "Prisoners" {
    given = { german = german, full = bool, company = company }
    if "a major haul" {
      when = full
      flip german { to = full }
    }
    else "a small bag" {
      flip german { to = reduced }
    }
    move german { to = box_of_today(company) }
  }
  value "Prisoner Points" {
    given = { company = company }
    base  = sum([for b in boxes_of(company) : 3 * count(b.germans.full) + count(b.germans.reduced)])
  }
}

section "Q-5" "Ranger Casualties" {
  text = "15 points if no Ranger unit was ever eliminated, 10 for one, 5 for two, nothing for more. A unit that is built up again was lost nevertheless."

  kind "war diary" { # what a company keeps count of
    is     = concept
    plural = "war_diaries"
    fields = { company = company }
    # strong: three units have been counted on its roadblock (P-6)
    state = { lost = number, strong = bool }
  }
  roster "war_diary" {
    columns = [company]
    rows    = { "Diary of Easy" = [easy], "Diary of Dog" = [dog], "Diary of Fox" = [fox] }
  }
  value "Diary of" {
    given = { company = company }
    base  = only([for d in war_diaries : d if d.company == company])
  }

  rule "A Loss Is Counted" {
    given = { ranger = ranger }
    after = remove(ranger)
    let { diary = diary_of(ranger.company) }
    set diary { lost = diary.lost + 1 }
  }
  value "Losses" {
    given = { company = company }
    base  = diary_of(company).lost
  }
  table "Casualty Points" {
    given   = { lost = number }
    returns = { points = number }
    rows    = [["..0", 15], [1, 10], [2, 5], ["3..", 0]]
  }
}

section "Q-6" "Roadblocks Established" {
  text = "A company holds a roadblock if two or more of its units stand on the highway and no German is between them and the cliff, Cliff Top 5 included, in their columns: 5 points for each company."

  value "Manning" {
    ruling = "a unit counts if its own column is clear behind it; so two of three can hold the roadblock when the third is cut off"
    given  = { company = company }
    base = [
      for r in rangers : r
      if r.company == company && r.at.highway && none(r.at.germans) && none(germans_behind(r.at))
    ]
  }
  value "Germans Behind" {
    given = { here = square }
    base  = [for s in file(here) : s.germans if s.row >= 5 && s.row < here.row]
  }
  value "Roadblock" {
    given = { company = company }
    base  = count(manning(company)) >= 2
  }
}

section "Q-7" "Timely Relief" {
  text = "5 points are lost for each box of the relief track that the marker has not entered."

  value "Relief Spaces Missing" { base = 14 - relief }
}

section "Q-8" "Performance Determination" {
  text = "The game ends when time is up or the relief arrives. The points say how the Rangers have done, in eleven levels from Legendary Military Victory (100 and more) to Disgraceful Performance (54 and less)."

  result "Legendary Military Victory" { worth = 5 }
  result "Major Victory" { worth = 4 }
  result "Solid Victory" { worth = 3 }
  result "Minor Victory" { worth = 2 }
  result "Mission Accomplished" { worth = 1 }
  result "Marginal Success" { worth = 0 }
  result "Unsuccessful Mission" { worth = -1 }
  result "Defeat" { worth = -2 }
  result "Dismal Failure" { worth = -3 }
  result "Military Disaster" { worth = -4 }
  result "Disgraceful Performance" { worth = -5 }

  table "Performance" {
    given   = { points = number }
    returns = { level = result }
    rows = [
      ["100..", legendary_military_victory],
      ["95-99", major_victory],
      ["90-94", solid_victory],
      ["85-89", minor_victory],
      ["80-84", mission_accomplished],
      ["75-79", marginal_success],
      ["70-74", unsuccessful_mission],
      ["65-69", defeat],
      ["60-64", dismal_failure],
      ["55-59", military_disaster],
      ["..54", disgraceful_performance],
    ]
  }

  value "Points to a Victory" { base = max(0, 85 - victory_points) }
  rule "Final Reckoning" { # what the end means: the other ways to play replace this rule
    end game { result = performance(victory_points) }
  }
}
