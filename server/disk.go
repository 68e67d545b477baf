package main

import (
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"syscall"
	"time"

	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/router"
	"modernc.org/sqlite"
)

const (
	// Free bytes below which the disk counts as full: the next transaction may fail.
	leastFree = 4_000_000
	// Bytes of the file that the health call writes. Quotas do not count as used space.
	probeBytes = 64_000
	// Time for which the health call uses the last result, and between two lines in the log.
	probeEvery = time.Second
	sayEvery   = time.Minute
	// Response to a call that wrote nothing. Hooks use the same sentence: see disk-full.ts.
	diskFull = "The server's disk is full or cannot be written. Nothing was saved. Tell the operator."
)

// Codes of SQLite and errors of the system for a full disk and for failed writes, for example because of a quota. The same
// as in disk-full.ts.
var (
	fullCodes  = []int{13, 778, 1034, 1546, 4874}
	fullErrors = []error{syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG}
)

func isFull(err error) bool {
	var database *sqlite.Error
	if errors.As(err, &database) {
		return slices.Contains(fullCodes, database.Code())
	}
	return slices.ContainsFunc(fullErrors, func(full error) bool { return errors.Is(err, full) })
}

// freeBytes returns the bytes that this user can still write to a folder's disk.
func freeBytes(folder string) (int64, error) {
	var disk syscall.Statfs_t
	if err := syscall.Statfs(folder, &disk); err != nil {
		return 0, err
	}
	return int64(disk.Bavail) * int64(disk.Bsize), nil
}

// disk tells whether the data folder's disk can be written.
type disk struct {
	folder  string
	mu      sync.Mutex
	probed  time.Time
	problem string
	said    time.Time
}

// state returns what is wrong with the disk, or nothing.
func (d *disk) state() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	if time.Since(d.probed) >= probeEvery {
		d.problem = d.probe()
		d.probed = time.Now()
	}
	return d.problem
}

func (d *disk) probe() string {
	if free, err := freeBytes(d.folder); err == nil && free < leastFree {
		return fmt.Sprintf("The server's disk is full: %s are free.", megabytes(free))
	}
	// Backups leave this folder out.
	temp := filepath.Join(d.folder, core.LocalTempDirName)
	os.MkdirAll(temp, os.ModePerm)
	file := filepath.Join(temp, "write-test")
	defer os.Remove(file)
	if err := os.WriteFile(file, make([]byte, probeBytes), 0o600); err != nil {
		return fmt.Sprintf("The server cannot write to its disk: %v.", err)
	}
	return ""
}

// explain turns the error of a call that failed because of the disk into 507. PocketBase alone would answer 400, as if the
// client were to blame.
func (d *disk) explain(e *core.RequestEvent) error {
	err := e.Next()
	cause := err
	var answer *router.ApiError
	if errors.As(err, &answer) {
		cause, _ = answer.RawData().(error)
	}
	if !isFull(cause) {
		return err
	}
	d.mu.Lock()
	d.probed = time.Time{} // the next health call must not repeat a result from before
	if time.Since(d.said) > sayEvery {
		log.Printf("%s %s failed: the disk of %s is full or cannot be written.", e.Request.Method, e.Request.URL.Path, d.folder)
		d.said = time.Now()
	}
	d.mu.Unlock()
	return router.NewApiError(http.StatusInsufficientStorage, diskFull, nil)
}

func megabytes(bytes int64) string { return fmt.Sprintf("%.1f MB", float64(bytes)/1e6) }
