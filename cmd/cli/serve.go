package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/seats"
	"sandtable/cmd/verb/serve"
)

func (a *app) serve() *cobra.Command {
	var f serve.Flags
	c := &cobra.Command{
		Use: "serve GAME|SAVE", Short: "Play a game in browsers",
		Long: `Serve a game as pages for browsers on this machine. Each player has a link of their own, spectators share
one; whoever has a link has the seat. What one player decides the others see at once. Pages work without
scripts.

Only browsers on this machine can reach the game unless --listen names another address. Connections are
not encrypted: see docs/serve.md before you let others in.

The save is the same as that of "play": "serve SAVE" goes on with it at the same links, "resume" at a
terminal. The links are kept in a file beside the save; who removes it has new ones made.

With --hot-seat all people share one link, and one screen that is covered between them in games with
hidden information.

` + botHelp,
		Example: `  sandtable serve GAME
  sandtable serve GAME --scenario SCENARIO --bot PLAYER=search --save evening.save
  sandtable serve evening.save
  sandtable serve GAME --listen 192.168.1.20:7117`,
		Args: between(1, 1, "name a game, or a save; \"sandtable list\" lists the games"), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			if is, err := isSave(c, args[0]); err != nil {
				return err
			} else if is {
				return serve.GoOn(a.saved, args[0], f)
			}
			if f.Save != "" && f.NoSave {
				return shell.Usage("--save and --no-save exclude each other")
			}
			if err := guided(c, f.Setup); err != nil {
				return err
			}
			if f.Seeded = c.Flags().Changed("seed"); !f.Seeded {
				f.Seed = seats.NewSeed()
			}
			return serve.Begin(a.saved, args[0], f)
		},
	}
	a.newGameFlags(c, &f.Flags, "random seed, from which all dice follow (default: they follow from a secret)")
	a.botFlag(c, &f.Bots)
	c.Flags().BoolVar(&f.HotSeat, "hot-seat", false, "all people share one link and one screen")
	c.Flags().StringVar(&f.Listen, "listen", "localhost:7117", "address to listen at, HOST:PORT; port 0 takes any that is free")
	c.Flags().StringArrayVar(&f.Hosts, "host", nil, "another name by which browsers call this server (repeatable)")
	return c
}
