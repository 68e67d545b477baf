import { DAY, DAYS_A_WEEK, WEEK } from '#game/world/time.ts';
import type { ExpectedOutcome } from '../delay/expected-outcome.ts';
import { type DelayAirport, LONG_BLOCK, type WeatherHazardInput } from '../delay/outcome.ts';
import { BAD_WEATHERS, badShare, type DayWeather, dayWeathers, GOOD } from '../delay/weather.ts';
import { wouldBeOutOfPosition } from '../hour/takes-off.ts';
import { type AircraftLeg, flyLeg, hasNone, joined, type LegStep, totalOf, type Waits } from './fly-leg.ts';
import { meanDelays, type OwnDelays, ownDelays } from './own-delays.ts';

export interface RotationInput extends Pick<WeatherHazardInput, 'condition' | 'dispatch'> {
  /** All legs of the aircraft's week. */
  legs: readonly AircraftLeg[];
  /** Minimum ground time in minutes. */
  turnaround: number;
  /** The ends of the route. */
  a: DelayAirport;
  b: DelayAirport;
  /** Share of the period's days in each month, January first. */
  months: readonly number[];
}

/** Expected disruptions of an aircraft's flights on one of its routes. */
export interface RotationOutcome {
  /** By minute of departure. */
  legs: ReadonlyMap<number, ExpectedOutcome>;
  /**
   * Returns the probabilities of 0, 1, … compensated flights per day: by weekday, then by the weather of `dayWeathers`.
   */
  countsOf: () => number[][][];
}

/** Returns the legs of the week in order, with what they leave for the next ones. */
function stepsOf({ legs, turnaround, a, b }: RotationInput): LegStep[] {
  const sorted = [...legs].sort((one, other) => one.departs - other.departs);
  const fromThere = new Map<string, number[]>();
  for (const { origin, departs } of sorted)
    fromThere.set(origin, [...(fromThere.get(origin) ?? []), departs]);
  return sorted.map((leg, index) => {
    const { origin, destination, departs, block } = leg;
    const gap = (sorted[index + 1]?.departs ?? (sorted[0]?.departs ?? 0) + WEEK) - departs;
    return {
      leg,
      isOwn: (origin === a.id && destination === b.id) || (origin === b.id && destination === a.id),
      stays: wouldBeOutOfPosition(departs, fromThere.get(origin) ?? []),
      gap,
      slack: Math.max(0, gap - block - turnaround),
    };
  });
}

/** Returns a function that returns the delays of a leg itself, computed once for legs that have the same. */
function ownDelaysOf({ a, b, months, condition, dispatch }: RotationInput) {
  const known = new Map<string, OwnDelays>();
  const delaysIn = (weather: number, crowd: number, block: number) => {
    const key = `${weather} ${crowd} ${block > LONG_BLOCK}`;
    const there =
      known.get(key) ?? ownDelays({ weather, crowd, block, condition, dispatch, overdue: 1, staffing: 1 });
    known.set(key, there);
    return there;
  };
  const bad = badShare(b, months);
  return ({ origin, destination, block }: AircraftLeg, day: DayWeather): OwnDelays => {
    const isKnown = (id: string) => id === a.id || id === b.id;
    const crowd = ((origin === a.id ? a : b).congestion + (destination === a.id ? a : b).congestion) / 2;
    const at = (id: string) => (id === a.id ? day.a : id === b.id ? day.b : GOOD);
    const weather = Math.max(at(origin), at(destination));
    if (isKnown(origin) && isKnown(destination)) return delaysIn(weather, crowd, block);
    return meanDelays([
      [1 - bad, delaysIn(weather, crowd, block)],
      ...BAD_WEATHERS.map(
        (elsewhere) =>
          [bad / BAD_WEATHERS.length, delaysIn(Math.max(weather, elsewhere), crowd, block)] as const,
      ),
    ]);
  };
}

/** Difference of waits up to which two days begin alike. */
const NEAR = 0.005;

