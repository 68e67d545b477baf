import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { itemOfKind, itemText } from '#game/books/book-items.ts';
import { FLIGHT_DAYS } from '#game/books/periods.ts';
import { Button } from '#web/components/button.tsx';
import { Drawer } from '#web/components/drawer/drawer.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useRegistrations } from '#web/lib/game/registrations.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { changesQuery, type EntriesOf, entriesQuery } from '#web/lib/game/statement.ts';
import { linkTo } from '#web/lib/pages.ts';
import { dayText, momentText } from '#web/lib/world-moment.ts';
import { changeOf, type StatementRow } from './statement-rows.ts';

interface EntriesDrawerProps {
  row: StatementRow;
  /** Dates of the period. */
  when: string;
  /** The sum of the entries of the period, in words. */
  total: string;
  of: EntriesOf;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  onClose: () => void;
}

interface EntryProps {
  when: string;
  what: string;
  about: string;
  amount: number;
  flight?: string;
}

function Entry({ when, what, about, amount, flight = '' }: EntryProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-2 text-13 first:border-t-0">
      <div className="min-w-0">
        <p className="truncate">{what}</p>
        <p className="text-12 text-muted tabular-nums">
          {when}
          {about && ` · ${about}`}
          {flight && (
            <>
              {' · '}
              <Link
                to={linkTo('world', { flight })}
                className="text-accent underline max-md:-my-3 max-md:py-3"
              >
                Flight
              </Link>
            </>
          )}
        </p>
      </div>
      <span className="tabular-nums">{formatMoney(amount)}</span>
    </li>
  );
}

/** The ledger entries and changes in value behind a figure of a statement. */
export function EntriesDrawer({ row, when, total, of, start, onClose }: EntriesDrawerProps) {
  const entries = useInfiniteQuery(entriesQuery(of));
  const changes = useInfiniteQuery(changesQuery(of));
  const registrations = useRegistrations();
  const pairs = new Map(
    (useRoutes().data ?? []).map(({ id, pair }) => [id, `${pair.slice(0, 3)}–${pair.slice(3)}`]),
  );
  const rows = entries.data?.pages.flat() ?? [];
  const values = changes.data?.pages.flat() ?? [];
  const failed = [entries, changes].find(({ error, data }) => error && !data);
  const isLoading = entries.isLoading || changes.isLoading;
  const notMore = [entries, changes].find(({ isFetchNextPageError }) => isFetchNextPageError);
  const more = [entries, changes].find(({ hasNextPage }) => hasNextPage);
  return (
    <Drawer title={row.label} subtitle={`${when} · ${total}`} onClose={onClose}>
      {failed ? (
        <ErrorState
          title="The entries could not be loaded"
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : isLoading ? (
        <Skeleton className="h-60 w-full" />
      ) : (
        <div className="flex flex-col gap-3">
          {rows.length + values.length === 0 && (
            <p className="text-muted">There are no entries in this period.</p>
          )}
          <ul aria-label="Entries" className="flex flex-col">
            {values.map(({ id, aircraft, week, change, kind }) => (
              <Entry
                key={id}
                when={`Week until ${dayText(start, week - 1)}`}
                what={itemText(itemOfKind(kind))}
                about={
                  kind === 'aircraft'
                    ? (registrations.get(aircraft) ?? (aircraft ? 'Former aircraft' : 'All aircraft'))
                    : ''
                }
                amount={changeOf(row, itemOfKind(kind), change)}
              />
            ))}
            {rows.map(({ id, minute, category, memo, route, aircraft, flight, amount }) => (
              <Entry
                key={id}
                when={momentText(start, minute)}
                what={memo || itemText(category)}
                about={[pairs.get(route), registrations.get(aircraft)].filter(Boolean).join(' · ')}
                amount={changeOf(row, category, amount)}
                flight={flight}
              />
            ))}
          </ul>
          {notMore && <ErrorState title="More entries could not be loaded" error={notMore.error} />}
          {more && (
            <Button pending={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
              Show more entries
            </Button>
          )}
          <p className="text-12 text-muted">
            Entries of flights older than {FLIGHT_DAYS} days are summed up by day, and later by week, quarter
            and year.
          </p>
        </div>
      )}
    </Drawer>
  );
}
