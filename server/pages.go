package main

import (
	"context"
	"log"

	"modernc.org/libc"
	"modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"
)

const (
	// Bytes of a page in memory: 4,096 and SQLite's own figures (SQLITE_CONFIG_PCACHE_HDRSZ).
	placeBytes = 4096 + 272
	// Pages for which there is memory from the start, for all connections together. SQLite's allocator takes twice as much for
	// each further one.
	keptPages = 700
)

// keepPages reserves memory for pages, before any database is opened. Otherwise, each temporary table of a statement takes
// its pages from the operating system and returns them, which took a tenth of the time of an hour in a small world.
func keepPages() {
	thread := libc.NewTLS()
	defer thread.Close()
	arguments := libc.Xmalloc(thread, 64)
	defer libc.Xfree(thread, arguments)
	block := libc.Xmalloc(thread, libc.Tsize_t(keptPages*placeBytes))
	code := lib.Xsqlite3_config(thread, lib.SQLITE_CONFIG_PAGECACHE, libc.VaList(arguments, block, int32(placeBytes), int32(keptPages)))
	if code != lib.SQLITE_OK {
		log.Printf("SQLite keeps no memory for pages (%d)", code)
	}
}

// Page cache of each database connection in kB. PocketBase's default of 32,000 takes up to 70 MB, because SQLite's
// allocator here needs 9.4 kB for a page of 4 kB. The operating system caches the pages as well.
const pageCache = "PRAGMA cache_size = -4000"

// limitPages reduces the page cache of every connection that is opened from now on.
func limitPages() {
	sqlite.RegisterConnectionHook(func(connection sqlite.ExecQuerierContext, _ string) error {
		_, err := connection.ExecContext(context.Background(), pageCache, nil)
		return err
	})
}
