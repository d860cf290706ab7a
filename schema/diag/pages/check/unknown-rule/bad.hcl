except "The Hill Is Takn" {}
