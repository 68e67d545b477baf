import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONFIG_VARIABLES } from '#game/platform/config/config.ts';
import { inRoot } from '#scripts/paths.ts';
import { goBuildArgs } from '#scripts/pocketbase/from-go.ts';
import { pocketbaseArgs } from '#scripts/pocketbase/serve-args.ts';
import { VERSION } from '#scripts/pocketbase/version.ts';
import { allPages } from '#tests/support/documents.ts';

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');
const dockerfile = read('Dockerfile');
/** Set in the image. */
const IN_THE_IMAGE = ['PORT', 'DATA_DIR'];

// A Dockerfile, a compose file and documentation cannot import values, so they are compared with the code.
describe('values in two places agree', () => {
  it('for the version of the product', () => {
    expect(/^ARG VERSION=(\S+)$/m.exec(dockerfile)?.[1]).toBe(VERSION);
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages[''].version]).toEqual([VERSION, VERSION]);
    expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(VERSION);
  });

  it('for the build of PocketBase', () => {
    const built = dockerfile.replace(/\\\n\s*/g, '').replaceAll('"', '');
    for (const argument of goBuildArgs('$pocketbase+am', '$VERSION', '/out/pocketbase').filter(
      (argument) => argument !== '-v',
    )) {
      expect(built).toContain(argument);
    }
    expect(built).toContain('CGO_ENABLED=0');
  });

  it('for the arguments of PocketBase', () => {
    const entrypoint: string[] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] ?? '[]');
    expect(entrypoint).toEqual(['/pocketbase', ...pocketbaseArgs('/pb_data', '')]);
  });

  it('for the settings in the compose file', () => {
    const named = [...read('compose.yaml').matchAll(/^ {6}- (AM_\w+)$/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(CONFIG_VARIABLES.filter((name) => !IN_THE_IMAGE.includes(name)).sort());
  });

  it('for the settings in the documentation', () => {
    const named = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...CONFIG_VARIABLES].sort());
  });

  it('for the commands in the documentation', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...allPages().matchAll(/`npm (?:(start|test)|run ([a-z]+))/g)].map(
      ([, short, long]) => short ?? long ?? '',
    );
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});
