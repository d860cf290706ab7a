# What is printed and what no letter reads yet: `lint` asks for it (lint/unread-field). A line goes when a rule reads it, the file when all do.

test "Printed for letters to come" {
  ref = "A-2"
  expect { that = any(all(germans).grenadier) && any(all(germans).bunker_infantry) }
  expect { that = none([for c in all(caches) : c if c.company > fox]) }
  expect { that = any(all(gun_locations).gun) && any(all(gun_locations).fortunes) && any(all(gun_locations).nothing) }
  expect { that = any(faces.ranger_chit) && any(faces.german_chit) && any(faces.drawing) }
}
