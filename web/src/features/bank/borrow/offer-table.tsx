import { FORECAST_WEEKS } from '#game/books/cash-forecast.ts';
import { Button } from '#web/components/button.tsx';
import {
  formatCount,
  formatMoney,
  formatMoneyChange,
  formatMoneyShort,
  formatPercent,
} from '#web/lib/format.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { effectOnCash, type Offer } from './offers.ts';

/** Returns the name of an offer, and what secures it. */
function offerName({ weeks, collateral }: Offer): { title: string; note: string } {
  const term = formatCount(weeks, 'week');
  if (!collateral) return { title: `Unsecured, ${term}`, note: '' };
  return {
    title: `Secured by ${collateral.registration}, ${term}`,
    note: `Worth ${formatMoneyShort(collateral.value)}, secures ${formatMoneyShort(collateral.limit)}`,
  };
}

const HEAD = 'h-9 px-3 font-medium max-md:sr-only';
const CELL = 'px-3 py-2 text-right tabular-nums max-md:p-0 max-md:text-left';
const COLUMNS = [
  'Rate per year',
  'Instalment per week',
  'Total interest',
  `Effect on cash in ${FORECAST_WEEKS} weeks`,
];

interface OfferTableProps {
  offers: readonly Offer[];
  /** Whole US dollars. NaN if none is entered. */
  amount: number;
  onChoose: (offer: Offer) => void;
}

interface OfferRowProps {
  offer: Offer;
  amount: number;
  /** World minute. Undefined while it loads. */
  now: number | undefined;
  onChoose: (offer: Offer) => void;
}

/** One offer, with a button to take it or the reason why it is not available. */
function OfferRow({ offer, amount, now, onChoose }: OfferRowProps) {
  const { weeks, costs, rate, problem } = offer;
  const name = offerName(offer);
  const figures = [
    ['Rate ', rate === null ? '–' : formatPercent(rate, 2)],
    ['Per week ', costs ? formatMoney(costs.payment) : '–'],
    ['Interest ', costs ? formatMoney(costs.interest) : '–'],
    [
      `Cash in ${FORECAST_WEEKS} weeks `,
      costs && rate !== null && now !== undefined
        ? formatMoneyChange(effectOnCash(amount, weeks, rate, now))
        : '–',
    ],
  ] as const;
  return (
    <tr className="border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1 max-md:py-3">
      <th scope="row" className="px-3 py-2 text-left font-medium max-md:col-span-2 max-md:p-0">
        {name.title}
        {name.note && <span className="block text-12 font-normal text-muted">{name.note}</span>}
      </th>
      {figures.map(([label, value]) => (
        <td key={label} className={CELL}>
          <span className="text-muted md:hidden">{label}</span>
          {value}
        </td>
      ))}
      <td className="px-3 py-1.5 text-right max-md:col-span-2 max-md:p-0">
        {problem ? (
          <span className="text-muted">{problem}</span>
        ) : (
          <Button
            className="max-md:w-full"
            aria-label={`Take loan: ${name.title}`}
            onClick={() => onChoose(offer)}
          >
            Take loan …
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Offers as rows: rate, weekly instalment, total cost and the effect on cash. Two-column items on a phone. */
export function OfferTable({ offers, ...shared }: OfferTableProps) {
  const now = useWorldMinute();
  return (
    <table className="w-full text-13 max-md:block">
      <caption className="sr-only">Offers of the bank</caption>
      <thead className="bg-raised text-12 max-md:sr-only">
        <tr>
          <th scope="col" className={`${HEAD} text-left`}>
            Loan
          </th>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className={`${HEAD} text-right`}>
              {name}
            </th>
          ))}
          <th scope="col" className={HEAD}>
            <span className="sr-only">Action</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {offers.map((offer) => (
          <OfferRow key={offer.key} offer={offer} now={now} {...shared} />
        ))}
      </tbody>
    </table>
  );
}
