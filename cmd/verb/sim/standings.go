package sim

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"strings"

	"sandtable/interp/stats"
	"sandtable/interp/tournament"
	"sandtable/schema/layout"
)

// standings tells of a tournament.
type standings struct {
	*tournament.Report
	title string
	again string // plays it again
}

// seat returns the title of a seat.
func (s standings) seat(name string) string {
	for _, x := range s.Seats {
		if x.Seat == name {
			return x.Title
		}
	}
	return name
}

// csv writes the scores as a table, a line for each bot in each seat against each other; "" stands
// for all seats, and for all opponents. Ratings stand in the lines for all of both.
func (s standings) csv(w io.Writer) error {
	rows := [][]string{{"seat", "bot", "opponent", "games", "won", "drawn", "lost", "share", "low", "high", "rating", "rating_low", "rating_high"}}
	for _, p := range s.Ratings {
		rows = append(rows, append(score("", p.Bot, "", p.Score), decimal(p.Rating.Elo), decimal(p.Rating.Low), decimal(p.Rating.High)))
	}
	for _, x := range s.Scores {
		rows = append(rows, append(score(x.Seat, x.Bot, x.Opponent, x.Score), "", "", ""))
	}
	out := csv.NewWriter(w)
	return out.WriteAll(rows)
}

func score(seat, bot, opponent string, s stats.Score) []string {
	row := []string{seat, bot, opponent}
	for _, n := range []int{s.Games(), s.Won, s.Drawn, s.Lost} {
		row = append(row, strconv.Itoa(n))
	}
	return append(row, decimal(s.Share), decimal(s.Low), decimal(s.High))
}

func decimal(v float64) string { return strconv.FormatFloat(v, 'f', 4, 64) }

// text writes all of it for people.
func (s standings) text(w io.Writer) error {
	fmt.Fprintf(w, "%s: %d games of each of %d seatings from seed %d\n", s.title, s.Games, s.Seatings, s.Seed)
	fmt.Fprintf(w, "\nRatings on the scale of Elo, with 95%% confidence intervals\n")
	t := layout.NewTable(w, false)
	for _, p := range s.Ratings {
		fmt.Fprintf(t, "  %s\t%+.0f\t(%+.0f to %+.0f)\twon %d, drawn %d, lost %d\t%s\n", p.Bot, p.Rating.Elo, p.Rating.Low, p.Rating.High,
			p.Score.Won, p.Score.Drawn, p.Score.Lost, percent(p.Score))
	}
	_ = t.Flush()
	if n := s.Played - s.Finished; n > 0 {
		fmt.Fprintf(w, "%d of %d games did not finish, and count for nobody.\n", n, s.Played)
	}
	if !s.Rivals {
		fmt.Fprintf(w, "Nobody plays against anybody: bots are compared that have played the same seed.\n")
	}
	if s.Uneven {
		fmt.Fprintf(w, "Not every bot can play every seat: ratings tell of the seats, too.\n")
	}
	s.matrix(w, "", "Points won, row against column")
	for _, seat := range s.SeatNames() {
		s.matrix(w, seat, "As "+s.seat(seat)+", row against column")
	}
	s.means(w)
	s.lost(w)
	return s.faults(w)
}

// matrix writes what each bot has won of the points against each other one.
func (s standings) matrix(w io.Writer, seat, title string) {
	t, any := layout.NewTable(w, true), false
	fmt.Fprintf(t, "  \t%s\t\n", strings.Join(s.Bots, "\t"))
	for _, a := range s.Bots {
		fmt.Fprintf(t, "  %s", a)
		for _, b := range s.Bots {
			x := s.Score(seat, a, b)
			if x == nil {
				fmt.Fprint(t, "\t-")
				continue
			}
			any = true
			fmt.Fprintf(t, "\t%s", percent(*x))
		}
		fmt.Fprint(t, "\t\n")
	}
	if any {
		fmt.Fprintf(w, "\n%s\n", title)
		_ = t.Flush()
	}
}

func percent(s stats.Score) string {
	return fmt.Sprintf("%.1f%% (%.1f to %.1f)", 100*s.Share, 100*s.Low, 100*s.High)
}

// means writes how the games ended for each bot in each seat.
func (s standings) means(w io.Writer) {
	fmt.Fprintf(w, "\nSeats, with means and their 95%% confidence intervals\n")
	t := layout.NewTable(w, false)
	for _, x := range s.Seats {
		fmt.Fprintf(t, "  %s\t%s", x.Title, x.Bot)
		figures(t, x.Worth, x.Standing)
	}
	_ = t.Flush()
}

// lost says how to write down games that were lost, for whoever wants to know why.
func (s standings) lost(w io.Writer) {
	n := 0
	for _, p := range s.Ratings {
		for _, x := range p.Lost {
			if n++; n == 1 {
				fmt.Fprintf(w, "\nLost games; play --script FILE shows one\n")
			}
			fmt.Fprintf(w, "  %s: %s --bot %s --games 1 --seed %d --script FILE\n", p.Bot, s.again, strings.Join(x.Seats, " --bot "), x.Seed)
		}
	}
}

// faults lists games that did not finish, and ends the report.
func (s standings) faults(w io.Writer) error {
	var all []trouble
	for _, x := range s.Troubles {
		all = append(all, trouble{x.Trouble, s.again + " --bot " + strings.Join(x.Seats, " --bot ") + " --games 1 --seed "})
	}
	troubles(w, all)
	_, err := fmt.Fprintf(w, "\n%d games in %.1f s\n", s.Played, s.Seconds)
	return err
}
