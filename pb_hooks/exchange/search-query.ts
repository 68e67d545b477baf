import { DEALERS } from '#game/books/accounts.ts';
import {
  type ExchangeSearch,
  SALE_KINDS,
  SEARCH_ORDERS,
  SELLER_KINDS,
  type SearchOrder,
} from '#game/payloads/exchange.ts';
import { fieldErrors } from '../platform/http/field-errors.ts';

export type SortDirection = 'ASC' | 'DESC';

/** A search as SQL. */
export interface SearchSql {
  /** Condition for aircraft for sale `s`. */
  where: string;
  /** SQL for `s`, or the group in whose order its rows come: see `GROUPS` in read-page.ts. */
  key: { readonly sql: string } | { readonly group: 'distance' | 'range' };
  direction: SortDirection;
  params: Record<string, string | number>;
  page: number;
}

const ID = /^[a-z0-9]{15}$/;
const WHOLE = /^\d{1,13}$/;
const TEXT_MAX = 60;
const PAGE_MAX = 100_000;

const invalid = (field: Field, message: string) =>
  fieldErrors('This is not a search.', { [field]: { code: 'validation_invalid', message } });

type Field = keyof ExchangeSearch;
type Read = (name: Field) => string;

function wholeOf(read: Read, field: Field): number | null {
  const text = read(field);
  if (text === '') return null;
  if (!WHOLE.test(text)) throw invalid(field, 'Enter a whole number.');
  return Number(text);
}

/** Returns one of some values, or an empty text. */
function oneOf<const Value extends string>(read: Read, field: Field, values: readonly Value[]): Value | '' {
  const text = read(field);
  const found = values.find((value) => value === text);
  if (text !== '' && !found) throw invalid(field, `Choose one of ${values.join(', ')}.`);
  return found ?? '';
}

/** Haversine, as in `distanceKm`. `o` is the airport that distances are measured from. */
export const KM = `(12742 * asin(min(1, sqrt(pow(sin(radians(p.lat - o.lat) / 2), 2)
  + cos(radians(o.lat)) * cos(radians(p.lat)) * pow(sin(radians(p.lon - o.lon) / 2), 2)))))`;

/*
 * A plus keeps SQLite off the index of a column. Conditions that keep most aircraft are quicker to check on all of them
 * in the index that has every column of a search.
 */

/** Kilometres per degree of latitude, rounded down: it spares most airports the computation of their distance. */
const KM_A_DEGREE = '111.0';

/** Conditions with one number, by the field that gives it. */
const NUMBERS = {
  maxAge: 's.age <= {:maxAge}',
  maxHours: 's.hours <= {:maxHours}',
  minPrice: 's.price >= {:minPrice}',
  maxPrice: 's.price <= {:maxPrice}',
  minSeats: 's.economy + s.business + s.first >= {:minSeats}',
  maxSeats: 's.economy + s.business + s.first <= {:maxSeats}',
  minRange: '+s.model IN (SELECT key FROM aircraft_model WHERE range_km >= {:minRange})',
} as const satisfies Partial<Record<Field, string>>;

const TEXTS = {
  model: 's.model = {:model}',
  family: 's.model IN (SELECT key FROM aircraft_model WHERE family = {:family})',
} as const satisfies Partial<Record<Field, string>>;

const SELLERS: Readonly<Record<(typeof SELLER_KINDS)[number], string>> = {
  dealers: `+s.seller = '${DEALERS}'`,
  rival: '+s.seller IN (SELECT id FROM airline WHERE rival)',
  player: '+s.seller IN (SELECT id FROM airline WHERE NOT rival)',
};

const KINDS: Readonly<Record<(typeof SALE_KINDS)[number], string>> = {
  price: "s.kind = 'price'",
  offers: 's.offers',
  auction: "s.kind = 'auction'",
};

const ORDERS: Readonly<Record<SearchOrder, [key: SearchSql['key'], direction: SortDirection]>> = {
  deal: [{ sql: '1.0 * s.price / max(1, s.value)' }, 'ASC'],
  price: [{ sql: 's.price' }, 'ASC'],
  age: [{ sql: 's.age' }, 'ASC'],
  hours: [{ sql: 's.hours' }, 'ASC'],
  seats: [{ sql: 's.economy + s.business + s.first' }, 'ASC'],
  range: [{ group: 'range' }, 'ASC'],
  distance: [{ group: 'distance' }, 'ASC'],
  opened: [{ sql: 's.opened' }, 'DESC'],
};

function sellerCondition(read: Read): string | null {
  const seller = read('seller');
  if (seller === '') return null;
  const kind = SELLER_KINDS.find((name) => name === seller);
  if (kind) return SELLERS[kind];
  if (!ID.test(seller)) throw invalid('seller', `Choose one of ${SELLER_KINDS.join(', ')}, or an airline.`);
  return 's.seller = {:seller}';
}

function nearCondition(read: Read, within: number | null): string | null {
  const near = read('near');
  if (near === '' && within === null) return null;
  if (!ID.test(near)) throw invalid('near', 'Choose an airport.');
  if (within === null) throw invalid('within', 'Enter a distance in km.');
  return `s.airport IN (
    SELECT p.id FROM airport p, (SELECT lat, lon FROM airport WHERE id = {:near}) o
    WHERE abs(p.lat - o.lat) <= {:within} / ${KM_A_DEGREE} AND ${KM} <= {:within})`;
}

/**
 * Returns the search of a query as SQL.
 * @param read returns a field of the query, empty if it is missing
 * @param own id of the caller's airline, whose aircraft are left out unless the query names it. Empty without one
 * @throws BadRequestError that names the field
 */
export function searchOf(read: Read, own: string): SearchSql {
  const params: SearchSql['params'] = {};
  const where = ["s.state = 'open'"];
  if (own !== '' && read('seller') !== own) {
    params.own = own;
    where.push('+s.seller <> {:own}');
  }
  for (const field of Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]) {
    const value = wholeOf(read, field);
    if (value === null) continue;
    params[field] = value;
    where.push(NUMBERS[field]);
  }
  for (const field of Object.keys(TEXTS) as (keyof typeof TEXTS)[]) {
    const text = read(field);
    if (text === '') continue;
    if (text.length > TEXT_MAX) throw invalid(field, `Enter at most ${TEXT_MAX} characters.`);
    params[field] = text;
    where.push(TEXTS[field]);
  }
  const within = wholeOf(read, 'within');
  const conditions = [sellerCondition(read), nearCondition(read, within)];
  const kind = oneOf(read, 'kind', SALE_KINDS);
  if (kind !== '') conditions.push(KINDS[kind]);
  for (const condition of conditions) if (condition) where.push(condition);
  if (where.some((sql) => sql.includes('{:seller}'))) params.seller = read('seller');
  if (within !== null) Object.assign(params, { near: read('near'), within });
  const sort = oneOf(read, 'sort', SEARCH_ORDERS) || 'deal';
  const isReverse = oneOf(read, 'reverse', ['1']) === '1';
  const [key, usual] = ORDERS[sort];
  const direction = (usual === 'ASC') === isReverse ? 'DESC' : 'ASC';
  const page = wholeOf(read, 'page') ?? 1;
  if (page < 1 || page > PAGE_MAX) throw invalid('page', `Enter a page from 1 to ${PAGE_MAX}.`);
  return {
    where: where.join(' AND '),
    key,
    direction,
    params,
    page,
  };
}
