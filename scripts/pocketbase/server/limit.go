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
	waitingPerSlot = 20               // calls that wait for each one that runs; further ones are refused at once
	longestWait    = 10 * time.Second // thirty people who sign up at once take several
	longestHold    = 15 * time.Second // then a call counts no more: it is an operator's, or its client is slow
	smallBody      = 100_000          // bytes; read before a slot is taken, because a client may send slowly
)

// isFree reports whether a call is exempt because it is cheap, stays open, or needs a response under any load.
func isFree(r *http.Request) bool {
	path := r.URL.Path
	return path == "/api/am/health" || strings.HasPrefix(path, "/api/am/files/") || strings.HasPrefix(path, "/_/") ||
		(path == "/api/realtime" && r.Method == http.MethodGet)
}

// lane limits the number of concurrent calls. Others wait in a queue.
type lane struct {
	slots   chan struct{}
	waiting atomic.Int64
}

// enter waits for a slot and returns whether the call got one. The page and its assets join a queue of any length
// because a browser does not request them again.
func (l *lane) enter(r *http.Request) bool {
	defer l.waiting.Add(-1)
	if l.waiting.Add(1) > int64(cap(l.slots)*waitingPerSlot) && strings.HasPrefix(r.URL.Path, "/api/") {
		return false
	}
	select {
	case l.slots <- struct{}{}:
		return true
	case <-time.After(longestWait):
	case <-r.Context().Done():
	}
	return false
}

// limit returns a middleware with a maximum number of concurrent calls. A third of them may write: those wait for each
// other and must not keep other calls from running. A call that cannot run in time is rejected with 503. It holds its
// slot only while the server works, not while its client sends or reads.
func limit(calls int) func(*core.RequestEvent) error {
	writers := &lane{slots: make(chan struct{}, max(calls/3, 1))}
	readers := &lane{slots: make(chan struct{}, max(calls-cap(writers.slots), 1))}
	return func(e *core.RequestEvent) error {
		if isFree(e.Request) {
			return e.Next()
		}
		if e.Request.ContentLength < 0 {
			return router.NewApiError(http.StatusLengthRequired, "The request must say how long its body is.", nil)
		}
		if e.Request.ContentLength <= smallBody {
			// PocketBase buffers the body for later readers.
			if _, err := io.Copy(io.Discard, e.Request.Body); err != nil {
				return router.NewBadRequestError("The request breaks off.", nil)
			}
		}
		lane := writers
		if e.Request.Method == http.MethodGet {
			lane = readers
		}
		if !lane.enter(e.Request) {
			e.Response.Header().Set("Retry-After", "1")
			return router.NewApiError(http.StatusServiceUnavailable, "The server is busy. Try again in a moment.", nil)
		}
		release := sync.OnceFunc(func() { <-lane.slots })
		timer := time.AfterFunc(longestHold, release)
		defer timer.Stop()
		defer release()
		return holdAnswer(e, release)
	}
}
