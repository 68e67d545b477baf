package main

import (
	"runtime/debug"
	"strings"
	"time"

	"github.com/pocketbase/pocketbase/apis"
	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/hook"
)

const (
	// Keys of the app's store, the same as in opening.ts. The first tells the hooks that calls wait for the opening of a
	// new world. They set the second until the world is open.
	callsWait = "am.callsWait"
	opening   = "am.opening"
	// Time in which the first health check has the processor to itself.
	openingDelay = 100 * time.Millisecond
	// Time between two looks at the second key.
	openingLook = 20 * time.Millisecond
	// Time that a call waits at most. The opening takes two seconds.
	openingWait = time.Minute
	// Name of the clock's cron job in main.pb.ts.
	clockJob = "world"
)

// openAfterStart lets a new server count as healthy while the clock opens its world: it founds the rivals and settles
// their first hours. Until then, calls wait. Pages and their files do not.
func openAfterStart(app core.App) {
	app.Store().Set(callsWait, true)
	app.OnServe().BindFunc(func(e *core.ServeEvent) error {
		if !app.Store().Has(opening) {
			startIsOver()
			return e.Next()
		}
		open := make(chan struct{})
		e.Router.Bind(&hook.Handler[*core.RequestEvent]{
			Func:     func(e *core.RequestEvent) error { return waitFor(open, e) },
			Priority: apis.DefaultCorsMiddlewarePriority,
		})
		if err := e.Next(); err != nil {
			return err
		}
		go func() {
			time.Sleep(openingDelay)
			debug.FreeOSMemory()
			grow(openingGrowth)
			runClock(app)
			for app.Store().Has(opening) {
				time.Sleep(openingLook)
			}
			close(open)
			startIsOver()
		}()
		return nil
	})
}

// runClock does what cron would do a second later.
func runClock(app core.App) {
	for _, job := range app.Cron().Jobs() {
		if job.Id() == clockJob {
			go job.Run()
		}
	}
}

// waitFor holds a call until the world is open. A call that waits takes neither a slot nor a runtime.
func waitFor(open <-chan struct{}, e *core.RequestEvent) error {
	if isFree(e.Request) || !strings.HasPrefix(e.Request.URL.Path, "/api/") {
		return e.Next()
	}
	select {
	case <-open:
		return e.Next()
	case <-e.Request.Context().Done():
	case <-time.After(openingWait):
	}
	return busy(e)
}
