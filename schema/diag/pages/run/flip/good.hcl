rule "Turn All" {
  flip { the = camp.soldiers }
}
