import type { RightsView } from '#game/rivals/apply-abroad.ts';
import { HOUR } from '#game/world/time.ts';
import { certificateTerms } from '../network/certificate/terms.ts';
import { readOtherHubs } from './read-market.ts';
import type { TurnFacts } from './rival-turn.ts';

/** Returns what a rival knows about certificates. */
export const readRights = (app: CoreApp, { turn, view }: TurnFacts): RightsView => ({
  view,
  hubs: readOtherHubs(app, turn.airline),
  termsOf: (country) => certificateTerms(app, turn.airline, country, turn.hour * HOUR),
});
