import { expect, it } from 'vitest';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { accountOf } from '#scripts/research/world/accounts.ts';
import type { Character } from '#scripts/research/world/characters.ts';
import type { AirlineOutcome, WorldOutcome } from '#scripts/research/world/outcome.ts';
import { checkSanity } from '#scripts/research/world/sanity.ts';

const SPAN = { from: 0, to: 7 };

/**
 * Returns an airline with this revenue, these costs with a share of fuel, and this many of 1000 seats
 * occupied.
 */
function airline(
  manner: Character['manner'],
  { revenue = 1000, costs = 920, fuel = 0.24, passengers = 820, worth = STARTING_CAPITAL } = {},
): AirlineOutcome {
  const ledger = [
    { minute: 0, category: 'tickets' as const, amount: revenue },
    { minute: 0, category: 'fuel' as const, amount: -costs * fuel },
    { minute: 0, category: 'crew' as const, amount: -costs * (1 - fuel) },
  ];
  const history = [{ starts: 0, flights: 10, cancelled: 0, late: 0, seats: 1000, passengers }];
  return {
    character: { name: manner, hub: 'AMS', manner, model: '', fleet: 0, reach: [0, 0], fares: 1 },
    account: accountOf(ledger, history, SPAN, 0),
    cash: [worth],
    worth,
    load: [],
    aircraft: 1,
    routes: 1,
    hoursADay: 10,
    fares: 1,
    rejections: [],
  };
}

const world = (airlines: AirlineOutcome[], broken = 0): WorldOutcome => ({
  days: 30,
  seed: '',
  start: '2026-01-01',
  span: SPAN,
  airlines,
  fuelPrice: [],
  seconds: [],
  forecastError: null,
  hubs: [],
  leverage: null,
  audit: { findings: [{ check: 'money', broken, examples: [] }], rows: {}, files: {}, fullest: null },
});
const missed = (...args: Parameters<typeof world>) =>
  checkSanity(world(...args))
    .filter(({ kept }) => !kept)
    .map(({ name }) => name);

const reckless = airline('reckless', { costs: 2000 });

it('accepts a sane world', () => {
  expect(missed([airline('sensible'), airline('cautious'), reckless, airline('idle')])).toEqual([]);
});

it.each([
  ['load factor of sensible airlines', { passengers: 700 }],
  ['load factor of sensible airlines', { passengers: 890 }],
  ['fuel share of their costs', { fuel: 0.18 }],
  ['fuel share of their costs', { fuel: 0.29 }],
  ['their net margin', { costs: 990 }],
  ['their net margin', { costs: 870 }],
  ['growth of the richest', { worth: STARTING_CAPITAL * 1.21 }],
])('names what is out of bounds: %s, %o', (name, figures) => {
  expect(missed([airline('sensible', figures), reckless])).toEqual([name]);
});

it('reports airlines with low load factors even if others make up for them', () => {
  const airlines = [airline('sensible', { passengers: 600 }), airline('sensible', { passengers: 930 })];
  expect(missed(airlines)).toContain('load factor of each of them');
});

it('reports an airline that is too profitable even if the others are not', () => {
  const airlines = [airline('sensible', { costs: 780 }), airline('sensible', { costs: 990 })];
  expect(missed(airlines)).toEqual(['margin of each of them']);
});

it('reports profitable recklessness, costly idleness, rejections, and broken invariants', () => {
  expect(missed([airline('sensible'), airline('reckless', { costs: 500 })])).toEqual([
    'reckless, reckless, earns less than every sensible one',
  ]);
  expect(missed([airline('sensible'), airline('idle', { worth: STARTING_CAPITAL - 1 })])).toEqual([
    'idle, idle, keeps its capital',
  ]);
  expect(missed([{ ...airline('sensible'), rejections: ['no'] }])).toEqual([
    'rejected actions of sensible players',
  ]);
  expect(missed([airline('sensible')], 2)).toEqual(['invariants of the audit']);
});
