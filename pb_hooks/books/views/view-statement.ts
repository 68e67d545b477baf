import { detailsFrom, PERIOD_KINDS, type PeriodKind, periodsUntil, storedFrom } from '#game/books/periods.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import type { Statement } from '#game/payloads/statement.ts';
import { countedLots, isControl } from '#game/shares/tender.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { limitCalls, PAGE_CALLS_PER_MINUTE } from '#hooks/platform/http/call-limits.ts';
import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { listedOfQuery } from '#hooks/shares/listed-of-query.ts';
import { heldLots, isRivalAirline } from '#hooks/shares/tender-terms.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { minuteOfDate } from '#hooks/world/clock/date.ts';
import { type BookScope, readBooks } from '../read-books.ts';

const invalid = (field: string, message: string) =>
  fieldErrors('This is not a statement.', { [field]: { code: 'validation_invalid', message } });

function kindOf(text: string): PeriodKind {
  const kind = PERIOD_KINDS.find((name) => name === text);
  if (!kind) throw invalid('by', `Choose one of ${PERIOD_KINDS.join(', ')}.`);
  return kind;
}

/** Returns a world minute up to now. Now if the text is empty. */
function minuteOf(text: string, now: number): number {
  const minute = text === '' ? now : Number(text);
  if (!Number.isSafeInteger(minute) || minute < 0) throw invalid('until', 'Enter a world minute.');
  return Math.min(minute, now);
}

/** Rejects an id that is unknown, or that only other airlines have entries of. The error is the same for both. */
function rejectUnknown(app: CoreApp, airline: string, scope: 'route' | 'aircraft', id: string): void {
  const [own] = app.findRecordsByIds(scope, [id]);
  if (own?.getString('airline') === airline) return;
  throw invalid(scope, `You have no ${scope} with this id, and no entries about one.`);
}

/** Returns the airline whose books the caller may read: its own, or one that it controls. */
function airlineOf(e: core.RequestEvent, wanted: string): string {
  const own = requireAirline(e);
  if (wanted === '' || wanted === own) return own;
  const listing = listedOfQuery(e);
  const counted = countedLots(listing, isRivalAirline(e.app, wanted));
  if (isControl(heldLots(e.app, own, wanted), counted)) return wanted;
  throw new ForbiddenError('You need more than half of its shares to see its statements.', null);
}

const VALUED = 'SELECT valued AS json FROM airline WHERE id = {:airline}';

/**
 * GET /api/am/statement?by=&until=&route=|aircraft=&airline=: returns the books of the caller's airline, or of one that
 * it controls, by period. The ids of routes and aircraft may be those of former ones.
 */
export function viewStatement(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, PAGE_CALLS_PER_MINUTE, () => {
      const query = e.request?.url?.query();
      const airline = airlineOf(e, query?.get('airline') ?? '');
      const [by, route, aircraft] = [
        kindOf(query?.get('by') ?? ''),
        query?.get('route'),
        query?.get('aircraft'),
      ];
      if (route && aircraft) throw invalid('aircraft', 'Choose a route or an aircraft, not both.');
      const now = worldMinute(e.app);
      const start = e.app.findRecordById('world', WORLD_ID).getString('start');
      const startsAt = startWeekMinute(start);
      const scope: BookScope = route ? 'route' : aircraft ? 'aircraft' : 'airline';
      const founded = minuteOfDate(start, e.app.findRecordById('airline', airline).getString('founded'));
      const stored = Math.max(founded, storedFrom(by, { now, startsAt }));
      const from = scope === 'airline' ? stored : Math.max(stored, detailsFrom({ now, startsAt }));
      const until = Math.max(from, minuteOf(query?.get('until') ?? '', now));
      const periods = periodsUntil(by, until, from, startsAt);
      const about = route || aircraft || '';
      const sums = readBooks(e.app, { airline, about, scope, periods });
      if (scope !== 'airline' && sums.length === 0) rejectUnknown(e.app, airline, scope, about);
      const response: Statement = {
        by,
        minute: now,
        periods,
        storedFrom: from,
        valued: readJson<number>(e.app, VALUED, { airline }),
        sums: sums as Statement['sums'],
      };
      sendPrivate(e, response);
    }),
  );
}
