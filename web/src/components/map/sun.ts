import { DAY } from '#game/world/time.ts';
import { MERCATOR_LIMIT } from './map-view.ts';

/** The subsolar point, in degrees. */
export interface Sun {
  lat: number;
  lon: number;
}

/** Solar elevation in degrees below which it is full night: the end of nautical twilight. */
const FULL_NIGHT = -12;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the subsolar point within half a degree. Declination and equation of time by Spencer's series
 * (1971).
 *
 * @param start first day of the world, YYYY-MM-DD
 * @param minute world minute, UTC
 */
export function sunAt(start: string, minute: number): Sun {
  const moment = new Date(Date.parse(`${start}T00:00:00Z`) + minute * 60_000);
  const newYear = Date.UTC(moment.getUTCFullYear(), 0, 1);
  const day = (moment.getTime() - newYear) / 86_400_000;
  const g = (2 * Math.PI * day) / 365.25;
  const declination =
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g) -
    0.002697 * Math.cos(3 * g) +
    0.00148 * Math.sin(3 * g);
  const late =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g));
  const ofDay = (day % 1) * DAY + late;
  const lon = 180 - (ofDay / DAY) * 360;
  return { lat: (declination * 180) / Math.PI, lon: ((((lon + 180) % 360) + 360) % 360) - 180 };
}

const smooth = (t: number) => t * t * (3 - 2 * t);

const FULL_NIGHT_SINE = Math.sin(radians(FULL_NIGHT));

/** Returns the darkness from 0 (day) to 1 (night) for the sine of the solar elevation. */
export const darknessAt = (sine: number): number =>
  sine < 0 ? smooth(Math.min(1, sine / FULL_NIGHT_SINE)) : 0;

/** Returns the darkness (0 to 1) of each cell of the Web Mercator square, row by row from the north-west. */
export function shadeOf({ lat, lon }: Sun, cells: number): Float32Array {
  const shade = new Float32Array(cells * cells);
  const [sinSun, cosSun] = [Math.sin(radians(lat)), Math.cos(radians(lat))];
  const hours = Float64Array.from({ length: cells }, (_, column) =>
    Math.cos(radians(((column + 0.5) / cells) * 360 - 180 - lon)),
  );
  for (let row = 0; row < cells; row++) {
    const y = Math.PI * (1 - (2 * (row + 0.5)) / cells);
    const phi = Math.min(radians(MERCATOR_LIMIT), Math.atan(Math.sinh(y)));
    const [north, level] = [Math.sin(phi) * sinSun, Math.cos(phi) * cosSun];
    for (let column = 0; column < cells; column++) {
      shade[row * cells + column] = darknessAt(north + level * (hours[column] ?? 0));
    }
  }
  return shade;
}
