enum "ground" {}
