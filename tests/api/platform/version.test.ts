import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { limitsCalls, locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { pocketbaseArgs } from '#scripts/pocketbase/serve-args.ts';
import { SERVER_VERSION, VERSION } from '#scripts/pocketbase/version.ts';

const binary = await locatePocketbase();

it.runIf(limitsCalls(binary))('prints the versions of the product and of PocketBase', () => {
  const said = execFileSync(binary, ['--version', ...pocketbaseArgs(`${tmpdir()}/am-none`)], {
    encoding: 'utf8',
  });
  expect(said).toBe(`Airline Manager ${VERSION}, PocketBase version ${SERVER_VERSION}\n`);
});
