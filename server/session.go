package main

import (
	"net/http"
	"strings"

	"github.com/pocketbase/pocketbase/apis"
	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/hook"
	"github.com/pocketbase/pocketbase/tools/router"
)

// rejectEnded is a middleware that answers 401 to a read with a token that is no longer valid. PocketBase treats its
// sender as a guest: a page whose session was ended elsewhere would get empty lists, and show a flying airline as new.
var rejectEnded = &hook.Handler[*core.RequestEvent]{
	Id:       "rejectEnded",
	Priority: apis.DefaultLoadAuthTokenMiddlewarePriority + 1,
	Func: func(e *core.RequestEvent) error {
		isRead := e.Request.Method == http.MethodGet && strings.HasPrefix(e.Request.URL.Path, "/api/collections/")
		// A token has three parts. Other credentials may be those of a proxy.
		if isRead && e.Auth == nil && strings.Count(e.Request.Header.Get("Authorization"), ".") == 2 {
			return router.NewUnauthorizedError("Your session has ended. Sign in again.", nil)
		}
		return e.Next()
	},
}
