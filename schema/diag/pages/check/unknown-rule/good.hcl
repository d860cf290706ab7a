except "The Hill Is Taken" {}
