/** Goals that teach the next thing, in the order in which they are proposed. */
export const GOAL_NAMES = ['punctual', 'destinations', 'second_base', 'long_haul', 'owned'] as const;
export type GoalName = (typeof GOAL_NAMES)[number];

/** Reputation (0–1) that a goal brings once. */
export const GOAL_REWARD = 0.01;
/** Whole days before today that a goal looks back. */
export const GOAL_DAYS = 7;

const DESTINATIONS = 10;
/** Destinations from one airport other than the hub that make it a base. */
const BASE_DESTINATIONS = 4;
/** Kilometres from which a route is long haul (Eurocontrol: more than 4,000 km). */
export const LONG_HAUL_KM = 4_000;
const ON_TIME = 0.9;
/** Flights of the week below which punctuality says little. */
const PUNCTUAL_FLIGHTS = 14;

/** What one route did in the last week. */
export interface FlownRoute {
  /** Ids of both airports. */
  a: string;
  b: string;
  km: number;
  flights: number;
  cancelled: number;
  /** More than a quarter of an hour late. */
  late: number;
  /** World minutes at which the days begin on which it was flown. */
  days: readonly number[];
}

/** What goals are measured by. */
export interface GoalFacts {
  /** Airports other than the hub that were flown to. */
  destinations: number;
  /** Most destinations that were flown to from one airport other than the hub. */
  baseDestinations: number;
  /** Km. */
  longest: number;
  flights: number;
  /** Share of the planned flights that left within a quarter of an hour, 0–1. */
  onTime: number;
  /** Days on which something was flown. */
  days: number;
  /** Owned aircraft that have been delivered. */
  owned: number;
}

/** Returns what goals are measured by. @param hub id of the airline's hub */
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

/** How far an airline is on the way to a goal. */
export interface GoalProgress {
  value: number;
  target: number;
}

/** Returns how far an airline is, in the unit of the goal: airports, km, percent of flights or aircraft. */
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

/** Whether a goal is reached. Punctuality needs a whole week with at least two flights a day on average. */
export function isReached(goal: GoalName, facts: GoalFacts): boolean {
  const { value, target } = goalProgress(goal, facts);
  if (goal === 'punctual' && (facts.days < GOAL_DAYS || facts.flights < PUNCTUAL_FLIGHTS)) return false;
  return value >= target;
}

/** Returns a reputation (0–1) after some goals have been reached. */
export const rewarded = (reputation: number, goals: number): number =>
  Math.min(1, Math.round((reputation + goals * GOAL_REWARD) * 1e9) / 1e9);

/** Titles, as in notices and in the guide. */
export const GOAL_TITLES: Readonly<Record<GoalName, string>> = {
  punctual: '90% on time for a week',
  destinations: 'Ten destinations',
  second_base: 'A second base',
  long_haul: 'First long haul',
  owned: 'First aircraft of your own',
};
