package main

import (
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/hook"
)

// migrateFirst runs all migrations when the databases are open, and then forgets them. Each holds a JavaScript runtime of
// its own, 9 MB together. The import of the seed and the rivals' first hours can use that memory.
func migrateFirst(app core.App) {
	app.OnBootstrap().Bind(&hook.Handler[*core.BootstrapEvent]{
		Priority: math.MaxInt, // after the handlers of the hooks, which load most of their code
		Func: func(e *core.BootstrapEvent) error {
			if err := e.Next(); err != nil {
				return err
			}
			if err := upgrade(e.App); err != nil {
				return err
			}
			core.AppMigrations = core.MigrationsList{}
			return nil
		},
	})
}

// upgrade brings a world of an older version to this one. Each migration commits before the next one begins, so a server
// that was killed repeats only the migration that it was in. PocketBase's runner does all of them in one transaction.
func upgrade(app core.App) error {
	var applied []string
	if err := app.DB().Select("file").From(core.DefaultMigrationsTable).Column(&applied); err != nil {
		return err
	}
	all := core.AppMigrations.Items()
	pending := slices.DeleteFunc(slices.Clone(all), func(migration *core.Migration) bool {
		return slices.Contains(applied, migration.File)
	})
	if len(pending) == 0 {
		return nil
	}
	grow(startGrowth)
	if len(pending) == len(all) {
		return makeSchema(app)
	}
	if err := sortOnDisk(app); err != nil {
		return err
	}
	for index, migration := range pending {
		step := fmt.Sprintf("Upgrading the world, step %d of %d", index+1, len(pending))
		fmt.Printf("%s: %s …\n", step, strings.TrimSuffix(migration.File, filepath.Ext(migration.File)))
		started := time.Now()
		if err := apply(app, migration); err != nil {
			return describeUpgrade(app.DataDir(), err)
		}
		fmt.Printf("%s took %.1f s.\n", step, time.Since(started).Seconds())
	}
	return sortInMemory(app)
}

// withoutCache is an app that does not read all collections again when one of them is saved. That took two thirds of the
// time of making the schema.
type withoutCache struct{ core.App }

func (withoutCache) ReloadCachedCollections() error { return nil }

// makeSchema runs all migrations of a new world. Without a cache, PocketBase looks collections up in the database.
func makeSchema(app core.App) error {
	const name = "withoutCache"
	save := &hook.Handler[*core.CollectionEvent]{Id: name, Func: func(e *core.CollectionEvent) error {
		usual := e.App
		defer func() { e.App = usual }()
		e.App = withoutCache{usual}
		return e.Next()
	}}
	hooks := []*hook.TaggedHook[*core.CollectionEvent]{
		app.OnCollectionCreateExecute(), app.OnCollectionUpdateExecute(), app.OnCollectionDeleteExecute(),
	}
	for _, one := range hooks {
		one.Bind(save)
		defer one.Unbind(name)
	}
	app.Store().Remove(core.StoreKeyCachedCollections)
	return errors.Join(app.RunAllMigrations(), app.ReloadCachedCollections())
}

// apply runs one migration and moves what it wrote from the journal to the database. The journal is then empty for the
// next migration, and on the disk for good.
func apply(app core.App, migration *core.Migration) error {
	only := core.MigrationsList{}
	only.Add(migration)
	if _, err := core.NewMigrationsRunner(app, only).Up(); err != nil {
		return err
	}
	return setWriter(app, "wal_checkpoint(TRUNCATE)")
}

// sortOnDisk lets the connection that writes sort rows and keep the undo journal of a statement in the data folder. In
// memory, as usual, an index of a large table takes as much memory as it has bytes. The system's folder for temporary
// files is in memory too if the container is read-only.
func sortOnDisk(app core.App) error {
	folder := strings.ReplaceAll(app.DataDir(), "'", "''")
	return setWriter(app, "temp_store_directory = '"+folder+"'", "temp_store = FILE", "wal_checkpoint(TRUNCATE)")
}

func sortInMemory(app core.App) error {
	return setWriter(app, "temp_store = MEMORY", "shrink_memory")
}

// setWriter runs pragmas on the only connection that writes.
func setWriter(app core.App, pragmas ...string) error {
	for _, pragma := range pragmas {
		if _, err := app.NonconcurrentDB().NewQuery("PRAGMA " + pragma).Execute(); err != nil {
			return err
		}
	}
	return nil
}

// describeUpgrade adds what to do about a full disk to the error of a migration. JavaScript has turned SQLite's error into
// a text that ends with its code.
func describeUpgrade(folder string, err error) error {
	isFull := func(code int) bool { return strings.Contains(err.Error(), fmt.Sprintf(" (%d)", code)) }
	if !slices.ContainsFunc(fullCodes, isFull) {
		return err
	}
	return fmt.Errorf("%w. The upgrade needs more space in %s, up to twice the size of data.db. Free some and start the "+
		"server again: it continues with this step", err, folder)
}
