import { beforeEach, expect, it } from 'vitest';
import { forgetRevision, isNews, noteFetched } from '../../web/src/lib/revision.ts';

beforeEach(forgetRevision);

it('an action of another tab is news once', () => {
  expect(isNews({ revision: 4 })).toBe(true);
  expect(isNews({ revision: 4 })).toBe(false);
  expect(isNews({ revision: 5 })).toBe(true);
});

it('an action of this page is no news, nor is one that came before it', () => {
  noteFetched({ route: 'r', revision: 6 });
  expect(isNews({ revision: 6 })).toBe(false);
  expect(isNews({ revision: 5 })).toBe(false);
  expect(isNews({ revision: 7 })).toBe(true);
});

it('a late answer to an earlier action makes nothing news again', () => {
  expect(isNews({ revision: 9 })).toBe(true);
  noteFetched({ revision: 8 });
  expect(isNews({ revision: 9 })).toBe(false);
});

it('nothing is concluded from what has no revision', () => {
  noteFetched(null);
  expect(isNews({ id: 'x' })).toBe(false);
  expect(isNews({ revision: 0 })).toBe(true);
});
