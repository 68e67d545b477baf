/**
 * Lets `serve` listen where PORT says, on all addresses, unless the command line names an address. Without PORT it stays
 * with PocketBase's own 127.0.0.1:8090.
 */
export function listenOnPort(rootCmd: cobra.Command): void {
  const args = $os.args.slice(1);
  const port = $os.getenv('PORT');
  const named = args.some((arg) => /^--https?(=|$)/.test(arg));
  if (args.includes('serve') && port !== '' && !named) rootCmd.setArgs([...args, `--http=0.0.0.0:${port}`]);
}
