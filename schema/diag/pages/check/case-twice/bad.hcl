rule "Look Up" {
  given = { sky = weather }
  match sky {
    case clear {
      advance morale { by = 1 }
    }
    case clear {
      advance morale { by = 2 }
    }
    else {}
  }
}
