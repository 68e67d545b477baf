import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buildWeb } from '#scripts/build/web.ts';
import { atMost, type Figure, figure } from './figure.ts';

const ENTRY_BUDGET_KB = 130;

/** Measures the download of a first visit, with a separate build. */
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
