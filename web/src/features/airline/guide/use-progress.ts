import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFleet } from '#web/lib/game/fleet.ts';
import { lastLandedQuery } from '#web/lib/game/flights.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { useTracks } from '#web/lib/game/tracks.ts';
import { linkTo } from '#web/lib/pages.ts';
import { saveSettings, useSettings } from '#web/lib/settings.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import type { Progress } from './guide-steps.ts';

/** Returns the player's progress through the first steps. */
export function useProgress(): Progress | 'loading' | 'failed' {
  const asked = [useFleet(), useRoutes(), useLegs(), useTracks(), useQuery(lastLandedQuery)] as const;
  const [fleet, routes, legs, tracks] = [asked[0].data, asked[1].data, asked[2].data, asked[3].data];
  const landed = asked[4].data;
  const now = useWorldMinute(1) ?? 0;
  const { pathname, search } = useLocation();
  const [researched, setResearched] = useState(false);
  const seenProfit = useSettings().guide_flight === true;

  const opened = new URLSearchParams(search).get('flight') ?? '';
  const isLanded = opened !== '' && tracks !== undefined && !tracks.some(({ id }) => id === opened);
  useEffect(() => {
    if (pathname === linkTo('research')) setResearched(true);
    // If it cannot be stored, the player opens a flight once more.
    if (isLanded && !seenProfit) void saveSettings({ guide_flight: true }).catch(() => undefined);
  }, [pathname, isLanded, seenProfit]);

  if (!fleet || !routes || !legs || !tracks || landed === undefined)
    return asked.some(({ isError }) => isError) ? 'failed' : 'loading';
  return {
    aircraft: fleet.length,
    routes: routes.length,
    legs: legs.length,
    flying: tracks.find(({ departed, landed: lands }) => departed <= now && now < lands)?.id ?? '',
    boarding: tracks.find(({ departed }) => departed > now)?.departed ?? null,
    landed: landed?.id ?? '',
    researched,
    seenProfit,
  };
}
