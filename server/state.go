package main

import (
	"database/sql"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
)

// The first bytes of a database file, and where it has what `PRAGMA user_version` sets.
const (
	databaseMark = "SQLite format 3\x00"
	stateOffset  = 60
)

// isOtherState tells whether another unpublished state of the schema has made a data folder: its baseline notes another
// checksum, or it has migrations that are not in the folder of ours. Nothing in the data folder changes. In doubt, for
// example after a crash before the first checkpoint, it is none.
func isOtherState(folder, migrations string) bool {
	text, err := os.ReadFile(filepath.Join(migrations, "1_0_0_baseline.json"))
	if err != nil {
		return false // such as an empty folder
	}
	var baseline struct{ State int32 }
	if err := json.Unmarshal(text, &baseline); err != nil {
		return false
	}
	file, err := os.Open(filepath.Join(folder, "data.db"))
	if err != nil {
		return false
	}
	defer file.Close()
	header := make([]byte, stateOffset+4)
	if _, err := file.ReadAt(header, 0); err != nil || !strings.HasPrefix(string(header), databaseMark) {
		return false // damaged, which the server says when it opens the database
	}
	state := int32(binary.BigEndian.Uint32(header[stateOffset:]))
	return state != 0 && state != baseline.State || hasUnknownMigration(file.Name(), migrations)
}

// hasUnknownMigration tells whether a migration was applied to a database that is not in the given folder. It reads the
// database without its journals, because SQLite would change them.
func hasUnknownMigration(database, migrations string) bool {
	path, err := filepath.Abs(database)
	if err != nil {
		return false
	}
	source := url.URL{Scheme: "file", Path: path, RawQuery: "immutable=1"}
	db, err := sql.Open("sqlite", source.String())
	if err != nil {
		return false
	}
	defer db.Close()
	rows, err := db.Query("SELECT file FROM _migrations WHERE file NOT LIKE '%.go'")
	if err != nil {
		return false
	}
	defer rows.Close()
	for rows.Next() {
		var name string
		if rows.Scan(&name) != nil {
			return false
		}
		if _, err := os.Stat(filepath.Join(migrations, name)); os.IsNotExist(err) {
			return true
		}
	}
	return false
}

func describeState(folder string) string {
	return fmt.Sprintf("The data folder %s was made by another unpublished version, which this one cannot upgrade: "+
		"start with an empty data folder or volume (nothing in this one has been changed).", folder)
}
