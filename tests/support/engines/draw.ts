import { type HashKey, hashOf } from '#game/world/chance/hash.ts';

/** Random draws of one case. */
export class Draw {
  readonly #key: HashKey;
  #count = 0;

  constructor(...key: (string | number)[]) {
    this.#key = key;
  }

  between(min: number, max: number): number {
    this.#count += 1;
    return min + ((max - min) * hashOf([...this.#key, this.#count])) / 2 ** 32;
  }

  /** Returns a whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number {
    return Math.floor(this.between(min, max + 1));
  }

  /** Returns a number on a logarithmic scale, so that small ones are as frequent as large ones. */
  ofSize(min: number, max: number): number {
    return min * (max / min) ** this.between(0, 1);
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.whole(0, items.length - 1)] as Item;
  }

  /** Returns an id. The ids are not in order. */
  id(): string {
    this.#count += 1;
    return hashOf([...this.#key, this.#count]).toString(36);
  }

  list<Item>(count: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }
}
