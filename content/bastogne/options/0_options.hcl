# Chapter 11: the optional rules. Each is an option, o1 to o9.

section "11.0" "Optional Rules" {
  text     = "Nine rules that may be added."
  no_rules = "a heading"
}
