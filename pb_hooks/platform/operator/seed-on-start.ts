import { importSeed } from '../seed/import.ts';

/**
 * The seed files in order, with names for the console. Airports come first, because the other tables refer to
 * them.
 */
const KINDS = [
  ['airports', 'Airports'],
  ['tables', 'Aircraft models and demand'],
] as const;

/**
 * Imports this version's airports, aircraft models and demand if the world's differ. If the import fails, the
 * server prints the error and starts with the existing data, because airlines matter more than newer
 * airports.
 */
export function seedOnStart(app: CoreApp): void {
  for (const [kind, name] of KINDS) {
    try {
      const result = importSeed(app, `${__hooks}/../seed`, kind);
      if (result)
        console.log(
          `${name}: ${result.inserted} new, ${result.updated} changed, ${result.unchanged} unchanged.`,
        );
    } catch (thrown) {
      console.error(`${name} of this version could not be imported: ${thrown}`);
    }
  }
}
