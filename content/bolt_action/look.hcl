# How the game looks on screens, in pictures and on paper.

look {
  copies = {
    order_die    = dice_needed
    wreck        = wrecks_needed
    fire_mission = barrages_needed
    smoke_screen = barrages_needed
    sortie       = sorties_needed
  }
  score = [turn, commander.edge, victory_points]
  ends  = [points_to_a_win]
  spans = { turn = turns_of_the_battle }
  sides = {
    allies = blue
    axis   = slate
  }
  pieces = {
    unit = {
      symbol = {
        lieutenant       = headquarters
        captain          = headquarters
        medic            = medical
        forward_observer = signals
        machine_gun      = machine_gun
        mortar           = mortar
        anti_tank        = anti_tank
        gun              = artillery
        scout_car        = [cavalry, armor]
        tank             = armor
        transport        = motorized
        else             = infantry
      }[self.choice]
      below = [men, pins]
    }
    wreck = {
      symbol = armor
      below  = []
    }
  }
  grounds = {
    building   = ["b", houses]
    bunker     = ["k", houses]
    rubble     = ["r", hatch]
    hill       = ["h", contours]
    road       = ["=", plain]
    obstacle   = ["|", hatch]
    soft_cover = ["t", trees, "soft cover"]
    rough      = ["d", dots, "rough ground"]
  }
  shown = {
    unit           = [men, pins]
    strategic_site = [width]
  }
  state  = { "unit.order" = ["", "*", ">", ">>", "@", "=", "_"] } # waiting, fire, advance, run, ambush, rally, down
  hidden = [tray, sight_point, hull_point, left_of]
  quiet  = [wreck.facing, unit.sides, unit.facing, unit.hits, unit.deadly, unit.shock, unit.smashed, unit.scorched, unit.aims_at, unit.flees, unit.rockets, unit.rocketeers, unit.kept_off, unit.inches_left, unit.turns_left, unit.keeps_to_the_road, unit.zeroed, unit.zeroed_on, unit.zeroed_at, unit.zeroed_from, unit.arrived, unit.held, unit.loading, unit.fallen, unit.waits_for, unit.flank_sealed, commander.last_gate]
}
