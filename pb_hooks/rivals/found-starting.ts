import { nameKey } from '#game/airline/airline-name.ts';
import { EARNED_BEFORE, pickRivals, type StartingRival } from '#game/rivals/starting-network.ts';
import { hasSurplus } from '#game/rivals/surplus-aircraft.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { FLOWN_PAIR } from '#game/tables/flown-pair.ts';
import { LEG } from '#game/tables/leg.ts';
import { ROUTE } from '#game/tables/route.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { readJson } from '../platform/db/read-json.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';
import { rejectWhenEnding } from '../world/clock/ending.ts';
import { addRival, type FoundingWorld } from './add-rival.ts';
import { addSurplus, surplusOf } from './add-surplus.ts';
import { readFoundingFacts } from './founding-facts.ts';
import { networkRows } from './network-rows.ts';

const ROUTES = insertInto(ROUTE);
const FLOWN = insertInto(FLOWN_PAIR);
const FLEETS = insertInto(AIRCRAFT);
const LEGS = insertInto(LEG);

const NAMES = "SELECT COALESCE(json_group_array(name_key), '[]') AS json FROM airline";

/** Returns the airlines with which a world can begin, as the build computed them. */
const startingNetworks = (): StartingRival[] =>
  JSON.parse(toString($os.readFile(`${__hooks}/../seed/rivals.json`))) as StartingRival[];

/**
 * Founds airlines with the networks that the build computed for them, already flying. The seed picks those whose
 * name and hub are free. Call it inside a transaction.
 * @returns the number founded, which is smaller than `count` if there are too few networks
 * @throws ApiError 503 before the next airline if the process ends
 */
export function foundStarting(tx: CoreApp, world: FoundingWorld, count: number): number {
  const taken = new Set(readJson<string[]>(tx, NAMES));
  const free = startingNetworks().filter(({ name }) => !taken.has(nameKey(name)));
  const networks = pickRivals(free, world.seed, count);
  const facts = readFoundingFacts(tx, world, networks);
  let founded = 0;
  for (const network of networks) {
    rejectWhenEnding(tx);
    const hub = facts.airports.get(network.hub);
    if (!hub) continue;
    const id = recordId(['rival', network.hub, network.name, world.minute]);
    const beginner = { id, hub, temperament: network.temperament };
    const surplus = hasSurplus(founded) ? surplusOf(beginner, facts) : null;
    const contributed = EARNED_BEFORE + (surplus?.value ?? 0);
    const { code, account } = addRival(tx, world, { id, ...network, hub, contributed });
    const { routes, flownPairs, aircraft, legs, costs } = networkRows({ id, code, network, hub }, facts);
    writeRows(tx, ROUTES, routes);
    writeRows(tx, FLOWN, flownPairs);
    writeRows(tx, FLEETS, aircraft);
    writeRows(tx, LEGS, legs);
    if (surplus) addSurplus(tx, beginner, surplus, facts, account);
    for (const cost of costs) account.debit(cost);
    account.settle();
    founded++;
  }
  return founded;
}
