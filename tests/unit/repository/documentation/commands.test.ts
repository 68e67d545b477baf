import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';
import { allPages, codeBlocks } from '#tests/support/documents.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

/** All tests that start commands. */
const text = ['tests/api', 'tests/unit/demand']
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read(`${folder}/${file}`)),
  )
  .join('\n');
const ci = read('.ci/run');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** Returns the name of the script that `npm run <name>` starts. */
const scriptOf = (name: string) => /run\.mjs (\S+)/.exec(scripts[name] ?? '')?.[1] ?? name;

const isRun = (name: string) =>
  ci.includes(`npm run --silent ${name}`) ||
  [
    `runScript('${scriptOf(name)}'`,
    `'npm', 'run', '${name}'`,
    `'npm', '${name}'`,
    `run.mjs', '${scriptOf(name)}'`,
  ].some((start) => text.includes(start));

/** Lines of the shell that only start npm commands. */
const NPM_LINES = /^(npm (run )?[a-z:]+( --.*)?\n)+$/;

it('every npm command in the documentation runs in test:all or CI', () => {
  const named = [...allPages().matchAll(/`npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
  const commands = [...new Set(named)].filter((name) => name !== 'test');
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((name) => !isRun(name))).toEqual([]);
});

it('every other shell command in the documentation runs in the tests of the image', () => {
  const tests = read('tests/image/documents.test.ts');
  const headings = codeBlocks()
    .filter(({ language, code }) => language === 'sh' && !NPM_LINES.test(code))
    .map(({ heading }) => heading);
  expect(headings.length).toBeGreaterThan(6);
  expect(headings.filter((heading) => !tests.includes(`block('${heading}')`))).toEqual([]);
  expect(new Set(headings).size).toBe(headings.length);
});
