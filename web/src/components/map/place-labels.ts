/** A mark that needs a label. All lengths are pixels at the current zoom. */
export interface LabelWish {
  x: number;
  y: number;
  /** Radius of the mark, which no label may cover. */
  radius: number;
  /** Width of the text. 0 for a mark without a label. */
  width: number;
  /** Tries the left before the right. */
  leftFirst?: boolean;
  /** The label may cover unimportant marks, and moves away if there is no room beside the mark. */
  isImportant?: boolean;
}

/** Centre of the label's left end, relative to the mark. */
export interface LabelSpot {
  dx: number;
  dy: number;
  /** Whether the label is so far away that it needs a line. */
  isFar?: boolean;
}

interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

const CELL = 64;
const GAP = 5;

/** A grid index of boxes. */
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

  /** Checks whether any box other than `except` overlaps. */
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

/** Distant positions: directions, and pixels between mark and label. */
const DIRECTIONS = 16;
const RINGS = [14, 26, 38];
/** Maximum number of distant labels. More would be a tangle of lines. */
const FURTHER_MAX = 40;

function spotsBeside({ radius, width, leftFirst }: LabelWish, height: number): LabelSpot[] {
  const beside = radius + GAP;
  const right = { dx: beside, dy: 0 };
  const left = { dx: -beside - width, dy: 0 };
  return [
    ...(leftFirst ? [left, right] : [right, left]),
    { dx: -width / 2, dy: -radius - height / 2 },
    { dx: -width / 2, dy: radius + height / 2 },
  ];
}

const spotsFurther = ({ radius, width }: LabelWish, height: number): LabelSpot[] =>
  RINGS.flatMap((ring) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const angle = (2 * Math.PI * index) / DIRECTIONS;
      const away = radius + ring;
      return {
        dx: Math.cos(angle) * (away + width / 2) - width / 2,
        dy: Math.sin(angle) * (away + height / 2),
        isFar: true,
      };
    }),
  );

/**
 * Returns positions for labels beside their marks: right, left (or the reverse), above or below, or
 * undefined. Earlier wishes have priority. Labels do not overlap other labels or marks, but important labels
 * may cover unimportant marks. The result does not depend on the visible area, so labels do not move during a
 * pan.
 *
 * @param height of every label
 */
export function placeLabels(wishes: readonly LabelWish[], height: number): (LabelSpot | undefined)[] {
  const taken = new BoxIndex();
  /** Boxes that no label may cover. */
  const firm = new BoxIndex();
  const marks = wishes.map(({ x, y, radius }) => ({
    minX: x - radius,
    minY: y - radius,
    maxX: x + radius,
    maxY: y + radius,
  }));
  for (const [index, mark] of marks.entries()) {
    taken.add(mark);
    if (wishes[index]?.isImportant) firm.add(mark);
  }
  let further = 0;

  return wishes.map((wish, position) => {
    const mark = marks[position];
    const { x, y, width } = wish;
    if (!mark || width === 0) return undefined;
    const boxAt = ({ dx, dy }: LabelSpot): Box => ({
      minX: x + dx - 1,
      minY: y + dy - height / 2,
      maxX: x + dx + width + 1,
      maxY: y + dy + height / 2,
    });
    const freeOf = (index: BoxIndex, spots: LabelSpot[]) =>
      spots.find((spot) => !index.meets(boxAt(spot), mark));
    const beside = spotsBeside(wish, height);
    let spot = freeOf(taken, beside);
    if (wish.isImportant) spot ??= freeOf(firm, beside);
    if (wish.isImportant && further < FURTHER_MAX) spot ??= freeOf(firm, spotsFurther(wish, height));
    if (!spot) return undefined;
    if (spot.isFar) further += 1;
    const box = boxAt(spot);
    taken.add(box);
    firm.add(box);
    return spot;
  });
}
