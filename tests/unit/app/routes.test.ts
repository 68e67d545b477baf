import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import {
  leave,
  rejectForbidden,
  rejectUnknown,
  requireAirline,
  requireNoAirline,
  requireVisitor,
  settleSession,
} from '#web/app/guards.ts';
import { PAGE_LIST } from '#web/lib/pages.ts';

// It draws the land, whose file is only there in a build of the app.
vi.mock('#web/app/frame/plain-frame.tsx', () => ({ PlainFrame: () => null }));
const { rootRoute } = await import('#web/app/routes.tsx');

/** Returns the guards of a path, the outer one first. */
const guardsOf = (path: string) =>
  matchRoutes([rootRoute], path)?.flatMap(({ route: { loader } }) => loader ?? []);

describe('the guard of a page', () => {
  const OPEN: Record<string, unknown> = {
    '/signin/': requireVisitor,
    '/signup/': requireVisitor,
    '/signout': leave,
    '/verify': settleSession,
    '/confirm-email-change/': settleSession,
    '/reset-password/': settleSession,
    '/onboarding/': requireNoAirline,
  };
  const paths = PAGE_LIST.map(({ path }) => path.replace(':code', 'AB'));

  it.each(paths)('of %s asks for an airline, unless it is open', (path) =>
    expect(guardsOf(path.replace(/\?.*/, ''))).toEqual([OPEN[path] ?? requireAirline]),
  );
});

describe('an unknown path', () => {
  it.each([
    '/route/nothing/',
    '/fleet/',
    '/finance/x',
    '/staff/a/b/',
    '/account/x/',
    '/operations/x/',
    '/slots/x',
    '/airline/',
  ])('below a section of the players’ pages is forbidden: %s', (path) =>
    expect(guardsOf(path)).toEqual([requireAirline, rejectForbidden]),
  );

  it.each(['/nothing', '/nothing/at/all/', '/signin/more/'])('elsewhere is not found: %s', (path) =>
    expect(guardsOf(path)).toEqual([rejectUnknown]),
  );
});
