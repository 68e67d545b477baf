import { blockMinutes } from '#game/flight/block-time.ts';
import type { Decision } from '#game/rival/decide.ts';
import { fitSlots } from '#game/rival/fit-slots.ts';
import type { RivalView } from '#game/rival/view.ts';
import { slotsLeft } from '#game/slots/slots-left.ts';
import type { PlannedLeg } from '#game/timetable/leg.ts';
import { readSlots } from '../market/airport-slots.ts';

/** The destination and the model of a decision to fly. Null for any other decision. */
function tripOf(view: RivalView, decision: Decision): { to: string; model: string } | null {
  if (decision.name === 'route.start') {
    const { to, lease, aircraft } = decision.input;
    const own = view.fleet.find(({ id }) => id === aircraft?.id);
    return { to, model: lease?.model ?? own?.model ?? '' };
  }
  if (decision.name !== 'timetable.set') return null;
  const [plan] = decision.input.plans;
  const route = view.routes.find(({ id }) => id === plan?.legs[0]?.route);
  const own = view.fleet.find(({ id }) => id === plan?.aircraft);
  return route && own ? { to: route.to, model: own.model } : null;
}

/** Returns a decision to fly with its week moved to where the airports have slots. Others stay as they are. */
export function withSlots(app: CoreApp, airline: string, view: RivalView, decision: Decision): Decision {
  const trip = tripOf(view, decision);
  const km = view.prospects.find(({ airport }) => airport.id === trip?.to)?.km;
  const model =
    view.offers.find(({ model }) => model.id === trip?.model)?.model ??
    view.flown.get(trip?.model ?? '')?.model;
  if (!trip || km === undefined || !model) return decision;
  const { airports, own } = readSlots(app, [view.hub.id, trip.to], airline);
  const left = slotsLeft({ airports, fixed: own, hub: view.hub.id }, []);
  const block = blockMinutes(km, model.cruise_kmh);
  const fitted = <Leg extends { origin: string; departs: number }>(legs: readonly Leg[]): Leg[] => {
    const week = legs.map((leg): PlannedLeg & Leg => ({
      ...leg,
      route: '',
      destination: leg.origin === trip.to ? view.hub.id : trip.to,
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
