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
  /** Its label may cover marks that are not important, and goes further away where there is no room beside the mark. */
  isImportant?: boolean;
}

/** Middle of a label's left end, from the mark. */
export interface LabelSpot {
  dx: number;
  dy: number;
  /** So far away that a line should lead to it. */
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

/** Spots further away: directions, and pixels between mark and label. */
const DIRECTIONS = 16;
const RINGS = [14, 26, 38];
/** Maximum number of labels that move away from their place: more would be a tangle of lines. */
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
    Array.from({ length: DIRECTIONS }, (_, at) => {
      const angle = (2 * Math.PI * at) / DIRECTIONS;
      const away = radius + ring;
      return {
        dx: Math.cos(angle) * (away + width / 2) - width / 2,
        dy: Math.sin(angle) * (away + height / 2),
        isFar: true,
      };
    }),
  );

/**
 * Finds room for labels beside their marks: right, left (or the other way round), above or below, or nowhere (undefined).
 * Earlier wishes go first. No label meets another label or another's mark; the label of an important wish may cover marks
 * that are not important. The result depends on the zoom but not on what part of the world is in view, so labels stand
 * still while the map is panned.
 *
 * @param height of every label
 */
export function placeLabels(wishes: readonly LabelWish[], height: number): (LabelSpot | undefined)[] {
  const taken = new BoxIndex();
  /** What even an important label must not cover. */
  const firm = new BoxIndex();
  const marks = wishes.map(({ x, y, radius }) => ({
    minX: x - radius,
    minY: y - radius,
    maxX: x + radius,
    maxY: y + radius,
  }));
  for (const [at, mark] of marks.entries()) {
    taken.add(mark);
    if (wishes[at]?.isImportant) firm.add(mark);
  }
  let further = 0;

  return wishes.map((wish, at) => {
    const mark = marks[at];
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
