import type { PublicConfig, TileLayer } from './public-config.ts';

export const TILE_LAYERS = ['satellite', 'weather', 'chart'] as const;
export type TileLayerName = (typeof TILE_LAYERS)[number];

/** Address of the list of weather radar frames, for templates with {frame}. */
export const FRAMES_URL = 'https://api.rainviewer.com/public/weather-maps.json';

interface TileDefault {
  url: string;
  /** Text, with links as [words](address). */
  attribution: string;
  minZoom?: number;
  maxZoom: number;
}

/**
 * Services used if the operator names no others. None needs a key. The zoom limits apply to other services
 * too.
 */
export const TILE_DEFAULTS: Record<TileLayerName, TileDefault> = {
  satellite: {
    url: 'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless-2024_3857/default/g/{z}/{y}/{x}.jpg',
    attribution:
      '[Sentinel-2 cloudless](https://s2maps.eu) by [EOX IT Services GmbH](https://eox.at) (contains modified Copernicus Sentinel data 2024)',
    maxZoom: 14,
  },
  weather: {
    url: 'https://tilecache.rainviewer.com{frame}/256/{z}/{x}/{y}/2/1_1.png',
    attribution: 'Weather by [RainViewer](https://www.rainviewer.com/)',
    maxZoom: 7,
  },
  chart: {
    url: 'https://nwy-tiles-api.prod.newaydata.com/tiles/{z}/{x}/{y}.png?path=latest/aero/latest',
    attribution: 'Aeronautical data by [open flightmaps association](https://www.openflightmaps.org/)',
    minZoom: 7,
    maxZoom: 8,
  },
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns HTML that contains only text and links, from text with links as [words](https://address). */
export const attributionHtml = (text: string): string =>
  escapeHtml(text).replace(
    /\[([^\]]+)\]\((https?:\/\/[^\s()]+)\)/g,
    '<a href="$2" target="_blank" rel="noopener noreferrer">$1</a>',
  );

const HOST_OF_URL = /^(https?:\/\/[^/?#]+)/;

/** Returns the origin of a tile address for a content security policy. Subdomains {s} become an asterisk. */
export const tileOrigin = (url: string): string =>
  (HOST_OF_URL.exec(url)?.[1] ?? '').replace('{frame}', '').replace('{s}', '*');

/** Returns the origins from which a page with these layers loads images and requests data. */
export function tileOrigins(tiles: PublicConfig['tiles']): { images: string[]; data: string[] } {
  const layers = TILE_LAYERS.map((name) => tiles[name]).filter((layer): layer is TileLayer => layer !== null);
  return {
    images: [...new Set(layers.map(({ url }) => tileOrigin(url)))],
    data: [...new Set(layers.flatMap(({ frames }) => (frames === undefined ? [] : [tileOrigin(frames)])))],
  };
}
