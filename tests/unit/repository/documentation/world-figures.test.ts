import { DEAR, POTENTIAL, SIZE, TASTES, type Taste, USUAL } from '#game/demand/choice/tastes.ts';
import { BENDS_KM, distanceCurve, RAIL_HOURS } from '#game/demand/friction.ts';
import { LINKED_KM } from '#game/demand/ground-links.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { DEMAND_PARAMETERS } from '#game/demand/parameters.ts';
import { weekdayFactor } from '#game/demand/profile.ts';
import { seasonFactor } from '#game/demand/season.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';
import { EARTH_RADIUS_KM } from '#game/world/airport/geo.ts';
import { EVENTS_A_YEAR_MAX, EVENTS_A_YEAR_MIN } from '#game/world/economy/events.ts';
import { INDEX_MAX, INDEX_MIN } from '#game/world/economy/world-index.ts';
import { IDLE_MINUTES } from '#game/world/rest.ts';
import { DAYS_A_YEAR } from '#game/world/time.ts';
import { WORLD_SPEED, WORLD_SPEED_MAX, WORLD_SPEED_MIN } from '#game/world/world-settings.ts';
import { itStates, percent, row, say } from '#tests/support/figures.ts';

itStates('World and time', [
  `One real second is ${WORLD_SPEED} game minute`,
  `may be ${WORLD_SPEED_MIN} to ${WORLD_SPEED_MAX}`,
  `rests ${IDLE_MINUTES} real minutes after`,
  `A year has ${DAYS_A_YEAR} days`,
  `radius ${say(EARTH_RADIUS_KM)} km`,
]);

itStates('Economy', [
  `between ${INDEX_MIN} and ${INDEX_MAX}`,
  `${EVENTS_A_YEAR_MIN} to ${EVENTS_A_YEAR_MAX} start per year`,
]);

const P = DEMAND_PARAMETERS;
const slopesOf = (domestic: boolean): string =>
  distanceCurve(domestic, P)
    .slopes.map((slope) => slope.toFixed(2).replace('-', '−'))
    .join(' | ');
/** Latitude at which seasons have their full effect. */
const NORTH = 50;

itStates('Airports and demand', [
  `begins ${P.saturation} ÷ (1 + (income ÷ ${say(P.incomeMidpoint)})^−${P.incomeSteepness})`,
  `size of the airport with ${P.capacity}`,
  `less than ${RAIL_HOURS} hours`,
  `remain at ${say(P.thinHome)} trips per year within a country and ${say(Math.round(P.thinAbroad))} across`,
  `up to ${BENDS_KM[0]} km | to ${say(BENDS_KM[1])} km | to ${say(BENDS_KM[2])} km |`,
  row('within a country', slopesOf(true)),
  row('across a border', slopesOf(false)),
  `by an exponent of ${P.leisureSlope.toFixed(2)}`,
  `fly at ${Math.round(P.groundKm)} km. Below ${LINKED_KM} km`,
  `no demand below ${NEAREST_KM} km`,
  `${percent(seasonFactor('leisure', 7, NORTH, NORTH) - 1)} above its mean in August`,
  `${percent(1 - seasonFactor('leisure', 0, NORTH, NORTH))} below in January`,
  `${percent(weekdayFactor('business', 0) - 1)} above its mean on Mondays`,
  `${percent(1 - weekdayFactor('business', 5))} below on Saturdays`,
  `Fridays at ${percent(weekdayFactor('leisure', 4) - 1)} above`,
]);

const byGroup = (name: string, figureOf: (taste: Taste) => number): string =>
  row(name, ...PASSENGER_GROUPS.map((group) => say(figureOf(TASTES[group]))));

itStates('Passengers', [
  `${POTENTIAL} times as many people`,
  byGroup('Fare, per reference fare of economy', ({ fare }) => fare),
  byGroup('Each hour longer than a direct jet flight', ({ hour }) => hour),
  byGroup('A change of flights', ({ stop }) => stop),
  byGroup("Each doubling of the airline's flights that day", ({ frequency }) => frequency),
  byGroup("Each doubling of the flight's seats, relative to other airlines'", () =>
    Number((SIZE * Math.LN2).toFixed(2)),
  ),
  `to the power of ${SIZE}`,
  byGroup(`Comfort, per unit above ${USUAL.comfort}`, ({ comfort }) => comfort),
  byGroup(`Punctuality, per unit above ${USUAL.punctuality}`, ({ punctuality }) => punctuality),
  byGroup(`Reputation, per unit above ${USUAL.reputation}`, ({ reputation }) => reputation),
  byGroup('Seat in business', ({ seat }) => seat.business),
  byGroup('Seat in first', ({ seat }) => seat.first),
  byGroup('Hours from the preferred time that leave a third of the value', ({ patience }) => patience),
  `above ${DEAR.from} times the class's reference fare costs ${DEAR.squared} × the squared excess`,
]);
