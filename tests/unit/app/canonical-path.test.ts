import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '#web/app/canonical-path.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/signin', '/signin/'],
    ['/signin/', '/signin/'],
    ['/route//manage', '/route/manage/'],
    ['//route/', '/route/'],
    ['/about', '/about/'],
    ['/Finance/Banking/', '/finance/banking/'],
    ['/VERIFY', '/verify'],
    ['/signout', '/signout'],
    ['/signout/', '/signout'],
    ['/verify/', '/verify'],
    ['/verify', '/verify'],
    ['/airline/ab', '/airline/AB/'],
    ['/Airline/a1C/', '/airline/A1C/'],
    ['/airline/AB/', '/airline/AB/'],
    ['/airline/', '/airline/'],
    ['/airline/AB/Routes', '/airline/ab/routes/'],
  ])('%s → %s', (given, wanted) => expect(canonicalPath(given)).toBe(wanted));

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = canonicalPath(path);
        expect(canonicalPath(once)).toBe(once);
        expect(once.startsWith('/') && !once.startsWith('//')).toBe(true);
      }),
    );
  });
});
