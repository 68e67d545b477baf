import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { buildHooks, type HookVariant } from '#scripts/build/hooks.ts';
import { inRoot } from '#scripts/paths.ts';
import { FIGURE_FILES, type Figures, withFigure, withFigures } from '#tests/support/build/figures.ts';
import { WRAPPED, type WrapperName, withWrappers } from '#tests/support/build/wrappers.ts';

/** A value of its own for each. */
const figures: Figures = Object.fromEntries(
  Object.keys(FIGURE_FILES).map((name, index) => [name, 123_456.5 + index]),
);
/** Two wrappers of one file cannot be in one build. */
const wrappers = [...new Map(Object.entries(WRAPPED).map(([name, file]) => [file, name])).values()];
const TIME = inRoot('tests/support/goja/moved-time.ts');

const dir = mkdtempSync(`${tmpdir()}/am-builds-`);
afterAll(() => rmSync(dir, { recursive: true }));

/** Builds the hooks. Returns their text. The compiler names the source of each part in a comment. */
async function built(name: string, variant?: HookVariant): Promise<string> {
  await buildHooks(`${dir}/${name}`, variant);
  const folder = `${dir}/${name}/pb_hooks`;
  return readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
}

/** Returns the figures whose value is in a build. */
const figuresIn = (text: string) =>
  Object.entries(figures).flatMap(([name, value]) => (text.includes(String(value)) ? [name] : []));

describe('the hooks', () => {
  it('have nothing of the tests in the product', async () => {
    const text = await built('product');
    expect(text).toContain('// pb_hooks/');
    expect(text).not.toContain('// tests/');
    expect(figuresIn(text)).toEqual([]);
  });

  it('have every figure and wrapper in a build for tests', async () => {
    const plugins = [withFigures(figures), withWrappers(wrappers as WrapperName[])];
    const text = await built('tests', { plugins, inject: [TIME] });
    expect(figuresIn(text)).toEqual(Object.keys(figures));
    expect(wrappers.filter((name) => !text.includes(`// tests/support/goja/wrappers/${name}.ts`))).toEqual(
      [],
    );
    expect(text).toContain('// tests/support/goja/moved-time.ts');
  });

  it('cannot be built with a constant that no longer exists', () => {
    expect(withFigure('const A = 1 as const;', 'A', 2, 'a.ts')).toBe('const A = 2;');
    expect(() => withFigure('const A = 1; A = B;', 'B', 2, 'a.ts')).toThrow('a.ts has no B');
  });
});
