rule "Look Up" {
  given = { sky = weather }
  match sky {
    case clear {
      advance morale { by = 1 }
    }
    else {
      advance morale { by = -1 }
    }
  }
}
