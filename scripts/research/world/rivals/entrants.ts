import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import type { Character } from '../characters.ts';
import { putToWork } from '../plan-week.ts';
import { open } from '../play.ts';
import { enter, type Player } from '../player.ts';
import type { Stage } from '../stage.ts';
import { offersByPair } from './market-figures.ts';
import type { RivalSample } from './sample.ts';

/** Days after its founding in which an entrant schedules its aircraft, which arrives on the second one. */
const WORKS = 3;

/** A player for the entry experiment, with one aircraft on a pair that a single rival has flown. */
export interface Entrant {
  player: Player;
  /** Day of the founding, counted from 0. */
  founded: number;
}

/** Returns an airline that flies only one pair, at reference fares, with the incumbent's model. */
async function entrantOn({ operator }: Stage, pair: string, incumbent: string): Promise<Character> {
  const first = <Row>(name: string, filter: string) =>
    operator.collection(name).getFirstListItem<Row>(filter);
  const { id, km } = await first<Route>('route', `pair = "${pair}" && airline = "${incumbent}"`);
  const { aircraft } = await first<Leg>('leg', `route = "${id}"`);
  const { model } = await first<Aircraft>('aircraft', `id = "${aircraft}"`);
  return {
    name: `Entrant ${pair}`,
    hub: pair.slice(0, 3),
    manner: 'reckless',
    model,
    fleet: 1,
    reach: [km - 1, km + 1],
    fares: 1,
  };
}

/**
 * Lets players enter pairs that a single rival flies. The hash draws the pairs, one for each hub.
 * @param count number of entries tried; an airport without slots may prevent one
 */
export async function enterMonopolies(
  stage: Stage,
  sample: RivalSample,
  day: number,
  count: number,
): Promise<Entrant[]> {
  const rivals = new Set(sample.airlines.flatMap(({ id, rival }) => (rival ? [id] : [])));
  const drawn = [...offersByPair(sample)]
    .flatMap(([pair, [only, ...others]]) =>
      only && others.length === 0 && rivals.has(only.airline) ? [{ pair, incumbent: only.airline }] : [],
    )
    .sort((one, other) => hashOf(['entry', one.pair]) - hashOf(['entry', other.pair]));
  const entrants: Entrant[] = [];
  const hubs = new Set<string>();
  for (const { pair, incumbent } of drawn) {
    if (hubs.size >= count) break;
    const character = await entrantOn(stage, pair, incumbent);
    if (hubs.has(character.hub)) continue;
    hubs.add(character.hub);
    const player = await enter(stage, character);
    await open(player);
    entrants.push({ player, founded: day });
  }
  return entrants;
}

/** Plays the beginning of a day of an entrant. It then flies the same week until the end. */
export async function endEntrantDay({ player, founded }: Entrant, day: number): Promise<void> {
  if (day - founded <= WORKS) await putToWork(player);
}
