package main

import (
	"errors"
	"fmt"
	"log"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/filesystem"
	"github.com/pocketbase/pocketbase/tools/hook"
	"github.com/pocketbase/pocketbase/tools/router"
	"github.com/pocketbase/pocketbase/tools/security"
)

// watchBackups makes backups leave out what they cannot read, and logs why a backup or a restore fails. PocketBase says
// so only in its database of logs.
func watchBackups(app core.App) {
	say := func(what string) func(*core.BackupEvent) error {
		return func(e *core.BackupEvent) error {
			err := e.Next()
			if err != nil {
				log.Printf("The %s of %s failed: %v", what, e.Name, err)
			}
			return err
		}
	}
	app.OnBackupCreate().BindFunc(say("backup"))
	app.OnBackupRestore().BindFunc(say("restore"))
	// Instead of PocketBase's, which is the innermost.
	app.OnBackupCreate().Bind(&hook.Handler[*core.BackupEvent]{Priority: math.MaxInt, Func: createBackup})
	app.OnBackupRestore().BindFunc(keepForeign)
}

// createBackup does what PocketBase does, with an archive that leaves out what cannot be read.
func createBackup(e *core.BackupEvent) error {
	if e.Name == "" {
		e.Name = fmt.Sprintf("pb_backup_%s.zip", security.PseudorandomString(10))
	}
	folder := e.App.DataDir()
	temp := filepath.Join(folder, core.LocalTempDirName)
	if err := os.MkdirAll(temp, os.ModePerm); err != nil {
		return err
	}
	packed := filepath.Join(temp, "pb_backup_"+security.PseudorandomString(6))
	defer os.Remove(packed)
	// In a transaction, so that nothing is written at the same time.
	err := e.App.RunInTransaction(func(tx core.App) error {
		return tx.AuxRunInTransaction(func(tx core.App) error {
			tx.DB().NewQuery("PRAGMA wal_checkpoint(TRUNCATE)").Execute()
			tx.AuxDB().NewQuery("PRAGMA wal_checkpoint(TRUNCATE)").Execute()
			names, size, err := listFiles(folder, e.Exclude)
			if err == nil {
				// Packed, the files take less than half, but they are there twice until the backup is in its place.
				err = checkRoom(folder, "The backup", size)
			}
			if err != nil {
				return err
			}
			return writeArchive(folder, names, packed)
		})
	})
	if err != nil {
		return err
	}
	backups, err := e.App.NewBackupsFilesystem()
	if err != nil {
		return err
	}
	defer backups.Close()
	backups.SetContext(e.Context)
	file, err := filesystem.NewFileFromPath(packed)
	if err != nil {
		return err
	}
	file.OriginalName, file.Name = e.Name, e.Name
	return backups.UploadFile(file, e.Name)
}

// keepForeign makes a restore leave folders in place that belong to another user. It would fail because only their owner
// can move them.
func keepForeign(e *core.BackupEvent) error {
	const readAndWrite = 6
	entries, err := os.ReadDir(e.App.DataDir())
	if err != nil {
		return err
	}
	for _, entry := range entries {
		path := filepath.Join(e.App.DataDir(), entry.Name())
		if !slices.Contains(essential, entry.Name()) && syscall.Access(path, readAndWrite) != nil {
			log.Printf("The restore leaves %s as it is: it belongs to another user.", path)
			e.Exclude = append(e.Exclude, entry.Name())
		}
	}
	return e.Next()
}

// explainBackups is a middleware that refuses a backup call for which the disk has no room, and adds the reason to
// PocketBase's answers. Only superusers get these.
func explainBackups(e *core.RequestEvent) error {
	if !strings.HasPrefix(e.Request.URL.Path, "/api/backups") || !e.HasSuperuserAuth() {
		return e.Next()
	}
	err := checkCall(e)
	if err != nil {
		err = router.NewBadRequestError("The backup cannot be used.", err)
	} else {
		err = e.Next()
	}
	var answer *router.ApiError
	if !errors.As(err, &answer) {
		return err
	}
	cause, ok := answer.RawData().(error)
	if !ok {
		return err
	}
	var refusal noRoom
	if errors.As(cause, &refusal) || isFull(cause) {
		return router.NewApiError(http.StatusInsufficientStorage, cause.Error(), nil)
	}
	return router.NewApiError(answer.Status, strings.TrimSuffix(answer.Message, ".")+": "+cause.Error(), answer.Data)
}
