package main

import (
	"runtime"
	"runtime/debug"
	"time"
)

const (
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
	var before, trimmed uint64
	looks := 0
	for {
		time.Sleep(look)
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
