/** Goals in the order in which players are offered them. Each one teaches the next step. */
export const GOAL_NAMES = ['punctual', 'destinations', 'second_base', 'long_haul', 'owned'] as const;
export type GoalName = (typeof GOAL_NAMES)[number];

/** Reputation (0–1) awarded once per goal. */
export const GOAL_REWARD = 0.01;
/** Number of whole days before today that goals consider. */
export const GOAL_DAYS = 7;

const DESTINATIONS = 10;
/** Number of destinations that makes an airport other than the hub a base. */
export const BASE_DESTINATIONS = 4;
/** Minimum length of a long-haul route in km (Eurocontrol: more than 4,000 km). */
export const LONG_HAUL_KM = 4_000;
const ON_TIME = 0.9;
/** Minimum flights per week for a meaningful punctuality figure. */
const PUNCTUAL_FLIGHTS = 14;

/** Flights of one route in the last week. */
export interface FlownRoute {
  /** Airport ids. */
  a: string;
  b: string;
  km: number;
  flights: number;
  cancelled: number;
  /** Number of flights more than a quarter of an hour late. */
  late: number;
  /** World minutes at which the days with flights begin. */
  days: readonly number[];
}

/** Figures by which goals are measured. */
export interface GoalFacts {
  /** Number of airports served, without the hub. */
  destinations: number;
  /** Maximum number of destinations served from one airport other than the hub. */
  baseDestinations: number;
  /** Length of the longest route flown, km. */
  longest: number;
  flights: number;
  /** Share of the planned flights that were flown at most a quarter of an hour late, 0–1. */
  onTime: number;
  /** Number of days with flights. */
  days: number;
  /** Owned aircraft that have been delivered. */
  owned: number;
}

/** Returns the figures by which goals are measured. @param hub id of the airline's hub */
export function goalFacts(routes: readonly FlownRoute[], hub: string, owned: number): GoalFacts {
  const ends = new Map<string, Set<string>>();
  const days = new Set<number>();
  let [flights, cancelled, late, longest] = [0, 0, 0, 0];
  const join = (from: string, to: string) => {
    const others = ends.get(from);
    if (others) others.add(to);
    else ends.set(from, new Set([to]));
  };
  for (const route of routes) {
    cancelled += route.cancelled;
    if (route.flights === 0) continue;
    flights += route.flights;
    late += route.late;
    longest = Math.max(longest, route.km);
    for (const day of route.days) days.add(day);
    join(route.a, route.b);
    join(route.b, route.a);
  }
  let baseDestinations = 0;
  ends.forEach((others, airport) => {
    if (airport !== hub) baseDestinations = Math.max(baseDestinations, others.size);
  });
  const onTime = flights === 0 ? 0 : (flights - late) / (flights + cancelled);
  const destinations = ends.size - (ends.has(hub) ? 1 : 0);
  return { destinations, baseDestinations, longest, flights, onTime, days: days.size, owned };
}

/** Progress towards a goal. */
export interface GoalProgress {
  value: number;
  target: number;
}

/** Returns the progress towards a goal, in the goal's unit: airports, km, percent of flights or aircraft. */
export function goalProgress(goal: GoalName, facts: GoalFacts): GoalProgress {
  switch (goal) {
    case 'destinations':
      return { value: facts.destinations, target: DESTINATIONS };
    case 'second_base':
      return { value: facts.baseDestinations, target: BASE_DESTINATIONS };
    case 'punctual':
      return { value: Math.floor(facts.onTime * 100), target: ON_TIME * 100 };
    case 'long_haul':
      return { value: Math.round(facts.longest), target: LONG_HAUL_KM };
    case 'owned':
      return { value: facts.owned, target: 1 };
  }
}

/**
 * Checks whether a goal is reached. Punctuality requires a whole week with at least two flights per day on
 * average.
 */
export function isReached(goal: GoalName, facts: GoalFacts): boolean {
  const { value, target } = goalProgress(goal, facts);
  if (goal === 'punctual' && (facts.days < GOAL_DAYS || facts.flights < PUNCTUAL_FLIGHTS)) return false;
  return value >= target;
}

/** Returns the reputation (0–1) after reaching this many goals. */
export const rewarded = (reputation: number, goals: number): number =>
  Math.min(1, Math.round((reputation + goals * GOAL_REWARD) * 1e9) / 1e9);

/** Titles for notices and the guide. */
export const GOAL_TITLES: Readonly<Record<GoalName, string>> = {
  punctual: `${ON_TIME * 100}% on time for a week`,
  destinations: 'Ten destinations',
  second_base: 'A second base',
  long_haul: 'First long haul',
  owned: 'First aircraft of your own',
};
