package main

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"path/filepath"
	"strings"

	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/router"
)

// spareBytes stay free after a backup, an upload or a restore, so that the world can go on.
const spareBytes = 20_000_000

// noRoom is the refusal of something for which the disk has no room.
type noRoom string

func (r noRoom) Error() string { return string(r) }

// checkRoom returns an error if a folder's disk has no room for further bytes.
func checkRoom(folder, what string, bytes int64) error {
	free, err := freeBytes(folder)
	if err != nil || free >= bytes+spareBytes {
		return err
	}
	return noRoom(fmt.Sprintf("%s needs %s of free disk space, but only %s are free. Free some space and try again.",
		what, megabytes(bytes+spareBytes), megabytes(free)))
}

// checkCall returns why an upload or a restore cannot begin. PocketBase answers before it restores. Backups on S3 are not
// checked.
func checkCall(e *core.RequestEvent) error {
	path := strings.TrimPrefix(e.Request.URL.Path, "/api/backups/")
	if e.Request.Method != http.MethodPost || e.App.Settings().Backups.S3.Enabled {
		return nil
	}
	folder := e.App.DataDir()
	if key, isRestore := strings.CutSuffix(path, "/restore"); isRestore {
		size, err := unpackedSize(filepath.Join(folder, core.LocalBackupsDirName, filepath.Base(key)))
		if errors.Is(err, fs.ErrNotExist) {
			return nil // PocketBase says so
		}
		if err != nil {
			return err
		}
		return checkRoom(folder, "The restored data", size)
	}
	if path != "upload" {
		return nil
	}
	err := checkRoom(folder, "The backup", e.Request.ContentLength)
	if body, ok := e.Request.Body.(*router.RereadableReadCloser); ok && err != nil {
		// A browser reads no answer before it has sent everything. Below the reader that would keep the file.
		io.Copy(io.Discard, body.ReadCloser)
	}
	return err
}

// unpackedSize returns the bytes that an archive takes when it is unpacked.
func unpackedSize(path string) (int64, error) {
	archive, err := zip.OpenReader(path)
	if err != nil {
		return 0, err
	}
	defer archive.Close()
	var size int64
	for _, file := range archive.File {
		size += int64(file.UncompressedSize64)
	}
	return size, nil
}
