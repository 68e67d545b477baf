import { expect, it } from 'vitest';
import { freshStartAt, mailboxOf, waitsAfterDeletion } from '#game/airline/fresh-start.ts';
import { DAY } from '#game/world/time.ts';

it('allows a fresh start after sixty game days', () => {
  expect(freshStartAt(100)).toBe(100 + 60 * DAY);
});

it('lets a player give up an airline within its first game day', () => {
  expect(waitsAfterDeletion(DAY - 1)).toBe(false);
  expect(waitsAfterDeletion(DAY)).toBe(true);
});

it('treats all addresses of a mailbox as one', () => {
  expect(mailboxOf(' Ada+Second@Example.TEST ')).toBe('ada@example.test');
  expect(mailboxOf('a.da@example.test')).toBe('a.da@example.test');
  expect(mailboxOf('A.d.a+x@googlemail.com')).toBe(mailboxOf('ada@gmail.com'));
});
