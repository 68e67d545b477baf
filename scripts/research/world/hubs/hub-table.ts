import { table } from '#scripts/table.ts';
import { percent } from '../figures.ts';
import { connectingShare, type Flown, flyHub, type HubResult, loadOf } from './fly-hub.ts';
import { hubNetworks } from './hub-network.ts';

/**
 * Share of connecting passengers in all passengers of an airport. Sources: Schiphol Group, annual report
 * 2019; Fraport; CAA passenger surveys of 2007 to 2010, 34 to 38%; US DOT 2018, domestic, 57.9 of 92.2
 * million. The others are from seed/airport_size.csv. Such airports have 100 to 300 destinations, not 20.
 */
export const PUBLISHED: Readonly<Record<string, number>> = {
  AMS: 0.361,
  FRA: 0.54,
  LHR: 0.35,
  ATL: 0.628,
  VIE: 0.23,
  ZRH: 0.29,
  DOH: 0.74,
  IST: 0.5,
};

/** Expected range for the long-haul flights of a hub: at real hubs, about half of their passengers change flights. */
export const LONG_HAUL_SHARE = [0.3, 0.6] as const;

/** Flies every hub of the table. */
export const flyHubs = (codes: readonly string[] = Object.keys(PUBLISHED)): HubResult[] =>
  codes.map(hubNetworks()).map(flyHub);

const together = (one: Flown, other: Flown): Flown => ({
  flights: one.flights + other.flights,
  seats: one.seats + other.seats,
  local: one.local + other.local,
  connecting: one.connecting + other.connecting,
});

export const HUB_HEADER = [
  'hub of 20 destinations',
  'long haul: load',
  'connecting',
  'a flight',
  'short haul: load',
  'connecting',
  'all flights',
  'airport, published',
];

export const hubRow = ({ code, longHaul, shortHaul }: HubResult): string[] => [
  code,
  percent(loadOf(longHaul)),
  percent(connectingShare(longHaul)),
  (longHaul.connecting / Math.max(1, longHaul.flights)).toFixed(0),
  percent(loadOf(shortHaul)),
  percent(connectingShare(shortHaul)),
  percent(connectingShare(together(longHaul, shortHaul))),
  percent(PUBLISHED[code] ?? Number.NaN),
];

/**
 * Returns the results as a table: connecting passengers at hubs with three waves per day and without rivals.
 */
export const hubTable = (hubs: readonly HubResult[]): string => table(HUB_HEADER, hubs.map(hubRow));
