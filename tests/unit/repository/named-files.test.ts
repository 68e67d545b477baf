import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';

const COMMENT = /^\s*(?:\/\/|\/?\*).*/gm;
/** Source files as comments name them, from the root. */
const NAMED =
  /(?<![\w./-])(?:game|pb_hooks|pb_migrations|scripts|seed|server|tests|web)\/[\w./-]+\.(?:tsx?|mjs|go|css)\b/g;

it.each(['game', 'pb_hooks', 'pb_migrations', 'scripts', 'server', 'tests', 'web/src'])(
  'comments below %s name files that exist',
  (folder) => {
    const missing = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs|go)$/.test(file))
      .flatMap((file) => {
        const comments = readFileSync(inRoot(`${folder}/${file}`), 'utf8').match(COMMENT) ?? [];
        return (comments.join('\n').match(NAMED) ?? []).map((name) => ({ file, name }));
      })
      .filter(({ name }) => !existsSync(inRoot(name)));
    expect(missing).toEqual([]);
  },
);
