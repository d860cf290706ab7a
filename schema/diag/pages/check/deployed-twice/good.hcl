scenario "At dawn" {
  deploy { rows = [[camp, [ann]], [hill, [ben]]] }
}
