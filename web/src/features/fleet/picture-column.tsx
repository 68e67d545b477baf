import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import type { Column } from '#web/components/data-table/column.ts';
import { Silhouette } from '#web/components/silhouette/silhouette.tsx';

export interface Livery {
  primary: string;
  secondary: string;
}

/**
 * A column of aircraft silhouettes, drawn to scale.
 *
 * @param livery the airline's colours, for the tails
 * @param scale pixels per metre, chosen so that the longest aircraft just fits
 * @param width pixels
 */
export const pictureColumn = <Row extends { model: AircraftModel }>(
  livery: Livery,
  scale: number,
  width: number,
): Column<Row> => ({
  id: 'picture',
  label: 'Size',
  plain: true,
  value: () => null,
  cell: ({ model }) => (
    <span className="flex h-9 items-center">
      <Silhouette model={model} {...livery} scale={scale} />
    </span>
  ),
  width,
});
