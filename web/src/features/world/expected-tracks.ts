import { datedLegs } from '#game/network/timetable/clock.ts';
import { flightId } from '#game/operations/hour/flight-id.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import { HOUR } from '#game/world/time.ts';
import type { Track } from '#web/lib/game/tracks.ts';

interface Known {
  /** Last settled hour, and the hour of the tracks (null if unknown). */
  hour: number;
  tracksHour: number | null;
  tracks: readonly Track[];
  legs: readonly Leg[];
  fleet: readonly Pick<Aircraft, 'id' | 'place' | 'ready' | 'delivered' | 'work'>[];
  /** Minute of the week at which the world began. */
  startsAt: number;
}

/**
 * Returns the scheduled departures of the current hour until the flights are loaded, which takes a few game
 * minutes after each settlement. The ids are those of the later flights. Aircraft that cannot depart as
 * scheduled are left out.
 */
export function expectedTracks({ hour, tracksHour, tracks, legs, fleet, startsAt }: Known): Track[] {
  if (tracksHour === null || tracksHour >= hour) return [];
  const from = hour * HOUR;
  const byId = new Map(fleet.map((aircraft) => [aircraft.id, aircraft]));
  const inTheAir = new Set(tracks.filter(({ landed }) => landed >= from).map(({ aircraft }) => aircraft));
  return datedLegs(legs, from, from + HOUR, startsAt).flatMap(({ leg, departs }): Track[] => {
    const aircraft = byId.get(leg.aircraft);
    const canLeave =
      aircraft &&
      !inTheAir.has(aircraft.id) &&
      aircraft.work === '' &&
      aircraft.delivered <= departs &&
      aircraft.place === leg.origin;
    if (!canLeave) return [];
    // One flight per aircraft, because its next one depends on this one.
    inTheAir.add(aircraft.id);
    const departed = Math.max(departs, aircraft.ready);
    const { number, origin, destination } = leg;
    return [
      {
        id: flightId(aircraft.id, departs),
        aircraft: aircraft.id,
        number,
        origin,
        destination,
        departed,
        landed: departed + leg.block,
      },
    ];
  });
}
