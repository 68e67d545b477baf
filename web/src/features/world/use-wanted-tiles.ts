import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { PublicConfig } from '#game/platform/config/public-config.ts';
import { publicConfigQuery } from '#web/lib/public-config.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import type { MapChoice } from './map-choice.ts';
import type { WantedTiles } from './tile-states.ts';

const framesSchema = z.object({
  radar: z.object({ past: z.array(z.object({ path: z.string() })).check(z.minLength(1)) }),
});

/** Half of the service's ten-minute interval, so that the map is at most one frame behind. */
const FRAME_REFRESH_MS = 5 * 60_000;

/** Returns the path of the newest weather frame from the service's list. */
async function newestFrame(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the weather service responded with ${response.status}`);
  return framesSchema.parse(await response.json()).radar.past.at(-1)?.path ?? '';
}

const NO_TILES: PublicConfig['tiles'] = { satellite: null, weather: null, chart: null };

/** Returns the server's tile services and those to show now. */
export function useWantedTiles(choice: MapChoice) {
  const { data } = useQuery(publicConfigQuery);
  const offered = data?.tiles ?? NO_TILES;
  const frames = offered.weather?.frames ?? '';
  const frame = useQuery({
    queryKey: [KEYS.weatherFrame, frames],
    queryFn: ({ signal }) => newestFrame(frames, signal),
    enabled: choice.weather && frames !== '',
    refetchInterval: FRAME_REFRESH_MS,
    staleTime: FRAME_REFRESH_MS,
  });
  const wanted = useMemo((): WantedTiles => {
    const { satellite, weather, chart } = offered;
    const current = weather?.frames === undefined ? '' : frame.data;
    return {
      satellite: choice.satellite ? satellite : null,
      chart: choice.chart ? chart : null,
      weather:
        choice.weather && weather && current !== undefined
          ? { ...weather, url: weather.url.replace('{frame}', current) }
          : null,
    };
  }, [offered, choice, frame.data]);
  return { offered, wanted, weatherFailed: frame.isError };
}
