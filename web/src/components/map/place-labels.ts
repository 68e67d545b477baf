/** A mark on the map that wants its text beside it. All lengths are pixels at the zoom the labels are placed for. */
export interface LabelWish {
  x: number;
  y: number;
  /** The mark's own radius, which no label may cover. */
  radius: number;
  /** Width of the text; 0 for a mark that has none and only must not be covered. */
  width: number;
  /** The left is looked at before the right. */
  leftFirst?: boolean;
}

/** Middle of a label's left end, from the mark. */
export interface LabelSpot {
  dx: number;
  dy: number;
}

interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

const CELL = 64;
const GAP = 5;

/** Boxes on the plane, found by the cells of a grid that they touch. */
class BoxIndex {
  readonly #cells = new Map<number, Box[]>();

  #keys({ minX, minY, maxX, maxY }: Box): number[] {
    const keys: number[] = [];
    for (let column = Math.floor(minX / CELL); column <= Math.floor(maxX / CELL); column++)
      for (let row = Math.floor(minY / CELL); row <= Math.floor(maxY / CELL); row++)
        keys.push(column * 1_000_003 + row);
    return keys;
  }

  add(box: Box): void {
    for (const key of this.#keys(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
    }
  }

  /** Whether anything but `except` meets the box. */
  meets(box: Box, except: Box): boolean {
    return this.#keys(box).some((key) =>
      this.#cells
        .get(key)
        ?.some(
          (other) =>
            other !== except &&
            other.minX < box.maxX &&
            other.maxX > box.minX &&
            other.minY < box.maxY &&
            other.maxY > box.minY,
        ),
    );
  }
}

/**
 * Finds room for labels beside their marks: right, left (or the other way round), above or below, or nowhere (undefined). Earlier wishes go first.
 * No label meets another label or another's mark. The result depends on the zoom but not on what part of the world is in
 * view, so labels stand still while the map is panned.
 *
 * @param height of every label
 */
export function placeLabels(wishes: readonly LabelWish[], height: number): (LabelSpot | undefined)[] {
  const taken = new BoxIndex();
  const marks = wishes.map(({ x, y, radius }) => ({
    minX: x - radius,
    minY: y - radius,
    maxX: x + radius,
    maxY: y + radius,
  }));
  for (const mark of marks) taken.add(mark);

  return wishes.map(({ x, y, radius, width, leftFirst }, at) => {
    const mark = marks[at];
    if (!mark || width === 0) return undefined;
    const beside = radius + GAP;
    const right = { dx: beside, dy: 0 };
    const left = { dx: -beside - width, dy: 0 };
    const spots: LabelSpot[] = [
      ...(leftFirst ? [left, right] : [right, left]),
      { dx: -width / 2, dy: -radius - height / 2 },
      { dx: -width / 2, dy: radius + height / 2 },
    ];
    for (const spot of spots) {
      const box = {
        minX: x + spot.dx - 1,
        minY: y + spot.dy - height / 2,
        maxX: x + spot.dx + width + 1,
        maxY: y + spot.dy + height / 2,
      };
      if (taken.meets(box, mark)) continue;
      taken.add(box);
      return spot;
    }
    return undefined;
  });
}
