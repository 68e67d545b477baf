import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`web/src/${file}`, 'utf8') }));

/** Ways to read a typed number that ignore the account’s number format. Fields use lib/number-text.ts. */
it.each([
  ['type="number"', /type=(?:"number"|\{'number'\})|type: 'number'/],
  ['the digits of a text', /replace(?:All)?\(\s*\/\\D/],
  [
    'Number(target.value) of a text input',
    /<input[^>]*(?:Number|parseInt|parseFloat)\((?:event\.)?target\.value/,
  ],
])('no field takes a number from %s', (_, pattern) => {
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(SOURCES.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});
