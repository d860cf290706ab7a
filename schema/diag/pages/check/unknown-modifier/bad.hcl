except "Courage" "wounded" {}
