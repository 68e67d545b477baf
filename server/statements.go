package main

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"strings"

	"github.com/pocketbase/dbx"
	"github.com/pocketbase/pocketbase/core"
)

// Options of each connection, as in core.DefaultDBConnect, except for the page cache (see limitPages).
const options = "?_pragma=busy_timeout(10000)&_pragma=journal_mode(WAL)&_pragma=journal_size_limit(200000000)" +
	"&_pragma=synchronous(NORMAL)&_pragma=foreign_keys(ON)&_pragma=temp_store(MEMORY)"

// Most statements that a connection keeps. An hour of settlement has about 200 different ones.
const keptMax = 400

// openDatabases returns the function that opens the databases. A connection that writes keeps its prepared statements:
// preparing them again for each call took a quarter of the time of an hour in a small world. Connections that only read
// keep none, because there can be a hundred of them.
func openDatabases() core.DBConnectFunc {
	opened := map[string]int{}
	return func(path string) (*dbx.DB, error) {
		db, err := dbx.Open("sqlite", path+options)
		opened[path]++
		// PocketBase opens each database twice: first for reading, then for writing.
		if err != nil || opened[path]%2 == 1 {
			return db, err
		}
		keeping := sql.OpenDB(connector{db.DB().Driver(), path + options})
		return dbx.NewFromDB(keeping, "sqlite"), db.Close()
	}
}

// connector opens connections that keep their statements.
type connector struct {
	inner driver.Driver
	name  string
}

func (c connector) Driver() driver.Driver { return c.inner }

func (c connector) Connect(context.Context) (driver.Conn, error) {
	inner, err := c.inner.Open(c.name)
	if err != nil {
		return nil, err
	}
	return &connection{innerConnection: inner.(innerConnection), kept: map[string]innerStatement{}}, nil
}

// Everything that SQLite's driver implements. The compiler then sees what a wrapper leaves out.
type innerConnection interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.Pinger
	driver.QueryerContext
	driver.SessionResetter
	driver.Validator
}

type innerStatement interface {
	driver.Stmt
	driver.StmtExecContext
	driver.StmtQueryContext
}

type innerRows interface {
	driver.Rows
	driver.RowsColumnTypeDatabaseTypeName
	driver.RowsColumnTypeLength
	driver.RowsColumnTypeNullable
	driver.RowsColumnTypePrecisionScale
	driver.RowsColumnTypeScanType
}

// connection is a connection that keeps its statements by text. A statement in use is not among them, so a second use at
// the same time prepares another one. Go never calls a connection from two goroutines at once.
type connection struct {
	innerConnection
	kept map[string]innerStatement
}

// isKept tells whether a statement is kept. Scripts are not: the driver prepares their statements one by one.
func isKept(query string) bool {
	text := strings.TrimSpace(query)
	for _, verb := range []string{"SELECT", "INSERT", "UPDATE", "DELETE", "WITH"} {
		if strings.HasPrefix(text, verb) {
			return !strings.Contains(text, ";")
		}
	}
	return false
}

func (c *connection) take(ctx context.Context, query string) (innerStatement, error) {
	if statement, ok := c.kept[query]; ok {
		delete(c.kept, query)
		return statement, nil
	}
	statement, err := c.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	return statement.(innerStatement), nil
}

// putBack keeps a statement instead of any other if there are too many. Texts that come only once are then soon gone.
func (c *connection) putBack(query string, statement innerStatement) error {
	if _, ok := c.kept[query]; ok {
		return statement.Close()
	}
	for other := range c.kept {
		if len(c.kept) < keptMax {
			break
		}
		c.kept[other].Close()
		delete(c.kept, other)
	}
	c.kept[query] = statement
	return nil
}

func (c *connection) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	if !isKept(query) {
		return c.innerConnection.ExecContext(ctx, query, args)
	}
	statement, err := c.take(ctx, query)
	if err != nil {
		return nil, err
	}
	result, err := statement.ExecContext(ctx, args)
	if err != nil {
		statement.Close()
		return nil, err
	}
	return result, c.putBack(query, statement)
}

func (c *connection) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if !isKept(query) {
		return c.innerConnection.QueryContext(ctx, query, args)
	}
	statement, err := c.take(ctx, query)
	if err != nil {
		return nil, err
	}
	found, err := statement.QueryContext(ctx, args)
	if err != nil {
		statement.Close()
		return nil, err
	}
	return &rows{found.(innerRows), func(failed error) error {
		if failed != nil {
			statement.Close()
			return failed
		}
		return c.putBack(query, statement)
	}}, nil
}

func (c *connection) Close() error {
	for _, statement := range c.kept {
		statement.Close()
	}
	return c.innerConnection.Close()
}

// rows puts its statement back when it is closed.
type rows struct {
	innerRows
	closed func(error) error
}

func (r *rows) Close() error { return r.closed(r.innerRows.Close()) }
