import { ArrowLeftRight, Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ExchangeSearchResult, SEARCH_PAGE } from '#game/payloads/exchange.ts';
import { Button } from '#web/components/button.tsx';
import { downloadCsv, toCsv } from '#web/components/data-table/csv.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { formatCount, formatMoney, formatNumber } from '#web/lib/format.ts';
import { useExchangeSearch } from '#web/lib/game/exchange.ts';
import { ItemList } from '../parts/item-list.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import type { Names } from '../parts/use-names.ts';
import { COMPARED_MAX, compareChange, readCompared, withoutCompared } from './compared.ts';
import { csvColumns } from './market-csv.ts';
import { OfferedItem } from './offered-item.tsx';
import { SearchForm } from './search-form.tsx';
import { filterCount, NO_FILTERS, searchQueryOf } from './search-query.ts';

/** Time without a change after which a text is used, so that typing sends one request. */
const SETTLED_MS = 250;

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Pixels above the first aircraft of a page. */
const MARGIN = 8;

/** Aircraft that were bought or sold in the air and have not landed yet. */
function Pending({ pending, names }: { pending: ExchangeSearchResult['pending']; names: Names }) {
  return pending.map(({ aircraft, side, registration, model, price, lands }) => (
    <p key={aircraft} className="rounded-control border border-line bg-raised px-3 py-2 text-13">
      <span className="code normal-nums">{registration}</span> {names.modelName(model)} is in the air and{' '}
      {side === 'buyer' ? 'joins your fleet' : 'leaves your fleet'} when it lands, {names.at(lands)}.{' '}
      {formatMoney(price)} {side === 'buyer' ? 'of yours ' : ''}is in escrow until then.
    </p>
  ));
}

function Pages({ count, page }: { count: number; page: number }) {
  const { change } = useAddress();
  const last = Math.max(1, Math.ceil(count / SEARCH_PAGE));
  if (last === 1) return null;
  // Back returns to the page before.
  const to = (next: number) => change({ page: next === 1 ? null : String(next) }, false);
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3 text-13">
      <Button disabled={page <= 1} onClick={() => to(page - 1)}>
        Previous
      </Button>
      <span className="tabular-nums">
        Page {formatNumber(page)} of {formatNumber(last)}
      </span>
      <Button disabled={page >= last} onClick={() => to(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

/** Moves to the beginning of the list, with the focus, when another page of it is shown. Not while a filter is typed. */
function useTopOfPage(page: number) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = list.current;
    const area = element?.closest('[data-exchange-list]');
    if (!element || !area || document.activeElement?.matches('input, select')) return;
    element.focus({ preventScroll: true });
    area.scrollTop += element.getBoundingClientRect().top - area.getBoundingClientRect().top - MARGIN;
  }, [page]);
  return list;
}

function Results({ result, names }: { result: ExchangeSearchResult; names: Names }) {
  const { params, wanted, change } = useAddress();
  const { count, page, rows } = result;
  const list = useTopOfPage(page);
  const open = params.get('listing');
  const compared = readCompared(wanted);
  if (rows.length === 0 && count > 0)
    return (
      <EmptyState
        icon={ArrowLeftRight}
        title="Nothing on this page"
        action={<Button onClick={() => change({ page: null })}>Show the first page</Button>}
      >
        Aircraft have been sold or withdrawn, so the list has become shorter.
      </EmptyState>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={ArrowLeftRight}
        title={filterCount(params) > 0 ? 'No aircraft match these filters' : 'Nothing is for sale'}
        action={filterCount(params) > 0 && <Button onClick={() => change(NO_FILTERS)}>Clear filters</Button>}
      >
        {filterCount(params) > 0
          ? 'Dealers take in other aircraft every week.'
          : 'Aircraft of dealers and other airlines appear here. Dealers take in new ones every week.'}
      </EmptyState>
    );
  return (
    <>
      <ItemList label="Aircraft for sale" ref={list}>
        {rows.map((row) => (
          <OfferedItem
            key={row.id}
            row={row}
            names={names}
            isOpen={row.id === open}
            isCompared={compared.includes(row.id)}
            canCompare={compared.length < COMPARED_MAX}
            onOpen={() => change({ listing: row.id, compared: null }, open !== null)}
            onCompare={() => change(compareChange(wanted, row.id))}
          />
        ))}
      </ItemList>
      <Pages count={count} page={page} />
    </>
  );
}

/** Search, filters and the aircraft that match. */
export function MarketList({ names }: { names: Names }) {
  const { params, wanted, change } = useAddress();
  const { data, error, refetch, isPlaceholderData } = useExchangeSearch(useSettled(searchQueryOf(params)));
  const compared = readCompared(wanted);
  return (
    <div className="flex flex-col gap-4">
      <SearchForm />
      {data && <Pending pending={data.pending} names={names} />}
      <div className="flex min-h-9 items-center justify-between gap-3">
        <p role="status" className="text-13 text-muted tabular-nums">
          {data && `${formatCount(data.count, 'aircraft')} for sale`}
        </p>
        <span className="flex gap-2">
          {data && data.rows.length > 0 && (
            <Button
              tone="quiet"
              title="Downloads the aircraft of this page"
              onClick={() => downloadCsv('Aircraft for sale', toCsv(csvColumns(names), data.rows))}
            >
              <Icon of={Download} />
              CSV
            </Button>
          )}
          {compared.length > 0 && (
            <>
              <Button
                disabled={compared.length < 2}
                title={compared.length < 2 ? 'Select another aircraft' : undefined}
                onClick={() => change({ compared: '1', listing: null }, false)}
              >
                Compare {compared.length} of {COMPARED_MAX}
              </Button>
              <IconButton
                icon={X}
                label="Clear comparison"
                onClick={() => change(withoutCompared(wanted, compared))}
                className="-ml-1.5"
              />
            </>
          )}
        </span>
      </div>
      {error && !data ? (
        <ErrorState title="The market could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={`flex flex-col gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <Results result={data} names={names} />
        </div>
      ) : (
        <ListSkeleton of="aircraft for sale" />
      )}
    </div>
  );
}
