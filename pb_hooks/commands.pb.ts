// The top level of this file runs once before the command line is read, and not in a handler's runtime: see
// main.pb.ts.

/**
 * Makes `serve` listen on PORT on all addresses unless the command line names an address. Without PORT it
 * keeps PocketBase's 127.0.0.1:8090. Not in a module, because the runtime of this file would keep the whole
 * module.
 */
function listenOnPort(rootCmd: cobra.Command): void {
  const args = $os.args.slice(1);
  const port = $os.getenv('PORT');
  const named = / --https?[ =]/.test(` ${args.join(' ')} `);
  if (args.includes('serve') && port !== '' && !named) rootCmd.setArgs([...args, `--http=0.0.0.0:${port}`]);
}

/**
 * Maximum size of request line and headers in bytes. Go adds 4 kB. PocketBase compares the parts of `expand`
 * with each other: 60 kB of them took 18 s.
 */
const HEADERS_MAX = 8_000;

$app.onServe().bindFunc((e: core.ServeEvent) => {
  if (e.server) e.server.maxHeaderBytes = HEADERS_MAX;
  require(`${__hooks}/start.js`).hurryFirstTick($app);
  return e.next();
});
if ($app.rootCmd) {
  listenOnPort($app.rootCmd);
  $app.rootCmd.addCommand(
    new Command({
      use: 'health',
      short: 'Exits with 0 if the server on PORT of this machine is healthy, otherwise with 1',
    }),
  );
  $app.rootCmd.addCommand(
    new Command({
      use: 'in-use <data.db>',
      short: 'Prints whether another process has the database open',
      run: (_command, args) => {
        require(`${__hooks}/operator.js`).reportUse($app, args);
      },
    }),
  );
  $app.rootCmd.addCommand(
    new Command({
      use: 'dump <folder>',
      short: 'Writes the log and the ledger of the world for "npm run replay"',
      run: (_command, args) => {
        require(`${__hooks}/operator.js`).dumpWorld($app, args);
      },
    }),
  );
  $app.rootCmd.addCommand(
    new Command({
      use: 'books <folder> [code]',
      short: 'Writes the books of all parties, or of one airline, for "npm run journal"',
      run: (_command, args) => {
        require(`${__hooks}/operator.js`).dumpBooks($app, args);
      },
    }),
  );
  $app.rootCmd.addCommand(
    new Command({
      use: 'audit',
      short: 'Checks that the world is sound and prints the findings as JSON',
      run: () => {
        require(`${__hooks}/audit.js`).audit($app);
      },
    }),
  );
  $app.rootCmd.addCommand(
    new Command({
      use: 'seed <file.json>',
      short: 'Imports a file made by "npm run seed" or "npm run build"',
      run: (_command, args) => {
        require(`${__hooks}/operator.js`).seed($app, args);
      },
    }),
  );
}
