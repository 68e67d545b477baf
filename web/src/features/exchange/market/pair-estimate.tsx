import { useMemo } from 'react';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import type { OfferedAircraft } from '#game/payloads/exchange.ts';
import { Line } from '#web/components/line.tsx';
import { moneyRange } from '#web/components/range-words.ts';
import { formatCount, formatDecimal, formatMoney, formatPercent } from '#web/lib/format.ts';
import { PROFIT_MEANS } from '#web/lib/planning/profit-words.ts';
import { useCandidateAircraft } from '#web/lib/planning/use-candidate-aircraft.ts';
import { PLANNED_LOAD } from '#web/lib/trip-cost.ts';
import type { Names } from '../parts/use-names.ts';
import { listingCandidate } from './listing-candidate.ts';
import { PairSelect, useChosenPair } from './pair-select.tsx';
import { useEstimates } from './use-estimates.ts';

interface PairEstimateProps {
  listing: OfferedAircraft;
  model: AircraftModel;
  names: Names;
}

/** Costs and expected profit of an aircraft for sale on a pair of the player's choice. */
export function PairEstimate({ listing, model, names }: PairEstimateProps) {
  const { own } = useCandidateAircraft();
  const pair = useChosenPair();
  const candidate = useMemo(() => listingCandidate(listing, model, own), [listing, model, own]);
  const wanted = useMemo(() => [candidate], [candidate]);
  const { estimates, present, error } = useEstimates(pair, wanted, own);
  const estimate = estimates.get(listing.id);
  const hasNoWeek = estimate?.outlook === null;
  return (
    <div className="flex flex-col gap-3">
      <PairSelect names={names} />
      {pair.routes && !pair.to ? (
        <p className="text-13 text-muted">
          Choose a destination to see the costs and the profit with this aircraft.
        </p>
      ) : error ? (
        <p className="text-13 text-bad">The estimate could not be computed. Choose another pair.</p>
      ) : hasNoWeek ? (
        <p className="text-13 text-warn">
          {estimate?.seatKmCents == null
            ? 'It cannot fly this pair with all seats taken: the range or a runway is too short.'
            : 'The airports have no slots for a week of flights on this pair.'}
        </p>
      ) : (
        <dl className="flex flex-col gap-1 text-13">
          <Line label={`CASK at ${formatPercent(PLANNED_LOAD)} load factor, without the price`}>
            {estimate?.seatKmCents == null ? '…' : `${formatDecimal(estimate.seatKmCents, 2)} ¢`}
          </Line>
          <Line label="Profit per week, next four weeks">
            {estimate?.outlook ? formatMoney(estimate.outlook.profit) : '…'}
          </Line>
          <Line label="In four of five weeks">
            {estimate?.outlook ? moneyRange(estimate.outlook.band) : '…'}
          </Line>
          <Line label="Profit per week, whole year">
            {estimate?.outlook ? formatMoney(estimate.outlook.yearly) : '…'}
          </Line>
          {estimate?.outlook && estimate.outlook.yearly > 0 && (
            <Line label="Weeks until it has earned its price">
              {formatDecimal(listing.price / estimate.outlook.yearly, 0)}
            </Line>
          )}
        </dl>
      )}
      <p className="text-12 text-muted">
        {present > 0 && `In addition to your ${formatCount(present, 'flight')} per week on this pair. `}
        {PROFIT_MEANS}
      </p>
    </div>
  );
}
