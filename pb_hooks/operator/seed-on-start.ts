import { importSeed } from '../seed/import.ts';

/**
 * Brings in the airports of this version where the world has others. If that cannot be done, the server starts all the
 * same, with those it has, and says so: people's airlines matter more than newer airports.
 */
export function seedOnStart(app: CoreApp): void {
  try {
    const result = importSeed(app, `${__hooks}/../seed`);
    if (result)
      console.log(
        `Airports: ${result.inserted} new, ${result.updated} changed, ${result.unchanged} as before.`,
      );
  } catch (thrown) {
    console.error(`The airports of this version could not be imported: ${thrown}`);
  }
}
