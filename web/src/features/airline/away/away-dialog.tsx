import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { GOAL_TITLES } from '#game/airline/goals.ts';
import { dateText } from '#game/network/timetable/clock.ts';
import type { Away } from '#game/payloads/away.ts';
import { decisionText } from '#game/payloads/decision-text.ts';
import { CATEGORIES } from '#game/tables/ledger-category.ts';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Line } from '#web/components/line.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { errorText } from '#web/lib/error-text.ts';
import { formatCount, formatMoney, formatMoneyChange, formatNumber } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useAway } from '#web/lib/game/away.ts';
import { effectWords, moveWords } from '#web/lib/move-words.ts';
import { notify } from '#web/lib/notices.ts';
import { linkTo } from '#web/lib/pages.ts';
import { saveSettings, useSettings } from '#web/lib/settings.ts';
import { useWorld } from '#web/lib/world.ts';
import { pageOf, pairWords } from './away-words.ts';

/** Number of categories shown one by one. The others are summed up. */
const CATEGORIES_MAX = 6;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3 className="text-13 font-bold">{title}</h3>
      {children}
    </section>
  );
}

function Money({ money }: Pick<Away, 'money'>) {
  const shown = money.slice(0, CATEGORIES_MAX);
  const rest = money.slice(CATEGORIES_MAX).reduce((sum, { amount }) => sum + amount, 0);
  const total = money.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <dl className="flex flex-col gap-0.5 text-13">
      {shown.map(({ category, amount }) => (
        <Line key={category} label={CATEGORIES[category].text}>
          {formatMoneyChange(amount)}
        </Line>
      ))}
      {rest !== 0 && <Line label="Other">{formatMoneyChange(rest)}</Line>}
      <Line label="Change in cash">
        <b>{formatMoneyChange(total)}</b>
      </Line>
    </dl>
  );
}

function Summary({ away, onLeave }: { away: Away; onLeave: () => void }) {
  const { flights, checks, goals, moves, move_count, decisions } = away;
  const airline = useOwnAirline().data;
  const hub = useAirportIndex().data?.codeOf(airline?.hub ?? '') ?? '';
  const link = 'text-accent underline underline-offset-4 max-md:inline-block max-md:py-2';
  return (
    <div className="flex flex-col gap-5">
      {decisions.length > 0 && (
        <Part title="Waiting for you">
          <ul className="flex flex-col gap-1">
            {decisions.map((decision) => (
              <li key={decision.kind}>
                <Link to={pageOf(decision)} className={link} onClick={onLeave}>
                  {decisionText(decision, formatMoney)}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Money">
        {away.money.length > 0 ? (
          <Money money={away.money} />
        ) : (
          <p className="text-13 text-muted">No entries.</p>
        )}
      </Part>
      <Part title="Flights">
        <p className="text-13 tabular-nums">
          {formatNumber(flights.flown)} flown with {formatCount(flights.passengers, 'passenger')},{' '}
          {formatNumber(flights.late)} late, {formatNumber(flights.cancelled)} cancelled.
        </p>
        {checks.count > 0 && (
          <p className="text-13 tabular-nums">
            {formatCount(checks.count, 'check')} for {formatMoney(checks.cost)}.
          </p>
        )}
      </Part>
      {goals.length > 0 && (
        <Part title="Goals reached">
          <ul className="flex flex-col gap-1 text-13">
            {goals.map((goal) => (
              <li key={goal}>{GOAL_TITLES[goal]}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Competitors on your routes">
        {moves.length === 0 ? (
          <p className="text-13 text-muted">No changes.</p>
        ) : (
          <ul className="flex flex-col gap-1 text-13 tabular-nums">
            {moves.map((move) => (
              <li key={move.kind + move.route + move.code + move.name}>
                <Link
                  to={`${linkTo('manageRoutes', { route: move.route })}&tab=market`}
                  className={`code ${link}`}
                  onClick={onLeave}
                >
                  {pairWords(move.pair, hub)}
                </Link>{' '}
                {move.code ? (
                  <AirlineLink name={move.name} code={move.code} onClick={onLeave} className="" />
                ) : (
                  'An airline that has closed'
                )}
                {moveWords(move)}
                {effectWords(move) && <span className="block text-muted">{effectWords(move)}</span>}
              </li>
            ))}
            {move_count > moves.length && (
              <li className="text-muted">and {formatNumber(move_count - moves.length)} more.</li>
            )}
          </ul>
        )}
      </Part>
    </div>
  );
}

/**
 * Shows what happened during the player's last absence: once automatically, and again for `?away=1`.
 * @param until world minute at which the absence ended
 */
export default function AwayDialog({ until }: { until: number }) {
  const { params, change } = useAddress();
  const { away_seen } = useSettings();
  const world = useWorld().data;
  const [closed, setClosed] = useState(0);
  const away = useAway(until);
  const isWanted = params.has('away');
  const dismiss = () => {
    setClosed(until);
    if (away_seen === until) return;
    saveSettings({ away_seen: until }).catch((error) => notify(errorText(error), 'bad'));
  };
  const close = () => {
    dismiss();
    if (isWanted) change({ away: null });
  };
  if (!isWanted && closed === until) return null;
  return (
    <Dialog
      open
      onClose={close}
      title="While you were away"
      width={520}
      actions={
        <Button tone="primary" data-autofocus onClick={close}>
          Continue
        </Button>
      }
    >
      {away.data && world ? (
        <div className="flex flex-col gap-4">
          <p className="text-13 text-muted tabular-nums">
            {dateText(world.start, away.data.from)} to {dateText(world.start, away.data.until)}
          </p>
          <Summary away={away.data} onLeave={dismiss} />
        </div>
      ) : away.isError ? (
        <ErrorState
          title="The summary could not be loaded"
          error={away.error}
          onRetry={() => void away.refetch()}
        />
      ) : (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner /> Loading …
        </p>
      )}
    </Dialog>
  );
}
