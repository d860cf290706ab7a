except "Courage" "tired" {}
