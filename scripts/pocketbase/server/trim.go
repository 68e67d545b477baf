package main

import (
	"runtime"
	"runtime/debug"
	"time"
)

const (
	// Memory growth between two garbage collections in percent, while the server starts. With more, what remains of the
	// start is spread over so many pages that an idle server holds 8 MB more.
	startGrowth = 100
	// Number of looks after which the start is over. Settlement would be slower with that growth.
	started = 2
	// Time between two looks at the memory.
	look = 5 * time.Second
	// Bytes allocated between two looks below which the server counts as quiet.
	quiet = 2 << 20
	// Bytes allocated since the last trim from which another one is worth its processor time.
	garbage = 2 << 20
	// Number of looks after which a busy server is trimmed too.
	overdue = 12
)

// trim returns memory to the system when the server falls quiet, for example after each settled hour, and at least once
// per minute. Go alone keeps the memory of a burst for many minutes.
func trim() {
	growth := debug.SetGCPercent(startGrowth)
	var before, trimmed uint64
	looks := 0
	for count := 1; ; count++ {
		time.Sleep(look)
		if count == started {
			debug.SetGCPercent(growth)
		}
		var memory runtime.MemStats
		runtime.ReadMemStats(&memory)
		total := memory.TotalAlloc
		looks++
		if total-trimmed >= garbage && (total-before < quiet || looks >= overdue) {
			debug.FreeOSMemory()
			trimmed, looks = total, 0
		}
		before = total
	}
}
