import { queryOptions, useQuery } from '@tanstack/react-query';
import { airportSlotsSchema } from '#game/payloads/market.ts';
import { SLOT } from '#game/tables/slot.ts';
import { SLOT_BID } from '#game/tables/slot-bid.ts';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';
import { ownRecords } from './own-records.ts';

const ownSlotsQuery = ownRecords({ table: SLOT, sort: 'airport,hour,kind' });
const ownBidsQuery = ownRecords({ table: SLOT_BID, sort: 'decided,airport,hour' });

/** The slots of an airport (id), as the airline sees them. */
const airportSlotsQuery = (airport: string) =>
  queryOptions({
    queryKey: [KEYS.market, 'slots', airport],
    queryFn: ({ signal }) =>
      callApi(`/api/am/slots?airport=${encodeURIComponent(airport)}`, airportSlotsSchema, { signal }),
    enabled: airport !== '',
  });

/** The airline's slots in full hours. */
export const useOwnSlots = () => useQuery(ownSlotsQuery);
/** The airline's bids: open ones, and those of the last auction. */
export const useOwnBids = () => useQuery(ownBidsQuery);
export const useAirportSlots = (airport: string) => useQuery(airportSlotsQuery(airport));
