package main

import (
	"context"

	"modernc.org/sqlite"
)

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
