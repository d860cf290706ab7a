rule "Pick" {
  return { the = ann }
}
