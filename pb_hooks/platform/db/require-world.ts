/** Checks for the world's record. The first start of the server creates it. */
function hasWorld(app: CoreApp): boolean {
  try {
    return app.countRecords('world') > 0;
  } catch {
    return false;
  }
}

/** Ends a console command with a sentence if no server has been started on the data folder. */
export function requireWorld(app: CoreApp): void {
  if (hasWorld(app)) return;
  console.error(`There is no world in ${app.dataDir()} yet. Start the server once to create it.`);
  $os.exit(1);
}
