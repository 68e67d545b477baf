import { homeBlocs, routesOn } from '#game/network/rights/home.ts';
import { LAPSE_NOTICE_WEEKS, LAPSE_WEEKS, reviewRight } from '#game/network/route/lapse.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { CERTIFICATE } from '#game/tables/certificate.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { aliased, boolOf } from '#hooks/platform/db/shape.ts';
import { WEEKLY_TURN } from '#hooks/settlement/pace/slots.ts';
import { type AirlinePlan, notify } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { ROUTE_ENDS, WITH_ENDS } from '../certificate/routes-without.ts';

const c = aliased(CERTIFICATE, 'c');
const GRANTED = { ...c, country: aliased(AIRLINE, 'a').country };
const WITH_TURN = `turn AS MATERIALIZED (${WEEKLY_TURN})`;
const CERTIFICATES = `
  FROM certificate c JOIN airline a ON a.id = c.airline
  WHERE c.state = 'granted' AND c.airline IN (SELECT value FROM turn) ORDER BY c.airline, c.granted, c.id`;

const ROUTE_USE = {
  ...ROUTE_ENDS,
  isUsed: boolOf(`EXISTS (SELECT 1 FROM leg l WHERE l.route = r.id)
    OR EXISTS (SELECT 1 FROM route_history h WHERE h.route = r.id AND h.starts >= {:since} AND h.flights > 0)`),
};
const ROUTES = `${WITH_ENDS} WHERE r.airline IN (SELECT value FROM json_each({:ids})) ORDER BY r.id`;

/**
 * Reviews the certificates of each airline once per week. Those that no flight has needed for 26 weeks lapse after a notice,
 * and the routes that rest on them end: none of them has a flight in the timetable.
 */
export function planCertificateUse(
  app: CoreApp,
  { airlines, hour, minute }: SettledWorld,
  plans: ReadonlyMap<string, AirlinePlan>,
  nameOf: (bloc: string) => string,
): void {
  const granted = readRows(app, GRANTED, CERTIFICATES, { airlines, hour }, WITH_TURN);
  if (granted.length === 0) return;
  const ids = JSON.stringify(granted.map(({ airline }) => airline));
  const since = minute - (minute % DAY) - WEEK;
  const routes = readRows(app, ROUTE_USE, ROUTES, { ids, since }).map(({ a, b, ...route }) => ({
    ...route,
    ends: [a, b] as const,
  }));
  for (const { country, ...row } of granted) {
    const plan = plans.get(row.airline);
    if (!plan) continue;
    const { id, airline, bloc, unused_from } = row;
    const others = granted.filter((one) => one.airline === airline).map((one) => one.bloc);
    const own = routes.filter((route) => route.airline === airline);
    const resting = routesOn(own, homeBlocs(country, others), bloc);
    const isUsed = resting.some((route) => route.isUsed);
    const { unusedFrom, change } = reviewRight(unused_from, isUsed, minute);
    const name = nameOf(bloc);
    if (change === 'lapse') {
      plan.endedCertificates.push(id);
      plan.lapsed.push(...resting.map((route) => route.id));
      const title = `Your certificate of ${name} has lapsed`;
      const body = `No flight has needed it for ${LAPSE_WEEKS} weeks. Routes that rest on it have ended.`;
      notify(plan, hour, { kind: 'certificate', title, body }, id);
      continue;
    }
    // A yearly fee of the same hour has changed the row, too.
    const planned = plan.certificates.find((one) => one.id === id);
    if (planned) planned.unused_from = unusedFrom;
    else if (unusedFrom !== unused_from) plan.certificates.push({ ...row, unused_from: unusedFrom });
    if (change !== 'notice') continue;
    const title = `Your certificate of ${name} will lapse in ${LAPSE_NOTICE_WEEKS} weeks`;
    const body = `No flight has needed it for ${LAPSE_WEEKS - LAPSE_NOTICE_WEEKS} weeks. Put a flight on a route that needs it into the timetable to keep it.`;
    notify(plan, hour, { kind: 'certificate', title, body }, id);
  }
}
