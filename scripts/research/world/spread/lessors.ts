import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { type LeaseQuote, leaseQuote } from '#game/fleet/lease-quote.ts';
import { leaseStock } from '#game/fleet/lease-stock.ts';
import { lessorChance } from '#game/world/chance/keyed-chance.ts';

const YEAR = 2026;

/** A model with the terms of its lease. */
export interface Offer {
  model: AircraftModel;
  quote: LeaseQuote;
}

/** The lessors of one world, shared by all its airlines. */
export class Lessors {
  readonly #offers: readonly Offer[];
  readonly #chance: ReturnType<typeof lessorChance>;
  readonly #leased = new Map<string, number>();
  #airlines = 0;

  constructor(models: readonly AircraftModel[], seed: string) {
    this.#chance = lessorChance(seed);
    this.#offers = models.flatMap((model): Offer[] => {
      const quote = leaseQuote(model, YEAR);
      return quote ? [{ model, quote }] : [];
    });
  }

  /** Adds an airline to the world, which increases lessors' stock. */
  found(): void {
    this.#airlines++;
  }

  /** Returns the offers to an airline with this many leases. */
  offers(ownLeases: number): Offer[] {
    const world = { chance: this.#chance, airlines: this.#airlines, now: 0, ownLeases };
    return this.#offers.filter(
      ({ model }) => leaseStock(world, model, this.#leased.get(model.id) ?? 0).available > 0,
    );
  }

  lease({ id }: AircraftModel): void {
    this.#leased.set(id, (this.#leased.get(id) ?? 0) + 1);
  }
}
