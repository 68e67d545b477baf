package main

import (
	"io"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/router"
)

const (
	waitingPerSlot = 20 // calls that wait for each one that runs; further ones are refused at once
	longestWait    = 3 * time.Second
	longestHold    = 15 * time.Second // then a call counts no more: its client may be reading slowly
	smallBody      = 100_000          // bytes; read before a slot is taken, because a client may send slowly
)

// isFree tells calls that cost next to nothing, stay open, or must be answered whatever the load is.
func isFree(r *http.Request) bool {
	path := r.URL.Path
	return path == "/api/am/health" || strings.HasPrefix(path, "/api/am/files/") || strings.HasPrefix(path, "/_/") ||
		(path == "/api/realtime" && r.Method == http.MethodGet)
}

// limit returns a middleware that lets so many calls run at once. Others wait in line, and are refused with 503 if the
// line is too long or they wait for too long. The page and its assets join a line of any length: a browser does not ask
// for them again.
func limit(calls int) func(*core.RequestEvent) error {
	slots := make(chan struct{}, calls)
	var waiting atomic.Int64
	wait := func(r *http.Request) bool {
		defer waiting.Add(-1)
		if waiting.Add(1) > int64(calls*waitingPerSlot) && strings.HasPrefix(r.URL.Path, "/api/") {
			return false
		}
		select {
		case slots <- struct{}{}:
			return true
		case <-time.After(longestWait):
		case <-r.Context().Done():
		}
		return false
	}
	return func(e *core.RequestEvent) error {
		if isFree(e.Request) {
			return e.Next()
		}
		if length := e.Request.ContentLength; length > 0 && length <= smallBody {
			// PocketBase keeps what it reads for whoever reads next.
			if _, err := io.Copy(io.Discard, e.Request.Body); err != nil {
				return router.NewBadRequestError("The request breaks off.", nil)
			}
		}
		if !wait(e.Request) {
			e.Response.Header().Set("Retry-After", "1")
			return router.NewApiError(http.StatusServiceUnavailable, "The server is busy. Try again in a moment.", nil)
		}
		release := sync.OnceFunc(func() { <-slots })
		defer time.AfterFunc(longestHold, release).Stop()
		defer release()
		return e.Next()
	}
}
