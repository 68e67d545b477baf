import { describe, expect, it } from 'vitest';
import type { Airport } from '#game/world/airport/airport.ts';
import { AircraftLayer } from '#web/components/map/aircraft-layer.ts';
import { AirportsLayer } from '#web/components/map/airports-layer.ts';
import { ArcsLayer } from '#web/components/map/arcs-layer.ts';
import { circleBetween, walk } from '#web/components/map/great-circle.ts';
import type { MapColours } from '#web/components/map/map-colours.ts';
import { toWorld, viewAround } from '#web/components/map/map-view.ts';
import { targetAt } from '#web/features/world/map-target.ts';

const COLOURS = {} as MapColours;
const airport = (id: string, lat: number, lon: number) =>
  ({
    id,
    iata: id,
    name: id,
    type: 'large_airport',
    lat,
    lon,
    longest_runway_m: 3000,
    runways: 2,
  }) as Airport;
const AMS = airport('AMS', 52.3086, 4.7639);
const JFK = airport('JFK', 40.6398, -73.7789);
const NRT = airport('NRT', 35.7647, 140.3864);
const LAX = airport('LAX', 33.9425, -118.4081);

function layers() {
  const arcs = new ArcsLayer(COLOURS);
  arcs.setArcs([
    { id: 'atlantic', from: AMS, to: JFK, strength: 1 },
    { id: 'pacific', from: NRT, to: LAX, strength: 1 },
  ]);
  const airports = new AirportsLayer(COLOURS);
  airports.setAirports([AMS, JFK, NRT, LAX], 'AMS', new Set(['JFK']));
  const aircraft = new AircraftLayer(COLOURS);
  aircraft.setAircraft([
    {
      id: 'flight',
      label: '',
      circle: circleBetween(AMS, JFK),
      profile: { departed: 0, landed: 480, km: 5850, propeller: false },
      size: 'wide',
      own: true,
      tail: '#000000',
    },
  ]);
  aircraft.setMinute(240);
  return { arcs, airports, aircraft };
}

const view = viewAround(toWorld({ lat: 55, lon: -35 }), 4, 1200, 800);
const onScreen = ({ x, y }: { x: number; y: number }) => ({
  x: x * view.size - view.left,
  y: y * view.size - view.top,
});
const targets = layers();
/** Returns the target at a distance in pixels from a third of the way between Amsterdam and New York. */
const besideArc = (away: number, isTouch: boolean) => {
  const place = walk(circleBetween(AMS, JFK), 0.3);
  const { x, y } = onScreen(place);
  // The course is clockwise from north, so this is a step to its right.
  const at = { x: x + Math.cos(place.course) * away, y: y + Math.sin(place.course) * away };
  return targetAt(targets, view, at.x, at.y, isTouch);
};

describe('the target under the pointer', () => {
  it('is an arc within a few pixels, or more for touch', () => {
    for (const away of [-5, 0, 5]) expect(besideArc(away, false).arc?.id).toBe('atlantic');
    for (const away of [-10, 10]) expect(besideArc(away, false)).toEqual({ arc: undefined });
    for (const away of [-13, 13]) expect(besideArc(away, true).arc?.id).toBe('atlantic');
    expect(besideArc(20, true)).toEqual({ arc: undefined });
  });

  it('is the airport rather than arcs that end there', () => {
    const { x, y } = onScreen(toWorld(AMS));
    expect(targetAt(targets, view, x - 8, y, false)).toEqual({ airport: AMS });
    expect(targetAt(targets, view, x - 18, y, true)).toEqual({ airport: AMS });
    expect(targetAt(targets, view, x - 18, y - 3, false).airport).toBeUndefined();
  });

  it('is the aircraft rather than the arc of its flight', () => {
    const { x, y } = onScreen(targets.aircraft.placeOf('flight') ?? { x: 0, y: 0 });
    const found = targetAt(targets, view, x, y, false);
    expect(found.aircraft?.id).toBe('flight');
    expect(found.arc).toBeUndefined();
  });

  it('is the same in every world, but nothing beyond the one on the screen', () => {
    for (const world of [-2, -1, 0, 1]) {
      const place = toWorld(NRT);
      const there = viewAround({ x: place.x + world + 0.05, y: place.y }, 3, 1200, 800);
      const x = (place.x + world) * there.size - there.left;
      expect(targetAt(targets, there, x, 400, false)).toEqual({ airport: NRT });
      const { x: middle, y } = walk(circleBetween(NRT, LAX), 0.5);
      const pacific = viewAround({ x: middle + world, y }, 4, 1200, 800);
      expect(targetAt(targets, pacific, 600, 400, false).arc?.id).toBe('pacific');
    }
    const wide = viewAround({ x: toWorld(NRT).x, y: 0.4 }, 2, 2400, 800);
    const y = toWorld(NRT).y * wide.size - wide.top;
    expect(targetAt(targets, wide, 1200, y, false)).toEqual({ airport: NRT });
    expect(targetAt(targets, wide, 1200 + wide.size, y, false)).toEqual({});
  });

  it('is an arc on both sides of the 180th meridian', () => {
    const circle = circleBetween(NRT, LAX);
    for (const part of [0.2, 0.8]) {
      const place = walk(circle, part);
      const near = viewAround(place, 4, 1200, 800);
      expect(targetAt(targets, near, 600, 400, false).arc?.id).toBe('pacific');
    }
  });
});
