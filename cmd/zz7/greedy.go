package main

import (
	"strings"

	"math/rand/v2"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

func stepOf(m *machine.M, piece int32) int {
	n := m.P.Game.Things[m.PlaceOf(piece)].Name
	if i := strings.LastIndex(n, "-"); i >= 0 {
		return int(n[i+1] - '0')
	}
	if strings.HasPrefix(n, "aid") {
		return 3
	}
	return 2
}

func printed(g *model.Game, id int32, f string) int32 {
	for k := g.Things[id].Kind; k != nil; k = k.Parent {
		for _, x := range k.Fields {
			if x.Name == f {
				if v := x.Values[id]; len(v) > 0 {
					return v[0]
				}
			}
		}
	}
	return 0
}

func marker(m *machine.M, name string, host int32) int32 {
	for _, k := range m.P.Game.Markers {
		if k.Name == name {
			return m.MarkerOn(k.Index, host)
		}
	}
	return 0
}

func greedy(m *machine.M, r *rand.Rand) int {
	a := m.Pending()
	o := m.Options()
	g := m.P.Game
	best, bs := 0, -1e9
	for i := 0; i < o.Len(); i++ {
		opt := o.At(i)
		s := r.Float64()
		if a.Acts != nil {
			if opt[0] == machine.PassOption {
				s += 0
			} else {
				var act *machine.Act
				for _, x := range a.Acts {
					if x.Action.Index == opt[0] {
						act = x
					}
				}
				get := func(n string) int32 {
					for j, x := range act.Names {
						if x == n && j+1 < len(opt) {
							return opt[j+1]
						}
					}
					return -1
				}
				actor := get("actor")
				_ = actor
				if len(opt) > 1 {
					actor = opt[1]
				}
				switch act.Action.Name {
				case "close_combat":
					s += 10000
				case "attack":
					t := get("target")
					st := stepOf(m, t)
					d := float64(printed(g, m.PlaceOf(t), "defense"))
					if d == 0 {
						d = 3
						if st == 2 {
							d = 4
						} else if st == 1 {
							d = 6
						}
					}
					sides := 8.0
					if printed(g, actor, "dice") == 2 {
						sides = 6
					}
					p := (sides - d + 1) / sides
					if printed(g, actor, "dice") == 2 {
						p = 1 - (1-p)*(1-p)
					}
					switch {
					case st <= 1:
						s -= 50
					default:
						s += p * 100 * float64([]int{0, 0, 4, 10, 30}[st])
					}
					if p < 0.5 && st < 4 {
						s -= 300
					}
				case "adjust_fire":
					w := get("weapon")
					_ = w
					top := 0
					for _, pl := range g.Things {
						if pl == nil || (!strings.HasPrefix(pl.Name, "o-") && !strings.HasPrefix(pl.Name, "p-") && !strings.HasPrefix(pl.Name, "b")) || len(pl.Name) < 3 || pl.ID < m.P.Ids.PlaceLo || pl.ID >= m.P.Ids.PlaceHi {
							continue
						}
						if m.TopOf(pl.ID) >= 0 && (strings.HasSuffix(pl.Name, "-3") || strings.HasSuffix(pl.Name, "-4")) {
							top++
						}
					}
					if top >= 2 {
						s += 800
					} else {
						s -= 10
					}
				case "reload":
					s += 300
				case "assist":
					s += 400
				case "command":
					s += 900
				case "recover":
					s += 700
				case "call_artillery":
					s += 600 * float64(marker(m, "radio_token", byName(g, "artillery_jeep")))
				case "report_intelligence":
					s += 200 * float64(marker(m, "radio_token", byName(g, "radio_jeep")))
				case "radio_the_battery":
					s += 420
				case "radio_the_regiment":
					s += 410
				case "deny":
					s += 390
				case "withdraw":
					s += 395
				case "reveal_a_medic":
					s += 450
				case "move", "reposition":
					to := g.Things[get("to")].Name
					an := g.Things[actor].Name
					from := g.Things[m.PlaceOf(actor)].Name
					s -= 100
					if an == "springer" && to == "w3" || an == "fort" && to == "w2" {
						s += 800
					}
					if act.Action.Name == "move" && m.P.Scenario.Name == "x" && to == "w1" && from == "log_cabin" {
						s += 300
					}
				case "take_position":
					to := g.Things[get("post")].Name
					switch to {
					case "left_flank", "p":
						s += 10
					case "b2", "b6":
						s += 3
					}
					if printed(g, actor, "dice") == 2 || printed(g, actor, "die") == 8 {
						s += 2
					}
				default:
					s -= 200
				}
			}
		} else {
			switch a.Name {
			case "target":
				s += float64(stepOf(m, opt[0])) * 10
			case "rounds":
				if opt[0] == 2 {
					s += 5
				} else if opt[0] == 3 {
					s += 4
				}
			case "go_on":
				s += float64(opt[0])
			case "lifted":
				lf := period(m) == 4
				if opt[0] == machine.PassOption {
					s += 5
				} else if lf {
					n := g.Things[m.PlaceOf(opt[0])].Name
					if n != "left_flank" && n != "p" && n != "b4" {
						s += 10
					}
				}
			case "turned":
				if opt[0] == machine.PassOption {
					s += 5
				}
			case "load":
				if opt[0] == machine.PassOption {
					s += 5
				}
			case "men":
				if opt[0] == machine.PassOption {
					s -= 5
				}
			}
		}
		if s > bs {
			best, bs = i, s
		}
	}
	return best
}

func byName(g *model.Game, n string) int32 {
	for _, t := range g.Things {
		if t != nil && t.Name == n {
			return t.ID
		}
	}
	return 0
}

func period(m *machine.M) int {
	for _, t := range m.P.Game.Tracks {
		if t.Thing.Name == "period" {
			return int(m.P.Game.Things[m.I[m.P.Ids.Track[t.Thing]]].Title[7] - '0')
		}
	}
	return 0
}
