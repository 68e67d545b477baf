import { importSeed } from '../seed/import.ts';

/** What is brought in, airports first, since the other tables name them; and what people call it. */
const KINDS = [
  ['airports', 'Airports'],
  ['tables', 'Aircraft models and demand'],
] as const;

/**
 * Brings in the airports, aircraft models and demand of this version where the world has others. If that cannot be done,
 * the server starts all the same, with those it has, and says so: people's airlines matter more than newer airports.
 */
export function seedOnStart(app: CoreApp): void {
  for (const [kind, name] of KINDS) {
    try {
      const result = importSeed(app, `${__hooks}/../seed`, kind);
      if (result)
        console.log(
          `${name}: ${result.inserted} new, ${result.updated} changed, ${result.unchanged} as before.`,
        );
    } catch (thrown) {
      console.error(`${name} of this version could not be imported: ${thrown}`);
    }
  }
}
