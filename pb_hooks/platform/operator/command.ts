const COMMANDS = ['serve', 'migrate', 'superuser', 'update', 'health', 'seed'];

/** Returns the console command of this process. Undefined for help and for unknown commands. */
export const command = (): string | undefined => $os.args.slice(1).find((arg) => COMMANDS.includes(arg));