const isNear = (one: Waits, other: Waits): boolean =>
  one.ready.reduce((sum, share, cell) => sum + Math.abs(share - (other.ready[cell] as number)), 0) < NEAR;

/** A day that has been flown in all weathers. */
interface FlownDay {
  end: Waits;
  /** Of each leg. */
  outcomes: ExpectedOutcome[];
  /** By weather, as in `RotationOutcome`. */
  counts: number[][];
}

/**
 * Returns the disruptions of an aircraft on one of its routes, with the delays that its flights pass on. It follows the
 * probabilities of all delays, on a grid, through the week by the settlement's rules (see `takes-off.ts`), without reserve
 * aircraft and positioning flights. Airports beyond the route have the congestion and the weather of its end `b`, but not
 * on the same days.
 */
export function rotationOutcome(input: RotationInput): RotationOutcome {
  const steps = stepsOf(input);
  const weathers = dayWeathers(input.a, input.b, input.months);
  const ownOf = ownDelaysOf(input);
  const days = Array.from({ length: DAYS_A_WEEK }, (_, weekday) =>
    steps.filter(({ leg }) => Math.floor(leg.departs / DAY) === weekday),
  );
  const patterns = days.map((day) =>
    day
      .map(({ leg, gap, stays }) => [leg.departs % DAY, leg.origin, leg.destination, gap, stays].join())
      .join(';'),
  );

  const fliesNothingElse = steps.every(({ isOwn }) => isOwn);

  const flyDay = (day: readonly LegStep[], start: Waits, isCounted: boolean): FlownDay => {
    const flyIn = (weather: DayWeather) => {
      let layers: readonly Waits[] = [start];
      const outcomes = day.map((step) => {
        const { after, outcome } = flyLeg(layers, step, ownOf(step.leg, weather), isCounted);
        layers = after;
        return outcome;
      });
      return { layers, outcomes };
    };
    const flown: ReturnType<typeof flyIn>[] = [];
    weathers.forEach((weather, index) => {
      // An aircraft that always flies between both ends meets the same weather whichever end has it.
      const twin = fliesNothingElse && index > BAD_WEATHERS.length;
      flown.push((twin && flown[index - BAD_WEATHERS.length]) || flyIn(weather));
    });
    const meanOf = (index: number, name: keyof ExpectedOutcome) =>
      weathers.reduce((sum, { share }, at) => sum + share * (flown[at]?.outcomes[index]?.[name] ?? 0), 0);
    return {
      end: joined(weathers.map(({ share }, at) => [share, flown[at]?.layers ?? []])),
      outcomes: day.map((_, index) => ({
        cancelled: meanOf(index, 'cancelled'),
        compensated: meanOf(index, 'compensated'),
      })),
      counts: flown.map(({ layers }) => layers.map(({ ready, away }) => totalOf(ready) + totalOf(away))),
    };
  };

  /** Returns the days of a week that follows a week like it. Days like one with nearly the same start are flown once. */
  const flyWeek = (isCounted: boolean): FlownDay[] => {
    const known = new Map<string, { start: Waits; day: FlownDay }>();
    let start = hasNone();
    const fly = (day: readonly LegStep[], weekday: number): FlownDay => {
      const key = patterns[weekday] as string;
      const there = known.get(key);
      const flown = there && isNear(there.start, start) ? there.day : flyDay(day, start, isCounted);
      known.set(key, { start: there?.day === flown ? there.start : start, day: flown });
      start = flown.end;
      return flown;
    };
    days.forEach(fly);
    return days.map(fly);
  };

  const legs = new Map<number, ExpectedOutcome>();
  flyWeek(false).forEach(({ outcomes }, weekday) => {
    days[weekday]?.forEach(({ leg, isOwn }, index) => {
      if (isOwn) legs.set(leg.departs, outcomes[index] as ExpectedOutcome);
    });
  });
  let counts: number[][][] | undefined;
  return {
    legs,
    countsOf: () => {
      counts ??= flyWeek(true).map((day) => day.counts);
      return counts;
    },
  };
}
