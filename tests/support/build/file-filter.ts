import { basename } from 'node:path';

/** Returns a filter for the names of some files, because esbuild would otherwise ask plugins about every import. */
export const fileFilter = (files: Iterable<string>): RegExp =>
  new RegExp(`/(${[...files].map((file) => basename(file, '.ts')).join('|')})\\.ts$`);
