import { expect } from 'vitest';
import { replayWorld } from '#scripts/replay/replay-world.ts';
import { copyPreparedFolder } from './prepared-folder.ts';

/**
 * Replays the world of a stopped server, in the prepared folder. Expects the same ledger. Tests of `npm run replay` itself
 * start with an empty folder.
 */
export async function expectReplay(dataDir: string): Promise<void> {
  const replay = replayWorld(dataDir, { prepare: copyPreparedFolder, onLine: () => undefined });
  expect(await replay).toMatch(/The same ledger, byte for byte: [\d,]+ rows\./);
}
