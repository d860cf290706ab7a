rule "Pick" {
  returns = soldier
  return { the = ann }
}
