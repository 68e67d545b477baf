// Command server is PocketBase with its JavaScript plugin, like upstream's prebuilt binary, plus features that hooks
// cannot provide. It rejects reads with the token of a session that has ended. It limits the number of concurrent
// calls: PocketBase's queues are unbounded, so an overloaded server would take all memory and not recover. It limits
// the page caches of the databases, keeps their statements prepared, and processes each text once. It lets the hooks
// handle /api/health, and it returns memory to the system. It says what is wrong with a data folder and its disk, and
// does not open a folder of another state of the schema.
package main

import (
	"log"
	"net/http"
	"os"
	"slices"

	"github.com/pocketbase/pocketbase"
	"github.com/pocketbase/pocketbase/apis"
	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/plugins/jsvm"
	"github.com/pocketbase/pocketbase/plugins/migratecmd"
	"github.com/pocketbase/pocketbase/tools/hook"
)

// version of the product, from package.json. The build sets it.
var version = "unknown"

func main() {
	keepPages()
	limitPages()
	processOnce()
	followMemory()
	app := pocketbase.NewWithConfig(pocketbase.Config{DBConnect: openDatabases()})
	app.RootCmd.Version = version + ", PocketBase version " + pocketbase.Version
	app.RootCmd.SetVersionTemplate("Airline Manager {{.Version}}\n")
	flags := app.RootCmd.PersistentFlags()
	hooksDir := flags.String("hooksDir", "", "folder of the JavaScript hooks")
	hooksWatch := flags.Bool("hooksWatch", false, "restart when a hook changes")
	hooksPool := flags.Int("hooksPool", 12, "JavaScript runtimes that are kept ready, and calls that run at once")
	migrationsDir := flags.String("migrationsDir", "", "folder of the JavaScript migrations")
	automigrate := flags.Bool("automigrate", false, "write a migration when the dashboard changes a collection")
	flags.String("publicDir", "", "ignored, as in upstream's binary when a hook serves the pages")
	app.RootCmd.ParseFlags(os.Args[1:])
	if slices.Contains(os.Args[1:], "serve") {
		startCompactly()
		openAfterStart(app)
	}
	if slices.Contains(os.Args[1:], "serve") || slices.Contains(os.Args[1:], "seed") {
		migrateFirst(app)
	}
	checkFolder(app, *migrationsDir)
	watchBackups(app)
	jsvm.MustRegister(app, jsvm.Config{HooksDir: *hooksDir, HooksWatch: *hooksWatch, HooksPoolSize: *hooksPool, MigrationsDir: *migrationsDir})
	migratecmd.MustRegister(app, app.RootCmd, migratecmd.Config{TemplateLang: migratecmd.TemplateLangJS, Automigrate: *automigrate, Dir: *migrationsDir})

	app.OnBackupCreate().BindFunc(redateBackups)
	go trim()
	app.OnServe().BindFunc(func(e *core.ServeEvent) error {
		// After CORS, so that pages of other origins can read a rejection. Before the log and the database.
		e.Router.Bind(&hook.Handler[*core.RequestEvent]{Func: limit(max(*hooksPool, 1)), Priority: apis.DefaultCorsMiddlewarePriority})
		e.Router.Bind(rejectEnded)
		disk := &disk{folder: app.DataDir()}
		e.Router.Bind(&hook.Handler[*core.RequestEvent]{Func: disk.explain, Priority: apis.DefaultCorsMiddlewarePriority})
		e.Router.BindFunc(explainBackups)
		if err := e.Next(); err != nil {
			return err
		}
		if !e.Router.HasRoute(http.MethodGet, "/api/am/health") {
			return nil // there are no hooks
		}
		routes := e.Server.Handler
		e.Server.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/api/health" {
				r.URL.Path = "/api/am/health"
			}
			if r.URL.Path == "/api/am/health" {
				app.Store().Set("am.disk", disk.state())
			}
			routes.ServeHTTP(w, r)
		})
		return nil
	})
	if err := app.Start(); err != nil {
		log.Fatal(err)
	}
}
