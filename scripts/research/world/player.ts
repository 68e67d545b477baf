import type PocketBase from 'pocketbase';
import { ClientResponseError } from 'pocketbase';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { newClient } from '#scripts/pocketbase/paused-world.ts';
import type { Character } from './characters.ts';
import type { Stage } from './stage.ts';

const PASSWORD = 'a-scripted-player';
const BATCH = 1000;

/** A scripted player with an airline. It uses the same calls as the web app. */
export interface Player {
  character: Character;
  stage: Stage;
  client: PocketBase;
  airline: string;
  hub: Airport;
  /** Null for idle players. */
  model: AircraftModel | null;
  /** Factor by which a route is busier than planned, by route. */
  lessons: Map<string, number>;
  /** Messages of actions that the server rejected. */
  rejections: string[];
}

/** Signs up a player and founds the airline. */
export async function enter(stage: Stage, character: Character): Promise<Player> {
  const hub = stage.airports.get(character.hub);
  if (!hub) throw new Error(`There is no airport ${character.hub}.`);
  const client = newClient(stage.url);
  const email = `${character.hub}-${character.model || 'nobody'}@example.test`;
  await client.collection('users').create({ email, password: PASSWORD, passwordConfirm: PASSWORD });
  await client.collection('users').authWithPassword(email, PASSWORD);
  const founding = { name: character.name, hub: hub.id };
  const { id: airline } = await client.send<{ id: string }>('/api/am/airline', {
    method: 'POST',
    body: founding,
  });
  await client.collection('users').authRefresh();
  const model = stage.models.get(character.model) ?? null;
  return { character, stage, client, airline, hub, model, lessons: new Map(), rejections: [] };
}

/** Returns the violations in a response, field by field. */
function reasonOf(error: ClientResponseError): string {
  const fields = Object.values((error.response.data ?? {}) as Record<string, { message?: string }>);
  return fields.map(({ message }) => message).join(' ') || error.message;
}

/** Performs an action. @returns null if the server rejects it, which is recorded */
export async function act<Name extends ActionName>(
  player: Player,
  name: Name,
  input: ActionInput<Name>,
): Promise<Record<string, unknown> | null> {
  try {
    return await player.client.send(`/api/am/act/${name}`, { method: 'POST', body: input });
  } catch (error) {
    if (!(error instanceof ClientResponseError) || error.status !== 400) throw error;
    player.rejections.push(`${name}: ${reasonOf(error)}`);
    return null;
  }
}

const list = <Row>(player: Player, collection: string, options: { filter?: string; sort?: string } = {}) =>
  player.client.collection(collection).getFullList<Row>({ batch: BATCH, sort: 'id', ...options });

export const aircraftOf = (player: Player): Promise<Aircraft[]> => list(player, 'aircraft');
export const routesOf = (player: Player): Promise<Route[]> => list(player, 'route');
export const legsOf = (player: Player): Promise<Leg[]> => list(player, 'leg', { sort: 'departs,id' });

/** Returns the cash in whole US dollars. */
export async function cashOf(player: Player): Promise<number> {
  const { cash } = await player.client.collection('airline').getOne<{ cash: number }>(player.airline);
  return cash;
}
