import { useEffect } from 'react';
import type { MapAircraft } from '#web/components/map/aircraft-layer.ts';
import type { FlightState } from '#web/components/map/flight-profile.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatLength, formatSpeed } from '#web/lib/format.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useWorld } from '#web/lib/world.ts';
import { useOwnArcs } from './use-own-network.ts';
import type { WorldScene } from './world-scene.ts';

interface Moving {
  flight: string;
  aircraft: readonly MapAircraft[];
  night: boolean;
  /** Area covered by the flight panel: pixels on the right, and a share of the height from the bottom. */
  coveredRight: number;
  coveredPart: number;
}

/** Updates the scene with clock, routes, aircraft and the selected flight. */
export function useTraffic(scene: WorldScene | null, moving: Moving): void {
  const { flight, aircraft, night, coveredRight, coveredPart } = moving;
  const world = useWorld().data;
  const arcs = useOwnArcs();
  const colour = useOwnAirline().data?.colour_primary ?? '';
  const units = useUnits();

  useEffect(() => scene?.traffic.setWorld(world, night), [scene, world, night]);
  useEffect(() => scene?.traffic.setRoutes(arcs, colour), [scene, arcs, colour]);
  useEffect(() => scene?.traffic.setAircraft(aircraft), [scene, aircraft]);

  useEffect(() => {
    const describe = ({ height_m, speed_kmh }: FlightState) =>
      `${formatLength(Math.round(height_m / 100) * 100, units)}  ${formatSpeed(Math.round(speed_kmh / 10) * 10, units)}`;
    scene?.traffic.select(flight, describe);
  }, [scene, flight, units]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an aircraft selected elsewhere is shown once it and the clock are loaded
  useEffect(() => {
    const bottom = coveredPart * (scene?.camera.view.height ?? 0);
    scene?.showFlight(flight, { right: coveredRight, bottom });
  }, [scene, flight, aircraft, world, coveredRight, coveredPart]);
}
