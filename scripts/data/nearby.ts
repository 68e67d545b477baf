import { distanceKm, type Point } from '#game/world/airport/geo.ts';

/** Length of a degree of latitude. */
export const KM_PER_DEGREE = 111.2;

/** Returns a function that finds nearby points without comparing all pairs. */
export function nearby<T extends Point>(
  points: readonly T[],
): (centre: Point, km: number) => { point: T; km: number }[] {
  const cells = new Map<string, T[]>();
  for (const point of points) {
    const key = `${Math.floor(point.lat)} ${Math.floor(point.lon)}`;
    cells.set(key, [...(cells.get(key) ?? []), point]);
  }
  return (centre, limit) => {
    const rows = Math.ceil(limit / KM_PER_DEGREE);
    const shrink = Math.max(0.1, Math.cos((Math.abs(centre.lat) * Math.PI) / 180));
    const columns = Math.ceil(limit / (KM_PER_DEGREE * shrink));
    const found: { point: T; km: number }[] = [];
    for (let dy = -rows; dy <= rows; dy++) {
      for (let dx = -columns; dx <= columns; dx++) {
        const column = ((((Math.floor(centre.lon) + dx + 180) % 360) + 360) % 360) - 180;
        for (const point of cells.get(`${Math.floor(centre.lat) + dy} ${column}`) ?? []) {
          const km = distanceKm(centre, point);
          if (km <= limit) found.push({ point, km });
        }
      }
    }
    return found;
  };
}
