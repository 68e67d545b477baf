import { expect, it } from 'vitest';
import { TABLES } from '#game/tables/tables.ts';
import { END_PARTS } from '#tests/support/end-parts.ts';

const parts = [...new Set(END_PARTS.map(([part]) => part))];
const columns = TABLES.flatMap(({ name, columns }) =>
  Object.entries(columns).map(([column, { isAirline = false }]) => ({ table: name, column, isAirline })),
);

it('names each column that holds an airline in exactly one part of its end', () => {
  const named = parts
    .flatMap(({ moves = [], goes = [], stays = [] }): string[] => [...moves, ...goes, ...stays])
    .map((place) => (place.includes('.') ? place : `${place}.airline`));
  const airlines = columns.filter(({ isAirline }) => isAirline);
  expect(named.sort()).toEqual(airlines.map(({ table, column }) => `${table}.${column}`).sort());
});

it('knows every column called airline as one', () => {
  expect(columns.filter(({ column, isAirline }) => column === 'airline' && !isAirline)).toEqual([]);
});

it.each(['closed', 'merged'])('runs each part once when an airline is %s', (way) => {
  const run = END_PARTS.filter(([, only = way]) => only === way).map(([part]) => part);
  expect(run).toHaveLength(parts.length);
  expect(new Set(run)).toEqual(new Set(parts));
});
