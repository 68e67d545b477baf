import { expect } from 'vitest';
import { runScript } from './run-script.ts';

/** Replays the world of a stopped server. Expects the same ledger. */
export async function expectReplay(dataDir: string): Promise<void> {
  const { code, stdout, stderr } = await runScript('replay', ['--data', dataDir]);
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/The same ledger, byte for byte: [\d,]+ rows\./);
}
