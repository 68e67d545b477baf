import type { TileLayer } from '#game/platform/config/public-config.ts';
import type { TileLayerName } from '#game/platform/config/tiles.ts';

/** Whether the service of a tile layer responds. */
export type TileState = 'off' | 'waiting' | 'answers' | 'silent';
export type TileStates = Record<TileLayerName, TileState>;

export const ALL_OFF: TileStates = { satellite: 'off', weather: 'off', chart: 'off' };

/** Services to show, with {frame} filled in. Null for a layer that is not selected or not available. */
export type WantedTiles = Record<TileLayerName, TileLayer | null>;
