import type { PairMarket } from '#game/demand/choice/day-market.ts';
import type { IncumbentState } from '#game/demand/incumbents/answer.ts';
import { answerNotice } from '#game/demand/incumbents/answer-notice.ts';
import { incumbentsOn } from '#game/demand/incumbents/incumbents.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { ROUTE } from '#game/tables/route.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';

/** A review of incumbents that changed something. */
export interface Answered {
  /** Id of the served pair. */
  id: string;
  /** Both codes, as in `route`. */
  pair: string;
  ends: readonly [{ id: string; iata: string }, { id: string; iata: string }];
  market: PairMarket;
  traffic: number;
  before: IncumbentState;
  after: IncumbentState;
  /** Whether they have never flown the pair before. */
  isNew: boolean;
}

const r = aliased(ROUTE, 'r');
const CONCERNED = { route: r.id, pair: r.pair, airline: aliased(AIRLINE, 'a').id };
/** Routes of players with flights. Rivals read the fares themselves. */
const ROUTES = `
  FROM json_each({:pairs}) j CROSS JOIN route r ON r.pair = j.value JOIN airline a ON a.id = r.airline
  WHERE NOT a.rival AND EXISTS (SELECT 1 FROM leg l WHERE l.route = r.id) ORDER BY r.id`;

/** Tells the players who fly the pairs what other airlines do about it. */
export function tellAnswers(tx: CoreApp, minute: number, answered: readonly Answered[]): void {
  const texts = new Map(
    answered.flatMap(({ pair, market, traffic, before, after, isNew }) => {
      const offer = (served: IncumbentState) => incumbentsOn({ ...market, served }, traffic);
      const text = answerNotice(
        pair,
        { state: before, offer: offer(before) },
        { state: after, offer: offer(after) },
        isNew,
      );
      return text ? [[pair, text] as const] : [];
    }),
  );
  if (texts.size === 0) return;
  const routes = readAll(tx, CONCERNED, ROUTES, { pairs: JSON.stringify([...texts.keys()]) });
  const notices = routes.flatMap(({ route, pair, airline }) => {
    const text = texts.get(pair);
    return text
      ? [{ id: recordId(['answer', route, minute]), airline, link: '/route/manage/', ...text }]
      : [];
  });
  writeNoticesOf(tx, 'route', notices, minute);
}
