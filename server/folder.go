package main

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"syscall"

	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/hook"
)

// checkFolder makes a start in a data folder of another state of the schema, or in one that cannot be written, end with
// the reason. SQLite's own error names neither the user nor the folder.
func checkFolder(app core.App, migrations string) {
	app.OnBootstrap().Bind(&hook.Handler[*core.BootstrapEvent]{
		Priority: math.MaxInt, // right before the databases are opened; see startCompactly
		Func: func(e *core.BootstrapEvent) error {
			folder := e.App.DataDir()
			if isOtherState(folder, migrations) {
				fmt.Fprintln(os.Stderr, describeState(folder))
				os.Exit(1)
			}
			if err := tryFolder(folder); err != nil {
				fmt.Fprintln(os.Stderr, describeFolder(folder, err))
				os.Exit(1)
			}
			return e.Next()
		},
	})
}

// tryFolder creates the data folder and returns why it or one of its databases cannot be written.
func tryFolder(folder string) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	file, err := os.CreateTemp(folder, ".write-test-")
	if err != nil {
		return err
	}
	file.Close()
	os.Remove(file.Name())
	databases, _ := filepath.Glob(folder + "/*.db*")
	for _, database := range databases {
		file, err := os.OpenFile(database, os.O_RDWR, 0)
		if errors.Is(err, fs.ErrNotExist) {
			continue // a server that has just stopped removes its journal
		}
		if err != nil {
			return err
		}
		file.Close()
	}
	return nil
}

// describeFolder says what to do about an error of tryFolder.
func describeFolder(folder string, err error) string {
	user, group := os.Getuid(), os.Getgid()
	problem := fmt.Sprintf("The data folder %s cannot be written by user %d, group %d: %v.", folder, user, group, err)
	if errors.Is(err, syscall.EROFS) {
		return problem + " Mount it without the option \"ro\"."
	}
	if isFull(err) {
		return problem + " Free some space on its disk."
	}
	owner := ""
	if info, statErr := os.Stat(folder); statErr == nil {
		if stat, ok := info.Sys().(*syscall.Stat_t); ok {
			owner = fmt.Sprintf(" It belongs to user %d, group %d.", stat.Uid, stat.Gid)
		}
	}
	return fmt.Sprintf("%s%s Run \"sudo chown -R %d:%d FOLDER\" for the folder on the host that is mounted there, or for a volume "+
		"\"docker run --rm -v VOLUME:/pb_data busybox chown -R %d:%d /pb_data\".", problem, owner, user, group, user, group)
}
