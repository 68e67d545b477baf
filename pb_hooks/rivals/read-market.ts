import { AS_SEEDED, incumbentSeatsADay, incumbentSize } from '#game/demand/incumbents/incumbents.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { leaseStock } from '#game/fleet/lease-stock.ts';
import { mayFly } from '#game/network/rights/home.ts';
import { tariffOf } from '#game/network/route/price.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { withEstimate } from '#game/rivals/candidate.ts';
import { mayOpenBase } from '#game/rivals/grow.ts';
import { lookedAtModels } from '#game/rivals/looked-at-models.ts';
import { estimateTerms } from '#game/rivals/means.ts';
import type { RivalAction } from '#game/rivals/rival-action.ts';
import { type OtherHub, type Scouted, scout } from '#game/rivals/scout.ts';
import { TEMPERS } from '#game/rivals/temper.ts';
import type {
  LessorOffer,
  RivalAirport,
  RivalBase,
  RivalMarket,
  RivalProspect,
  RivalView,
} from '#game/rivals/view.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import { knownIncumbents } from '../demand/incumbents.ts';
import { type Knower, readKnowers } from '../demand/knower.ts';
import { readLessorFacts } from '../fleet/lease-stock.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { numberOf } from '../platform/db/shape.ts';
import { bestDestinations } from './best-destinations.ts';
import { RIVAL_AIRPORT, type RivalTurn } from './rival-turn.ts';

/** Seats per week from an airport, by destination: of all airlines, of those with a hub, and of one airline. */
const SEATS = `
  SELECT COALESCE(json_group_object(destination, json_array(seats, attacked, own)), '{}') AS json FROM (
    SELECT l.destination, sum(c.economy + c.business + c.first) AS seats,
      sum((a.hub = {:target}) * (c.economy + c.business + c.first)) AS attacked,
      sum((a.id = {:airline}) * (c.economy + c.business + c.first)) AS own
    FROM leg l JOIN aircraft c ON c.id = l.aircraft JOIN airline a ON a.id = l.airline
    WHERE l.origin = {:from} GROUP BY l.destination)`;

/** Flights of incumbents from an airport that have answered, in thousandths of the seed's, by destination. */
const ANSWERS = `
  SELECT COALESCE(json_group_object(p.id, s.flights), '{}') AS json FROM (
    SELECT s.b AS end, i.flights FROM airport f JOIN served_pair s ON s.a = f.iata JOIN incumbent i ON i.id = s.id
    WHERE f.id = {:from}
    UNION ALL
    SELECT s.a, i.flights FROM airport f JOIN served_pair s ON s.b = f.iata JOIN incumbent i ON i.id = s.id
    WHERE f.id = {:from}) s JOIN airport p ON p.iata = s.end`;

function readOffers(app: CoreApp, turn: RivalTurn, view: RivalView) {
  const {
    airline,
    temperament,
    world: { start },
  } = turn;
  const { now, flown } = view;
  const { seats, ageMax } = TEMPERS[temperament];
  const { year } = calendarAt(start, now);
  const { world, leased } = readLessorFacts(app, now, airline);
  const suitable: Omit<LessorOffer, 'profitOn'>[] = [];
  turn.models.forEach((model: AircraftModel) => {
    const cabin = typicalCabin(model);
    const size = sumOfClasses(cabin);
    if (size < seats[0] || size > seats[1]) return;
    const quote = leaseQuote(model, year);
    if (!quote || quote.age > ageMax) return;
    const { available } = leaseStock(world, model, leased[model.id] ?? 0);
    if (available < 1) return;
    const { age, weeklyRate, dueNow } = quote;
    suitable.push({ model, cabin, age, weeklyRate, dueNow, available });
  });
  const terms = estimateTerms(view);
  const models = suitable.map(({ model }) => model.id);
  const lookedAt = lookedAtModels(airline, now, new Set(flown.keys()), models);
  return suitable.filter(({ model }) => lookedAt.has(model.id)).map((offer) => withEstimate(offer, terms));
}

/** Returns the prospects of a base that the rival may fly to, without the seats that are offered there. */
const prospectsFrom = (
  app: CoreApp,
  turn: RivalTurn,
  { homes }: RivalView,
  know: Knower,
  from: RivalAirport,
): RivalProspect[] =>
  bestDestinations(app, turn, from, know)
    .filter(({ airport }) => mayFly(homes, from, airport))
    .map(({ airport, pair, expected, served }) => {
      const { km, yearly } = pair;
      const incumbents = knownIncumbents({ km, yearly, served }, expected, turn.world.traffic);
      return {
        airport,
        tariff: tariffOf(yearly),
        incumbentSeatsADay: incumbentSeatsADay(incumbents, km),
        pair: { ...pair, yearly: expected, rivalsSeatsADay: 0, incumbentSize: incumbentSize(incumbents) },
        attackedSeatsADay: 0,
        ownSeatsADay: 0,
      };
    });

