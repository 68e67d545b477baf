import { beforeEach, expect, it } from 'vitest';
import { forgetRevision, isNews, noteFetched } from '#web/lib/revision.ts';

beforeEach(forgetRevision);

it('reports an action of another tab once', () => {
  expect(isNews({ revision: 4 })).toBe(true);
  expect(isNews({ revision: 4 })).toBe(false);
  expect(isNews({ revision: 5 })).toBe(true);
});

it('does not report an action of this page, or an earlier one', () => {
  noteFetched({ route: 'r', revision: 6 });
  expect(isNews({ revision: 6 })).toBe(false);
  expect(isNews({ revision: 5 })).toBe(false);
  expect(isNews({ revision: 7 })).toBe(true);
});

it('does not report anything again after a late response to an earlier action', () => {
  expect(isNews({ revision: 9 })).toBe(true);
  noteFetched({ revision: 8 });
  expect(isNews({ revision: 9 })).toBe(false);
});

it('ignores responses without a revision', () => {
  noteFetched(null);
  expect(isNews({ id: 'x' })).toBe(false);
  expect(isNews({ revision: 0 })).toBe(true);
});
