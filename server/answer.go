package main

import (
	"bytes"
	"net/http"
	"time"

	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/router"
)

// largestAnswer is the size in bytes up to which an answer is kept in memory. A larger one would be an operator's.
const largestAnswer = 20_000_000

// heldAnswer keeps a response in memory until it is sent.
type heldAnswer struct {
	http.ResponseWriter
	transfer *transfer
	release  func() // gives the slot back
	status   int
	body     bytes.Buffer
	isSent   bool
}

func (a *heldAnswer) WriteHeader(status int) { a.status = status }

func (a *heldAnswer) Write(part []byte) (int, error) {
	if !a.isSent && a.body.Len()+len(part) <= largestAnswer {
		a.transfer.grow(len(part))
		return a.body.Write(part)
	}
	a.release()
	if err := a.send(); err != nil {
		return 0, err
	}
	return a.ResponseWriter.Write(part)
}

// FlushError sends the response so far. The client does not wait for later work of the call, such as sending email.
func (a *heldAnswer) FlushError() error {
	a.release()
	if err := a.send(); err != nil {
		return err
	}
	return http.NewResponseController(a.ResponseWriter).Flush()
}

func (a *heldAnswer) send() error {
	if a.isSent || a.status == 0 {
		return nil
	}
	a.isSent = true
	a.transfer.wait(func() { http.NewResponseController(a.ResponseWriter).SetWriteDeadline(time.Now()) })
	defer a.transfer.proceed()
	a.ResponseWriter.WriteHeader(a.status)
	_, err := a.body.WriteTo(a.ResponseWriter)
	return err
}

// holdAnswer runs a call, then `release`, and then sends the response, because a client may read slowly.
func holdAnswer(e *core.RequestEvent, transfer *transfer, release func()) error {
	// Below the writer with which PocketBase tracks what has been written.
	writer, ok := e.Response.(*router.ResponseWriter)
	if !ok {
		return e.Next()
	}
	answer := &heldAnswer{ResponseWriter: writer.ResponseWriter, transfer: transfer, release: release}
	writer.ResponseWriter = answer
	err := e.Next()
	writer.ResponseWriter = answer.ResponseWriter
	release()
	if sendErr := answer.send(); err == nil {
		err = sendErr
	}
	return err
}
