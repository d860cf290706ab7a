rule "Turn All" {
  flip { the = camp.pieces }
}
