package main

import (
	"container/list"
	"sync"
)

const (
	mostHeld = 48_000_000 // bytes of all bodies and answers in memory
	fewBytes = 8_000      // a transfer up to this size is never refused or ended
)

// transfers bounds the memory of bodies and answers. A call that waits for its client holds no slot, so any number of them
// can wait. If their memory runs short, those that have waited longest are ended: a client that sends or reads on purpose
// slowly loses its connection, and the others are not affected.
type transfers struct {
	mu      sync.Mutex
	held    int64
	waiting list.List // of *transfer, in order of the start of their waits
}

// transfer is the memory of one call's body and answer.
type transfer struct {
	all   *transfers
	bytes int64
	abort func()        // ends the wait
	place *list.Element // in all.waiting, nil while the call does not wait for its client
}

// wait says that the call now waits for its client. Another call may end this wait with `abort`.
func (t *transfer) wait(abort func()) {
	t.all.mu.Lock()
	defer t.all.mu.Unlock()
	t.abort = abort
	t.place = t.all.waiting.PushBack(t)
}

// proceed says that the call no longer waits for its client.
func (t *transfer) proceed() {
	t.all.mu.Lock()
	defer t.all.mu.Unlock()
	t.leave()
}

func (t *transfer) leave() {
	if t.place != nil {
		t.all.waiting.Remove(t.place)
		t.place = nil
	}
}

// grow counts further bytes and ends others' waits if there are too many. It returns whether there is room for them.
func (t *transfer) grow(bytes int) bool {
	t.all.mu.Lock()
	defer t.all.mu.Unlock()
	t.add(int64(bytes))
	for place := t.all.waiting.Front(); place != nil && t.all.held > mostHeld; {
		other := place.Value.(*transfer)
		place = place.Next()
		if other != t && other.bytes > fewBytes {
			other.leave()
			other.add(-other.bytes)
			other.abort()
		}
	}
	return t.all.held <= mostHeld || t.bytes <= fewBytes
}

func (t *transfer) add(bytes int64) {
	t.bytes += bytes
	t.all.held += bytes
}

// end gives the memory back.
func (t *transfer) end() {
	t.all.mu.Lock()
	defer t.all.mu.Unlock()
	t.leave()
	t.add(-t.bytes)
}
