import type { AIRPORT } from '#game/tables/airport.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { fieldErrors } from '../platform/http/field-errors.ts';

const ID = /^[a-z0-9]{15}$/;

/** The fields of an airport that route rules need. */
export type MarketAirport = Pick<
  StoredRow<typeof AIRPORT>,
  'id' | 'iata' | 'country' | 'type' | 'lat' | 'lon' | 'runways' | 'longest_runway_m'
>;

/**
 * Returns an airport by id.
 * @throws BadRequestError that names the field if there is none
 */
export function airportOf(app: CoreApp, id: string, field: string): MarketAirport {
  try {
    if (!ID.test(id)) throw new Error('no id');
    const record = app.findRecordById('airport', id);
    return {
      id,
      iata: record.getString('iata'),
      country: record.getString('country'),
      type: record.getString('type') === 'large_airport' ? 'large_airport' : 'medium_airport',
      lat: record.getFloat('lat'),
      lon: record.getFloat('lon'),
      runways: record.getInt('runways'),
      longest_runway_m: record.getInt('longest_runway_m'),
    };
  } catch {
    throw fieldErrors('There is no such airport.', {
      [field]: { code: 'validation_missing_rel', message: 'There is no airport with this id.' },
    });
  }
}

/** Returns the airports in `from` and `to` of a request's query. */
export function pairOfQuery(e: core.RequestEvent): { from: MarketAirport; to: MarketAirport } {
  const query = e.request?.url?.query();
  return {
    from: airportOf(e.app, query?.get('from') ?? '', 'from'),
    to: airportOf(e.app, query?.get('to') ?? '', 'to'),
  };
}
