import type { Temperament } from '../world/temperament.ts';

/** A destination of a starting network. */
export interface StartingRoute {
  /** IATA code. */
  to: string;
  /** Demand per year by passenger group, both directions together, in thousandths. */
  leisure: number;
  business: number;
  premium: number;
}

/** An aircraft of a starting network, which flies between the hub and one destination. */
export interface StartingAircraft {
  /** Key of the model. */
  model: string;
  to: string;
  /** Return flights per week. */
  flights: number;
}

/** An airline with which a new world can begin. Computed when the seed is built. */
export interface StartingRival {
  name: string;
  /** IATA code. */
  hub: string;
  continent: string;
  temperament: Temperament;
  routes: StartingRoute[];
  aircraft: StartingAircraft[];
}
