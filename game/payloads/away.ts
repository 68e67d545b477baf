import * as z from 'zod/mini';
import { GOAL_NAMES } from '../airline/goals.ts';
import { LEDGER_CATEGORIES } from '../tables/ledger-category.ts';

const figure = z.number();

/** Kinds of decisions that wait for the player, in order of urgency. */
const DECISIONS = [
  'insolvent',
  'overdrawn',
  'running_out',
  'overdue_checks',
  'idle_aircraft',
  'empty_routes',
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** How another airline has changed what it offers on a route. */
const MOVES = ['entered', 'left', 'fare'] as const;

const decisionSchema = z.object({
  kind: z.enum(DECISIONS),
  /** Days until an administrator takes over, dollars overdrawn, days until the cash is used up, or number of aircraft or routes. */
  figure,
});
export type AwayDecision = z.infer<typeof decisionSchema>;

const moveSchema = z.object({
  kind: z.enum(MOVES),
  /** Id of the player's route, and its pair of airports. */
  route: z.string(),
  pair: z.string(),
  name: z.string(),
  code: z.string(),
  /** Economy fares, whole US dollars. 0 unless the fare has changed. */
  before: figure,
  after: figure,
  /** World minute of an entry or exit, and the player's passengers per day in the week before and since. 0 for a fare. */
  minute: figure,
  passengers_before: figure,
  passengers_after: figure,
});
export type Move = z.infer<typeof moveSchema>;

/** Response of GET /api/am/away: what happened during the player's last absence, in whole game days. */
export const awaySchema = z.object({
  /** World minutes. */
  from: figure,
  until: figure,
  /** Net amounts in whole US dollars, largest first. */
  money: z.array(z.object({ category: z.enum(LEDGER_CATEGORIES), amount: figure })),
  flights: z.object({ flown: figure, cancelled: figure, late: figure, passengers: figure }),
  checks: z.object({ count: figure, cost: figure }),
  /** Goals reached, the earliest first. */
  goals: z.array(z.enum(GOAL_NAMES)),
  /** Other airlines' moves on the player's routes: the first ones, and the number of all. */
  moves: z.array(moveSchema),
  move_count: figure,
  /** At most three, as of now. */
  decisions: z.array(decisionSchema),
});
export type Away = z.infer<typeof awaySchema>;

/**
 * Response of GET /api/am/fares: economy fares between two airports in the last weeks, of every airline that has the
 * route, in order of time.
 */
export const faresSchema = z.object({
  fares: z.array(
    z.object({
      airline: z.string(),
      name: z.string(),
      code: z.string(),
      /** First world minute of a day or week, and the fare at its end, US dollars. */
      points: z.array(z.tuple([figure, figure])),
    }),
  ),
});
export type AirlineFares = z.infer<typeof faresSchema>['fares'][number];

/** Response of GET /api/am/moves: other airlines' moves on the player's routes in the last days. */
export const movesSchema = z.object({ days: figure, moves: z.array(moveSchema) });
