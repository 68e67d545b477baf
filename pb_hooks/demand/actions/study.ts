import type { ActionInput } from '#game/actions/actions.ts';
import { STUDY_LASTS, STUDY_TAKES, studyPrice } from '#game/demand/knowledge/study.ts';
import { dateText } from '#game/network/timetable/clock.ts';
import { STUDY } from '#game/tables/study.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection, rejectStalePrice, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { expectedDemand, type Knower, pairOf, readKnowers, readSeed } from '../knower.ts';
import { demandOfPair } from '../pair.ts';
import { airportOf, type MarketAirport } from '../pair-of-query.ts';

const s = aliased(STUDY, 's');
const BOUGHT = { ready: s.ready, until: s.until };
const OF_PAIR = 'FROM study s WHERE s.airline = {:airline} AND s.pair = {:pair} AND s.until > {:now}';
const OUTDATED = 'DELETE FROM study WHERE airline = {:airline} AND pair = {:pair}';

/** Returns what the airline knows. */
function knowerOf({ tx, airline, now }: ActionContext): Knower {
  const know = readKnowers(tx, { seed: readSeed(tx), minute: now }, [airline.id]).get(airline.id);
  if (!know) throw new RangeError(`${airline.id} is not an airline`);
  return know;
}

/** Rejects a study of a pair that has a valid one, or that the airline knows as well without it. */
function rejectNeedless(context: ActionContext, from: MarketAirport, to: MarketAirport, km: number): Knower {
  const { tx, airline, now, world } = context;
  const name = `${from.iata}–${to.iata}`;
  const [bought] = readAll(tx, BOUGHT, OF_PAIR, { airline: airline.id, pair: pairOf(from, to), now });
  if (bought) {
    const state =
      bought.ready > now
        ? `will be ready on ${dateText(world.start, bought.ready)}`
        : `is valid until ${dateText(world.start, bought.until)}`;
    throw rejection('destination', 'studied', `Your market study of ${name} ${state}.`);
  }
  const know = knowerOf(context);
  const { degree } = know.of({ from, to, km });
  if (know.of({ from, to, km }, true).degree <= degree) {
    const message = `You know the market of ${name} to ${Math.round(degree * 100)}%. A study would not tell you more.`;
    throw rejection('destination', 'known', message);
  }
  return know;
}

/** Orders a market study of a pair. The price depends on the demand that the airline expects. */
export function orderStudy(context: ActionContext, input: ActionInput<'research.study'>): object {
  const { tx, airline, now } = context;
  const from = airportOf(tx, input.origin, 'origin');
  const to = airportOf(tx, input.destination, 'destination');
  if (from.id === to.id)
    throw rejection('destination', 'same_airport', 'Choose a destination other than the origin.');
  const km = distanceKm(from, to);
  const know = rejectNeedless(context, from, to, km);
  const { leisure, business, premium } = expectedDemand(
    demandOfPair(tx, from.id, to.id),
    know.of({ from, to, km }),
  );
  const price = studyPrice(leisure + business + premium);
  const name = `${from.iata}–${to.iata}`;
  rejectStalePrice(input.price, price, `A market study of ${name}`);
  rejectUnaffordable(context, price, `A market study of ${name}`);
  const pair = pairOf(from, to);
  tx.db().newQuery(OUTDATED).bind({ airline: airline.id, pair }).execute();
  const [id, ready] = [context.newId(), now + STUDY_TAKES];
  const until = ready + STUDY_LASTS;
  tx.save(
    new Record(tx.findCollectionByNameOrId('study'), {
      id,
      airline: airline.id,
      pair,
      price,
      ordered: now,
      ready,
      until,
    }),
  );
  context.debit({ category: 'market_study', amount: price, memo: `Market study ${name}` });
  return { study: id, ready };
}
