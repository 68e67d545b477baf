import { describe, expect, it } from 'vitest';
import { hedgeStart } from '#game/operations/fuel/fuel-price.ts';
import type { FlightCause } from '#game/tables/flight.ts';
import { DAY } from '#game/world/time.ts';
import { boardRows } from '#web/features/operations/board/board-rows.ts';
import { burntOn, hedgedAt, timetableKg } from '#web/features/operations/fuel/fuel-burn.ts';
import { byDay, byHour, keyFigures } from '#web/features/operations/performance-figures.ts';
import type { BoardFlight } from '#web/lib/game/board-flights.ts';

const THURSDAY = 3 * DAY;

const flight = (changes: Partial<BoardFlight> = {}): BoardFlight => ({
  id: 'f1',
  aircraft: 'a1',
  instead_of: '',
  route: 'r1',
  leg: 'l1',
  number: 'XX101',
  origin: 'AMS',
  destination: 'BCN',
  departs: 600,
  arrives: 720,
  departed: 600,
  landed: 720,
  delay: 0,
  state: 'flying',
  cause: '',
  seats_economy: 150,
  seats_business: 12,
  seats_first: 0,
  pax_economy: 75,
  pax_business: 6,
  pax_first: 0,
  ...changes,
});
const leg = { id: 'l2', aircraft: 'a1', number: 'XX102', origin: 'BCN', destination: 'AMS', block: 120 };

const board = (changes: Partial<Parameters<typeof boardRows>[0]> = {}) =>
  boardRows({
    direction: 'departures',
    airport: '',
    flights: [],
    legs: [],
    substitutions: [],
    now: 590,
    settledUntil: 660,
    startsAt: THURSDAY,
    delivered: new Map([['a1', 0]]),
    ...changes,
  });

describe('the board', () => {
  it('shows dispatched flights, then the timetable, in order of time', () => {
    const rows = board({ flights: [flight()], legs: [{ ...leg, departs: THURSDAY + 780 }] });
    expect(rows.map(({ number, planned, place, status }) => [number, planned, place, status.text])).toEqual([
      ['XX101', 600, 'BCN', 'Boarding'],
      ['XX102', 780, 'AMS', 'Scheduled'],
    ]);
  });

  it('never shows a departure twice: after dispatch it is a flight', () => {
    const rows = board({ flights: [flight()], legs: [{ ...leg, id: 'l1', departs: THURSDAY + 600 }] });
    expect(rows).toHaveLength(1);
  });

  it('shows the cause and the actual time', () => {
    const late = flight({ delay: 40, departed: 640, landed: 760, cause: 'rotation' });
    expect(board({ flights: [late] })[0]).toMatchObject({
      planned: 600,
      expected: 640,
      status: { text: 'Delayed 40 min', tone: 'warn' },
      cause: 'Late arrival of the aircraft',
    });
    const onTime = flight({ delay: 6, departed: 606, landed: 726 });
    expect(board({ flights: [onTime] })[0]).toMatchObject({ planned: 600, expected: null });
    const cancelled = flight({ state: 'cancelled', cause: 'weather' });
    expect(board({ flights: [cancelled] })[0]).toMatchObject({
      expected: null,
      status: { text: 'Cancelled' },
      cause: 'Weather',
    });
  });

  it('shows the purpose of a flight without passengers', () => {
    const [row] = board({ flights: [flight({ route: '', leg: '', number: 'XX101P' })] });
    expect(row).toMatchObject({ number: 'XX101P', cause: 'Positioning', flight: 'f1' });
  });

  it('shows the aircraft, and the one it substitutes for', () => {
    const [row] = board({ flights: [flight({ aircraft: 'a2', instead_of: 'a1' })] });
    expect(row).toMatchObject({ aircraft: 'a2', insteadOf: 'a1' });
    const planned = { ...leg, departs: THURSDAY + 780 };
    const substitutions = [{ leg: leg.id, departs: 780, aircraft: 'a2' }];
    const rows = [780, 781].map((departs) =>
      board({ legs: [planned], substitutions: substitutions.map((one) => ({ ...one, departs })) }),
    );
    expect(rows.map(([one]) => [one?.aircraft, one?.insteadOf])).toEqual([
      ['a2', 'a1'],
      ['a1', ''],
    ]);
  });

  it('is reversed for arrivals', () => {
    const at = (now: number) => board({ direction: 'arrivals', flights: [flight()], now })[0]?.status.text;
    expect([595, 650, 710, 725].map(at)).toEqual(['On time', 'In the air', 'Landing', 'Landed']);
    expect(board({ direction: 'arrivals', flights: [flight()] })[0]).toMatchObject({
      planned: 720,
      place: 'AMS',
    });
  });

  it('is limited to one airport, to the hours around now, and to delivered aircraft', () => {
    const parts = { flights: [flight()], legs: [{ ...leg, departs: THURSDAY + 780 }] };
    expect(board({ ...parts, airport: 'AMS' }).map(({ number }) => number)).toEqual(['XX101']);
    expect(board({ ...parts, now: 900, settledUntil: 960 })).toEqual([]);
    expect(board({ ...parts, delivered: new Map([['a1', 5000]]) }).map(({ number }) => number)).toEqual([
      'XX101',
    ]);
  });
});

