import { demandFrom } from '../../game/demand/rank.ts';
import { toDemandPlace } from '../../game/demand/trips.ts';
import type { Research } from '../../game/records/market.ts';
import { demandColumns, demandState } from '../demand/columns.ts';
import { demandWorld } from '../demand/links.ts';
import { placesOf } from '../demand/places.ts';
import { answer } from '../http/answer.ts';
import { limitCalls } from '../http/call-limits.ts';
import { airportOf } from './pair-of-query.ts';
import { similarDepartures } from './similar-departures.ts';

/** Fewer people a year than one a day, both ways, are no market. */
const LEAST = 365;
/** More than there are places: total and place of a destination make one number. */
const PLACES = 65_536;
/** Rankings that are kept, each some 50 kB of text. */
const KEPT = 200;

const RIVALS = `
  SELECT COALESCE(json_group_object(destination, json_object('airlines', airlines, 'seats', 2 * seats)), '{}') AS json FROM (
    SELECT leg.destination, count(DISTINCT leg.airline) AS airlines, sum(c.economy + c.business + c.first) AS seats
    FROM leg JOIN aircraft c ON c.id = leg.aircraft WHERE leg.origin = {:from} GROUP BY leg.destination)`;

/** Demand from an airport to all others, the most first. Nothing where nothing is known of it. */
function rank(app: CoreApp, from: string): Research['destinations'] {
  const ranking: Research['destinations'] = { id: [], km: [], leisure: [], business: [], premium: [] };
  const origin = placesOf(app, [from]).get(from);
  if (!origin) return ranking;
  const { ids, columns } = demandColumns(app);
  const world = demandWorld(app);
  const { at, km, leisure, business, premium } = demandFrom(toDemandPlace(origin), columns, world, LEAST);
  // Numbers are sorted by the engine itself; a comparison in script for each pair would double the time of it all.
  const order = new Float64Array(at.length);
  for (let n = 0; n < at.length; n++) {
    const total = (leisure[n] as number) + (business[n] as number) + (premium[n] as number);
    order[n] = Math.round(total) * PLACES + n;
  }
  order.sort();
  for (let last = order.length - 1; last >= 0; last--) {
    const n = (order[last] as number) % PLACES;
    ranking.id.push(ids[at[n] as number] as string);
    ranking.km.push(Math.round(km[n] as number));
    ranking.leisure.push(Math.round(leisure[n] as number));
    ranking.business.push(Math.round(business[n] as number));
    ranking.premium.push(Math.round(premium[n] as number));
  }
  return ranking;
}

/** The ranking as JSON text, kept by the process: it stays the same until the next import. */
function rankingText(app: CoreApp, from: string): string {
  const key = `research ${from} ${demandState(app)}`;
  const kept = app.store().get(key);
  if (typeof kept === 'string') return kept;
  const text = JSON.stringify(rank(app, from));
  app.store().setIfLessThanLimit(key, text, KEPT);
  return text;
}

/**
 * GET /api/am/research?from=: how many people want to fly from an airport (id), to where, and who takes them. How long it took
 * here stands in the header Server-Timing, for the bench and for browsers' own tools.
 */
export function viewResearch(e: core.RequestEvent): void {
  answer(e, () => limitCalls(e, () => answerRanking(e)));
}

function answerRanking(e: core.RequestEvent): void {
  const began = Date.now();
  const from = airportOf(e.app, e.request?.url?.query()?.get('from') ?? '', 'from').id;
  const rivals = new DynamicModel({ json: '' });
  e.app.db().newQuery(RIVALS).bind({ from }).one(rivals);
  const departures = JSON.stringify(similarDepartures(e.app, from));
  const body = `{"from":"${from}","destinations":${rankingText(e.app, from)},"rivals":${rivals.json},"departures":${departures}}`;
  e.response?.header().set('Cache-Control', 'no-store');
  e.response?.header().set('Server-Timing', `research;dur=${Date.now() - began}`);
  e.blob(200, 'application/json', body as unknown as number[]);
}
