package main

import (
	"runtime/debug"
	"time"
)

// Memory growth between two garbage collections in percent. Go never moves an object. When garbage lies between the
// objects that stay, they are spread over more pages: the 29 MB of an idle server took 61 MB.
const (
	// While the hooks are compiled, which allocates two thirds of what an idle server holds.
	loadGrowth = 20
	// While the world is made or upgraded. With 100, an idle server holds 2 MB less, but a first start takes more
	// processor time.
	startGrowth = 150
	// While the clock loads the largest module and opens a new world, when the server already counts as healthy.
	openingGrowth = 30
	// Time after which the start is over. Settlement would be slower with that growth.
	startTime = 10 * time.Second
)

// usualGrowth is GOGC. It is negative if collection is off.
var usualGrowth = -1

// startCompactly keeps a starting server from spreading its objects over many pages. Call it before the hooks are
// loaded. With GOGC=off, the start takes half the processor time, and an idle server more memory.
func startCompactly() {
	usualGrowth = debug.SetGCPercent(loadGrowth)
	if usualGrowth < 0 {
		debug.SetGCPercent(usualGrowth)
	}
}

// grow sets the growth of memory, unless the operator has turned collection off.
func grow(percent int) {
	if usualGrowth >= 0 {
		debug.SetGCPercent(percent)
	}
}

// startIsOver returns to the usual growth after a while, in which most handlers load their code.
func startIsOver() {
	grow(startGrowth)
	time.AfterFunc(startTime, func() { grow(usualGrowth) })
}
