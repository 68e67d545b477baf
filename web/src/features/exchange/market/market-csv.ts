import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { OfferedAircraft } from '#game/payloads/exchange.ts';
import type { Column } from '#web/components/data-table/column.ts';
import { partyText } from '../parts/party-text.ts';
import type { Names } from '../parts/use-names.ts';
import { saleText } from './deal-words.ts';

/** Decimals of ages in the file. */
const AGE_DIGITS = 10;

/** Returns the columns of the CSV file of the market. */
export const csvColumns = (names: Pick<Names, 'modelName' | 'codeOf'>): Column<OfferedAircraft>[] => [
  { id: 'registration', label: 'Registration', value: ({ registration }) => registration },
  { id: 'model', label: 'Model', value: ({ model }) => names.modelName(model) },
  { id: 'price', label: 'Price', unit: '$', value: ({ price }) => price },
  { id: 'value', label: 'Market value', unit: '$', value: ({ value }) => value },
  {
    id: 'age',
    label: 'Age',
    unit: 'years',
    value: ({ age }) => Math.round(age * AGE_DIGITS) / AGE_DIGITS,
  },
  { id: 'hours', label: 'Hours', value: ({ hours }) => Math.round(hours) },
  { id: 'cycles', label: 'Cycles', value: ({ cycles }) => cycles },
  {
    id: 'condition',
    label: 'Condition',
    unit: '%',
    value: ({ condition }) => Math.round(condition * 100),
  },
  { id: 'seats', label: 'Seats', value: (row) => sumOfClasses(row) },
  { id: 'airport', label: 'Airport', value: ({ airport }) => names.codeOf(airport) },
  {
    id: 'km',
    label: 'Distance to the hub',
    unit: 'km',
    value: ({ km }) => (km === null ? null : Math.round(km)),
  },
  { id: 'seller', label: 'Seller', value: ({ seller }) => partyText(seller) },
  { id: 'sale', label: 'Sale', value: saleText },
];
