import type { TileLayer } from '../../../../game/public-config.ts';
import type { TileLayerName } from '../../../../game/tiles.ts';

/** What is known of a tile layer on the map: whether its service answers. */
export type TileState = 'off' | 'waiting' | 'answers' | 'silent';
export type TileStates = Record<TileLayerName, TileState>;

export const ALL_OFF: TileStates = { satellite: 'off', weather: 'off', chart: 'off' };

/** The services to show, with {frame} already filled in; null for a layer that is not wanted or not to be had. */
export type WantedTiles = Record<TileLayerName, TileLayer | null>;
