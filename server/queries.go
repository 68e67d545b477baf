package main

import (
	"context"
	"database/sql"
	"fmt"
	"regexp"
	"strings"
	"sync"

	"github.com/pocketbase/dbx"
)

const (
	// Most texts of queries that are kept, and bytes of the longest. An hour and the usual actions have about 300.
	textsMax = 600
	textMax  = 8_000
)

var parameter = regexp.MustCompile(`\{:\w+\}`)

// A text as SQLite gets it, and its parameters in order.
type processed struct{ text, parameters string }

var texts = struct {
	sync.Mutex
	processed map[string]processed
}{processed: map[string]processed{}}

// processOnce makes every database process the text of a query only when it is new. dbx searches it for names to quote,
// letter by letter, which took an eighth of the time of an hour in a small world.
func processOnce() {
	dbx.BuilderFuncMap["sqlite"] = func(db *dbx.DB, executor dbx.Executor) dbx.Builder {
		return queries{dbx.NewSqliteBuilder(db, executor), db, executor}
	}
}

// queries is a builder whose queries are already processed. Those that PocketBase builds from parts do not come here.
type queries struct {
	dbx.Builder
	db       *dbx.DB
	executor dbx.Executor
}

func (q queries) NewQuery(text string) *dbx.Query {
	if len(text) > textMax {
		return q.Builder.NewQuery(text)
	}
	texts.Lock()
	known, ok := texts.processed[text]
	texts.Unlock()
	if !ok {
		known = q.process(text)
		texts.Lock()
		if len(texts.processed) >= textsMax {
			clear(texts.processed)
		}
		texts.processed[text] = known
		texts.Unlock()
	}
	return dbx.NewQuery(q.db, replaced{q.executor, known.text}, known.parameters)
}

// process returns what dbx makes of a text.
func (q queries) process(text string) processed {
	var found preparing
	dbx.NewQuery(q.db, &found, text).Prepare()
	return processed{found.text, strings.Join(parameter.FindAllString(text, -1), "")}
}

// preparing notes the text that dbx prepares.
type preparing struct {
	dbx.Executor
	text string
}

func (p *preparing) Prepare(text string) (*sql.Stmt, error) {
	p.text = text
	return nil, nil
}

// replaced runs its own text instead of the one that it is called with.
type replaced struct {
	dbx.Executor
	text string
}

func (r replaced) explain(err error) error {
	if err != nil {
		return fmt.Errorf("%w; in %s", err, r.text)
	}
	return nil
}

func (r replaced) Exec(_ string, args ...any) (sql.Result, error) {
	result, err := r.Executor.Exec(r.text, args...)
	return result, r.explain(err)
}

func (r replaced) ExecContext(ctx context.Context, _ string, args ...any) (sql.Result, error) {
	result, err := r.Executor.ExecContext(ctx, r.text, args...)
	return result, r.explain(err)
}

func (r replaced) Query(_ string, args ...any) (*sql.Rows, error) {
	rows, err := r.Executor.Query(r.text, args...)
	return rows, r.explain(err)
}

func (r replaced) QueryContext(ctx context.Context, _ string, args ...any) (*sql.Rows, error) {
	rows, err := r.Executor.QueryContext(ctx, r.text, args...)
	return rows, r.explain(err)
}

func (r replaced) Prepare(string) (*sql.Stmt, error) { return r.Executor.Prepare(r.text) }
