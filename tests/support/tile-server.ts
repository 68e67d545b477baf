import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TileRequest {
  layer: string;
  z: number;
  x: number;
  y: number;
}

export interface TileServer {
  /** Settings that make the product's three tile layers use this server. */
  env: Record<string, string>;
  /** Tile requests since the start or the last `forget`. */
  requests: () => TileRequest[];
  forget: () => void;
  /** Responds to every tile with 503 from now on. */
  fail: (failing: boolean) => void;
  stop: () => Promise<void>;
}

const FILLS: Record<string, string> = { satellite: '#16323c', weather: '#3b82f6', chart: 'none' };

/** Returns a tile that shows its own address. */
const picture = ({ layer, z, x, y }: TileRequest) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${FILLS[layer]}" ` +
  `stroke="#789"/><text x="128" y="128" fill="#abc" text-anchor="middle">${layer} ${z}/${x}/${y}</text></svg>`;

/** Starts a small HTTP server in place of the three third-party tile services. It records its requests. */
export async function startTileServer(): Promise<TileServer> {
  let seen: TileRequest[] = [];
  let failing = false;
  const server = createServer((request, response) => {
    const [, layer = '', z, x, y] = request.url?.match(/^\/(\w+)\/(-?\d+)\/(-?\d+)\/(-?\d+)$/) ?? [];
    const tile = { layer, z: Number(z), x: Number(x), y: Number(y) };
    seen.push(tile);
    if (failing) response.writeHead(503).end();
    else response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(picture(tile));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const layers = ['satellite', 'weather', 'chart'];
  return {
    env: Object.fromEntries(
      layers.flatMap((layer) => [
        [`AM_TILES_${layer.toUpperCase()}_URL`, `${origin}/${layer}/{z}/{x}/{y}`],
        [`AM_TILES_${layer.toUpperCase()}_ATTRIBUTION`, `[${layer} credit](https://${layer}.example.test/)`],
      ]),
    ),
    requests: () => seen,
    forget: () => {
      seen = [];
    },
    fail: (value) => {
      failing = value;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
