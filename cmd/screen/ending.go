package screen

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// view is what the one at the screen may see.
func (s *Screen) view() view.View { return view.For(s.S.M, s.viewer()) }

// scene is what the one at the screen sees.
func (s *Screen) scene() *scene.Scene { return s.sceneFor(s.viewer()) }

func (s *Screen) sceneFor(viewer int32) *scene.Scene {
	v := view.Position(s.S.M, viewer)
	return s.maker.Make(&v)
}

// sceneMaker makes what makes scenes; it may ask for values as the one at the screen knows them.
func (s *Screen) sceneMaker() *scene.Maker {
	k := scene.New(s.S.P)
	k.Value = func(v *model.Value) string {
		tr, err := s.trace(v, nil)
		if err != nil {
			return ""
		}
		return tr.Result
	}
	k.Area = func(v *model.Value) []int32 { return scene.AreaOf(s.watched, s.S.M, s.viewer())(v) }
	return k
}

// tellEnd says how the game ended, once.
func (s *Screen) tellEnd() []string {
	if s.ended || s.S.M.Pending() != nil || s.halt {
		return nil
	}
	s.ended = true
	out := append(s.result(), s.tally())
	if f := s.S.File(); f != "" {
		out = append(out, fmt.Sprintf("The whole game is in %s; `sandtable replay %s` shows it again.", f, word(s.called(f))))
	}
	if !s.Script && !s.Echo {
		keep := "; save FILE keeps the game"
		if s.S.File() != "" {
			keep = ""
		}
		out = append(out, layout.Wrap("undo takes the last decision back; log, look, show, why, cite and view answer as before"+keep+"; quit leaves it.", s.Width)...)
	}
	return out
}

// afterEnd answers whatever is to be decided when nothing is left to decide.
const afterEnd = "The game is over, and nothing is left to decide: undo goes back, log, look, show, why, cite and view tell, save keeps the game, quit leaves it."

// result is how the game ended, and what that is worth to whom.
func (s *Screen) result() []string {
	m := s.S.M
	if !m.Over || m.Result == model.None {
		return []string{s.paint(bright, "The game is over.")}
	}
	r := s.S.P.Game.Things[m.Result]
	out := []string{s.paint(bright, "The game is over: "+r.Title)}
	if r.Text != "" {
		out[0] += " (" + r.Text + ")"
	}
	if len(s.S.P.Players) > 1 {
		for _, p := range s.S.P.Players {
			if e := view.Position(m, p.ID).End; e != nil {
				out = append(out, fmt.Sprintf("  %s: %s", p.Title, s.S.P.Game.Show(model.TNumber, e.Worth)))
			}
		}
	}
	return out
}

// tally says how many decisions were taken.
func (s *Screen) tally() string {
	all, people, bots, auto := s.S.Taken()
	text := english.Count(all, "decision")
	if all == people {
		return text + "."
	}
	text += fmt.Sprintf(": %d by people", people)
	if bots > 0 {
		text += fmt.Sprintf(", %d by bots", bots)
	}
	if auto > 0 {
		text += fmt.Sprintf(", %d with only one option", auto)
	}
	return text + "."
}

// leave says where the game stands when the screen is left.
func (s *Screen) leave() {
	if s.Script && !s.ended {
		s.print("")
		s.print(s.status(s.scene())...)
		s.print("")
		if p := s.S.Player(); p != nil {
			s.print(fmt.Sprintf("The script ends after %s; next %s decides %s, one of %s.",
				english.Count(s.S.At(), "decision"), p.Title, s.S.M.Pending().Name, english.Count(len(s.S.Options()), "option")))
		}
	}
	switch f := s.S.File(); {
	case s.ended:
	case s.S.Held():
		s.print(fmt.Sprintf("Nothing was decided: %s is as it was.", f))
	case f != "" && s.S.Late() > 0: // whether that can be mended shows when the save is closed
	case f != "":
		s.print(fmt.Sprintf("Saved in %s.", f))
		s.print(fmt.Sprintf("`sandtable %s` goes on with it.", s.again(f)))
	case !s.Script && s.S.At() > 0:
		s.print("The game was not saved; save, typed before quit, keeps one, as does --save FILE.")
	}
}

func exists(name string) bool {
	_, err := os.Lstat(name)
	return !errors.Is(err, fs.ErrNotExist)
}
