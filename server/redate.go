package main

import (
	"os"
	"path/filepath"
	"time"

	"github.com/pocketbase/pocketbase/core"
)

// redateBackups moves backups from the future to the present, in their order. PocketBase keeps the newest ones: it would
// delete each new backup at once if the machine's clock was ahead when older ones were made.
func redateBackups(e *core.BackupEvent) error {
	files, _ := filepath.Glob(filepath.Join(e.App.DataDir(), core.LocalBackupsDirName, "*.zip"))
	now := time.Now()
	dates, ahead := map[string]time.Time{}, time.Duration(0)
	for _, file := range files {
		if info, err := os.Stat(file); err == nil && info.ModTime().After(now) {
			dates[file] = info.ModTime()
			ahead = max(ahead, info.ModTime().Sub(now))
		}
	}
	for file, date := range dates {
		if err := os.Chtimes(file, time.Time{}, date.Add(-ahead)); err != nil {
			e.App.Logger().Warn("The date of a backup could not be corrected", "file", file, "error", err)
		}
	}
	return e.Next()
}
