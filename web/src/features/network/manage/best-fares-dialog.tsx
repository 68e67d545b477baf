import { useState } from 'react';
import { bandOfSum } from '#game/demand/forecast/band.ts';
import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import { CABIN_CLASSES, type CabinClass } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { moneyRange } from '#web/components/range-words.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { CABIN_NAMES } from '#web/lib/cabin-names.ts';
import { formatCount, formatMoney, formatMoneyChange } from '#web/lib/format.ts';
import { useAction } from '#web/lib/use-action.ts';
import { QuietHead } from '../shared/quiet-head.tsx';
import { endsFrom, type RouteRow } from '../shared/route-rows.ts';
import { setFares, tellFaresSet } from './set-fares.ts';
import { type BestRow, useBestFares } from './use-best-fares.ts';

const isChanged = ({ row, best }: BestRow) => {
  const now = faresOf(row.route);
  return CABIN_CLASSES.some((name) => best.fares[name] !== now[name]);
};

/** $120 → $135, or only one fare if it does not change. */
function FareCell({ row, best, name }: Pick<BestRow, 'row' | 'best'> & { name: CabinClass }) {
  const [now, then] = [faresOf(row.route)[name], best.fares[name]];
  return (
    <td className={`pt-1 pl-2 text-right sm:whitespace-nowrap ${now === then ? 'text-muted' : ''}`}>
      {now === then ? formatMoney(now) : `${formatMoney(now)} → ${formatMoney(then)}`}
    </td>
  );
}

/** Shows a column only for classes in which a fare changes, because a phone has no room for more. */
function BestRows({ found, hub }: { found: readonly BestRow[]; hub: string }) {
  const shown = CABIN_CLASSES.filter((name) =>
    found.some(({ row, best }) => faresOf(row.route)[name] !== best.fares[name]),
  );
  return (
    <table className="w-full text-13 tabular-nums">
      <caption className="sr-only">Current and best fares, with the change in profit per week</caption>
      <QuietHead names={['Route', ...shown.map((name) => CABIN_NAMES[name]), 'Profit']} />
      {found.map(({ row, best, band }) => {
        const [from, to] = endsFrom(row, hub);
        return (
          <tbody key={row.route.id} className="border-t border-line">
            <tr className="align-top">
              <th scope="row" className="code pt-1 pr-2 text-left font-medium whitespace-nowrap">
                {from.iata}–{to.iata}
              </th>
              {shown.map((name) => (
                <FareCell key={name} row={row} best={best} name={name} />
              ))}
              <td className="pt-1 pl-2 text-right">{formatMoneyChange(best.profit - best.before)}</td>
            </tr>
            <tr>
              <td colSpan={shown.length + 2} className="pb-1 text-right text-12 text-muted">
                Profit then {moneyRange(band)}
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

interface BestFaresDialogProps {
  rows: readonly RouteRow[];
  onClose: () => void;
  onDone: () => void;
}

/** Shows the most profitable fares of the selected routes and sets them together. */
export default function BestFaresDialog({ rows, onClose, onDone }: BestFaresDialogProps) {
  const hub = useOwnAirline().data?.hub ?? '';
  // Keeps the rows from when the dialog opened, because new results replace them.
  const [flown] = useState(() => rows.filter(({ flights }) => flights > 0));
  const { found, isDone, error } = useBestFares(flown);
  const changed = found.filter(isChanged);
  const gain = changed.reduce((sum, { best }) => sum + best.profit - best.before, 0);
  const range = bandOfSum(changed.map(({ best, band }) => ({ expected: best.profit, band })));
  const idle = rows.length - flown.length;

  const save = useAction({
    mutationFn: () => setFares(changed.map(({ row, best }) => ({ route: row.route.id, ...best.fares }))),
    onSuccess: () => {
      tellFaresSet(changed.length);
      onClose();
      onDone();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Best fares for ${formatCount(rows.length, 'route')}`}
      width={680}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {changed.length > 0 && (
            <Button tone="primary" disabled={!isDone} pending={save.isPending} onClick={() => save.run()}>
              Set fares of {formatCount(changed.length, 'route')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {error ? (
          <Banner tone="bad" title="The fares could not be computed">
            {error.message}
          </Banner>
        ) : isDone ? (
          <p>
            {changed.length === 0 ? (
              'These routes already have their best fares.'
            ) : (
              <>
                <b className="tabular-nums">{formatMoneyChange(gain)}</b> profit per week in the next{' '}
                {FORECAST_WEEKS} weeks, at competitors’ current fares. The profit is then{' '}
                <span className="tabular-nums">{moneyRange(range)}</span> in four of five weeks.
              </>
            )}
          </p>
        ) : (
          <label className="flex flex-col gap-1.5">
            Computing: {found.length} of {formatCount(flown.length, 'route')}
            <progress value={found.length} max={flown.length} className="w-full accent-accent" />
          </label>
        )}
        {found.length > 0 && <BestRows found={found} hub={hub} />}
        {idle > 0 && (
          <p className="text-13 text-muted">
            {formatCount(idle, 'route')} without flights {idle === 1 ? 'keeps its' : 'keep their'} fares
            because there is nothing to forecast.
          </p>
        )}
        <ActionFailure title="The fares were not set" error={save.error} />
      </div>
    </Dialog>
  );
}
