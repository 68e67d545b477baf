package main

import (
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"strconv"
	"strings"
)

const (
	// Bytes above which Go collects garbage more often than GOGC says, in a world of up to 100,000 weekly legs. Without a
	// limit, a burst of 512 calls left the server with 675 MB.
	usualMemory = 176 << 20
	// The limit as a multiple of the most that has lived recently. The spaces between these objects take up to as much as
	// the objects do.
	roomToLive = 2.5
	// Part of that maximum that is forgotten at each collection. An hour of settlement takes about ten.
	forgotten = 1.0 / 32
	// Part of the container's memory that Go may take. SQLite's memory and the program itself take the rest.
	containerPart = 0.7
)

// Files in which the kernel says how much memory this container may take: control groups version 2 and 1.
var containerLimits = []string{"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}

// followMemory keeps Go's memory limit in proportion to what lives, which grows with the world. With a fixed limit,
// garbage collection took two thirds of the processor time of an hour with 300,000 weekly legs. An operator's own
// GOMEMLIMIT takes precedence.
func followMemory() {
	if os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	most := containerMemory()
	recent := 0.0
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	afterEachCollection(func() {
		metrics.Read(live)
		recent = max(float64(live[0].Value.Uint64()), recent*(1-forgotten))
		debug.SetMemoryLimit(int64(min(max(usualMemory, recent*roomToLive), most)))
	})
}

// containerMemory returns the bytes that Go may take in this container, or the largest limit that Go knows.
func containerMemory() float64 {
	for _, file := range containerLimits {
		text, err := os.ReadFile(file)
		if err != nil {
			continue
		}
		if limit, err := strconv.ParseFloat(strings.TrimSpace(string(text)), 64); err == nil {
			return limit * containerPart
		}
	}
	return math.MaxInt64
}

// afterEachCollection calls `work` after each garbage collection: the finalizer of an object that nothing refers to is
// due then.
func afterEachCollection(work func()) {
	type unused struct{ _ *byte }
	var renew func(*unused)
	renew = func(*unused) {
		work()
		runtime.SetFinalizer(&unused{}, renew)
	}
	renew(nil)
}
