const COMMANDS = ['serve', 'migrate', 'superuser', 'update', 'health', 'seed'];

/** The console command that this process was started with; undefined for help and for what does not exist. */
export const command = (): string | undefined => $os.args.slice(1).find((arg) => COMMANDS.includes(arg));