/**
 * Returns prospects with the seats that are offered there now. Those with the same seats as before stay the same objects,
 * so that what aircraft know about them stays valid.
 */
function withSeats(
  app: CoreApp,
  airline: string,
  from: RivalAirport,
  target: string,
  prospects: readonly RivalProspect[],
): RivalProspect[] {
  const seats = readJson<Record<string, [all: number, attacked: number, own: number]>>(app, SEATS, {
    airline,
    from: from.id,
    target,
  });
  const answers = readJson<Record<string, number>>(app, ANSWERS, { from: from.id });
  return prospects.map((prospect) => {
    const [all, attacked, own] = seats[prospect.airport.id] ?? [0, 0, 0];
    const answered = (answers[prospect.airport.id] ?? AS_SEEDED.flights) / AS_SEEDED.flights;
    const rivalsSeatsADay = prospect.incumbentSeatsADay * answered + all / DAYS_A_WEEK;
    const [attackedSeatsADay, ownSeatsADay] = [attacked / DAYS_A_WEEK, own / DAYS_A_WEEK];
    const isSame =
      rivalsSeatsADay === prospect.pair.rivalsSeatsADay &&
      attackedSeatsADay === prospect.attackedSeatsADay &&
      ownSeatsADay === prospect.ownSeatsADay;
    return isSame
      ? prospect
      : { ...prospect, pair: { ...prospect.pair, rivalsSeatsADay }, attackedSeatsADay, ownSeatsADay };
  });
}

const OTHER_HUB = { airport: RIVAL_AIRPORT, aircraft: numberOf('h.aircraft') };
const OTHER_HUBS = `
  FROM (
    SELECT a.hub, sum((SELECT count(*) FROM aircraft x WHERE x.airline = a.id)) AS aircraft
    FROM airline a WHERE a.id <> {:airline} GROUP BY a.hub
  ) h JOIN airport p ON p.id = h.hub ORDER BY p.id`;

/** Returns the hubs of other airlines. */
export const readOtherHubs = (app: CoreApp, airline: string): OtherHub[] =>
  readAll(app, OTHER_HUB, OTHER_HUBS, { airline });

const NOTHING: Scouted = { target: null, bases: [] };

/** Returns what a rival knows of the markets around its bases, and in a review around airports for another one. */
export function readMarket(app: CoreApp, turn: RivalTurn, view: RivalView): RivalMarket {
  const { airline } = turn;
  const { target, bases } = view.isReview ? scout(airline, view, readOtherHubs(app, airline)) : NOTHING;
  const scouted = mayOpenBase(view) ? bases : [];
  const attacked = target?.id ?? '';
  const know = readKnowers(app, { ...turn.world, minute: view.now }, [airline]).get(airline);
  if (!know) throw new RangeError(`${airline} is not an airline`);
  const read =
    (isOpen: boolean) =>
    (airport: RivalAirport): RivalBase => ({
      airport,
      prospects: withSeats(app, airline, airport, attacked, prospectsFrom(app, turn, view, know, airport)),
      isOpen,
    });
  return {
    bases: [...view.bases.map(read(true)), ...scouted.map(read(false))],
    target: attacked,
    offers: readOffers(app, turn, view),
  };
}

/**
 * Returns the market after an action of the rival.
 * @param view after the action
 */
export function updateMarket(
  app: CoreApp,
  airline: string,
  market: RivalMarket,
  view: RivalView,
  action: RivalAction,
): RivalMarket {
  const { name, input } = action;
  const leased =
    name === 'fleet.lease' ? input.model : name === 'route.start' ? (input.lease?.model ?? '') : '';
  const open = new Set(view.bases.map(({ id }) => id));
  return {
    ...market,
    bases: market.bases.map(({ airport, prospects }) => ({
      airport,
      prospects: withSeats(app, airline, airport, market.target, prospects),
      isOpen: open.has(airport.id),
    })),
    offers: market.offers.map((offer) =>
      offer.model.id === leased ? { ...offer, available: offer.available - 1 } : offer,
    ),
  };
}
