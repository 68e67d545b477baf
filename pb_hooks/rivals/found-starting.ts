import { nameKey } from '#game/airline/airline-name.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { fareBiasOf, misjudgmentOf } from '#game/rivals/misjudgment.ts';
import { pickRivals } from '#game/rivals/pick-rivals.ts';
import type { StartingRival } from '#game/rivals/starting-network.ts';
import { hasSurplus } from '#game/rivals/surplus-aircraft.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { LEG } from '#game/tables/leg.ts';
import { ROUTE } from '#game/tables/route.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import type { Strength } from '#game/world/temperament.ts';
import { newRegister } from '../fleet/new-register.ts';
import { readJson } from '../platform/db/read-json.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';
import { readModels } from '../settlement/state/read-world.ts';
import { addRival, type FoundingWorld } from './add-rival.ts';
import { addSurplus, surplusOf } from './add-surplus.ts';
import { type FoundingFacts, networkRows } from './network-rows.ts';
import { readAirportsByCode } from './read-airports.ts';
import { slotBook } from './slot-book.ts';
import { startingNetworks } from './starting-networks.ts';

const ROUTES = insertInto(ROUTE);
const FLEETS = insertInto(AIRCRAFT);
const LEGS = insertInto(LEG);

const NAMES = "SELECT COALESCE(json_group_array(name_key), '[]') AS json FROM airline";

function readFacts(
  tx: CoreApp,
  { start, minute }: FoundingWorld,
  networks: readonly StartingRival[],
): FoundingFacts {
  const codes = new Set(networks.flatMap(({ hub, routes }) => [hub, ...routes.map(({ to }) => to)]));
  const airports = readAirportsByCode(tx, [...codes]);
  return {
    minute,
    year: calendarAt(start, minute).year,
    airports,
    models: readModels(tx),
    slots: slotBook(
      tx,
      [...airports.values()].map(({ id }) => id),
    ),
    register: newRegister(tx),
  };
}

/**
 * Founds airlines with the networks that the build computed for them, already flying. The seed picks those whose
 * name and hub are free. Call it inside a transaction.
 * @returns the number founded, which is smaller than `count` if there are too few networks
 */
export function foundStarting(tx: CoreApp, world: FoundingWorld, count: number, strength: Strength): number {
  const taken = new Set(readJson<string[]>(tx, NAMES));
  const free = startingNetworks().filter(({ name }) => !taken.has(nameKey(name)));
  const networks = pickRivals(free, world.seed, count);
  const facts = readFacts(tx, world, networks);
  let founded = 0;
  for (const network of networks) {
    const hub = facts.airports.get(network.hub);
    if (!hub) continue;
    const id = recordId(['rival', network.hub, network.name, world.minute]);
    const fareBias = fareBiasOf(id, misjudgmentOf(id, strength));
    const beginner = { id, hub, temperament: network.temperament };
    const surplus = hasSurplus(founded) ? surplusOf(beginner, facts, world.seed) : null;
    const { code, account } = addRival(tx, world, id, network, hub, surplus?.value);
    const { routes, aircraft, legs, costs } = networkRows({ id, code, network, hub, fareBias }, facts);
    writeRows(tx, ROUTES, routes);
    writeRows(tx, FLEETS, aircraft);
    writeRows(tx, LEGS, legs);
    if (surplus) addSurplus(tx, beginner, surplus, facts, world.seed, account);
    for (const cost of costs) account.debit(cost);
    account.settle();
    founded++;
  }
  return founded;
}
