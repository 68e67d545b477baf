import { Link } from 'react-router-dom';
import type { SlotBid } from '#game/tables/slot-bid.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney, formatNumber } from '#web/lib/format.ts';
import type { AirportIndex } from '#web/lib/game/airport-index.ts';
import { notify } from '#web/lib/notices.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { type BidGroup, groupBids, hoursText } from './bid-hours.ts';

const HEAD = 'h-9 px-3 font-medium max-md:px-2';
const CELL = 'px-3 py-2 align-middle max-md:px-2';

function Withdraw({ group: { bid, hours }, code }: { group: BidGroup; code: string }) {
  const { run, isPending, error } = useAction({
    mutationFn: () => act('slot.bid', { airport: bid.airport, hours, lots: 0, price: bid.price }),
    onSuccess: () => notify(`Bid at ${code} withdrawn. You received a full refund.`, 'good'),
  });
  return (
    <>
      <Button pending={isPending} onClick={() => run()}>
        Withdraw
      </Button>
      <ActionFailure title="The bid was not withdrawn" error={error} />
    </>
  );
}

const resultText = ({ bid: { lots, won, paid }, hours }: BidGroup): string =>
  won === 0
    ? 'Nothing won, all money returned'
    : `Won ${formatNumber(won * hours.length)} of ${formatNumber(lots * hours.length)} at ${formatMoney(paid)}`;

interface OwnBidsProps {
  bids: readonly SlotBid[];
  airports: AirportIndex;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** The airline's bids for the next auction, and what became of those in the last one. */
export function OwnBids({ bids, airports, start }: OwnBidsProps) {
  const open = bids.filter(({ decided }) => !decided);
  const tiedUp = open.reduce((sum, { lots, price }) => sum + lots * price, 0);
  const [next] = open;
  const hasWon = bids.some(({ won }) => won > 0);
  return (
    <section aria-labelledby="bids" className="flex flex-col gap-3">
      <h2 id="bids" className="font-bold">
        Your bids
      </h2>
      {next && (
        <p className="text-13 tabular-nums">
          {formatMoney(tiedUp)} in escrow until {momentText(start, next.auction)} UTC.
        </p>
      )}
      {hasWon && (
        <p className="text-13">
          <Link
            to={linkTo('manageRoutes', { view: 'timetable' })}
            className="text-accent underline underline-offset-4"
          >
            Plan departures
          </Link>{' '}
          in the hours that you won. Slots that stay unused are withdrawn.
        </p>
      )}
      <table className="w-full rounded-panel border border-line text-13 tabular-nums">
        <thead className="bg-raised text-12">
          <tr>
            <th scope="col" className={`${HEAD} text-left`}>
              Airport
            </th>
            <th scope="col" className={`${HEAD} text-left`}>
              Hours, UTC
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Bid
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Result
            </th>
          </tr>
        </thead>
        <tbody>
          {groupBids(bids).map((group) => {
            const { bid, hours } = group;
            const code = airports.codeOf(bid.airport);
            return (
              <tr key={bid.id} className="border-t border-line">
                <th scope="row" className={`${CELL} code text-left`}>
                  {code}
                </th>
                <td className={CELL}>{hoursText(hours)}</td>
                <td className={`${CELL} text-right`}>
                  {formatCount(bid.lots * hours.length, 'slot')} at {formatMoney(bid.price)}
                </td>
                <td className={`${CELL} text-right`}>
                  {bid.decided ? resultText(group) : <Withdraw group={group} code={code} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
