import type { PublicConfig } from '../../game/public-config.ts';
import { config } from '../operator/environment.ts';
import { answer } from './answer.ts';

/** GET /api/am/config: what the page must know of this server before anyone signs in. */
export function publicConfig(e: core.RequestEvent): void {
  answer(e, () => {
    const body: PublicConfig = {
      version: AM_VERSION,
      tiles: config().tiles,
      mail: e.app.settings().smtp.enabled,
      verified_only: config().verifiedOnly,
    };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, body);
  });
}
