import { describe, expect, it } from 'vitest';
import type { Message } from '#game/tables/message.ts';
import { conversationsOf } from '#web/features/people/messages/conversations.ts';
import { gameTime, sentShort } from '#web/features/people/messages/sent-words.ts';

let count = 0;
const message = (sender: string, receiver: string, read = true): Message => ({
  id: `m${count++}`,
  sender,
  receiver,
  text: 'Hello',
  minute: 0,
  sent: count,
  read,
});

describe('conversations', () => {
  const newest = [
    message('ada', 'own', false),
    message('own', 'bea', false),
    message('own', 'ada'),
    message('ada', 'own', false),
  ];

  it('have the messages with one airline, oldest first, and the latest conversation first', () => {
    const found = conversationsOf(newest, 'own');
    expect(found.map(({ other, messages }) => [other, messages.map(({ id }) => id)])).toEqual([
      ['ada', ['m3', 'm2', 'm0']],
      ['bea', ['m1']],
    ]);
    expect(found[0]?.last.id).toBe('m0');
  });

  it('count unread messages that were received, not those that were sent', () => {
    expect(conversationsOf(newest, 'own').map(({ unread }) => unread)).toEqual([2, 0]);
  });
});

describe('the time of a message', () => {
  it('is short: the time of today, or the date', () => {
    const now = new Date(2026, 0, 6, 20, 15).getTime();
    expect(sentShort(new Date(2026, 0, 6, 8, 5).getTime(), now)).toBe('08:05');
    expect(sentShort(new Date(2026, 0, 5, 8, 5).getTime(), now)).toBe('Mon 5 Jan');
  });

  it('is also a game time', () => {
    expect(gameTime('2026-01-01', 5 * 1440 + 490)).toBe('Game time Tue 6 Jan 2026 08:10 UTC');
  });
});
