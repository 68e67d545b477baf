import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TABLES } from '#game/tables/tables.ts';
import { inRoot } from '#scripts/paths.ts';
import { baselineText } from '#scripts/schema/baseline-text.ts';

const read = (file: string) => readFileSync(inRoot(`pb_migrations/${file}`), 'utf8');
const later = readdirSync(inRoot('pb_migrations')).filter((file) => !file.startsWith('1_0_0_baseline'));

describe('the baseline', () => {
  // Later migrations change the schema further. tests/api/platform/tables.test.ts compares the result with the tables.
  it.skipIf(later.length > 0)('is what `npm run schema` writes from the tables', () => {
    expect(read('1_0_0_baseline.json'), 'Run `npm run schema`.').toBe(baselineText(TABLES));
  });

  it('has another state if any column, rule or index differs', () => {
    const stateOf = (text: string): number => JSON.parse(text).state;
    const [users, airline, ...others] = TABLES;
    const changed = [
      [users, { ...airline, access: 'nobody' as const }, ...others],
      [users, { ...airline, indexes: ['hub'] }, ...others],
      [users, { ...airline, columns: { ...airline.columns, cash: airline.columns.name } }, ...others],
      [users, ...others],
    ];
    const states = [TABLES, ...changed].map((tables) => stateOf(baselineText(tables)));
    expect(new Set(states).size).toBe(states.length);
  });
});
