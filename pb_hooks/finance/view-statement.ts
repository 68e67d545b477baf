import {
  detailsFrom,
  PERIOD_KINDS,
  type PeriodKind,
  periodsUntil,
  storedFrom,
} from '#game/finance/periods.ts';
import type { Statement } from '#game/payloads/statement.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { startWeekMinute } from '#game/timetable/clock.ts';
import { worldMinute } from '../clock/clock.ts';
import { readJson } from '../db/read-json.ts';
import { limitCalls } from '../http/call-limits.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { handleRequest } from '../http/handle-request.ts';
import { type BookScope, readBooks } from './read-books.ts';

/** A player may turn many pages. */
const CALLS_PER_MINUTE = 60;

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

const VALUED = 'SELECT valued AS json FROM airline WHERE id = {:airline}';

/**
 * GET /api/am/statement?by=&until=&route=|aircraft=: returns the books of the caller's airline by period. The ids of
 * routes and aircraft may be those of former ones.
 */
export function viewStatement(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, CALLS_PER_MINUTE, () => {
      const airline = e.auth?.getString('airline') ?? '';
      if (airline === '') throw new ForbiddenError('Found an airline first.', null);
      const query = e.request?.url?.query();
      const [by, route, aircraft] = [
        kindOf(query?.get('by') ?? ''),
        query?.get('route'),
        query?.get('aircraft'),
      ];
      if (route && aircraft) throw invalid('aircraft', 'Choose a route or an aircraft, not both.');
      const now = worldMinute(e.app);
      const startsAt = startWeekMinute(e.app.findRecordById('world', WORLD_ID).getString('start'));
      const scope: BookScope = route ? 'route' : aircraft ? 'aircraft' : 'airline';
      const stored = storedFrom(by, { now, startsAt });
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
      e.response?.header().set('Cache-Control', 'no-store');
      e.json(200, response);
    }),
  );
}
