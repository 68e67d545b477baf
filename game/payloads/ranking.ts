import * as z from 'zod/mini';

const figure = z.number();
const figures = z.array(figure);
const texts = z.array(z.string());

/** Results of an airline in one week. */
const rankedWeekSchema = z.object({
  /** Landed flights. */
  flights: figure,
  cancelled: figure,
  late: figure,
  seats: figure,
  passengers: figure,
  /** Whole US dollars. Profit is after leases and checks. */
  revenue: figure,
  profit: figure,
});

/** Response of GET /api/am/ranking: public figures of all airlines. */
export const rankingSchema = z.object({
  /** The last full week, in full weeks since the world began. −1 before the first. */
  week: figure,
  /** Columns of the same length, in order of founding. */
  airlines: z.object({
    id: texts,
    name: texts,
    code: texts,
    colour_primary: texts,
    colour_secondary: texts,
    /** Airport ids. */
    hub: texts,
    /** 1 if the server runs the airline, otherwise 0. */
    rival: figures,
    /** 0 to 1. */
    punctuality: figures,
    reputation: figures,
    /** Delivered aircraft. */
    aircraft: figures,
    routes: figures,
    /** Band of the net worth on the last Monday: see `worthBand`. −1 before an airline's first Monday. */
    worth: figures,
    /**
     * Last price and all dividends of a share, as a gain over the price of its issue: 0.12 for 12%. Null for airlines
     * whose shares do not trade.
     */
    total_return: z.array(z.nullable(figure)),
  }),
  /** Results in the last full week by airline id. Airlines without flights have none. */
  weeks: z.record(z.string(), rankedWeekSchema),
});
export type Ranking = z.infer<typeof rankingSchema>;
