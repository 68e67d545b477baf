import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buildWeb } from '../../scripts/build/web.ts';
import { atMost, type Figure, figure } from './figure.ts';

const ENTRY_BUDGET_KB = 130;

/** What a first visit downloads, from a build of its own. */
export async function measureChunks(): Promise<Figure[]> {
  const folder = mkdtempSync(`${tmpdir()}/am-chunks-`);
  try {
    return (await buildWeb(folder)).map(({ name, kb }) =>
      name === 'entry'
        ? atMost('entry chunk with all it imports, gzip', kb, ENTRY_BUDGET_KB, 'kB', 1)
        : figure('map chunk and what it adds, gzip', kb, 'kB', 1),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
