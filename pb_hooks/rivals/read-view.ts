import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { classesOf } from '#game/fleet/aircraft/cabin.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import type { LeasableAircraft } from '#game/rivals/candidate.ts';
import { LOSS_WEEKS } from '#game/rivals/give-up.ts';
import { isReview } from '#game/rivals/reviews.ts';
import type { RivalAircraft, RivalRoute, RivalView } from '#game/rivals/view.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { RIVAL } from '#game/tables/rival.ts';
import { ROUTE } from '#game/tables/route.ts';
import { HOUR, WEEK } from '#game/world/time.ts';
import { weeklyInstalments } from '../bank/fixed-costs.ts';
import { readOverdue } from '../bank/read-overdue.ts';
import { homeOf } from '../network/home.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, boolOf, numberOf, textOf } from '../platform/db/shape.ts';
import { readProperty } from './read-property.ts';
import { RIVAL_AIRPORT, type RivalTurn } from './rival-turn.ts';

const a = aliased(AIRLINE, 'a');
const v = aliased(RIVAL, 'v');
/** Purchases under way: negotiations, auctions in which it leads, and aircraft that have not landed. */
const PENDING = `
  (SELECT count(*) FROM offer o WHERE o.buyer = a.id AND o.state = 'open')
  + (SELECT count(*) FROM auction u WHERE u.leader = a.id AND u.state = 'open')
  + (SELECT count(*) FROM hand_over h WHERE h.buyer = a.id)`;
const SELF = {
  cash: a.cash,
  instalments: numberOf(weeklyInstalments('a.id')),
  hasMissed: boolOf('EXISTS (SELECT 1 FROM loan n WHERE n.airline = a.id AND n.missed > 0)'),
  pending: numberOf(PENDING),
  overheadShare: a.overhead_share,
  hub: RIVAL_AIRPORT,
  bases: v.bases,
};
const SELVES = `
  FROM airline a JOIN airport p ON p.id = a.hub JOIN rival v ON v.airline = a.id WHERE a.id = {:airline}`;
const OTHER_BASES = 'FROM json_each({:bases}) j JOIN airport p ON p.id = j.value ORDER BY j.key';

const r = aliased(ROUTE, 'r');
const OWN_ROUTE = {
  id: r.id,
  ends: { a: r.a, b: r.b },
  opened: r.opened,
  contribution: numberOf(`COALESCE((
    SELECT sum(h.revenue - h.costs) FROM route_history h WHERE h.route = r.id AND h.starts >= {:since}), 0)`),
};
const OWN_ROUTES = 'FROM route r WHERE r.airline = {:airline} ORDER BY r.id';

const x = aliased(AIRCRAFT, 'x');
const OWN_AIRCRAFT = {
  id: x.id,
  model: x.model,
  revision: x.revision,
  leaseRate: x.lease_rate,
  isOwned: boolOf("x.ownership = 'owned'"),
  built: x.built,
  ...classesOf(x),
  route: textOf("COALESCE((SELECT l.route FROM leg l WHERE l.aircraft = x.id LIMIT 1), '')"),
  isReady: numberOf("x.delivered <= {:now} AND x.ready <= {:now} AND x.work = ''"),
  place: x.place,
};
const OWN_FLEET = 'FROM aircraft x WHERE x.airline = {:airline} ORDER BY x.id';

type Self = Pick<RivalView, 'cash' | 'overdue' | 'pending' | 'overheadShare' | 'bases'> & {
  instalments: number;
};

function readSelf(app: CoreApp, airline: string): Self {
  const [self] = readAll(app, SELF, SELVES, { airline });
  if (!self) throw new RangeError(`${airline} is not a rival`);
  const { overheadShare, hub, bases, hasMissed, ...others } = self;
  const otherBases =
    bases.length > 0 ? readAll(app, RIVAL_AIRPORT, OTHER_BASES, { bases: JSON.stringify(bases) }) : [];
  const overdue = hasMissed ? (readOverdue(app, airline).get(airline) ?? 0) : 0;
  return { ...others, overdue, overheadShare: overheadShare || BASE_OVERHEAD, bases: [hub, ...otherBases] };
}

/** Returns everything that a rival knows of itself in its turn. */
export function readView(app: CoreApp, turn: RivalTurn): RivalView {
  const { airline, temperament, strength, hour, world, models } = turn;
  const now = hour * HOUR;
  const { instalments, ...self } = readSelf(app, airline);
  const bases = self.bases.map(({ id }) => id);
  const bound = { airline, now, since: now - LOSS_WEEKS * WEEK };
  const flown = new Map<string, LeasableAircraft>();
  const rows = readAll(app, OWN_AIRCRAFT, OWN_FLEET, bound);
  const property = rows.some(({ isOwned }) => isOwned) ? readProperty(app, turn, bases) : null;
  const fleet = rows.map((row): RivalAircraft => {
    const { id, model: key, revision, leaseRate, isOwned: _, built, route, isReady, place, ...cabin } = row;
    const model = models.get(key);
    if (model)
      flown.set(key, { model, cabin, age: Math.floor(ageInYears({ built }, now)), weeklyRate: leaseRate });
    const isHome = bases.includes(place);
    const base = isReady === 1 && isHome ? place : '';
    return {
      id,
      model: key,
      revision,
      leaseRate,
      route,
      base,
      isStranded: isReady === 1 && !isHome && route === '',
      property: property?.get(id) ?? null,
    };
  });
  const routes = readAll(app, OWN_ROUTE, OWN_ROUTES, bound).map(
    ({ ends: { a, b }, ...route }): RivalRoute => {
      const from = bases.find((base) => base === a || base === b) ?? a;
      return { ...route, from, to: from === a ? b : a };
    },
  );
  return {
    temperament,
    strength,
    ...self,
    homes: homeOf(app, airline),
    // Aircraft that it has just leased count before they are delivered.
    weeklyFixedCosts: instalments + fleet.reduce((sum, { leaseRate }) => sum + leaseRate, 0),
    now,
    routes,
    fleet,
    flown,
    fuelPrice: world.fuelPrice,
    isReview: isReview(airline, now),
  };
}
