import type { AircraftModel } from '../../../game/aircraft-model.ts';
import { lessorChance } from '../../../game/chance/keyed-chance.ts';
import { type LeaseQuote, leaseQuote } from '../../../game/fleet/lease-quote.ts';
import { leaseStock } from '../../../game/fleet/lease-stock.ts';

const YEAR = 2026;

/** A model with what leasing one takes. */
export interface Offer {
  model: AircraftModel;
  quote: LeaseQuote;
}

/** The lessors of one world, from whom all its airlines lease. */
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

  /** One more airline in the world: lessors have more. */
  found(): void {
    this.#airlines++;
  }

  /** What an airline that leases so many aircraft can lease now. */
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
