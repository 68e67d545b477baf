package main

import (
	"errors"
	"io"
	"net/http"
	"os"
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
	longestHold    = 15 * time.Second // then a call counts no more: it is an operator's
	largestBody    = 100_000          // bytes of a player's call; see limitBody in main.pb.ts
	largestAction  = 1_300_000        // bytes of a player's action; see maxBody in registrations.ts
)

// isFree reports whether a call is exempt because it is cheap, stays open, or needs a response under any load.
func isFree(r *http.Request) bool {
	path := r.URL.Path
	return path == "/api/am/health" || strings.HasPrefix(path, "/api/am/files/") || strings.HasPrefix(path, "/_/") ||
		(r.Method == http.MethodGet && (path == "/api/realtime" || strings.HasPrefix(path, "/api/backups/")))
}

// isUpload reports whether only a superuser may send a body of that size. Others are rejected before it is read.
func isUpload(r *http.Request) bool {
	if strings.HasPrefix(r.URL.Path, "/api/am/act/") {
		return r.ContentLength > largestAction
	}
	return r.ContentLength > largestBody
}

// receive reads a body into memory, because its client may send slowly. PocketBase keeps it for later readers.
func receive(e *core.RequestEvent, transfer *transfer) error {
	transfer.wait(func() { http.NewResponseController(e.Response).SetReadDeadline(time.Now()) })
	defer transfer.proceed()
	part := make([]byte, min(e.Request.ContentLength+1, 32_000))
	for {
		count, err := e.Request.Body.Read(part)
		if !transfer.grow(count) {
			return busy(e)
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if errors.Is(err, os.ErrDeadlineExceeded) {
			return router.NewApiError(http.StatusRequestTimeout, "The request arrived too slowly.", nil)
		}
		if err != nil {
			return router.NewBadRequestError("The request breaks off.", nil)
		}
	}
}

// busy returns the rejection of a call for which there is no room. It has not been run, so the client may repeat it.
func busy(e *core.RequestEvent) error {
	e.Response.Header().Set("Retry-After", "1")
	return router.NewApiError(http.StatusServiceUnavailable, "The server is busy. Try again in a moment.", nil)
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

// limit returns a middleware with a maximum number of concurrent calls. Half of them may write: those wait for each
// other and must not keep other calls from running. A call that cannot run in time is rejected with 503. It holds its
// slot only while the server works, not while its client sends or reads. Uploads are an operator's, and have one slot.
func limit(calls int) func(*core.RequestEvent) error {
	writers := &lane{slots: make(chan struct{}, (calls+1)/2)}
	readers := &lane{slots: make(chan struct{}, max(calls-cap(writers.slots), 1))}
	uploads := &lane{slots: make(chan struct{}, 1)}
	all := &transfers{}
	return func(e *core.RequestEvent) error {
		if isFree(e.Request) {
			return e.Next()
		}
		if e.Request.ContentLength < 0 {
			return router.NewApiError(http.StatusLengthRequired, "The request must say how long its body is.", nil)
		}
		transfer := &transfer{all: all}
		defer transfer.end()
		lane := writers
		if isUpload(e.Request) {
			lane = uploads
		} else if err := receive(e, transfer); err != nil {
			return err
		} else if e.Request.Method == http.MethodGet {
			lane = readers
		}
		if !lane.enter(e.Request) {
			return busy(e)
		}
		release := sync.OnceFunc(func() { <-lane.slots })
		timer := time.AfterFunc(longestHold, release)
		defer timer.Stop()
		defer release()
		return holdAnswer(e, transfer, release)
	}
}
