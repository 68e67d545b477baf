import { describe, expect, it } from 'vitest';
import { hasEffect } from '#game/actions/actions.ts';
import {
  type Correspondence,
  HOUR_MS,
  hindranceOf,
  MESSAGE_MAX,
  MESSAGES_AN_HOUR,
  UNANSWERED_MAX,
} from '#game/people/message/limits.ts';
import { messageTextSchema, tidyMessage } from '#game/people/message/message-text.ts';
import {
  NEW_REQUESTS_A_DAY,
  NEW_UNTIL,
  REQUEST_MAX,
  REQUESTS_A_DAY,
  REQUESTS_AN_HOUR,
  REQUESTS_WAITING,
  type RequestFacts,
  requestHindranceOf,
} from '#game/people/message/requests.ts';

const NOW = 1_800_000_000_000;
const KNOWN: Correspondence = { hasBlocked: false, isBlocked: false, unanswered: 0, lastHour: 0, oldest: 0 };
const codeOf = (change: Partial<Correspondence>) => hindranceOf({ ...KNOWN, ...change }, NOW)?.code;

describe('the text of a message', () => {
  it('keeps lines and removes space around them', () => {
    expect(tidyMessage('  Good morning \t\r\n\r\n\r\n\r\n  a slot?\r ')).toBe('Good morning\n\n  a slot?');
  });

  it('may have any script and emoji', () => {
    for (const text of ['Hallo', 'こんにちは', 'مرحبا', '👩‍✈️ ✈️', 'a\nb', 'x'.repeat(MESSAGE_MAX)])
      expect(messageTextSchema.parse(text)).toBe(text);
  });

  it('is not too long, not empty and has no invisible characters', () => {
    for (const text of ['', ' \n\t', '\u200d', 'x'.repeat(MESSAGE_MAX + 1), 'a\u0007', 'a\u202eb', '\u2028'])
      expect(messageTextSchema.safeParse(text).success, JSON.stringify(text)).toBe(false);
    expect(messageTextSchema.parse(`${'x'.repeat(MESSAGE_MAX)}   `)).toHaveLength(MESSAGE_MAX);
  });
});

describe('sending a message', () => {
  it('is possible below the limits', () => {
    expect(codeOf({})).toBeUndefined();
    expect(codeOf({ unanswered: UNANSWERED_MAX - 1, lastHour: MESSAGES_AN_HOUR - 1 })).toBeUndefined();
  });

  it('is rejected after a block, on either side', () => {
    expect(codeOf({ hasBlocked: true, isBlocked: true })).toBe('blocked_by_you');
    expect(codeOf({ isBlocked: true, unanswered: 99 })).toBe('not_accepted');
  });

  it('waits for an answer, or until the first message of the hour is an hour old', () => {
    expect(codeOf({ unanswered: UNANSWERED_MAX })).toBe('unanswered');
    const many = { ...KNOWN, lastHour: MESSAGES_AN_HOUR, oldest: NOW - HOUR_MS + 90_000 };
    expect(hindranceOf(many, NOW)).toMatchObject({ field: 'text', code: 'too_many' });
    expect(hindranceOf(many, NOW)?.message).toContain('in 2 minutes');
    expect(hindranceOf({ ...many, oldest: NOW - HOUR_MS + 1 }, NOW)?.message).toContain('in 1 minute.');
  });
});

describe('a request', () => {
  const FREE: RequestFacts = { state: null, waiting: 0, receivedLastHour: 0, sentLastDay: 0, age: NEW_UNTIL };
  const codeFor = (change: Partial<RequestFacts>, text = 'Hello') =>
    requestHindranceOf({ ...FREE, ...change }, text)?.code;

  it('is possible below the limits of the sender and of the receiver', () => {
    const most = { waiting: REQUESTS_WAITING - 1, receivedLastHour: REQUESTS_AN_HOUR - 1 };
    const text = 'x'.repeat(REQUEST_MAX);
    expect(codeFor({ ...most, sentLastDay: REQUESTS_A_DAY - 1 }, text)).toBeUndefined();
    expect(codeFor({ sentLastDay: NEW_REQUESTS_A_DAY - 1, age: 0 })).toBeUndefined();
    expect(codeFor({ waiting: REQUESTS_WAITING })).toBe('no_more_requests');
    expect(codeFor({ receivedLastHour: REQUESTS_AN_HOUR })).toBe('no_more_requests');
    expect(codeFor({ sentLastDay: REQUESTS_A_DAY })).toBe('too_many_requests');
    expect(codeFor({ sentLastDay: NEW_REQUESTS_A_DAY, age: NEW_UNTIL - 1 })).toBe('too_many_requests');
    expect(codeFor({}, `${text}x`)).toBe('request_too_long');
  });

  it('is one, and a declined sender hears the same as a blocked one', () => {
    expect(codeFor({ state: 'waiting' })).toBe('request_waiting');
    const blocked = { hasBlocked: false, isBlocked: true, unanswered: 0, lastHour: 0, oldest: 0 };
    const declined = requestHindranceOf({ ...FREE, state: 'declined' }, 'Hello');
    expect(declined).toEqual(hindranceOf(blocked, NOW));
  });
});

it('messages are left out of the log of actions', () => {
  expect(hasEffect('message.send')).toBe(false);
  expect(hasEffect('notices.read')).toBe(true);
});
