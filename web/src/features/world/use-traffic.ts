import { useEffect, useRef } from 'react';
import type { MapAircraft } from '../../components/map/aircraft-layer.ts';
import type { FlightState } from '../../components/map/flight-profile.ts';
import { useOwnAirline } from '../../lib/airline.ts';
import { formatLength, formatSpeed } from '../../lib/format.ts';
import { useUnits } from '../../lib/settings.ts';
import { useWorld } from '../../lib/world.ts';
import { useOwnArcs } from './use-own-network.ts';
import type { WorldScene } from './world-scene.ts';

interface Moving {
  flight: string;
  aircraft: readonly MapAircraft[];
  night: boolean;
  /** Pixels at the map's right side, and the part of its height from below, that the flight's panel lies over. */
  coveredRight: number;
  coveredPart: number;
}

/** Gives the scene what moves on it: the clock, own routes, aircraft, and which of them is selected. */
export function useTraffic(scene: WorldScene | null, moving: Moving): void {
  const { flight, aircraft, night, coveredRight, coveredPart } = moving;
  const world = useWorld().data;
  const arcs = useOwnArcs();
  const colour = useOwnAirline().data?.colour_primary ?? '';
  const units = useUnits();
  const shown = useRef('');

  useEffect(() => scene?.traffic.setWorld(world, night), [scene, world, night]);
  useEffect(() => scene?.traffic.setRoutes(arcs, colour), [scene, arcs, colour]);
  useEffect(() => scene?.traffic.setAircraft(aircraft), [scene, aircraft]);

  useEffect(() => {
    const describe = ({ height_m, speed_kmh }: FlightState) =>
      `${formatLength(Math.round(height_m / 100) * 100, units)}  ${formatSpeed(Math.round(speed_kmh / 10) * 10, units)}`;
    scene?.traffic.select(flight, describe);
  }, [scene, flight, units]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an aircraft that was chosen elsewhere is shown once it and the clock are known
  useEffect(() => {
    if (flight === '') shown.current = '';
    else if (scene && shown.current !== flight) {
      const bottom = coveredPart * scene.camera.view.height;
      if (scene.showFlight(flight, { right: coveredRight, bottom })) shown.current = flight;
    }
  }, [scene, flight, aircraft, world, coveredRight, coveredPart]);
}
