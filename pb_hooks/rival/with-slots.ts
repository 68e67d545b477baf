import { blockMinutes } from '#game/flight/block-time.ts';
import type { Decision } from '#game/rival/decide.ts';
import { fitSlots } from '#game/rival/fit-slots.ts';
import type { RivalMarket, RivalView } from '#game/rival/view.ts';
import { slotsLeft } from '#game/slots/slots-left.ts';
import type { PlannedLeg } from '#game/timetable/leg.ts';
import { readSlots } from '../market/airport-slots.ts';

/** The ends and the model of a decision to fly. Null for any other decision. */
function tripOf(view: RivalView, decision: Decision): { from: string; to: string; model: string } | null {
  const modelOf = (aircraft: string | undefined) => view.fleet.find(({ id }) => id === aircraft)?.model ?? '';
  if (decision.name === 'route.start') {
    const { from, to, lease, aircraft } = decision.input;
    return { from, to, model: lease?.model ?? modelOf(aircraft?.id) };
  }
  if (decision.name !== 'timetable.set') return null;
  const [plan] = decision.input.plans;
  const [first] = plan?.legs ?? [];
  const route = view.routes.find(({ id }) => id === first?.route);
  if (!plan || !first || !route) return null;
  const to = first.origin === route.from ? route.to : route.from;
  return { from: first.origin, to, model: modelOf(plan.aircraft) };
}

/** Returns a decision to fly with its week moved to where the airports have slots. Others stay as they are. */
export function withSlots(
  app: CoreApp,
  airline: string,
  view: RivalView,
  market: RivalMarket | null,
  decision: Decision,
): Decision {
  const trip = tripOf(view, decision);
  if (!trip || !market) return decision;
  const base = market.bases.find(({ airport }) => airport.id === trip.from);
  const km = base?.prospects.find(({ airport }) => airport.id === trip.to)?.km;
  const model =
    market.offers.find(({ model }) => model.id === trip.model)?.model ?? view.flown.get(trip.model)?.model;
  if (km === undefined || !model) return decision;
  const { airports, own } = readSlots(app, [trip.from, trip.to], airline);
  const left = slotsLeft({ airports, fixed: own, hub: view.bases[0].id }, []);
  const block = blockMinutes(km, model.cruise_kmh);
  const fitted = <Leg extends { origin: string; departs: number }>(legs: readonly Leg[]): Leg[] => {
    const week = legs.map((leg): PlannedLeg & Leg => ({
      ...leg,
      route: '',
      destination: leg.origin === trip.to ? trip.from : trip.to,
      block,
    }));
    const fitting = fitSlots(week, left) as (PlannedLeg & Leg)[];
    return fitting.map((leg) => {
      const original = legs[week.findIndex(({ origin }) => origin === leg.origin)] as Leg;
      return { ...original, departs: leg.departs };
    });
  };
  if (decision.name === 'route.start')
    return { name: 'route.start', input: { ...decision.input, legs: fitted(decision.input.legs) } };
  if (decision.name !== 'timetable.set') return decision;
  const plans = decision.input.plans.map((plan) => ({ ...plan, legs: fitted(plan.legs) }));
  return { name: 'timetable.set', input: { plans } };
}
