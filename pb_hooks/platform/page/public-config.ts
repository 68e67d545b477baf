import type { PublicConfig } from '#game/platform/config/public-config.ts';
import { handleRequest } from '../http/handle-request.ts';
import { config } from '../operator/config.ts';
import { airportsFile } from '../seed/publish.ts';

/** GET /api/am/config: returns the settings that the page needs before sign-in. */
export function publicConfig(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const body: PublicConfig = {
      version: AM_VERSION,
      tiles: config(e.app).tiles,
      mail: e.app.settings().smtp.enabled,
      airports: airportsFile(e.app),
      verified_only: config(e.app).verifiedOnly,
    };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, body);
  });
}