describe('results of the day', () => {
  const late = (cause: FlightCause) => flight({ id: 'f2', delay: 20, departs: 1440 + 610, cause });

  it('count late and cancelled flights as not on time, and load factor by seats', () => {
    const flights = [flight(), late('weather'), flight({ id: 'f3', state: 'cancelled', departs: 60 })];
    const { punctuality, load, flights: counts } = byHour(flights);
    expect([punctuality[10], load[10], counts[10]]).toEqual([0.5, 0.5, 2]);
    expect([punctuality[1], load[1], counts[1]]).toEqual([0, null, 1]);
    expect(punctuality[2]).toBeNull();
    expect(keyFigures(flights)).toMatchObject({ flights: 3, cancelled: 1, punctuality: 1 / 3 });
    expect(keyFigures([])).toMatchObject({ punctuality: null });
  });

  it('add up routes by day', () => {
    const day = {
      id: 'h',
      airline: 'x',
      days: 1,
      delay: 0,
      connecting: 0,
      revenue: 0,
      costs: 0,
      fuel_kg: 0,
      fare: 0,
    };
    const history = [
      { ...day, route: 'r1', starts: 0, flights: 3, cancelled: 1, late: 1, seats: 100, passengers: 80 },
      { ...day, route: 'r2', starts: 0, flights: 4, cancelled: 0, late: 0, seats: 100, passengers: 60 },
    ];
    const { punctuality, load, flights } = byDay(history, [0, 1440]);
    expect(punctuality).toEqual([6 / 8, null]);
    expect(load).toEqual([0.7, null]);
    expect(flights).toEqual([8, 0]);
  });
});

describe('fuel', () => {
  it('is burnt by the timetable: cruise by distance, plus a fixed amount per flight', () => {
    const legs = Array.from({ length: 14 }, () => ({ route: 'r', aircraft: 'a' }));
    const model = { id: 'm', fuel_kg_h: 2400, cruise_kmh: 800, climb_kg: 500 };
    const fleet = [{ id: 'a', model: 'm', delivered: 60 }];
    // 14 × (2,400 × 1,600 ÷ 800 + 500) kg per week.
    expect(timetableKg(legs, [{ id: 'r', km: 1600 }], fleet, [model], 60)).toBe(74_200);
    expect(timetableKg(legs, [], fleet, [model], 60)).toBe(0);
    // Its aircraft has not been delivered yet.
    expect(timetableKg(legs, [{ id: 'r', km: 1600 }], fleet, [model], 59)).toBe(0);
  });

  it('was burnt on past days with flights', () => {
    const day = (starts: number, fuel_kg: number) => ({ starts: starts * DAY, fuel_kg });
    const history = [day(1, 0), day(3, 500), day(2, 300), day(4, 9000)];
    expect(burntOn(history, 4 * DAY + 700)).toEqual({ since: 2 * DAY, burntKg: 800 });
    expect(burntOn([day(4, 9000)], 4 * DAY)).toEqual({ since: null, burntKg: 0 });
  });

  it('is hedged from the next midnight until the contract ends', () => {
    const contract = { id: 'c', airline: 'x', price: 900, weeks: 1, tonnes: 5, starts: 1440, ends: 11_520 };
    expect([hedgeStart(0), hedgeStart(1439), hedgeStart(1440)]).toEqual([1440, 1440, 2880]);
    expect([1439, 1440, 11_519, 11_520].map((minute) => hedgedAt([contract], minute))).toEqual([0, 5, 5, 0]);
  });
});
