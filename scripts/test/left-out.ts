import { readdirSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import type { Suite } from './suites.ts';

const countFiles = (folder: string): number =>
  readdirSync(inRoot(folder), { recursive: true }).filter((file) => /\.(test|spec)\.tsx?$/.test(String(file)))
    .length;

/** Returns the line that says which tests did not run and how to run them. */
export function leftOut(suites: readonly Pick<Suite, 'name' | 'folder'>[]): string {
  const parts = suites.map(({ name, folder }) => `${name} (${countFiles(folder)} files)`);
  return `Left out: ${parts.join(', ')}. Run everything with npm run test:all, or some with npm test -- ${suites[0]?.name}.`;
}
